import type { AuctionDetails } from "@rebale/contract/auctions";
import { type Dispatch, useRef, useState } from "react";
import { t } from "ttag";
import { Refused, Unreachable } from "../../../../lib/api/refused.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { newKey } from "../../../../lib/session/new-key.ts";
import { readWallet } from "../../../../lib/wallet/wallet.ts";
import {
  type Attempt,
  type Offer,
  sendOffer,
  takeBackMaximum,
} from "../../../../shared/bids/send-offer.ts";
import type { LiveEvent } from "../../live/live-state.ts";
import { unusualOf } from "./unusual.rules.ts";

/**
 * Places a bid or leaves a maximum. A lost answer is asked for again under the same key, so an
 * offer never counts twice.
 */
export function usePlaceBid(lot: AuctionDetails, dispatch: Dispatch<LiveEvent>, read: () => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCapped, setCapped] = useState(false);
  const unanswered = useRef<Attempt | null>(null);

  const attemptOf = (offer: Offer): Attempt => {
    const last = unanswered.current;
    if (last?.amount === offer.amount && last.kind === offer.kind) return last;
    return {
      ...offer,
      key: newKey(),
      confirm_unusual: unusualOf(offer.amount, lot) !== null,
      terms_version: lot.terms?.version,
      corrigendum: lot.corrigenda,
    };
  };

  const place = async (offer: Offer): Promise<boolean> => {
    const attempt = attemptOf(offer);
    setBusy(true);
    setProblem(null);
    setCapped(false);
    try {
      const { data, outbid } = await sendOffer(lot._id, attempt, () =>
        setProblem(t`No answer yet, trying again. Your bid only counts once.`),
      );
      unanswered.current = null;
      setProblem(null);
      // The deposit's holds have moved.
      if (lot.deposit) {
        read();
        void readWallet();
      }
      if (data && !outbid) {
        const { heightest, placed_at: time, ...rest } = data;
        const own = { leader: data.bidder, voided: false, automatic: false };
        const bid = { ...rest, ...own, heightest: offer.amount, time, server_time: time };
        dispatch({ type: "bid", mine: true, bid });
        // Somebody may have been faster within the same batch; and the first bid accepts the terms.
        if (heightest > offer.amount || (lot.terms && !lot.terms_accepted)) read();
      } else read();
      if (outbid) toast.error(t`Outbid at once by an earlier maximum`);
      else if (offer.kind === "maximum") toast.success(t`Your maximum is set`);
      else toast.success(t`Your bid is placed`);
      return true;
    } catch (error) {
      unanswered.current = error instanceof Unreachable ? attempt : null;
      const words =
        error instanceof Unreachable
          ? t`We don’t know yet whether your bid arrived. Press again: it only counts once.`
          : explain(error);
      setProblem(words);
      setCapped(error instanceof Refused && error.code === "lead_cap_reached");
      toast.error(words);
      // A refusal means that our picture is old.
      if (error instanceof Refused) read();
      return false;
    } finally {
      setBusy(false);
    }
  };

  const removeMaximum = async (): Promise<void> => {
    setBusy(true);
    try {
      await takeBackMaximum(lot._id);
      toast.success(t`Your maximum is removed`);
    } catch (error) {
      toast.error(explain(error));
    } finally {
      setBusy(false);
      read();
    }
  };
  return { place, removeMaximum, busy, problem, isCapped, clear: () => setProblem(null) };
}
