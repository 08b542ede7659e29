import type { Body, settlement } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockAward, sideOf } from "../../awards/index.ts";
import { insertRating } from "./ratings.store.ts";

type Rating = Body<typeof settlement.rate>;
const RATEABLE: ReadonlySet<string> = new Set(["settled", "completed"]);

/**
 * One side of a settled sale rates the other, once.
 * @throws Problem not_found for whoever is no side of it; award_not_settled, rated_already
 */
export const rateSide = (
  { db }: Pick<Deps, "db">,
  caller: Acting & { kind: "buyer" | "seller" },
  awardId: number,
  { stars, reasons }: Rating,
): Promise<Rating> =>
  db.transaction().execute(async (tx) => {
    const award = await lockAward(tx, awardId);
    const side = award && sideOf(caller, award);
    if (!award || !side || side === "office") throw new Problem("not_found");
    const rated = side === "buyer" ? award.sellerCompanyId : award.buyerCompanyId;
    if (!RATEABLE.has(award.state) || rated === null) throw new Problem("award_not_settled");
    const given = { award_id: awardId, side, stars, reasons, given_by: caller.userId };
    if (!(await insertRating(tx, { ...given, company_id: rated })))
      throw new Problem("rated_already");
    return { stars, reasons };
  });
