import type { AuctionDetails } from "@rebale/contract/auctions";
import { type FormEvent, lazy, Suspense, useId, useState } from "react";
import { jt, t } from "ttag";
import {
  type Basis,
  exactPrice,
  lotPrice,
  perBasis,
} from "../../../../lib/formatting/formatting.ts";
import { removeToast, toast } from "../../../../lib/forms/toast.ts";
import { messages } from "../../../../lib/language/messages.ts";
import type { TypedOffer } from "../../../../lib/session/come-back.ts";
import { usualOffer } from "../../../../shared/bids/bid-steps.ts";
import type { Offer } from "../../../../shared/bids/send-offer.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { useAmountInWords } from "../../../../ui/fields/use-amount-in-words.ts";
import { Cost } from "../../landed-cost/cost.tsx";
import type { LiveConnection } from "../../live/use-live-connection.ts";
import { FirstBidTerms } from "../../terms/first-bid-terms.tsx";
import classes from "../bidding.module.css";
import { isUncovered } from "../deposit/cover.rules.ts";
import { OfferKind, OwnMaximum } from "../maximum/maximum.tsx";
import { isAboveLimit, limitText, OwnLimit, OwnLimits } from "../not-allowed/own-limit.tsx";
import { Rate } from "../standing/price.tsx";
import { BidAmount } from "./bid-amount.tsx";
import { ConfirmBid } from "./confirm-bid.tsx";
import { QuickAmounts } from "./quick-amounts.tsx";
import { useTypedAmount } from "./use-typed-amount.ts";

const OwnDeposit = lazy(() => import("../deposit/own-deposit.tsx"));
const MaximumRules = lazy(() => import("../maximum/maximum-rules.tsx"));

export interface Bidder {
  place: (offer: Offer) => Promise<boolean>;
  removeMaximum: () => Promise<void>;
  busy: boolean;
  problem: string | null;
  /** The problem is a limit that the company set itself. */
  isCapped?: boolean;
  clear: () => void;
}

/** For who is not logged in: opens the login modal, which leads back with what was typed. */
export type OnVisitor = ((offer: TypedOffer) => void) | null;

interface Props {
  lot: AuctionDetails;
  connection: LiveConnection;
  bidder: Bidder;
  onVisitor: OnVisitor;
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

function submitText({ amount, kind }: Offer, lot: AuctionDetails, busy: boolean): string {
  if (busy) return t`Placing your bid…`;
  if (!(amount > 0)) return kind === "bid" ? t`Bid Now` : t`Set maximum`;
  const price = lotPrice(amount, lot);
  return kind === "bid" ? t`Bid Now · ${price}` : t`Set maximum · ${price}`;
}

/** Bid Now (S2.41, S5.6): amount, one-touch steps, the amount in words, then a confirmation. */
export function BidForm({ lot, connection, bidder, onVisitor, onPlaced, focused }: Props) {
  const id = useId();
  const form = useOfferForm(lot, bidder);
  const { amount, kind, typed, problem } = form;
  const [confirming, setConfirming] = useState<Offer | null>(null);
  const words = useAmountInWords(amount, lot.basis);

  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (onVisitor) return onVisitor({ amount: typed, kind });
    if (isTooLow(amount, kind, lot)) return form.complain(messages.bidTooLow);
    if (isAboveLimit(amount, lot)) return form.complain(limitText(lot));
    if (isUncovered(amount, lot)) return form.complain(t`Your deposit does not cover this`);
    setConfirming({ amount, kind });
  };
  const confirm = async (offer: Offer) => {
    const placed = await bidder.place(offer);
    setConfirming(null);
    if (!placed) return;
    form.forget();
    onPlaced?.();
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <OwnMaximum lot={lot} busy={bidder.busy} onRemove={() => void bidder.removeMaximum()} />
      <OwnLimit lot={lot} />
      <OfferKind kind={kind} onChange={form.changeKind} />
      <div className={classes.labelRow}>
        <label htmlFor={id}>{labels[kind](lot.basis)}</label>
        <Rate lot={lot} price={amount} />
      </div>
      <BidAmount
        id={id}
        value={typed ?? String(amount)}
        onChange={form.change}
        describedBy={`${id}-help ${id}-problem`}
        invalid={problem !== null}
        focused={focused}
        basis={lot.basis}
      />
      <QuickAmounts lot={lot} kind={kind} amount={amount} onChoose={form.change} />
      <p id={`${id}-help`} className={classes.help}>
        <span className={classes.words}>{words || "\u00a0"}</span>
        {leastText(lot)}
      </p>
      <Suspense>{kind === "maximum" && <MaximumRules />}</Suspense>
      <FirstBidTerms lot={lot} />
      <p id={`${id}-problem`} className={classes.problem} role="alert">
        {problem}
        {bidder.problem && bidder.isCapped && <OwnLimits />}
      </p>
      <Suspense>
        {lot.deposit && <OwnDeposit lot={lot} offer={{ amount: typed, kind }} at={amount} />}
      </Suspense>
      <PlainButton
        type="submit"
        kind={isUncovered(amount, lot) ? "quiet" : "main"}
        className={classes.submit}
        disabled={bidder.busy}
      >
        {submitText({ amount, kind }, lot, bidder.busy)}
      </PlainButton>
      <Cost lot={lot} amount={amount} atMost={kind === "maximum"} />
      {onVisitor && (
        <p className={classes.help}>
          {jt`To bid, ${(
            <button key="1" type="submit" className={classes.wayIn}>
              {t`log in with your phone`}
            </button>
          )}. New here? A name is enough to begin.`}
        </p>
      )}
      <ConfirmBid
        lot={lot}
        connection={connection}
        offer={confirming}
        busy={bidder.busy}
        onConfirm={confirm}
        onClose={() => setConfirming(null)}
      />
    </form>
  );
}

/** S5.6: the minimum with two decimals, which a bid must exceed. */
const leastText = (lot: AuctionDetails): string =>
  lot.bid_increment
    ? t`Minimum bid ${exactPrice(lot.minimum_bid, lot)}. The next bid is ${lotPrice(lot.next_bid, lot)} or more.`
    : t`Minimum bid ${exactPrice(lot.minimum_bid, lot)}: bid more than this.`;

/** The offer as it is being typed, and the fault in it. */
function useOfferForm(lot: AuctionDetails, bidder: Bidder) {
  // Null follows the next bid allowed; what somebody typed stays theirs, also when it is empty.
  const [complaint, setComplaint] = useState<string | null>(null);
  const [{ amount: typed, kind }, setTyped] = useTypedAmount(
    lot._id,
    (amount, kind) => isTooLow(amount, kind, lot),
    (amount) =>
      setComplaint(t`The price has passed the ${lotPrice(amount, lot)} that you typed before`),
  );
  const problem = bidder.problem ?? complaint;
  const set = (to: TypedOffer) => {
    if (problem) removeToast(problem);
    bidder.clear();
    setComplaint(null);
    setTyped(to);
  };
  const isBelowOwn = (amount: string) => Number(amount) < (lot.your_maximum ?? 0);
  return {
    amount: typed === null ? usualOffer(lot, kind) : Number(typed),
    kind,
    typed,
    problem,
    change: (amount: string) => set({ amount, kind }),
    /** A maximum becomes no bid of that amount by one touch, nor a lower maximum. */
    changeKind: (to: Offer["kind"]) =>
      set({ amount: to === "bid" || isBelowOwn(typed ?? "0") ? null : typed, kind: to }),
    complain: (words: string) => {
      setComplaint(words);
      toast.fieldError(words);
    },
    forget: () => setTyped({ amount: null, kind: "bid" }),
  };
}
