import type { AuctionDetails } from "@rebale/contract/auctions";
import { quantity, rupees } from "../../../lib/formatting.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "./bidding.module.css";

interface Props {
  lot: AuctionDetails;
  amount: number | null;
  words: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The last look before money is promised; says so when somebody was faster meanwhile. */
export function ConfirmBid({ lot, amount, words, busy, onConfirm, onClose }: Props) {
  const late = amount !== null && amount < lot.next_bid;
  return (
    <Dialog open={amount !== null} onClose={onClose} title="Confirm your bid">
      <div className={classes.confirm}>
        <p className={`${classes.confirmAmount} figures`}>{rupees(amount ?? 0)}</p>
        <p className={classes.words}>{words}</p>
        <p>
          For {lot.title}, {quantity(lot.quantity, lot.unit)}, as it lies in {lot.location.city}. GST and lifting are extra. A bid is
          binding and cannot be taken back.
        </p>
        {late && (
          <p className={classes.problem} role="alert">
            Somebody was faster: the next bid allowed is now {rupees(lot.next_bid)}.
          </p>
        )}
        <div className={classes.confirmActions}>
          <PlainButton kind="quiet" onClick={onClose}>
            Change
          </PlainButton>
          <PlainButton kind="main" onClick={onConfirm} disabled={busy || late} data-autofocus>
            {busy ? "Placing your bid…" : "Confirm bid"}
          </PlainButton>
        </div>
      </div>
    </Dialog>
  );
}
