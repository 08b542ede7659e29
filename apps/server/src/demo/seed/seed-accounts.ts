import { DAY_MS } from "@rebale/contract/values/calendar";
import { createAccount, hashPassword } from "../../features/accounts/index.ts";
import type { Db } from "../../platform/db/db.ts";
import { chance } from "../chance.ts";
import { buyers, sellers } from "../data/people.ts";
import type { Person } from "../data/types.ts";
import { claimPart } from "../stores/demo.store.ts";

const SELLER_PASSWORD = "Sell-Scrap-2026";
const ADMIN = { email: "admin@rebale.example", password: "Admin-Rebale-2026" };
/** Each with the admin's password, at <login>@rebale.example; money goes back by two of finance. */
const COLLEAGUES = [
  { login: "moderator", officeRole: "moderator", name: "Meera Moderator" },
  { login: "finance", officeRole: "finance", name: "Farhan Finance" },
  { login: "finance2", officeRole: "finance", name: "Firoza Finance" },
  { login: "content", officeRole: "content", name: "Charu Content" },
  { login: "support", officeRole: "support", name: "Sunil Support" },
] as const;
const HOUR = 3_600_000;

/** The office's people, and the members with what their registration asked. */
export async function seedAccounts(db: Db, now: Date): Promise<void> {
  // Hashed before the transaction begins: it takes a quarter of a second.
  const [adminHash, ...sellerHashes] = await Promise.all([
    hashPassword(ADMIN.password),
    ...sellers.map(() => hashPassword(SELLER_PASSWORD)),
  ]);
  await db.transaction().execute(async (tx) => {
    if (!(await claimPart(tx, "accounts"))) return;
    const dice = chance(1);
    const longAgo = new Date(now.getTime() - 300 * DAY_MS);
    const since = (days: number) =>
      new Date(now.getTime() - dice.between(days, days * 3) * DAY_MS - dice.below(DAY_MS));
    await createAccount(tx, {
      type: "admin",
      name: "Rebale Office",
      email: ADMIN.email,
      passwordHash: adminHash ?? "",
      is_demo: true,
      officeSince: longAgo,
      created_at: since(300),
    });
    for (const [i, { number, ...seller }] of sellers.entries()) {
      await createAccount(tx, {
        ...account(seller),
        type: "seller",
        status: number === null ? "waiting" : "active",
        passwordHash: sellerHashes[i] ?? "",
        created_at: number === null ? new Date(now.getTime() - 5 * HOUR) : since(120),
      });
    }
    for (const { trade: _trade, buys: _buys, ...buyer } of buyers)
      await createAccount(tx, { ...account(buyer), type: "buyer", created_at: since(60) });
    for (const { login, ...colleague } of COLLEAGUES)
      await createAccount(tx, {
        ...colleague,
        type: "admin",
        email: `${login}@rebale.example`,
        passwordHash: adminHash ?? "",
        officeSince: longAgo,
        is_demo: true,
      });
  });
}

const account = ({ pan, gstin, number: _number, ...person }: Person & { number?: unknown }) => ({
  ...person,
  pan_number: pan,
  gst_number: gstin,
  is_demo: true,
});
