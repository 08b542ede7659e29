import { listings, rupees } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { createBoardRates } from "../../price-board/index.ts";
import { putBackWork, takeNextWork, takeWork } from "../../review-queue/index.ts";
import type { createCategoriesCache } from "../categories-cache.ts";
import { checkLot, checkLots, type LotChecks } from "./check-lot.ts";
import { correctLot } from "./correct-lot.ts";
import { requeueLot } from "./requeue-lot.ts";
import { undoLotReview } from "./undo-lot-review.ts";

/** Pending lots as a queue of the office. */
export function lotQueueRoutes(
  app: FastifyInstance,
  deps: Deps,
  categories: ReturnType<typeof createCategoriesCache>,
): void {
  const kind = "lot";
  const rates = createBoardRates(deps);
  endpoint(app, listings.takeNextLot, async ({ caller, body: { after } }) => ({
    data: await takeNextWork(deps, caller.userId, kind, after ? Number(after) : null),
  }));
  endpoint(app, listings.takeLot, async ({ caller, params: { id } }) => {
    await takeWork(deps, caller.userId, { kind, id });
    return { data: null };
  });
  endpoint(app, listings.putBackLot, async ({ caller, params: { id } }) => {
    await putBackWork(deps, caller.userId, { kind, id });
    return { data: null };
  });
  endpoint(app, listings.undoLotReview, async ({ caller, params: { id } }) => {
    await undoLotReview(deps, caller.userId, id);
    return { data: null };
  });
  endpoint(app, listings.requeueLot, async ({ caller, params: { id }, body }) => {
    await requeueLot(deps, caller.userId, id, body);
    return { data: null, message: "The lot waits in the queue again. Its seller is told" };
  });
  endpoint(app, listings.checkLot, async ({ params: { id } }) => ({
    data: presentChecks(await checkLot(deps.db, await rates(), id)),
  }));
  endpoint(app, listings.checkLots, async ({ body: { lots } }) => ({
    data: [...(await checkLots(deps.db, await rates(), lots))].map(([id, found]) => ({
      _id: String(id),
      ...presentChecks(found),
    })),
  }));
  endpoint(app, listings.correctLot, async ({ caller, params: { id }, body }) => {
    const known = await categories(...(body.category_id ? [String(body.category_id)] : []));
    await correctLot(deps, known, caller.userId, id, body);
    return { data: null, message: "Saved. The seller is told what was corrected" };
  });
}

const presentChecks = ({ warnings, soldLast }: LotChecks) => ({
  warnings: [...warnings],
  sold_last: soldLast && { ...soldLast, rate: rupees(soldLast.rate) },
});
