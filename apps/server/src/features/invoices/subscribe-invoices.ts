import type { Deps } from "../../platform/deps.ts";
import { onPaid } from "../awards/index.ts";
import { onPosted } from "../journal/index.ts";
import { issueTaken } from "./fees/issue-taken.ts";
import { issueGoodsPaper } from "./goods/issue-goods-paper.ts";
import { creditUnleft } from "./issue/credit-unleft.ts";

/**
 * Credits due at the end of a sale are made in the transaction that ends it; a fee that is taken
 * gets its paper, and a sale that is paid its delivery order.
 */
export function subscribeInvoices({ events }: Pick<Deps, "events">): void {
  events.subscribe("award.lifting_over", async (tx, ended) => {
    for (const { payload } of ended) await creditUnleft(tx, payload.awardId);
  });
  onPosted(issueTaken);
  onPaid((tx, awardId) => issueGoodsPaper(tx, "delivery_order", { awardId }));
}
