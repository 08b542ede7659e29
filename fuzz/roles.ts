import type pg from "pg";

export const roles = ["visitor", "registrant", "buyer", "seller", "admin"] as const;
export type Role = (typeof roles)[number];

const ACCOUNT = {
  buyer: "9000000001",
  seller: "seller1@rebale.example",
  admin: "admin@rebale.example",
} as const;

/** A token of the demo's account of this role, however it fared before; none for a visitor. */
export async function signInAs(role: Role, origin: string, db: pg.Pool): Promise<string | null> {
  if (role === "visitor") return null;
  if (role !== "registrant")
    await db.query("update users set status = 'active' where $1 in (mobile, email)", [
      ACCOUNT[role],
    ]);
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
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
  const mobile = role === "buyer" ? ACCOUNT.buyer : "9700000001";
  const sent = (await post("/user/enter-mobile", { mobile })).data as { demo_otp: string };
  return (await post("/user/verify-otp", { mobile, otp: sent.demo_otp })).token ?? null;
}
