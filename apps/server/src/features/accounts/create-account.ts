import type { Insertable } from "kysely";
import type { Tx } from "../../platform/db.ts";
import type { Users } from "../../platform/db-types.ts";
import type { Deps } from "../../platform/deps.ts";
import { addUser, addUserUnlessThere, findByEmail } from "./accounts.store.ts";
import { hashPassword } from "./passwords.ts";

export type NewAccount = Omit<Insertable<Users>, "id" | "password_hash" | "status"> & {
  readonly type: "buyer" | "seller" | "admin";
  readonly status?: "waiting" | "active";
  readonly passwordHash?: string;
};

/** Makes an account without a registration: for the demo market, the first admin and tests. */
export async function createAccount(
  tx: Tx,
  { passwordHash, ...account }: NewAccount,
): Promise<number> {
  const { id } = await addUser(tx, {
    status: "active",
    ...account,
    password_hash: passwordHash ?? null,
  });
  return id;
}

/**
 * The office's first account, from ADMIN_EMAIL and ADMIN_PASSWORD; an account that is there stays
 * as it is.
 */
export async function ensureAdmin({ db, config }: Pick<Deps, "db" | "config">): Promise<void> {
  const email = config.ADMIN_EMAIL?.toLowerCase();
  if (!email || !config.ADMIN_PASSWORD || (await findByEmail(db, email, "admin"))) return;
  await addUserUnlessThere(db, {
    type: "admin",
    status: "active",
    name: "Office",
    email,
    password_hash: await hashPassword(config.ADMIN_PASSWORD),
  });
}
