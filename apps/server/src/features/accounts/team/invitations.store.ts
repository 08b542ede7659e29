import type { office } from "@rebale/contract";
import type { Db, Tx } from "../../../platform/db/db.ts";

interface NewInvitation {
  readonly tokenHash: Buffer;
  readonly email: string;
  readonly role: office.OfficeRole;
  readonly invitedBy: number | null;
  readonly expiresAt: Date;
}

/** An address has one invitation at a time. */
export async function addInvitation(tx: Tx, invitation: NewInvitation): Promise<number> {
  const { tokenHash, email, role, invitedBy, expiresAt } = invitation;
  await tx.deleteFrom("office_invitations").where("email", "=", email).execute();
  const { id } = await tx
    .insertInto("office_invitations")
    .values({ token_hash: tokenHash, email, role, invited_by: invitedBy, expires_at: expiresAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const listInvitations = (db: Db, now: Date) =>
  db
    .selectFrom("office_invitations as i")
    .leftJoin("users", "users.id", "i.invited_by")
    .select(["i.id", "i.email", "i.role", "i.expires_at", "users.name as invited_by"])
    .where("i.expires_at", ">", now)
    .orderBy("i.id", "desc")
    .$castTo<InvitationRow>()
    .execute();
export interface InvitationRow {
  readonly id: number;
  readonly email: string;
  readonly role: office.OfficeRole;
  readonly expires_at: Date;
  readonly invited_by: string | null;
}

/** Whom the token invites; nobody when it was used or taken back, or its time has passed. */
export const findInvitation = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom("office_invitations")
    .select(["email", "role"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .$castTo<Pick<InvitationRow, "email" | "role">>()
    .executeTakeFirst();

/** Takes the token: whoever else holds it waits here, and then finds nothing. */
export const takeInvitation = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom("office_invitations")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning(["email", "role", "invited_by"])
    .$castTo<{ email: string; role: office.OfficeRole; invited_by: number | null }>()
    .executeTakeFirst();

export const withdrawInvitation = (tx: Tx, id: number) =>
  tx
    .deleteFrom("office_invitations")
    .where("id", "=", id)
    .returning(["email", "role"])
    .executeTakeFirst();

export const endExpiredInvitations = (tx: Tx, now: Date) =>
  tx.deleteFrom("office_invitations").where("expires_at", "<=", now).execute();

/** The account that has proven this address, and what it is in the office. */
export const findHolder = (db: Db, email: string) =>
  db
    .selectFrom("users")
    .leftJoin("office_users", "office_users.user_id", "users.id")
    .select(["users.id", "users.type", "users.status", "office_users.role"])
    .where("email", "=", email)
    .where("email_verified_at", "is not", null)
    .executeTakeFirst();

export const reopenAccount = (tx: Tx, id: number, name: string, passwordHash: string) =>
  tx
    .updateTable("users")
    .set({ name, password_hash: passwordHash, status: "active", status_reason: null })
    .where("id", "=", id)
    .execute();
