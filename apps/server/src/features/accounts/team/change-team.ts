import type { office } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutUser } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { letter, queueMessages } from "../../notifications/index.ts";
import { dropFactor } from "../second-factor/second-factor.store.ts";
import { endSessionsOf } from "../sessions/sessions.store.ts";
import {
  findColleague,
  lockOwners,
  noteFactorReset,
  removeOfficeUser,
  setOfficeRole,
  type TeamRow,
} from "./team.store.ts";

type TeamDeps = Pick<Deps, "db" | "bus">;

/** Gives a colleague another role; they sign in anew with it. */
export async function changeRole(
  { db, bus }: TeamDeps,
  ownerId: number,
  id: number,
  role: office.OfficeRole,
): Promise<TeamRow> {
  const changed = await db.transaction().execute(async (tx) => {
    const colleague = await lockColleague(tx, ownerId, id, role);
    if (colleague.role === role) return null;
    await setOfficeRole(tx, id, role);
    await endSessionsOf(tx, id);
    await writeAudit(tx, {
      adminId: ownerId,
      action: "role changed",
      ...aboutUser(colleague),
      details: { before: { role: colleague.role }, after: { role } },
    });
    await mail(tx, colleague, "Your role in the office has changed", `You are now ${role}.`);
    return { ...colleague, role };
  });
  if (changed) bus.publish("session", { userId: id });
  const colleague = changed ?? (await findColleague(db, id));
  if (!colleague) throw new Problem("not_found");
  return colleague;
}

/** Removes a colleague, who is signed out everywhere: the caller says so once it is committed. */
export async function removeFromOffice(tx: Tx, ownerId: number, id: number): Promise<TeamRow> {
  const colleague = await lockColleague(tx, ownerId, id, null);
  await removeOfficeUser(tx, id);
  await endSessionsOf(tx, id);
  await writeAudit(tx, {
    adminId: ownerId,
    action: "colleague removed",
    ...aboutUser(colleague),
    details: { before: { role: colleague.role }, after: { role: null } },
  });
  await mail(tx, colleague, "You no longer work in the office", "Your account there is closed.");
  return colleague;
}

/** For a colleague who has lost phone and recovery codes: they set up another second factor. */
export async function resetFactor({ db, bus }: TeamDeps, ownerId: number, id: number) {
  await db.transaction().execute(async (tx) => {
    const colleague = await lockColleague(tx, ownerId, id, "owner");
    await dropFactor(tx, id);
    await noteFactorReset(tx, id, ownerId);
    await endSessionsOf(tx, id);
    await writeAudit(tx, {
      adminId: ownerId,
      action: "second factor reset",
      ...aboutUser(colleague),
    });
    await mail(
      tx,
      colleague,
      "Your second factor was turned off",
      "An owner of the office turned it off.",
    );
  });
  bus.publish("session", { userId: id });
}

/**
 * The colleague, with all owners locked: whoever asks is still one of them, and one remains.
 * @throws Problem office_role_may_not, not_found, last_office_owner
 */
async function lockColleague(
  tx: Tx,
  ownerId: number,
  id: number,
  next: office.OfficeRole | null,
): Promise<TeamRow> {
  const owners = await lockOwners(tx);
  if (!owners.includes(ownerId)) throw new Problem("office_role_may_not");
  const colleague = await findColleague(tx, id);
  if (!colleague) throw new Problem("not_found");
  if (next !== "owner" && owners.every((owner) => owner === id))
    throw new Problem("last_office_owner");
  return colleague;
}

const mail = (tx: Tx, { email, name }: TeamRow, subject: string, text: string) =>
  queueMessages(
    tx,
    email
      ? [{ channel: "mail", recipient: email, subject, body: letter("en", { name, text }) }]
      : [],
  );
