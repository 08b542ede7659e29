import { api } from "../../lib/api/browser.ts";
import { auctions } from "../../lib/api/operations.ts";
import { Unreachable } from "../../lib/api/refused.ts";

const PAUSES = [1000, 2000, 4000]; // ms before each new try when no answer came

/** A bidder's offer: one bid, or the maximum that the market bids up to. Rupees. */
export interface Offer {
  amount: number;
  kind: "bid" | "maximum";
}

export interface Attempt extends Offer {
  key: string;
  /** The bidder was shown how far above the price it is, and meant it. */
  confirm_unusual: boolean;
  /** The version of the lot's terms that the bidder was shown; undefined where it has none. */
  terms_version?: number | undefined;
  /** The last change of the lot that the bidder was shown; 0 where it has none. */
  corrigendum: number;
}

/** Sent again under the same key until an answer comes, so it never counts twice. */
export async function sendOffer(lotId: string, attempt: Attempt, waiting: () => void) {
  for (const pause of PAUSES) {
    try {
      return await send(lotId, attempt);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      waiting();
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return send(lotId, attempt);
}

async function send(lotId: string, { amount, kind, key, ...seen }: Attempt) {
  const headers = { "idempotency-key": key };
  if (kind === "bid") {
    const body = { product_id: lotId, amount, ...seen };
    const { data } = await api.call(auctions.placeBid, { body, headers });
    return { data, outbid: data.outbid };
  }
  const body = { maximum: amount, ...seen };
  const params = { product_id: lotId };
  const { data } = await api.call(auctions.setMaximum, { params, body, headers });
  return { data: null, outbid: data.outbid };
}

export const takeBackMaximum = (lotId: string) =>
  api.call(auctions.removeMaximum, { params: { product_id: lotId } });
