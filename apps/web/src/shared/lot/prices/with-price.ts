import type { StreamPrice } from "@rebale/contract/auctions";
import type { CardLot } from "../card/card-lot.ts";
import type { LivePrice } from "./live-prices.ts";

/** The fields a price moves on a card. */
export type Priced = Pick<
  CardLot,
  "_id" | "status" | "ends_at" | "paused_at" | "heightest" | "bid_count" | "last_event_id"
>;

/** Whether what the stream says is newer than what the page has read. */
export const isNewer = (lot: Pick<Priced, "last_event_id">, price: LivePrice): boolean =>
  price.isBehind === true || price.last_event_id >= lot.last_event_id;

/** The newer of what the page and the stream say; the same lot where nothing in sight differs. */
export function withPrice<L extends Priced>(lot: L, price: LivePrice | undefined): L {
  if (!price || !isNewer(lot, price)) return lot;
  const status = statusNow(lot.status, price);
  const { heightest, bid_count, ends_at, paused_at, last_event_id } = price;
  const isSame =
    lot.heightest === heightest &&
    lot.bid_count === bid_count &&
    lot.ends_at === ends_at &&
    lot.paused_at === paused_at &&
    lot.status === status;
  return isSame ? lot : { ...lot, heightest, bid_count, ends_at, paused_at, last_event_id, status };
}

function statusNow(before: Priced["status"], { closed, paused_at }: StreamPrice) {
  if (closed) return before === "withdrawn" ? before : "ended";
  if (paused_at) return "paused";
  return before === "paused" ? "live" : before;
}

export type Standing = "leading" | "outbid" | "won" | "lost";

/**
 * Where a member stands in a lot, once it is sold what became of it. `own` is what the server
 * answered.
 */
export function standingIn(
  own: { bidder: string; leads: boolean } | undefined,
  price: StreamPrice | undefined,
  { status, outcome }: Pick<CardLot, "status" | "outcome">,
): Standing | null {
  if (!own || status === "withdrawn") return null;
  const leads = price ? price.leader === own.bidder : own.leads;
  if (!price?.closed && status !== "ended") return leads ? "leading" : "outbid";
  if (outcome !== "sold") return null;
  return leads ? "won" : "lost";
}
