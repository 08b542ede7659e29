import type { DataOf, sandbox } from "@rebale/contract";
import type { MoveTimes } from "../../platform/db/move-times.ts";
import { moveAuctionTimes } from "../auctions/index.ts";
import { moveAwardTimes } from "../awards/index.ts";
import { moveEventTimes } from "../events/index.ts";
import { moveVisitTimes } from "../inspections/index.ts";
import { moveDeclarationTimes } from "../invoices/index.ts";
import { moveTripTimes } from "../lifting/index.ts";
import { moveHoldTimes } from "../tax-holds/index.ts";
import { bringWebhooksNearer } from "../webhooks/index.ts";

export type Counted = Exclude<keyof DataOf<typeof sandbox.advance>, "ahead_seconds">;

/**
 * Each owner moves the times of its tables, in this order: an event is locked before its lots, and
 * auctions, whose locks are those of sales, before all that belongs to a sale. A feature whose
 * times a seller brings nearer is one line here.
 */
export const MOVERS: readonly { readonly counts: Counted | null; readonly move: MoveTimes }[] = [
  { counts: null, move: moveEventTimes },
  { counts: null, move: moveVisitTimes },
  { counts: "lots", move: moveAuctionTimes },
  { counts: "awards", move: moveAwardTimes },
  { counts: null, move: moveDeclarationTimes },
  { counts: "trips", move: moveTripTimes },
  { counts: "holds", move: moveHoldTimes },
  { counts: "deliveries", move: bringWebhooksNearer },
];
