import type { AuctionDetails } from "@rebale/contract/auctions";
import { IconAlertTriangle } from "@tabler/icons-react";
import { indianNumber, quantity, rupees } from "../../../lib/formatting.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useWords } from "../../../ui/fields/use-words.ts";
import classes from "./bidding.module.css";
import { timesThePrice } from "./unusual.rules.ts";

interface Props {
  lot: AuctionDetails;
  amount: number | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * The last look before money is promised; says so when somebody was faster meanwhile, or when the
 * amount looks like a slip.
 */
export function ConfirmBid({ lot, amount, busy, onConfirm, onClose }: Props) {
  const words = useWords(amount);
  const late = amount !== null && amount < lot.next_bid;
  const times = amount === null ? null : timesThePrice(amount, lot);
  return (
    <Dialog
      open={amount !== null}
      onClose={onClose}
      title={times === null ? "Confirm your bid" : "Is this amount right?"}
    >
      <div className={classes.confirm}>
        <p className={`${classes.confirmAmount} figures`}>{rupees(amount ?? 0)}</p>
        <p className={classes.words}>{words}</p>
        {times !== null && (
          <p className={classes.unusual}>
            <IconAlertTriangle size={26} aria-hidden />
            <span>
              This is <b>{indianNumber(times)} times</b> the price to beat,{" "}
              {rupees(lot.minimum_bid)}. Did a zero slip in? Our team is told of such a bid.
            </span>
          </p>
        )}
        <p>
          For {lot.title}, {quantity(lot.quantity, lot.unit)}, as it lies in {lot.location.city}.
          GST and lifting are extra. A bid is binding and cannot be taken back.
        </p>
        {late && (
          <p className={classes.problem} role="alert">
            Somebody was faster: the next bid allowed is now {rupees(lot.next_bid)}.
          </p>
        )}
        <div className={classes.confirmActions}>
          {/* Who presses Enter without reading keeps what they typed, and has bid nothing unusual. */}
          <PlainButton
            kind="quiet"
            onClick={onClose}
            data-autofocus={times === null ? undefined : ""}
          >
            Change
          </PlainButton>
          <PlainButton
            kind="main"
            onClick={onConfirm}
            disabled={busy || late}
            data-autofocus={times === null ? "" : undefined}
          >
            {busy
              ? "Placing your bid…"
              : times === null
                ? "Confirm bid"
                : `Yes, bid ${rupees(amount ?? 0)}`}
          </PlainButton>
        </div>
      </div>
    </Dialog>
  );
}
