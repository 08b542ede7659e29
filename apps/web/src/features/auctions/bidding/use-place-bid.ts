import type { AuctionDetails } from "@rebale/contract/auctions";
import { type Dispatch, useRef, useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { Refused, Unreachable } from "../../../lib/api/client.ts";
import { auctions } from "../../../lib/api/operations.ts";
import { explain } from "../../../lib/explain.ts";
import { lotPrice } from "../../../lib/formatting.ts";
import { newKey } from "../../../lib/new-key.ts";
import { toast } from "../../../lib/toast.ts";
import type { LiveEvent } from "../live/live-state.ts";
import { timesThePrice } from "./unusual.rules.ts";

const PAUSES = [1000, 2000, 4000]; // ms before each new try when no answer came

interface Attempt {
  amount: number;
  key: string;
  /** The bidder was shown how far above the price it is, and meant it. */
  confirm_unusual: boolean;
}

/**
 * Places a bid. A lost answer is asked for again under the same key, so a bid never counts twice.
 */
export function usePlaceBid(lot: AuctionDetails, tell: Dispatch<LiveEvent>, read: () => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const unanswered = useRef<Attempt | null>(null);

  const place = async (amount: number): Promise<boolean> => {
    const confirm_unusual = timesThePrice(amount, lot) !== null;
    const attempt =
      unanswered.current?.amount === amount
        ? unanswered.current
        : { amount, key: newKey(), confirm_unusual };
    setBusy(true);
    setProblem(null);
    try {
      const { data, message } = await send(lot._id, attempt, () =>
        setProblem(t`No answer yet, trying again. Your bid only counts once.`),
      );
      unanswered.current = null;
      setProblem(null);
      tell({
        type: "bid",
        mine: true,
        bid: { ...data, heightest: amount, time: data.placed_at, server_time: data.placed_at },
      });
      toast.success(message || t`Your bid of ${lotPrice(amount, lot)} is in`);
      // Somebody may have been faster within the same batch.
      if (data.heightest > amount) read();
      return true;
    } catch (error) {
      unanswered.current = error instanceof Unreachable ? attempt : null;
      const words =
        error instanceof Unreachable
          ? t`We don’t know yet whether your bid arrived. Press again: it only counts once.`
          : explain(error);
      setProblem(words);
      toast.error(words);
      // A refusal means that our picture is old.
      if (error instanceof Refused) read();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { place, busy, problem, clear: () => setProblem(null) };
}

async function send(lotId: string, { key, ...bid }: Attempt, waiting: () => void) {
  for (const pause of PAUSES) {
    try {
      return await api.call(auctions.placeBid, {
        body: { product_id: lotId, ...bid },
        headers: { "idempotency-key": key },
      });
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      waiting();
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return api.call(auctions.placeBid, {
    body: { product_id: lotId, ...bid },
    headers: { "idempotency-key": key },
  });
}
