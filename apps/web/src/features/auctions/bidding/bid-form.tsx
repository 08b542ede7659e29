import type { AuctionDetails } from "@rebale/contract/auctions";
import { type FormEvent, useId, useState } from "react";
import { rupees, rupeesExact } from "../../../lib/formatting.ts";
import { says } from "../../../lib/messages.ts";
import { toast } from "../../../lib/toast.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { useWords } from "../../../ui/fields/use-words.ts";
import { BidAmount } from "./bid-amount.tsx";
import classes from "./bidding.module.css";
import { ConfirmBid } from "./confirm-bid.tsx";
import { quickAmounts } from "./steps.ts";

export interface Bidder {
  place: (amount: number) => Promise<boolean>;
  busy: boolean;
  problem: string | null;
  clear: () => void;
}

interface Props {
  lot: AuctionDetails;
  bidder: Bidder;
  /** For who is not logged in: opens the login modal instead. */
  onVisitor: (() => void) | null;
  onPlaced?: () => void;
}

/** Bid Now (S2.41, S5.6): amount, one-touch steps, the amount in words, then a confirmation. */
export function BidForm({ lot, bidder, onVisitor, onPlaced }: Props) {
  const id = useId();
  // Null follows the next bid allowed; what somebody typed stays theirs, also when it is empty.
  const [typed, setTyped] = useState<string | null>(null);
  const [confirming, setConfirming] = useState<number | null>(null);
  const amount = typed === null ? lot.next_bid : Number(typed);
  const words = useWords(amount);
  const [tooLow, setTooLow] = useState(false);
  const problem = bidder.problem ?? (tooLow ? says.bidTooLow : null);
  const change = (value: string) => {
    bidder.clear();
    setTooLow(false);
    setTyped(value);
  };

  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (onVisitor) return onVisitor();
    if (amount <= lot.minimum_bid) {
      setTooLow(true);
      return toast.error(says.bidTooLow);
    }
    setConfirming(amount);
  };
  const confirm = async () => {
    if (confirming === null) return;
    const placed = await bidder.place(confirming);
    setConfirming(null);
    if (!placed) return;
    setTyped(null);
    onPlaced?.();
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <label htmlFor={id}>Your bid for the whole lot</label>
      <BidAmount
        id={id}
        value={typed ?? String(lot.next_bid)}
        onChange={change}
        describedBy={`${id}-help ${id}-problem`}
        invalid={problem !== null}
      />
      <fieldset className={classes.steps} aria-label="Quick amounts">
        {quickAmounts(lot.next_bid, lot.bid_increment).map((quick) => (
          <button
            key={quick}
            type="button"
            className="figures"
            aria-pressed={quick === amount}
            onClick={() => change(String(quick))}
          >
            {rupees(quick)}
          </button>
        ))}
      </fieldset>
      <p id={`${id}-help`} className={classes.help}>
        <span className={classes.words}>{words || " "}</span>
        Minimum bid {rupeesExact(lot.minimum_bid)}: bid more than this.
        {lot.bid_increment ? ` The next bid allowed is ${rupees(lot.next_bid)}.` : ""}
      </p>
      <p id={`${id}-problem`} className={classes.problem} role="alert">
        {problem}
      </p>
      <PlainButton type="submit" kind="main" className={classes.submit} disabled={bidder.busy}>
        {bidder.busy ? "Placing your bid…" : "Bid Now"}
      </PlainButton>
      <ConfirmBid
        lot={lot}
        amount={confirming}
        busy={bidder.busy}
        onConfirm={confirm}
        onClose={() => setConfirming(null)}
      />
    </form>
  );
}
