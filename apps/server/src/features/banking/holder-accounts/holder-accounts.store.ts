import type { banking, Paise } from "@rebale/contract";
import { rupees } from "@rebale/contract/values/money";
import { sql } from "kysely";
import type { Config } from "../../../platform/config.ts";
import type { Db, Tx } from "../../../platform/db/db.ts";

/** The demo's one account: made by whoever comes first. */
const DEMO_ACCOUNT = "Demo bank";

export interface HolderAccount {
  readonly id: number;
  readonly name: string;
  readonly ifsc: string | null;
  readonly last4: string | null;
  readonly opening: Paise;
  readonly lastClosing: Paise;
  readonly lastDay: string | null;
  readonly lines: number;
  readonly madeBy: number | null;
  /** The admin who named it. */
  readonly by: string | null;
  /** By two persons, or the demo's: only then its statements credit companies. */
  readonly isAgreed: boolean;
}

const accounts = (db: Db) =>
  db
    .selectFrom("holder_accounts")
    .select(["id", "name", "ifsc", "last4", "lines", "made_by as madeBy"])
    .select(sql<boolean>`made_by is null or confirmed_by is not null`.as("isAgreed"))
    .select(sql<string | null>`(select u.name from people u where u.id = made_by)`.as("by"))
    .select(sql<Paise>`opening`.as("opening"))
    .select(sql<Paise>`last_closing`.as("lastClosing"))
    .select(sql<string | null>`last_day::text`.as("lastDay"));

export async function ensureDemoAccount(
  db: Db,
  { demo, PAYMENT_GATEWAY }: Pick<Config, "demo" | "PAYMENT_GATEWAY">,
): Promise<void> {
  if (!demo || PAYMENT_GATEWAY !== "demo") return;
  const values = { name: DEMO_ACCOUNT, opening: 0, last_closing: 0 };
  await db
    .insertInto("holder_accounts")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const listHolderAccounts = (db: Db): Promise<HolderAccount[]> =>
  accounts(db).orderBy("id").execute();

export const findHolderAccount = (db: Db, name: string): Promise<HolderAccount | undefined> =>
  accounts(db).where(sql<boolean>`lower(name) = lower(${name})`).executeTakeFirst();

/** Two statements of one account are read one after the other; claims of transfers wait, too. */
export const lockHolderAccount = (tx: Tx, id: number): Promise<HolderAccount> =>
  accounts(tx).where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

/** No statement is read until the transaction ends. */
export const holdStatements = (tx: Tx) =>
  sql`select from holder_accounts order by id for share`.execute(tx);

export const insertHolderAccount = (
  tx: Tx,
  made: Pick<HolderAccount, "name" | "ifsc" | "last4" | "opening"> & { made_by: number },
) =>
  tx
    .insertInto("holder_accounts")
    .values({ ...made, last_closing: made.opening })
    .execute();

export const agreeToAccount = (tx: Tx, id: number, by: number) =>
  tx.updateTable("holder_accounts").set({ confirmed_by: by }).where("id", "=", id).execute();

/** In the place of who named it, and has left the office since. */
export const nameAccountAgain = (tx: Tx, id: number, by: number) =>
  tx.updateTable("holder_accounts").set({ made_by: by }).where("id", "=", id).execute();

export const presentHolderAccount = (of: HolderAccount, userId: number): banking.HolderAccount => ({
  _id: String(of.id),
  name: of.name,
  ifsc: of.ifsc,
  last4: of.last4,
  opening: rupees(of.opening),
  last_closing: rupees(of.lastClosing),
  last_day: of.lastDay,
  waits: of.isAgreed ? null : { by: of.by ?? "", by_you: of.madeBy === userId },
});
