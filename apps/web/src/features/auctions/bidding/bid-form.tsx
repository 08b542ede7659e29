import type { AuctionDetails } from "@rebale/contract/auctions";
import { type FormEvent, lazy, Suspense, useId, useState } from "react";
import { t } from "ttag";
import { type Basis, exactPrice, lotPrice, perBasis } from "../../../lib/formatting.ts";
import { says } from "../../../lib/messages.ts";
import type { Offer } from "../../../lib/send-offer.ts";
import { toast } from "../../../lib/toast.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { useWords } from "../../../ui/fields/use-words.ts";
import { Cost } from "../cost/cost.tsx";
import type { Line } from "../live/use-line.ts";
import { FirstBidTerms } from "../terms/first-bid-terms.tsx";
import { BidAmount } from "./bid-amount.tsx";
import classes from "./bidding.module.css";
import { ConfirmBid } from "./confirm-bid.tsx";
import { OfferKind, OwnMaximum } from "./maximum.tsx";
import { Rate } from "./price.tsx";
import { quickAmounts } from "./steps.ts";
import { useTypedAmount } from "./use-typed-amount.ts";

const MaximumRules = lazy(() => import("./maximum-rules.tsx"));

export interface Bidder {
  place: (offer: Offer) => Promise<boolean>;
  removeMaximum: () => Promise<void>;
  busy: boolean;
  problem: string | null;
  clear: () => void;
}

interface Props {
  lot: AuctionDetails;
  line: Line;
  bidder: Bidder;
  /** For who is not logged in: opens the login modal instead. */
  onVisitor: (() => void) | null;
  onPlaced?: () => void;
  /** The amount has the focus when the form opens. */
  focused?: boolean;
}

const labels = {
  bid: (basis: Basis) =>
    basis === "lot" ? t`Your bid for the whole lot` : t`Your bid ${perBasis(basis)}`,
  maximum: (basis: Basis) =>
    basis === "lot" ? t`Your maximum for the whole lot` : t`Your maximum ${perBasis(basis)}`,
};

/** One who leads may set their maximum at the price; everybody else must be above it. */
const isTooLow = (amount: number, kind: Offer["kind"], lot: AuctionDetails): boolean =>
  kind === "maximum" && lot.standing === "leading"
    ? amount < lot.heightest
    : amount <= lot.minimum_bid;

function submitWords(kind: Offer["kind"], busy: boolean): string {
  if (busy) return t`Placing your bid…`;
  return kind === "bid" ? t`Bid Now` : t`Set maximum`;
}

/** Bid Now (S2.41, S5.6): amount, one-touch steps, the amount in words, then a confirmation. */
export function BidForm({ lot, line, bidder, onVisitor, onPlaced, focused }: Props) {
  const id = useId();
  // Null follows the next bid allowed; what somebody typed stays theirs, also when it is empty.
  const [{ amount: typed, kind }, setTyped] = useTypedAmount(lot._id);
  const [confirming, setConfirming] = useState<Offer | null>(null);
  // Who sets their maximum begins at the one that they have: what is lower takes a decision.
  const first = kind === "maximum" ? Math.max(lot.next_bid, lot.your_maximum ?? 0) : lot.next_bid;
  const amount = typed === null ? first : Number(typed);
  const words = useWords(amount, lot.basis);
  const [tooLow, setTooLow] = useState(false);
  const problem = bidder.problem ?? (tooLow ? says.bidTooLow : null);
  const change = (value: string) => {
    bidder.clear();
    setTooLow(false);
    setTyped({ amount: value, kind });
  };
  // A maximum must not become a bid of that amount by one touch.
  const changeKind = (to: Offer["kind"]) => {
    bidder.clear();
    setTooLow(false);
    setTyped({ amount: to === "bid" ? null : typed, kind: to });
  };

  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (onVisitor) return onVisitor();
    if (isTooLow(amount, kind, lot)) {
      setTooLow(true);
      return toast.error(says.bidTooLow);
    }
    setConfirming({ amount, kind });
  };
  const confirm = async (offer: Offer) => {
    const placed = await bidder.place(offer);
    setConfirming(null);
    if (!placed) return;
    setTyped({ amount: null, kind: "bid" });
    onPlaced?.();
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <OwnMaximum lot={lot} busy={bidder.busy} onRemove={() => void bidder.removeMaximum()} />
      <OfferKind kind={kind} onChange={changeKind} />
      <div className={classes.labelRow}>
        <label htmlFor={id}>{labels[kind](lot.basis)}</label>
        <Rate lot={lot} price={amount} />
      </div>
      <BidAmount
        id={id}
        value={typed ?? String(first)}
        onChange={change}
        describedBy={`${id}-help ${id}-problem`}
        invalid={problem !== null}
        focused={focused}
        basis={lot.basis}
      />
      <fieldset className={classes.steps} aria-label={t`Quick amounts`}>
        {quickAmounts(lot.next_bid, lot.bid_increment, lot.basis).map((quick) => (
          <button
            key={quick}
            type="button"
            className="figures"
            aria-pressed={quick === amount}
            onClick={() => change(String(quick))}
          >
            {lotPrice(quick, lot)}
          </button>
        ))}
      </fieldset>
      <p id={`${id}-help`} className={classes.help}>
        <span className={classes.words}>{words || "\u00a0"}</span>
        {t`Minimum bid ${exactPrice(lot.minimum_bid, lot)}: bid more than this.`}
        {lot.bid_increment ? ` ${t`The next bid allowed is ${lotPrice(lot.next_bid, lot)}.`}` : ""}
      </p>
      <Suspense>{kind === "maximum" && <MaximumRules />}</Suspense>
      <FirstBidTerms lot={lot} />
      <p id={`${id}-problem`} className={classes.problem} role="alert">
        {problem}
      </p>
      <PlainButton type="submit" kind="main" className={classes.submit} disabled={bidder.busy}>
        {submitWords(kind, bidder.busy)}
      </PlainButton>
      <Cost lot={lot} amount={amount} />
      <ConfirmBid
        lot={lot}
        line={line}
        offer={confirming}
        busy={bidder.busy}
        onConfirm={confirm}
        onClose={() => setConfirming(null)}
      />
    </form>
  );
}
