import { type ChargeKind, duesThat, isOfMarket } from "@rebale/contract/awards/charges";
import type { Tx } from "../../../platform/db/db.ts";
import type { JournalEvent } from "../../money-entries/index.ts";
import type { Award } from "../awards.store.ts";
import { moneyOfOne } from "./award-money.store.ts";
import { untakenCharges } from "./charges.store.ts";
import { openOf } from "./dues.rules.ts";
import { postAll } from "./post-all.ts";

type Charged = Pick<Award, "id" | "lotId" | "buyerCompanyId">;

/** How the market's charges leave the buyer's money: the fee once a sale, others by their due. */
export async function chargeEvents(
  tx: Tx,
  { id: awardId, buyerCompanyId: companyId }: Charged,
  fits: (charge: ChargeKind) => boolean,
): Promise<JournalEvent[]> {
  if (companyId === null) return [];
  const kinds = duesThat((charge) => isOfMarket(charge) && fits(charge));
  return (await untakenCharges(tx, awardId, kinds)).map(({ id, kind, amount, gst }) => ({
    ...{ kind: "buyer_fee" as const, awardId, companyId, fee: amount, gst },
    ...(kind !== "fee" && { due: { id, kind } }),
  }));
}

/**
 * Charges added for the market since the sale was paid are taken as soon as all that is owed is
 * there. Called again, it changes nothing. The auction's row and the buyer's company are locked.
 */
export async function takeAdded(tx: Tx, award: Charged): Promise<void> {
  const events = await chargeEvents(tx, award, () => true);
  if (events.length === 0 || openOf(await moneyOfOne(tx, award.id)) > 0) return;
  await postAll(tx, award, events);
}
