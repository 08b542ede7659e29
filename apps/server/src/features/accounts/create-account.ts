import type { office } from "@rebale/contract";
import type { Insertable } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import type { Users } from "../../platform/db/db-types.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { NewAccountPapers } from "../papers/index.ts";
import { addUser, addUserUnlessThere, listByEmail } from "./accounts.store.ts";
import { enterCompany } from "./membership/enter-company.ts";
import { hashPassword } from "./passwords.ts";
import { addOfficeUser } from "./team/team.store.ts";

export type NewAccount = Omit<Insertable<Users>, "id" | "password_hash" | "status"> &
  NewAccountPapers & {
    readonly type: "buyer" | "seller" | "admin";
    readonly status?: "waiting" | "active";
    readonly passwordHash?: string;
    /** An admin's; an owner unless given. */
    readonly officeRole?: office.OfficeRole;
    readonly officeSince?: Date;
  };

/** Makes an account without a registration: for the demo market, the first admin and tests. */
export async function createAccount(
  tx: Tx,
  { passwordHash, officeRole = "owner", officeSince, ...account }: NewAccount,
): Promise<number> {
  const { id } = await addUser(tx, {
    status: "active",
    ...account,
    email_verified_at: account.email ? await marketNow(tx) : null,
    password_hash: passwordHash ?? null,
  });
  if (account.type === "admin")
    await addOfficeUser(tx, { userId: id, role: officeRole, since: officeSince });
  else
    await enterCompany(tx, "", {
      userId: id,
      name: account.name,
      companyName: account.business_name ?? account.name,
      pan: account.pan_number ?? null,
    });
  return id;
}

/**
 * The office's first owner, from ADMIN_EMAIL and ADMIN_PASSWORD; an account that is there stays
 * as it is.
 */
export async function ensureAdmin({ db, config }: Pick<Deps, "db" | "config">): Promise<void> {
  const email = config.ADMIN_EMAIL?.toLowerCase();
  if (!email || !config.ADMIN_PASSWORD || (await listByEmail(db, email, "admin")).length > 0)
    return;
  const passwordHash = await hashPassword(config.ADMIN_PASSWORD);
  await db.transaction().execute(async (tx) => {
    const added = await addUserUnlessThere(tx, {
      type: "admin",
      status: "active",
      name: "Office",
      email,
      email_verified_at: await marketNow(tx),
      password_hash: passwordHash,
    });
    if (added) await addOfficeUser(tx, { userId: added.id, role: "owner" });
  });
}
