import type { Body, settlement } from "@rebale/contract";
import { deductionOf } from "@rebale/contract/settlement/deduction";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { claimsUntil, lockAward, sideOf } from "../../awards/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { storeCompanyDocuments } from "../../papers/index.ts";
import { agreedEnd } from "../sale-end.store.ts";
import { type ClaimedTruck, claimedTruck, insertClaim } from "./claims.store.ts";
import { tellClaim } from "./tell-claims.ts";

type Claiming = Body<typeof settlement.claim>;

/**
 * A buyer claims for a truck's goods: what was measured is counted by the terms, where they name
 * it, and kilograms by the truck's weight.
 * @returns the claim's id
 * @throws Problem not_found for whoever did not buy them; claim_too_late once the hours are over,
 *   or where none were agreed; claim_open_already; invalid_input without a share, or without a
 *   picture or paper
 */
export const makeClaim = (
  deps: Pick<Deps, "db" | "config" | "files" | "limits">,
  caller: Acting & { kind: "buyer" | "seller" },
  awardId: number,
  body: Claiming,
  uploads: readonly Upload[],
): Promise<number> => {
  if (uploads.length === 0)
    throw new Problem("invalid_input", {
      path: "files",
      msg: { en: "Send a picture of it", hi: "इसकी तस्वीर भेजिए" },
    });
  const { userId, company } = caller;
  const sending = { companyId: company.companyId, userId, uploads };
  return storeCompanyDocuments(deps, sending, async (tx, files) => {
    const award = await lockAward(tx, awardId);
    if (!award || sideOf(caller, award) !== "buyer") throw new Problem("not_found");
    const asked_percent = await askedPercent(tx, awardId, body);
    const { trip_id, what, measured_percent, kg: asked_grams, note: said, words } = body;
    const id = await insertClaim(tx, {
      ...{ award_id: awardId, trip_id, what, measured_percent, asked_percent, asked_grams },
      ...{ words: said ?? words ?? "", files, made_by: userId },
    });
    const params = { title: award.title, what: plainWhat(what), percent: asked_percent };
    await notifyMembers(tx, deps.config.home, [
      notice(award.sellerId, "claim_made", params, { link: `/award/${awardId}` }),
    ]);
    await tellClaim(tx, award, { id, trip_id, what }, null);
    return id;
  });
};

async function askedPercent(tx: Tx, awardId: number, claim: Claiming): Promise<number> {
  const truck = await claimedTruck(tx, awardId, claim.trip_id);
  if (!truck) throw new Problem("not_found", { path: "trip_id" });
  const { deductions, claimHours } = await agreedEnd(tx, awardId);
  if (!claimHours || (await marketNow(tx)) > claimsUntil(truck.claimsFrom, claimHours))
    throw new Problem("claim_too_late");
  if (truck.hasOpenClaim) throw new Problem("claim_open_already");
  const { what, measured_percent: measured, asked_percent, kg: grams } = claim;
  if (grams !== null) return percentOf(grams, truck);
  const byTerms = measured === null ? null : deductionOf(deductions, what, measured);
  const most = 100 - truck.allowedBefore;
  const asked = Math.min(byTerms ?? asked_percent ?? measured ?? 0, most);
  if (asked > 0) return asked;
  throw byTerms === null
    ? new Problem("invalid_input", {
        ...{
          path: "asked_percent",
          msg: { en: "Say how much is to be taken off", hi: "बताइए कि कितनी कटौती होनी चाहिए" },
        },
      })
    : new Problem("invalid_input", {
        ...{
          path: "measured_percent",
          msg: { en: "The terms take nothing off for this", hi: "शर्तों में इसके लिए कोई कटौती नहीं है" },
        },
      });
}

/** As people read it. */
const plainWhat = (what: string) => what.replaceAll("_", " ");

/** Four decimals of a percent. */
const SCALE = 1_000_000;
function percentOf(grams: number, { netGrams, allowedBefore }: ClaimedTruck): number {
  const percent = Math.max(1, Math.round((grams * SCALE) / netGrams)) / (SCALE / 100);
  if (percent <= 100 - allowedBefore) return percent;
  throw new Problem("invalid_input", {
    ...{
      path: "kg",
      msg: {
        en: `This truck carried ${netGrams / 1000} kg`,
        hi: `इस गाड़ी में ${netGrams / 1000} किलो माल था`,
      },
    },
  });
}
