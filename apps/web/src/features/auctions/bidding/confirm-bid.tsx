import type { AuctionDetails } from "@rebale/contract/auctions";
import { IconAlertTriangle } from "@tabler/icons-react";
import { jt, t } from "ttag";
import { indianNumber, lotPrice, quantity } from "../../../lib/formatting.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useWords } from "../../../ui/fields/use-words.ts";
import type { Line } from "../live/use-line.ts";
import { AuctionBrief } from "./auction-brief.tsx";
import classes from "./bidding.module.css";
import { Rate } from "./price.tsx";
import { timesThePrice } from "./unusual.rules.ts";

interface Props {
  lot: AuctionDetails;
  line: Line;
  amount: number | null;
  busy: boolean;
  onConfirm: (amount: number) => void;
  onClose: () => void;
}

/** 'Tractor rear tyres, 7,300 kg': a title that says its quantity says it once. */
export function goodsOf({ title, quantity: amount, unit }: AuctionDetails): string {
  const told = quantity(amount, unit);
  return title.includes(told) ? title : `${title}, ${told}`;
}

/** Outbid meanwhile: one tap bids what it takes now, and nothing is typed again. */
function confirmWords(amount: number, lot: AuctionDetails, times: number | null): string {
  if (amount < lot.next_bid) return t`Bid ${lotPrice(lot.next_bid, lot)} instead`;
  return times === null ? t`Confirm bid` : t`Yes, bid ${lotPrice(amount, lot)}`;
}

/**
 * The last look before money is promised; says so when somebody was faster meanwhile, or when the
 * amount looks like a slip.
 */
export function ConfirmBid({ lot, line, amount, busy, onConfirm, onClose }: Props) {
  const words = useWords(amount, lot.basis);
  const late = amount !== null && amount < lot.next_bid;
  const times = amount === null ? null : timesThePrice(amount, lot);
  return (
    <Dialog
      open={amount !== null}
      onClose={onClose}
      title={times === null ? t`Confirm your bid` : t`Is this amount right?`}
    >
      <div className={classes.confirm}>
        <AuctionBrief lot={lot} line={line} />
        <p className={`${classes.confirmAmount} figures`}>
          {lotPrice(amount ?? 0, lot)} <Rate lot={lot} price={amount ?? 0} />
        </p>
        <p className={classes.words}>{words}</p>
        {times !== null && (
          <p className={classes.unusual}>
            <IconAlertTriangle size={26} aria-hidden />
            <span>{jt`This is ${<b key="1">{t`${indianNumber(times)} times`}</b>} the price to beat, ${lotPrice(lot.minimum_bid, lot)}. Extra zero? Our team checks bids like this.`}</span>
          </p>
        )}
        <p>
          {t`${goodsOf(lot)}, as is in ${lot.location.city}. GST and lifting are extra. A bid is binding and cannot be undone.`}
        </p>
        {late && (
          <p
            className={classes.problem}
            role="alert"
          >{t`Someone bid first: the next bid allowed is now ${lotPrice(lot.next_bid, lot)}.`}</p>
        )}
        <div className={classes.confirmActions}>
          {/* Who presses Enter without reading keeps what they typed, and has bid nothing unusual. */}
          <PlainButton
            kind="quiet"
            onClick={onClose}
            data-autofocus={times === null ? undefined : ""}
          >
            {t`Change`}
          </PlainButton>
          <PlainButton
            kind="main"
            onClick={() => onConfirm(late ? lot.next_bid : (amount ?? 0))}
            disabled={busy}
            data-autofocus={times === null ? "" : undefined}
          >
            {busy ? t`Placing your bid…` : confirmWords(amount ?? 0, lot, times)}
          </PlainButton>
        </div>
      </div>
    </Dialog>
  );
}
