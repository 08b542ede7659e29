import { memo, useEffect } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { priceNote, quantity } from "../../../lib/formatting/formatting.ts";
import { Countdown, Expired } from "../../../shared/lot/countdown.tsx";
import { LotPicture } from "../../../shared/lot/lot-picture.tsx";
import { LivePrice } from "../../../shared/lot/prices/live-price.tsx";
import { usePrice } from "../../../shared/lot/prices/use-prices.ts";
import { withPrice } from "../../../shared/lot/prices/with-price.ts";
import { isOver } from "../event.rules.ts";
import { BidCell } from "./bid-cell.tsx";
import classes from "./board.module.css";
import type { BoardLot } from "./board.rules.ts";
import { type Standing, standingIn } from "./board.rules.ts";
import { useOwn } from "./own-parts.ts";

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
        {priceNote(shown, lot) ?? "–"}
      </td>
      <td className={classes.standing}>
        {standing === "none" ? <span aria-hidden>–</span> : words[standing]}
      </td>
      <td className={classes.left}>
        {closed || !until ? (
          <>
            {lot.status === "ended" && <Expired />}{" "}
            <b>{lot.status === "withdrawn" ? t`Withdrawn` : t`Closed`}</b>
          </>
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
