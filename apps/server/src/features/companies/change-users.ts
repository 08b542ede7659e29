import type { Body, companies, Paise } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutSeat } from "../../platform/audit/audit-subjects.rules.ts";
import { describeDecided } from "../../platform/audit/decided.store.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { endSessionsOf } from "../accounts/index.ts";
import { notice, notifyMembers } from "../notifications/index.ts";
import { decideEnd, decideSeat, ROLE_OF_JOINER, type Seat } from "./companies.rules.ts";
import {
  admitUser,
  countOtherOwners,
  findSeat,
  lockCompany,
  setSeat,
  type UserRow,
} from "./companies.store.ts";
import { mayBeSeen } from "./present-company.ts";

type Context = Pick<Deps, "db" | "bus" | "config">;
/** An owner acts within the own company; the office answers, in an owner's place, who asked one. */
export interface Actor {
  readonly userId: number;
  readonly companyId: number | null;
}

const toSeat = ({ status, role, bid_limit }: UserRow): Seat => ({
  status: status as Seat["status"],
  role: role as Seat["role"],
  bidLimit: bid_limit as Paise | null,
});

/** As the audit has them. */
const JOIN_ANSWERS = {
  of: "user_id",
  did: {
    "company user agreed": { en: "agreed to it", hi: "हाँ की" },
    "company user declined": { en: "declined it", hi: "मना किया" },
  },
} as const;

/** The user's place behind its company's lock; a stranger's is not found. */
async function lockSeat(tx: Tx, { userId, companyId }: Actor, targetId: number) {
  const target = await findSeat(tx, targetId);
  const company = target && (await lockCompany(tx, target.company_id));
  if (!company || (companyId !== null && company.id !== companyId)) throw new Problem("not_found");
  // The seats from before the lock may have changed while it was waited for.
  const [seat, actor] = [await findSeat(tx, targetId), await findSeat(tx, userId)];
  if (seat?.company_id !== company.id) throw new Problem("not_found");
  if (companyId !== null && (actor?.company_id !== companyId || actor.role !== "owner"))
    throw new Problem("owner_needed");
  if (companyId === null && seat.status !== "asked") {
    const said = await describeDecided(tx, JOIN_ANSWERS, { id: targetId, adminId: userId });
    const msg = said && {
      en: `${said.en}. Nothing of yours was saved`,
      hi: `${said.hi}। आपका कुछ सेव नहीं हुआ`,
    };
    throw new Problem("join_answered", msg ? { msg } : {});
  }
  if (seat.status !== "asked" && seat.status !== "active") throw new Problem("not_found");
  return { company, seat };
}

/**
 * Agrees that somebody joins, or changes a role or a limit.
 * @throws Problem not_found, owner_needed, last_owner, join_unanswered, join_answered
 */
export async function changeUser(
  { db, bus, config }: Context,
  actor: Actor,
  targetId: number,
  change: Body<typeof companies.changeCompanyUser>,
): Promise<{ user: UserRow; isSeen: boolean }> {
  const row = await db.transaction().execute(async (tx) => {
    const { company, seat } = await lockSeat(tx, actor, targetId);
    const decision = decideSeat(
      toSeat(seat),
      { agrees: change.status === "active", role: change.role, bidLimit: change.bid_limit },
      await countOtherOwners(tx, company.id, targetId),
    );
    if (!decision.accepted) throw new Problem(decision.because);
    const { status, role, bidLimit } = decision.seat;
    const seatTerms = { role, bid_limit: bidLimit };
    await (seat.status === "asked" ? admitUser : setSeat)(tx, targetId, seatTerms);
    await writeAudit(tx, {
      adminId: actor.userId,
      action: seat.status === "asked" ? "company user agreed" : "company user changed",
      ...aboutSeat({ id: targetId, name: seat.name }, company),
      details: { before: toSeat(seat), after: decision.seat },
    });
    if (seat.status === "asked")
      await notifyMembers(tx, config.home, [
        notice(targetId, "join_agreed", { company: company.name }, { link: "/company" }),
      ]);
    const isSeen = mayBeSeen(company, seat);
    return { user: { ...seat, status, role, bid_limit: bidLimit }, isSeen };
  });
  bus.publish("session", { userId: targetId });
  bus.publish("identity", {});
  return row;
}

/**
 * Declines who asked, or removes who acted: their sessions end at once.
 * @throws Problem not_found, owner_needed, last_owner, join_answered
 */
export async function endSeat({ db, bus, config }: Context, actor: Actor, targetId: number) {
  await db.transaction().execute(async (tx) => {
    const { company, seat } = await lockSeat(tx, actor, targetId);
    const decision = decideEnd(toSeat(seat), await countOtherOwners(tx, company.id, targetId));
    if (!decision.accepted) throw new Problem(decision.because);
    await setSeat(tx, targetId, { status: decision.status, role: null, bid_limit: null });
    if (decision.status === "removed") await endSessionsOf(tx, targetId);
    await writeAudit(tx, {
      adminId: actor.userId,
      action: `company user ${decision.status}`,
      ...aboutSeat({ id: targetId, name: seat.name }, company),
    });
    if (decision.status === "declined")
      await notifyMembers(tx, config.home, [
        notice(targetId, "join_declined", { company: company.name }, { link: "/company" }),
      ]);
  });
  bus.publish("session", { userId: targetId });
  bus.publish("identity", {});
}

/** The office's answer to who asked; once only. */
export async function answerAsked(
  context: Context,
  adminId: number,
  targetId: number,
  { answer, role = ROLE_OF_JOINER }: Body<typeof companies.answerJoinRequest>,
): Promise<void> {
  const actor = { userId: adminId, companyId: null };
  if (answer === "agree") await changeUser(context, actor, targetId, { status: "active", role });
  else await endSeat(context, actor, targetId);
}
