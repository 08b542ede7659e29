import type { Body, settlement } from "@rebale/contract";
import { deductionOf } from "@rebale/contract/settlement/deduction";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { agreedEnd, claimsUntil, lockAward, sideOf } from "../../awards/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { storeCompanyDocument } from "../../papers/index.ts";
import { claimedTruck, insertClaim } from "./claims.store.ts";

type Claiming = Body<typeof settlement.claim>;

/**
 * A buyer claims for a truck's goods. What the terms name is counted by them; else the buyer says
 * how much.
 * @returns the claim's id
 * @throws Problem not_found for whoever did not buy them; claim_too_late once the hours are over;
 *   claim_open_already; invalid_input without a share, or without a picture or paper
 */
export const makeClaim = (
  deps: Pick<Deps, "db" | "config" | "files" | "limits">,
  caller: Acting & { kind: "buyer" | "seller" },
  awardId: number,
  body: Claiming,
  [upload]: readonly Upload[],
): Promise<number> => {
  if (!upload)
    throw new Problem("invalid_input", { path: "document", msg: "Send a picture of it" });
  const { userId, company } = caller;
  const sending = { companyId: company.companyId, userId, upload };
  return storeCompanyDocument(deps, sending, async (tx, file) => {
    const award = await lockAward(tx, awardId);
    if (!award || sideOf(caller, award) !== "buyer") throw new Problem("not_found");
    const asked_percent = await askedPercent(tx, awardId, body);
    const { trip_id, what, measured_percent, words } = body;
    const id = await insertClaim(tx, {
      ...{ award_id: awardId, trip_id, what, measured_percent, asked_percent, words },
      ...{ files: [file], made_by: userId },
    });
    const params = { title: award.title, what, percent: asked_percent };
    await notifyMembers(tx, deps.config.home, [
      notice(award.sellerId, "claim_made", params, { link: `/award/${awardId}` }),
    ]);
    return id;
  });
};

async function askedPercent(
  tx: Tx,
  awardId: number,
  { trip_id, what, measured_percent, asked_percent }: Claiming,
): Promise<number> {
  const truck = await claimedTruck(tx, awardId, trip_id);
  if (!truck) throw new Problem("not_found", { path: "trip_id" });
  const { deductions, claimHours } = await agreedEnd(tx, awardId);
  if ((await marketNow(tx)) > claimsUntil(truck.outAt, claimHours))
    throw new Problem("claim_too_late");
  if (truck.hasOpenClaim) throw new Problem("claim_open_already");
  const byTerms =
    measured_percent === null ? null : deductionOf(deductions, what, measured_percent);
  const asked = Math.min(byTerms ?? asked_percent ?? 0, 100 - truck.allowedBefore);
  if (asked > 0) return asked;
  throw byTerms === null
    ? new Problem("invalid_input", {
        path: "asked_percent",
        msg: "Say how much is to be taken off",
      })
    : new Problem("invalid_input", {
        path: "measured_percent",
        msg: "The terms take nothing off for this",
      });
}
