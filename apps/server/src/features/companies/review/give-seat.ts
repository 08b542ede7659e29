import type { Body, companies, Paise } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutSeat } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { endSessionsOf } from "../../accounts/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import {
  countOtherOwners,
  findMember,
  findSeat,
  listUsersOf,
  lockCompany,
  putSeat,
  setSeat,
} from "../companies.store.ts";

type Given = Body<typeof companies.giveSeat>;

/**
 * Gives a member a place in a company, in place of the one they have: to whom it belongs when
 * somebody else came first. `alone` removes everybody else, whose sessions end.
 * @throws Problem not_found, last_owner of a company that others act for
 */
export async function giveSeat(
  { db, bus, config }: Pick<Deps, "db" | "bus" | "config">,
  adminId: number,
  { companyId, userId }: { companyId: number; userId: number },
  { role, alone, reason }: Given,
): Promise<void> {
  const removed = await db.transaction().execute(async (tx) => {
    const company = await lockCompany(tx, companyId);
    const member = company && (await findMember(tx, userId));
    if (!member) throw new Problem("not_found");
    const before = await leave(tx, userId, companyId);
    await putSeat(tx, userId, { company_id: companyId, role });
    await writeAudit(tx, {
      adminId,
      action: "company seat given",
      ...aboutSeat({ id: userId, name: member.name }, company),
      details: { reason, before, after: { company: companyId, role } },
    });
    const others = (await listUsersOf(tx, companyId)).filter(({ id }) => id !== userId);
    const gone = alone ? others : [];
    for (const { id, name, role: had, status } of gone) {
      await setSeat(tx, id, { status: "removed", role: null, bid_limit: null });
      await endSessionsOf(tx, id);
      await writeAudit(tx, {
        adminId,
        action: "company user removed by the office",
        ...aboutSeat({ id, name }, company),
        details: { reason, before: { role: had, status }, after: { status: "removed" } },
      });
    }
    await notifyMembers(tx, config.home, [
      notice(userId, "join_agreed", { company: company.name }, { link: "/company" }),
    ]);
    return gone.map(({ id }) => id);
  });
  for (const id of [userId, ...removed]) bus.publish("session", { userId: id });
  bus.publish("identity", {});
}

/** The place that they have now; a company whose last owner they are is not left to its others. */
async function leave(tx: Tx, userId: number, forCompany: number) {
  const seat = await findSeat(tx, userId);
  if (!seat) return null;
  const others = await listUsersOf(tx, seat.company_id);
  const isLast =
    seat.role === "owner" && (await countOtherOwners(tx, seat.company_id, userId)) === 0;
  const acting = others.filter(({ id, status }) => id !== userId && status === "active");
  if (seat.company_id !== forCompany && isLast && acting.length > 0)
    throw new Problem("last_owner", { path: "user_id" });
  return {
    company: seat.company_id,
    role: seat.role,
    status: seat.status,
    bid_limit: seat.bid_limit as Paise | null,
  };
}
