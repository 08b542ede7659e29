import { Link } from "react-router";
import { jt, t } from "ttag";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import { indianNumber, lotPrice, priceNote } from "../../../lib/formatting/formatting.ts";
import { named } from "../../../lib/names/named.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useAmountInWords } from "../../../ui/fields/use-amount-in-words.ts";
import { SteadyButton } from "../../../ui/steady-button.tsx";
import type { BoardLot } from "./board.rules.ts";
import { timesThePrice } from "./board.rules.ts";
import classes from "./confirm-row.module.css";
import { useOwn } from "./own-parts.ts";

interface Props {
  lot: BoardLot;
  amount: number;
  /** The least that is accepted now, and what must be beaten. */
  next: number;
  /** The bid in place of an amount that somebody has passed. */
  usual: number;
  beaten: number;
  busy: boolean;
  mustConfirm: boolean;
  problem: string | null;
  onConfirm: (amount: number, confirmed: boolean) => void;
  onClose: () => void;
}

/** The last look: lot, amount, amount in words. Enter bids, Escape goes back to the row. */
export function ConfirmRow(props: Props) {
  const { lot, amount, next, beaten, busy, mustConfirm, onConfirm, onClose } = props;
  const isOutpriced = amount < next && !busy;
  const bids = isOutpriced ? props.usual : amount;
  const words = useAmountInWords(bids, lot.basis);
  const own = useOwn(lot._id);
  const times = timesThePrice(bids, beaten);
  const isUnusual = times !== null || mustConfirm;
  const price = lotPrice(bids, lot);
  const answer = isUnusual || isOutpriced ? t`Yes, bid ${price}` : t`Bid ${price}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isUnusual ? t`Is this amount right?` : t`Confirm your bid`}
    >
      <div className={classes.confirm}>
        <p>{t`Lot ${lot.place}: ${lot.title}`}</p>
        <p className={`${classes.amount} figures`}>
          {lotPrice(bids, lot)} <small>{priceNote(bids, lot)}</small>
        </p>
        <p>
          <b>{words || "\u00a0"}</b>
        </p>
        {times !== null && (
          <p className={classes.unusual}>
            <IconAlertTriangle size={22} aria-hidden />
            <span>{jt`This is ${<b key="1">{t`${indianNumber(times)} times`}</b>} the price to beat, ${lotPrice(beaten, lot)}. Extra zero? Our team checks bids like this.`}</span>
          </p>
        )}
        {isOutpriced && (
          <p className={classes.problem} role="alert">
            {t`Someone bid first: the next bid allowed is now ${lotPrice(next, lot)}.`}
          </p>
        )}
        {props.problem && (
          <p className={classes.problem} role="alert">
            {props.problem}
          </p>
        )}
        {lot.terms_version !== null && !own && (
          <p>
            {t`With your first bid you accept the terms, version ${lot.terms_version}.`}{" "}
            <Link to={`/auctiondetail/${lot.url}#sale-terms`} target="_blank">
              {t`Read the terms`}
            </Link>
          </p>
        )}
        {lot.corrigenda > 0 && (
          <p>
            {t`This lot was changed: with your bid you accept corrigendum ${lot.corrigenda}.`}{" "}
            <Link to={`/auctiondetail/${lot.url}#corrigendum`} target="_blank">
              {t`Read what changed`}
            </Link>
          </p>
        )}
        <p className={classes.binding}>
          {t`As is, in ${named(lot.location.city)}. GST and lifting are extra. A bid is binding.`}
        </p>
        <div className={classes.actions}>
          <PlainButton kind="quiet" onClick={onClose} data-autofocus={isUnusual ? "" : undefined}>
            {t`Change`}
          </PlainButton>
          <SteadyButton
            kind="main"
            meaning={answer}
            disabled={busy}
            data-autofocus={isUnusual ? undefined : ""}
            onPress={() => onConfirm(bids, isUnusual)}
          >
            {busy ? t`Placing your bid…` : answer}
          </SteadyButton>
        </div>
      </div>
    </Dialog>
  );
}
