import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { barForSale } from "../bars/index.ts";
import { notice, notifyMembers } from "../notifications/index.ts";
import type { Award } from "./awards.store.ts";
import { forfeitPercent } from "./money/award-money.store.ts";
import { forfeitOf } from "./money/dues.rules.ts";
import { tellMoneyBack } from "./money/tell-money-back.ts";
import { trucksOf } from "./money/trucks.store.ts";
import type { Made } from "./move-award.ts";

/** To be called when the transaction is committed. */
export type AfterCommit = () => void;

/** The auctions', for a sale whose buyer did not keep it; `isWhole` where none of it has left. */
export interface TakesBackSales {
  takeBackSale(
    tx: Tx,
    lotId: number,
    back: { note: string; isWhole: boolean },
  ): Promise<AfterCommit>;
}

/** The bid ledger's word for the bids of a buyer who did not pay or lift. */
const BUYER_DEFAULTED = "buyer_defaulted";

type Ending = Pick<Deps, "bus" | "events" | "config"> & TakesBackSales;
interface By {
  readonly actorId: number;
  readonly at: Date;
  readonly reason: string;
}

/**
 * After a sale was ended because its buyer did not pay or lift: both sides are told, the buyer's
 * company is barred, its bids are voided and the next bidder is asked. What is left of a lot of
 * which trucks have left is listed anew: the next bid was for all of it.
 */
export async function endByDefault(
  tx: Tx,
  deps: Ending,
  award: Award,
  by: By,
  made: Made | null,
): Promise<AfterCommit[]> {
  const { id, title, buyerId, sellerId } = award;
  const amount = forfeitOf(award.emdHeld, await forfeitPercent(tx, id));
  const params = { title, reason: by.reason, amount };
  const link = { link: `/award/${id}` };
  await notifyMembers(tx, deps.config.home, [
    notice(buyerId, "award_defaulted", { ...params, side: "buyer" }, link),
    notice(sellerId, "award_defaulted", { ...params, side: "seller" }, link),
  ]);
  await tellMoneyBack(tx, deps.events, award, made);
  const tellSessions = await barSide(tx, deps, award, { side: "buyer", by });
  const isWhole = (await trucksOf(tx, id)).length === 0;
  const tellWatchers = deps.takeBackSale(tx, award.lotId, { note: BUYER_DEFAULTED, isWhole });
  return [tellSessions, await tellWatchers];
}

/** Bars a side's company for not keeping the sale; its companies are locked. */
export async function barSide(
  tx: Tx,
  { bus }: Pick<Deps, "bus">,
  award: Award,
  { side, by }: { side: "buyer" | "seller"; by: By },
): Promise<AfterCommit> {
  const companyId = side === "buyer" ? award.buyerCompanyId : award.sellerCompanyId;
  if (companyId === null) return () => undefined;
  const reason = side === "buyer" ? "buyer_defaulted" : "seller_failed";
  const of = { companyId, awardId: award.id, reason, adminId: by.actorId, at: by.at } as const;
  const people = await barForSale(tx, of);
  return () => {
    for (const userId of people) bus.publish("session", { userId });
  };
}
