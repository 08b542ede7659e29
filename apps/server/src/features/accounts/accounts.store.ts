import type { accounts, Language } from "@rebale/contract";
import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Users } from "../../platform/db/db-types.ts";
import {
  type NewAccountPapers,
  PAPER_FIELDS,
  splitPapers,
  writeAccountPapers,
} from "../papers/index.ts";
import type { AccountStatus } from "./accounts.rules.ts";

const who = ["id", "type", "status", "name", "profile_image", "language"] as const;
interface Account {
  id: number;
  type: accounts.AccountType;
  status: AccountStatus;
  name: string;
  profile_image: string | null;
  language: Language | null;
}

export const findByMobile = (db: Db, mobile: string) =>
  db
    .selectFrom("users")
    .select(who)
    .where("mobile", "=", mobile)
    .$castTo<Account>()
    .executeTakeFirst();

/** Accounts that typed one address, unproven, at most: each costs a password's hash. */
const MAX_OF_ONE_ADDRESS = 5;

/** Whose address it is, if that is proven; then those that only typed it, oldest first. */
export const listByEmail = (db: Db, email: string, type?: accounts.AccountType) =>
  db
    .selectFrom("users")
    .select([...who, "password_hash", "email_verified_at"])
    .where("email", "=", email)
    .$if(type !== undefined, (b) => b.where("type", "=", type ?? ""))
    .orderBy(sql`email_verified_at is null`)
    .orderBy("id")
    .limit(MAX_OF_ONE_ADDRESS)
    .$castTo<AccountOfEmail>()
    .execute();
export type AccountOfEmail = Account & {
  readonly password_hash: string | null;
  readonly email_verified_at: Date | null;
};

/** Whoever else wants to register with or prove this address waits here. */
export const lockEmail = (tx: Tx, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(tx);

export async function addUser(
  tx: Tx,
  account: Insertable<Users> & NewAccountPapers,
): Promise<{ id: number }> {
  const { own, papers } = splitPapers(account);
  const added = await tx.insertInto("users").values(own).returning("id").executeTakeFirstOrThrow();
  await writeAccountPapers(tx, added.id, papers);
  return added;
}

/** For nodes that start together: the first one's stays, and the others add none. */
export const addUserUnlessThere = (tx: Tx, user: Insertable<Users>) =>
  tx
    .insertInto("users")
    .values(user)
    .onConflict((conflict) =>
      conflict.column("email").where("email_verified_at", "is not", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();

export const findUser = (db: Db, id: number) =>
  db
    .selectFrom("users")
    .leftJoin("account_tax_papers", "user_id", "id")
    .selectAll("users")
    .select(PAPER_FIELDS)
    .where("id", "=", id)
    .executeTakeFirst();

/** Whether an insert failed because another account has the phone. */
export function isPhoneTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23505" && constraint === "users_mobile_key";
}
