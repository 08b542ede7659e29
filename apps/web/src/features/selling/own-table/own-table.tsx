import type { OwnLot } from "@rebale/contract/listings";
import { Link } from "react-router";
import { t } from "ttag";
import { quantity, rate, rupees } from "../../../lib/formatting.ts";
import { Completion } from "../../../ui/lot/completion.tsx";
import { LotPicture } from "../../../ui/lot/lot-picture.tsx";
import { StatusChip } from "../../../ui/lot/status-chip.tsx";
import { LotFate } from "../own-lots/lot-fate.tsx";
import classes from "./own-table.module.css";

/** A seller's lots, a row each; on a phone a row is a card. */
export const OwnTable = ({ lots, label }: { lots: readonly OwnLot[]; label: string }) => (
  <div className={classes.frame}>
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t`Product`}</th>
          <th scope="col">{t`Status`}</th>
          <th scope="col" data-number>
            {t`Price`}
          </th>
          <th scope="col" data-number>
            {t`Bids`}
          </th>
          <th scope="col">{t`Stage`}</th>
          <th scope="col">{t`Action`}</th>
        </tr>
      </thead>
      <tbody>
        {lots.map((lot) => (
          <Row key={lot._id} lot={lot} />
        ))}
      </tbody>
    </table>
  </div>
);

function Row({ lot }: { lot: OwnLot }) {
  const amount = lot.heightest || lot.market_value;
  const page = lot.is_approved ? `/auctiondetail/${lot.url}` : `/sellnow/${lot._id}`;
  return (
    <tr>
      <th scope="row">
        <span className={classes.lot}>
          <span className={classes.picture}>
            <LotPicture image={lot.images[0]} sizes="72px" widths={[160, 320]} alt="" />
          </span>
          <span>
            <Link to={page}>{lot.title}</Link>
            <small>
              {quantity(lot.quantity, lot.unit)} · {lot.location.city}
            </small>
          </span>
        </span>
      </th>
      <td data-name={t`Status`}>
        <span className={classes.status}>
          <StatusChip status={lot.status} />
          {lot.is_approved && <Completion lot={lot} />}
        </span>
      </td>
      <td data-name={lot.heightest ? t`Highest bid` : t`Market value`} data-number>
        {amount ? (
          <span className={classes.price}>
            <b className="figures">{rupees(amount)}</b>
            <small className="figures">{rate(amount, lot.quantity, lot.unit)}</small>
            <small className={classes.what}>
              {lot.heightest ? t`highest bid` : t`market value`}
            </small>
          </span>
        ) : (
          "–"
        )}
      </td>
      <td data-name={t`Bids`} data-number>
        <span className="figures">{lot.bid_count}</span>
      </td>
      <td data-name={t`Stage`}>
        <LotFate lot={lot} />
      </td>
      <td data-name="">
        {lot.seller_answer === "awaited" ? (
          <Link to="/dashboard" className={classes.action} aria-label={t`Answer: ${lot.title}`}>
            {t`Answer`}
          </Link>
        ) : (
          <Link
            to={page}
            className={classes.action}
            aria-label={`${lot.is_approved ? t`Bid Detail` : t`Edit`}: ${lot.title}`}
          >
            {lot.is_approved ? t`Bid Detail` : t`Edit`}
          </Link>
        )}
      </td>
    </tr>
  );
}
