import { settlement } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { searchText } from "../../platform/lists/list-query.ts";
import { answerSettlement } from "./answer-settlement.ts";
import { listClaims, readClaim } from "./claims/claims.store.ts";
import { answerClaim, decideClaim } from "./claims/decide-claim.ts";
import { makeClaim } from "./claims/make-claim.ts";
import { presentClaim, presentOfficeClaim } from "./claims/present-claim.ts";
import { hideRating } from "./ratings/hide-rating.ts";
import { rateSide } from "./ratings/rate-side.ts";
import { listRatings, type RatingRow } from "./ratings/ratings.store.ts";
import { proceedsToCome, totalOf } from "./to-come.ts";

/** How a sale ends once its goods have left. */
export function settlementRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const shown = async (id: number) => ({ data: presentClaim(await readClaim(db, id)) });

  endpoint(app, settlement.settle, async ({ caller, params, body }) => ({
    data: { state: await answerSettlement(deps, caller, params.id, body) },
  }));
  endpoint(app, settlement.claim, async ({ caller, params, body, uploads }) =>
    shown(await makeClaim(deps, caller, params.id, body, uploads)),
  );
  endpoint(app, settlement.answerClaim, async ({ caller, params, body }) => {
    await answerClaim(deps, caller, params.id, body);
    return shown(params.id);
  });
  listEndpoint(app, deps, settlement.officeClaims, async ({ query }) => ({
    listing: listClaims(db, { ...query, q: searchText(query.q) }),
    present: presentOfficeClaim,
  }));
  endpoint(app, settlement.decideClaim, async ({ caller, params, body }) => {
    await decideClaim(deps, caller, params.id, body);
    return shown(params.id);
  });
  endpoint(app, settlement.toCome, async ({ caller, query }) => {
    const { companyId } = caller.company;
    const data = await proceedsToCome(deps, { companyId, awardId: query.award_id });
    return { data, total: totalOf(data) };
  });
  endpoint(app, settlement.rate, async ({ caller, params, body }) => ({
    data: await rateSide(deps, caller, params.id, body),
  }));
  listEndpoint(app, deps, settlement.officeRatings, async ({ query }) => ({
    listing: listRatings(db, { ...query, q: searchText(query.q) }),
    present: presentRating,
  }));
  endpoint(app, settlement.hideRating, async ({ caller, params, body }) => {
    await hideRating(deps, caller, { awardId: params.id, side: params.side }, body);
    return { data: null };
  });
}

const presentRating = ({
  lot_id: _,
  award_id,
  given_at,
  hidden_at,
  ...row
}: RatingRow): settlement.OfficeRating => ({
  ...row,
  award_id: String(award_id),
  given_at: given_at.toISOString(),
  hidden_at: hidden_at?.toISOString() ?? null,
});
