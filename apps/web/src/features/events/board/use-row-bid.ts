import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { Refused, Unreachable } from "../../../lib/api/refused.ts";
import { explain } from "../../../lib/language/explain.ts";
import { newKey } from "../../../lib/session/new-key.ts";
import { type Attempt, sendOffer } from "../../../shared/bids/send-offer.ts";
import type { BoardLot } from "./board.rules.ts";
import { storeOwn } from "./own-parts.ts";

export interface Placing {
  readonly busy: boolean;
  /** The problem shown beside the row; null for nothing. */
  readonly problem: string | null;
  /** The market asks whether so unusual an amount is meant. */
  readonly mustConfirm: boolean;
  /** `asks`: the market wants to know once more whether it is meant. */
  place(amount: number, confirmed: boolean): Promise<"placed" | "asks" | "refused">;
  clear(): void;
}

const CHANGED: ReadonlySet<string> = new Set(["terms_changed", "lot_changed"]);

/** One row's bids: each row has its own, so several may be on their way at once. */
export function useRowBid({ _id: lotId, terms_version: version, corrigenda }: BoardLot): Placing {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [mustConfirm, setMustConfirm] = useState(false);
  const unanswered = useRef<Attempt | null>(null);

  const seen = { terms_version: version ?? undefined, corrigendum: corrigenda };
  const place: Placing["place"] = async (amount, confirmed) => {
    const last = unanswered.current;
    const attempt: Attempt =
      last?.amount === amount
        ? { ...last, confirm_unusual: last.confirm_unusual || confirmed }
        : { amount, kind: "bid", key: newKey(), confirm_unusual: confirmed, ...seen };
    setBusy(true);
    setProblem(null);
    try {
      const { data, outbid } = await sendOffer(lotId, attempt, () =>
        setProblem(t`No answer yet, trying again. Your bid only counts once.`),
      );
      unanswered.current = null;
      setMustConfirm(false);
      if (data) storeOwn(lotId, { bidder: data.bidder, leads: !outbid, isFinal: false });
      setProblem(outbid ? t`Outbid at once by an earlier maximum` : null);
      return "placed";
    } catch (error) {
      // The next look shows the lot and its terms as they are now.
      if (error instanceof Refused && CHANGED.has(error.code)) void revalidate();
      const asks = error instanceof Refused && error.code === "confirm_unusual";
      unanswered.current = error instanceof Unreachable || asks ? attempt : null;
      setMustConfirm(asks);
      setProblem(
        error instanceof Unreachable
          ? t`We don’t know yet whether your bid arrived. Press again: it only counts once.`
          : explain(error),
      );
      return asks ? "asks" : "refused";
    } finally {
      setBusy(false);
    }
  };
  const clear = () => {
    setProblem(null);
    setMustConfirm(false);
  };
  return { busy, problem, mustConfirm, place, clear };
}
