import type { Body, settlement } from "@rebale/contract";
import type { AwardState } from "@rebale/contract/awards/states";
import type { Deps } from "../../platform/deps.ts";
import type { Acting } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { lockAward, sideOf } from "../awards/index.ts";
import { notice, notifyMembers } from "../notifications/index.ts";
import { hasOpenClaims } from "./claims/claims.store.ts";
import { wordsOnWeight } from "./sale-end.store.ts";
import { settleSale } from "./settle-sale.ts";
import { saveAnswer } from "./settlement.store.ts";

/**
 * A side's answer on the weight; once both accept it and no claim is open, the sale is settled.
 * Said again it changes nothing; a side that disputed may accept after all.
 * @throws Problem not_found for whoever is no side of it; move_not_possible where it is not lifted
 */
export const answerSettlement = (
  deps: Pick<Deps, "db" | "config" | "events">,
  caller: Acting & { kind: "buyer" | "seller" },
  awardId: number,
  { answer, reason }: Body<typeof settlement.settle>,
): Promise<AwardState> =>
  deps.db.transaction().execute(async (tx) => {
    const award = await lockAward(tx, awardId);
    const side = award && sideOf(caller, award);
    if (!award || !side || side === "office") throw new Problem("not_found");
    const words = await wordsOnWeight(tx, awardId);
    const given = new Map(words.map((word) => [word.side, word.answer]));
    if (given.get(side) === answer) return award.state;
    if (award.state !== "lifted") throw new Problem("move_not_possible");
    const said = { award_id: awardId, side, answer, reason: reason ?? null };
    await saveAnswer(tx, { ...said, given_by: caller.userId });
    const other = side === "buyer" ? award.sellerId : award.buyerId;
    const params = { title: award.title, answer, reason: reason ?? "" };
    await notifyMembers(tx, deps.config.home, [
      notice(other, "settlement_answered", params, { link: `/award/${awardId}` }),
    ]);
    const answers = new Map(given).set(side, answer);
    const isAccepted = answers.size === 2 && [...answers.values()].every((a) => a === "accepted");
    if (!isAccepted || (await hasOpenClaims(tx, awardId))) return award.state;
    await settleSale(tx, deps, award);
    return "settled";
  });
