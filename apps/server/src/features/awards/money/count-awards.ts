import { type Paise, paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { costsOfSales, type SaleCosts } from "../../landed-cost/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { tellMade } from "../tell-sales.ts";
import {
  madeSalesHeard,
  recordCounts,
  type Uncounted,
  uncountedAwards,
} from "./count-awards.store.ts";

type Counting = Pick<Deps, "config">;

/**
 * The dues of a lot are counted in the transaction that sells it, for all that are sold at once;
 * buyers are told of money that is free again.
 */
export function subscribeAwards({ events, config }: Pick<Deps, "events" | "config">): void {
  events.subscribe("auction.sold", async (tx, sold) => {
    const lotIds = sold.map(({ lotId }) => lotId);
    await countAwards(tx, { config }, lotIds);
    await tellMade(tx, await madeSalesHeard(tx, lotIds));
  });
  events.subscribe("award.money_back", (tx, happened) =>
    notifyMembers(
      tx,
      config.home,
      happened.map(({ payload: { awardId, buyerId, title, amount } }) =>
        notice(buyerId, "money_back", { title, amount }, { link: `/award/${awardId}` }),
      ),
    ),
  );
}

/** The dues of sales through the market, to the paisa as their auctions showed; told to buyers. */
export async function countAwards(
  tx: Tx,
  { config }: Counting,
  lotIds: readonly number[],
): Promise<void> {
  const sales = await uncountedAwards(tx, lotIds);
  if (sales.length === 0) return;
  const sold = sales.map(({ userId, companyId, ...sale }) => ({
    ...sale,
    buyer: { userId, companyId },
  }));
  const costs = await costsOfSales(tx, config, sold);
  const toBePaid = await recordCounts(
    tx,
    sales.map((sale) => countOf(sale, costs.get(sale.lotId))),
  );
  await notifyMembers(
    tx,
    config.home,
    toBePaid.map(({ awardId, buyerId, title, due, dueAt }) => {
      const params = { title, amount: Math.max(0, due), until: dueAt.toISOString() };
      return notice(buyerId, "award_pay_by", params, { link: `/award/${awardId}` });
    }),
  );
}

function countOf({ awardId, lotId }: Uncounted, costs: SaleCosts | undefined) {
  if (!costs) throw new Error(`Nothing is known of the costs of lot ${lotId}`);
  const { lines, gstTds, fee } = costs;
  const payable = payableOf(costs);
  const price = (payable - fee.fee - fee.gst - gstTds) as Paise;
  return { awardId, lines, payable, gstTds, price, fee: fee.fee, feeGst: fee.gst };
}

/** Without what the buyer pays to the government directly; in paise. */
export const payableOf = ({ on, lines }: Pick<SaleCosts, "on" | "lines">): Paise =>
  lines
    .filter(({ paid_to }) => paid_to !== "government")
    .reduce((sum, { amount }) => (sum + paise(amount)) as Paise, paise(on));
