import type { accounts, Language } from "@rebale/contract";
import type { Insertable } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import type { Users } from "../../platform/db-types.ts";
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

export const findByEmail = (db: Db, email: string, type?: accounts.AccountType) =>
  db
    .selectFrom("users")
    .select([...who, "password_hash"])
    .where("email", "=", email)
    .$if(type !== undefined, (b) => b.where("type", "=", type ?? ""))
    .$castTo<Account & { password_hash: string | null }>()
    .executeTakeFirst();

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
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();

export const findUser = (db: Db, id: number) =>
  db
    .selectFrom("users")
    .leftJoin("account_papers", "user_id", "id")
    .selectAll("users")
    .select(PAPER_FIELDS)
    .where("id", "=", id)
    .executeTakeFirst();

/** Which unique field of an account an insert ran into, if that is why it failed. */
export function takenField(error: unknown): "mobile" | "email" | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== "23505") return null;
  return constraint === "users_mobile_key"
    ? "mobile"
    : constraint === "users_email_key"
      ? "email"
      : null;
}
