import type pg from "pg";

export const roles = ["visitor", "registrant", "uploader", "buyer", "seller", "admin"] as const;
export type Role = (typeof roles)[number];

const ACCOUNT = {
  buyer: "9000000001",
  seller: "seller1@rebale.example",
  admin: "admin@rebale.example",
} as const;

/** A token of the demo's account of this role, however it fared before; none for a visitor. */
export async function signInAs(role: Role, origin: string, db: pg.Pool): Promise<string | null> {
  if (role === "visitor") return null;
  if (role !== "registrant" && role !== "uploader")
    await db.query("update users set status = 'active' where $1 in (mobile, email)", [
      ACCOUNT[role],
    ]);
  const post = async (path: string, body: object, token?: string | null) => {
    const reply = await fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as { token?: string; data: unknown };
  };
  if (role === "seller")
    return (await post("/user/login", { email: ACCOUNT.seller, password: "Sell-Scrap-2026" }))
      .data as string;
  if (role === "admin")
    return (await post("/admin/login", { email: ACCOUNT.admin, password: "Admin-Rebale-2026" }))
      .data as string;
  const prove = async (mobile: string) => {
    const sent = (await post("/user/enter-mobile", { mobile })).data as { demo_otp: string };
    return (await post("/user/verify-otp", { mobile, otp: sent.demo_otp })).token ?? null;
  };
  if (role !== "uploader") return prove(role === "buyer" ? ACCOUNT.buyer : "9700000001");
  const seller = aSeller();
  const registered = await post("/user", seller, await prove(seller.contact.mobile));
  return (registered.data as { temp_token: string }).temp_token;
}

let sellers = 0;
/** A new one each time: the token with which a registration sends its papers lasts half an hour. */
function aSeller() {
  const n = String(++sellers).padStart(4, "0");
  return {
    name: "Fuzz Seller",
    business_name: "Fuzz Metals",
    email: `fuzz-${n}@example.org`,
    password: "Sell-Scrap-2026",
    contact: { mobile: `969600${n}` },
    documents: { pancard: { number: `FUZZY${n}F` } },
    login_type: { isBuyer: false, isSeller: true },
  };
}
