import type { BidOrder } from "@rebale/contract/auctions";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";
import { Unreachable } from "../../../lib/api/refused.ts";
import { lotPrice, priceNote } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { named } from "../../../lib/names/named.ts";
import { newKey } from "../../../lib/session/new-key.ts";
import { usualNext } from "../../../shared/bids/bid-steps.ts";
import { Countdown } from "../../../shared/lot/countdown.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useAmountInWords } from "../../../ui/fields/use-amount-in-words.ts";
import { SteadyButton } from "../../../ui/steady-button.tsx";
import classes from "./orders.module.css";

/** The next bid allowed by one tap, and one more look before it binds. */
export function BidAgain({ order }: { order: BidOrder }) {
  const { product_id: lot, quantity } = order;
  // The amount asked stays as it was, also while the price moves below the finger.
  const [asked, setAsked] = useState<number | null>(null);
  const close = () => setAsked(null);
  const { place, busy } = usePlaceAgain(order, close);
  const next = usualNext(lot);
  const isOutpriced = asked !== null && asked < lot.next_bid;
  // Somebody was faster: one figure everywhere, that of now. What is under way stays as it is.
  const amount = isOutpriced && !busy ? next : (asked ?? next);
  const words = useAmountInWords(asked === null ? null : amount, lot.basis);
  const answer = isOutpriced
    ? t`Bid ${lotPrice(next, lot)} instead`
    : t`Bid ${lotPrice(amount, lot)}`;
  return (
    <>
      <PlainButton
        kind="main"
        className={classes.again}
        aria-label={t`Bid ${lotPrice(next, lot)}: ${lot.title}`}
        onClick={() => setAsked(next)}
      >
        {t`Bid ${lotPrice(next, lot)}`}
      </PlainButton>
      <Dialog open={asked !== null} onClose={close} title={t`Confirm your bid`}>
        <div className={classes.confirm}>
          <p className={`${classes.amount} figures`}>
            {lotPrice(amount, lot)} <small>{priceNote(amount, { ...lot, quantity })}</small>
          </p>
          <p>
            <b>{words || "\u00a0"}</b>
          </p>
          <p>
            {t`${lot.title}, as is, in ${named(lot.location.city)}. GST and lifting are extra. A bid is binding and cannot be undone.`}
          </p>
          {isOutpriced && !busy && (
            <p
              className={classes.late}
              role="alert"
            >{t`Someone bid first: the next bid allowed is now ${lotPrice(lot.next_bid, lot)}.`}</p>
          )}
          {lot.ends_at && <Countdown until={lot.ends_at} />}
          <div className={classes.confirmActions}>
            <PlainButton kind="quiet" onClick={close}>
              {t`Not now`}
            </PlainButton>
            <SteadyButton
              kind="main"
              meaning={answer}
              disabled={busy}
              data-autofocus=""
              onPress={() => void place(amount)}
            >
              {busy ? t`Placing your bid…` : answer}
            </SteadyButton>
          </div>
        </div>
      </Dialog>
    </>
  );
}

/** A lost answer is asked for again under the same key: a bid never counts twice. */
function usePlaceAgain({ product_id: lot }: BidOrder, onPlaced: () => void) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const unanswered = useRef<{ amount: number; key: string } | null>(null);
  const place = async (amount: number) => {
    const attempt =
      unanswered.current?.amount === amount ? unanswered.current : { amount, key: newKey() };
    setBusy(true);
    try {
      const { data } = await api.call(auctions.placeBid, {
        body: { product_id: lot._id, amount },
        headers: { "idempotency-key": attempt.key },
      });
      unanswered.current = null;
      toast.success(data.outbid ? t`Outbid at once by an earlier maximum` : t`Your bid is placed`);
      onPlaced();
    } catch (error) {
      unanswered.current = error instanceof Unreachable ? attempt : null;
      toast.error(explain(error));
    } finally {
      setBusy(false);
      // A refusal means that the price has moved: the button then says the new one.
      await revalidate();
    }
  };
  return { place, busy };
}
