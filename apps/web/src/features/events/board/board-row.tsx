import { memo, useEffect, useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { besidePrice, lotPrice, quantity } from "../../../lib/formatting.ts";
import { RupeeInput } from "../../../ui/fields/rupee-input.tsx";
import { Countdown } from "../../../ui/lot/countdown.tsx";
import { LotPicture } from "../../../ui/lot/lot-picture.tsx";
import { LivePrice } from "../../../ui/lot/prices/live-price.tsx";
import { usePrice } from "../../../ui/lot/prices/use-prices.ts";
import { withPrice } from "../../../ui/lot/prices/with-price.ts";
import { isOver } from "../event.rules.ts";
import classes from "./board.module.css";
import { type Standing, standingIn } from "./board.rules.ts";
import type { BoardLot } from "./board.tsx";
import { ConfirmRow } from "./confirm-row.tsx";
import { useOwn } from "./own-parts.ts";
import { useRowBid } from "./use-row-bid.ts";

const words: Record<Exclude<Standing, "none">, string> = {
  leading: t`Leading`,
  outbid: t`Outbid`,
  won: t`Won`,
  highest: t`Highest bid`,
  lost: t`Not won`,
};

interface Props {
  lot: BoardLot;
  /** Whether somebody is signed in who bids. */
  may: boolean;
  onClosed: () => void;
}

/** One lot: drawn again when it moves, and no other. */
export const BoardRow = memo(function BoardRow({ lot: listed, may, onClosed }: Props) {
  const price = usePrice(listed._id);
  const lot = withPrice(listed, price);
  const closed = isOver(lot);
  const own = useOwn(lot._id);
  const standing = standingIn(own, price, { closed, outcome: listed.outcome });
  useEffect(() => {
    if (price?.closed && listed.outcome === null) onClosed();
  }, [price?.closed, listed.outcome, onClosed]);
  const shown = lot.heightest || lot.market_value || 0;
  const until = lot.status === "upcoming" ? lot.starts_at : lot.ends_at;
  return (
    <tr data-closed={closed || undefined} data-standing={standing} data-lot={lot._id}>
      <td className={classes.number}>{lot.place}</td>
      <td>
        <span className={classes.lot}>
          <span className={classes.picture}>
            <LotPicture image={lot.images[0]} sizes="44px" widths={[160]} alt="" />
          </span>
          <Link to={`/auctiondetail/${lot.url}`}>{lot.title}</Link>
        </span>
      </td>
      <td data-number className={classes.quantity}>
        {quantity(lot.quantity, lot.unit)}
      </td>
      <td data-number className={classes.price}>
        <LivePrice amount={shown} basis={lot.basis} />
      </td>
      <td data-number className={classes.rate}>
        {besidePrice(shown, lot) ?? "–"}
      </td>
      <td className={classes.standing}>
        {standing === "none" ? <span aria-hidden>–</span> : words[standing]}
      </td>
      <td className={classes.left}>
        {closed || !until ? (
          <b>{lot.status === "withdrawn" ? t`Withdrawn` : t`Closed`}</b>
        ) : (
          <Countdown until={until} warn={lot.status === "live"} stoppedAt={lot.paused_at} />
        )}
        {lot.status === "paused" && <b> {t`Paused`}</b>}
      </td>
      <td className={classes.bid}>
        {!closed && lot.status === "live" && (
          <BidCell lot={lot} price={price} may={may} leads={standing === "leading"} />
        )}
      </td>
    </tr>
  );
});

interface CellProps {
  lot: BoardLot;
  price: ReturnType<typeof usePrice>;
  may: boolean;
  leads: boolean;
}

/** Null follows the next bid allowed; what is typed stays typed while prices move. */
function BidCell({ lot, price, may, leads }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const { busy, problem, mustConfirm, place, clear } = useRowBid(lot);
  const next = price?.next_bid ?? null;
  const amount = typed === null ? (next ?? 0) : Number(typed);
  const tooLow = next !== null && amount < next;
  const [said, setSaid] = useState(false);
  const ask = () => {
    if (!may || next === null || busy) return;
    setSaid(tooLow);
    if (!tooLow) setAsked(amount);
  };
  const confirm = async (bid: number, confirmed: boolean) => {
    const answer = await place(bid, confirmed);
    if (answer === "placed") setTyped(null);
    // The market's question is answered in the same dialog.
    if (answer !== "asks") setAsked(null);
  };
  const beaten = price?.minimum_bid ?? 0;
  const words = said && tooLow && next !== null ? t`Bid at least ${lotPrice(next, lot)}.` : problem;
  return (
    <div className={classes.cell}>
      <RupeeInput
        className={classes.amount}
        data-amount=""
        aria-label={t`Your bid on lot ${lot.place}: ${lot.title}`}
        aria-invalid={words ? true : undefined}
        disabled={!may || next === null}
        value={typed ?? (next === null ? "" : String(next))}
        onValue={(value) => {
          clear();
          setSaid(false);
          setTyped(value);
        }}
        onKeyDown={(e) => {
          if (e.key === "Enter") {
            // Else the same press confirms: the dialog's button has the focus by then.
            e.preventDefault();
            ask();
          }
          if (e.key === "Escape") setTyped(null);
        }}
      />
      <button
        type="button"
        className={classes.button}
        disabled={!may || next === null || busy}
        data-leads={leads || undefined}
        aria-label={t`Bid ${lotPrice(amount, lot)} on lot ${lot.place}: ${lot.title}`}
        onClick={ask}
      >
        {busy ? "…" : t`Bid`} <span>{next !== null && lotPrice(amount, lot)}</span>
      </button>
      {words && (
        <p className={classes.problem} role="alert">
          {words}
        </p>
      )}
      {asked !== null && next !== null && (
        <ConfirmRow
          lot={lot}
          amount={asked}
          next={next}
          beaten={beaten}
          busy={busy}
          mustConfirm={mustConfirm}
          problem={mustConfirm ? problem : null}
          onConfirm={(bid, confirmed) => void confirm(bid, confirmed)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
