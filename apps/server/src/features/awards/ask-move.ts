import { awards } from "@rebale/contract";
import type { AwardMove } from "@rebale/contract/awards/states";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { type Notice, notice, notifyMembers } from "../notifications/index.ts";
import { sideOf } from "./awards.access.ts";
import { isMoreTime } from "./awards.rules.ts";
import { type Award, findAwardById, lockAward, sidesThatSaid } from "./awards.store.ts";
import { type AfterCommit, barSide, endByDefault, type TakesBackSales } from "./default-award.ts";
import { mayDefault } from "./money/dues.rules.ts";
import { tellPaid } from "./money/paid.ts";
import { tellMoneyBack } from "./money/tell-money-back.ts";
import { type AskedMove, type Made, moveAward } from "./move-award.ts";
import { tellLiftingOver } from "./tell-lifting-over.ts";

type Asked = Pick<AskedMove, "move" | "reason" | "dueAt" | "liftBy">;
export type Asking = Pick<Deps, "db" | "bus" | "events" | "config"> & TakesBackSales;

/** Moves of one side that another must say or decide too: said again, they change nothing. */
const ONCE_A_SIDE: ReadonlySet<string> = new Set(["agree_cancel", "ask_default", "lifted"]);

/**
 * A side's or the office's move of a sale, recorded and told to the others. A sale that both sides
 * would call off is off; who did not keep one is barred, and the next bidder asked.
 * @throws Problem not_found for whoever is no side of it; move_not_possible, money_in_market,
 * day_not_later
 */
export async function askMove(
  deps: Asking,
  caller: Account,
  awardId: number,
  asked: Asked,
): Promise<void> {
  const after = await deps.db.transaction().execute(async (tx) => {
    const award = await lockAward(tx, awardId);
    const side = award && sideOf(caller, award);
    if (!award || !side) throw new Problem("not_found");
    const at = await marketNow(tx);
    refuseTooEarly(award, asked, at);
    const words = await sidesThatSaid(tx, awardId, asked.move);
    if (ONCE_A_SIDE.has(asked.move) && words.has(side)) return [];
    const said = { ...asked, actorId: caller.userId, side, at };
    const made = await moveAward(tx, award, said);
    if (!made) return [];
    const follows = words.size > 0 ? WITH_BOTH_WORDS[asked.move] : undefined;
    const both = follows && (await moveAward(tx, award, byBoth(follows, at)));
    const told = await recordSaid(tx, deps, award, said, both ?? made, follows);
    const ended = await findAwardById(tx, awardId);
    if (ended) await tellLiftingOver(tx, deps.events, award, ended.state);
    return told;
  });
  for (const tell of after) tell();
}

function refuseTooEarly(award: Award, { move, dueAt, liftBy }: Asked, now: Date): void {
  if (dueAt && !isMoreTime(dueAt, award.dueAt, now))
    throw new Problem("day_not_later", { path: "due_at" });
  if (liftBy && !isMoreTime(liftBy, award.liftBy, now))
    throw new Problem("day_not_later", { path: "lift_by" });
  const isOfDefault = move === "default" || move === "ask_default";
  if (isOfDefault && award.state !== "defaulted" && !mayDefault(award, now))
    throw new Problem("move_not_possible");
}

/** The move that follows once both sides have said so. */
const WITH_BOTH_WORDS: Readonly<Partial<Record<AwardMove, AwardMove>>> = {
  agree_cancel: "cancel",
  lifted: "lifted",
};
const byBoth = (move: AwardMove, at: Date): AskedMove => ({
  ...{ move, side: "market", actorId: null, reason: "both_agreed", at },
});

/** A move's effects beyond the award and its money. */
async function recordSaid(
  tx: Tx,
  deps: Asking,
  award: Award,
  said: AskedMove & { readonly actorId: number },
  made: Made | null,
  follows: AwardMove | undefined,
): Promise<AfterCommit[]> {
  await writeAudit(tx, {
    adminId: said.actorId,
    action: "sale moved",
    ...aboutLot(award.lotId, award.title),
    details: { award_id: award.id, move: said.move, reason: said.reason },
  });
  const move = follows ?? said.move;
  const home = deps.config.home;
  if (move === "default") return endByDefault(tx, deps, award, said, made);
  await notifyMembers(tx, home, awardNoticesOf(award, { ...said, move }, follows !== undefined));
  await tellMoneyBack(tx, deps.events, award, made);
  if (move === "confirm_paid") await tellPaid(tx, award.id);
  const hasFailed = move === "cancel" && said.side === "office";
  if (!hasFailed || said.reason !== awards.SELLER_FAILED) return [];
  return [await barSide(tx, deps, award, { side: "seller", by: said })];
}

/**
 * Whom a move is told to, and how: the other side, or both of what the office decides.
 * @param isOfBoth whether the other side had said the same
 */
function awardNoticesOf(award: Award, said: AskedMove, isOfBoth: boolean): Notice[] {
  const { title, buyerId, sellerId } = award;
  const { reason, side } = said;
  const extras = { link: `/award/${award.id}` };
  const others = { buyer: [sellerId], seller: [buyerId], office: [buyerId, sellerId], market: [] };
  const to = said.move === "cancel" ? [buyerId, sellerId] : others[side];
  switch (said.move) {
    case "confirm_paid":
      return to.map((userId) => notice(userId, "award_paid", { title }, extras));
    case "agree_cancel":
      return to.map((userId) => notice(userId, "award_cancel_asked", { title, reason }, extras));
    case "cancel":
      return to.map((userId) => notice(userId, "award_cancelled", { title, reason }, extras));
    case "lifted":
      return to.map((userId) =>
        notice(userId, "award_lifted_said", { title, both: isOfBoth }, extras),
      );
    case "ask_default":
      return to.map((userId) => notice(userId, "award_default_asked", { title, reason }, extras));
    case "extend": {
      const what = said.dueAt ? ("pay" as const) : ("lift" as const);
      const until = (said.dueAt ?? said.liftBy ?? said.at).toISOString();
      const params = { title, reason, what, until };
      return to.map((userId) => notice(userId, "award_extended", params, extras));
    }
    default:
      return [];
  }
}
