import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { t } from "ttag";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";
import { quantity } from "../../../lib/formatting/formatting.ts";
import { named, namedTitle } from "../../../lib/names/named.ts";
import type { CardLot } from "../../../shared/lot/card/card-lot.ts";
import { resultWord } from "../../../shared/lot/card/result-labels.ts";
import { StatusChip } from "../../../shared/lot/card/status-chip.tsx";
import { Countdown, Expired } from "../../../shared/lot/countdown.tsx";
import { SaleMarks } from "../../../shared/lot/formats/sale-marks.tsx";
import { LotPicture } from "../../../shared/lot/lot-picture.tsx";
import { LivePrice } from "../../../shared/lot/prices/live-price.tsx";
import { priceOf as streamed } from "../../../shared/lot/prices/live-prices.ts";
import { StandingMark } from "../../../shared/lot/prices/standing-mark.tsx";
import { useLiveLot } from "../../../shared/lot/prices/use-prices.ts";
import { withPrice } from "../../../shared/lot/prices/with-price.ts";
import { useStatusNow } from "../../../shared/lot/use-status-now.ts";
import { WatchButton } from "../../../shared/lot/watch/watch-button.tsx";
import frame from "../../../ui/table/frame.module.css";
import { type FilterValues, withFilters } from "./filters/read-filters.ts";
import classes from "./lots-table.module.css";
import {
  COLUMNS,
  depositCell,
  filtersOf,
  heads,
  isTheServers,
  type Order,
  orderOf,
  rateText,
  sorted,
  valueOfLot,
} from "./lots-table.rules.ts";

const numbers: readonly string[] = ["Quantity", "Rate", "Lot value", "Deposit", "Bids"];
/** Many lots at a glance: one line each, sorted by any column. */
export default function LotsTable({
  lots,
  filters,
}: {
  lots: readonly CardLot[];
  filters: FilterValues;
}) {
  const navigate = useNavigate();
  const order = orderOf(filters);
  // Rows stay where they are while prices move.
  const shown = useMemo(() => inOrder(lots, orderOf(filters)), [lots, filters]);
  const sortBy = (next: Order) =>
    navigate(withFilters(filters, filtersOf(next)), { preventScrollReset: true });
  return (
    <div className={`${frame.frame} ${classes.wide}`}>
      <table className={`${classes.table} figures`} aria-label={t`Lots`}>
        <thead>
          <tr>
            {COLUMNS.map((by) => {
              const down = order?.by === by ? order.down : null;
              const Arrow = down ? IconArrowDown : IconArrowUp;
              return (
                <th
                  key={by}
                  scope="col"
                  data-number={numbers.includes(by) || undefined}
                  aria-sort={down === null ? undefined : down ? "descending" : "ascending"}
                >
                  <button type="button" onClick={() => void sortBy({ by, down: down === false })}>
                    {heads[by]}
                    {down !== null && <Arrow size={15} aria-hidden />}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map((lot) => (
            <Row key={lot._id} lot={lot} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const inOrder = (lots: readonly CardLot[], order: Order | null) =>
  order && !isTheServers(order)
    ? sorted(
        lots.map((lot) => withPrice(lot, streamed(lot._id))),
        order,
      )
    : lots;

const isOver = ({ status }: CardLot) => status === "ended" || status === "withdrawn";

function Row({ lot: listed }: { lot: CardLot }) {
  const lot = useStatusNow(useLiveLot(listed));
  return (
    <tr>
      <td>
        <span className={classes.lot}>
          <span className={classes.picture}>
            <LotPicture image={lot.images[0]} sizes="36px" widths={[160]} alt="" />
          </span>
          <span className={classes.name}>
            <Link to={`/auctiondetail/${lot.url}`} title={lot.title}>
              {lot.title}
            </Link>
            <SaleMarks lot={lot} />
            <StandingMark lot={lot} />
          </span>
          <WatchButton lot={lot} look="row" />
        </span>
      </td>
      <td>{lot.material ?? namedTitle(lot.category)}</td>
      <td data-number>{quantity(lot.quantity, lot.unit)}</td>
      <td>
        {named(lot.location.city)}
        {lot.distance_km !== undefined && <small> {t`${lot.distance_km} km`}</small>}
      </td>
      <td data-number>{rateText(lot) ?? "–"}</td>
      <td data-number>
        <LivePrice amount={valueOfLot(lot)} basis="lot" />
      </td>
      <td data-number>{depositCell(lot) ?? "–"}</td>
      <td data-number>{lot.bid_count}</td>
      <td>
        <State lot={lot} />
      </td>
    </tr>
  );
}

/** The lot's result, or when it starts or ends; a word only where it is not live. */
function State({ lot }: { lot: CardLot }) {
  const upcoming = lot.status === "upcoming";
  const until = upcoming ? lot.starts_at : lot.ends_at;
  const result = isOver(lot) ? resultWord(lot) : null;
  if (result)
    return (
      <span className={classes.state}>
        {lot.status === "ended" && <Expired />}
        <b className={classes.result} data-sold={lot.outcome === "sold" || undefined}>
          {result}
        </b>
      </span>
    );
  return (
    <span className={classes.state}>
      {lot.status !== "live" && <StatusChip status={lot.status} />}
      {until && !lot.awaits_signature && (
        <Countdown until={until} warn={!upcoming} stoppedAt={lot.paused_at} />
      )}
    </span>
  );
}
