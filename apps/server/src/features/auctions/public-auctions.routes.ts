import { auctions } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { type Run, runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { seenLot } from "../audience/index.ts";
import { lotTag } from "../listings/index.ts";
import { readDailyRoot } from "./actions/close/daily-roots.ts";
import type { Auctions } from "./create-auctions.ts";
import { presentEntry } from "./domain/ledger/ledger-chain.rules.ts";
import { presentAuction } from "./present-auction.ts";
import { presentBids, presentPinnacle } from "./present-bids.ts";
import { createViewerReader } from "./read-viewer.ts";
import { relatedRoutes } from "./related.routes.ts";
import { findAuction, findPinnacle, latestBids } from "./store/views/browse.store.ts";
import { ledgerPage } from "./store/views/snapshot.store.ts";
import { termsSheetRoutes } from "./terms-sheet/terms-sheet.routes.ts";

const LEDGER_PAGE = 1000;

/** The public view of an auction; before its approval, for its seller and the office alone. */
export function publicAuctionRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "database" | "config" | "caches">,
  usualRates: Auctions["usualRates"],
): void {
  const { db } = deps;
  const run = runOn(deps.database.pool);
  const visibleAuction = createVisibleAuctionReader(run);
  const readViewer = createViewerReader(deps, usualRates);

  termsSheetRoutes(app, deps, visibleAuction);

  endpoint(app, auctions.details, async ({ params, query, caller }) => {
    const row = await visibleAuction(params.idname, caller);
    const viewer = await readViewer(row, caller, query.state);
    return {
      data: presentAuction(row, caller, viewer),
      server_time: row.now.toISOString(),
      pageTags: [lotTag(row.id)],
    };
  });

  relatedRoutes(app, deps);

  endpoint(app, auctions.pinnacle, async ({ body, caller }) => ({
    data: presentPinnacle(await pinnacleOf(run, caller, body.product_id)),
  }));

  endpoint(app, auctions.bidsOfLot, async ({ body, caller }) => {
    const lot = await pinnacleOf(run, caller, body.product_id);
    const bids = await latestBids(run, body.product_id);
    return { data: presentBids(body.product_id, lot, bids), server_time: lot.now.toISOString() };
  });

  endpoint(app, auctions.dailyRoot, async ({ params }) => ({
    data: await readDailyRoot(db, params.date),
  }));

  endpoint(app, auctions.ledger, async ({ params, query, caller }) => {
    const { id } = await visibleAuction(params.idname, caller);
    const entries = await ledgerPage(db, id, query.after, LEDGER_PAGE);
    const more = entries.length === LEDGER_PAGE;
    return { data: entries.map(presentEntry), product_id: String(id), more };
  });
}

export const createVisibleAuctionReader = (run: Run) => async (idname: string, caller: Caller) =>
  seenLot(run, caller, await findAuction(run, idname));

const pinnacleOf = async (run: Run, caller: Caller, lotId: number) =>
  seenLot(run, caller, await findPinnacle(run, lotId), "product_id");
