import { rupeesShort } from "../../../lib/formatting.ts";
import type { History } from "../live/live-state.ts";
import classes from "./history.module.css";

const W = 640;
const H = 160;
const EDGE = 8;

/**
 * Prices over time as steps: a price holds until the next bid. The table below says the same in
 * words.
 */
export function BidChart({
  bids,
  marketValue,
}: {
  bids: readonly History[];
  marketValue: number | null;
}) {
  const held = bids.filter((b) => !b.voided).toReversed();
  const [first] = held;
  const last = held.at(-1);
  if (!first || !last || held.length < 2) return null;
  const from = Date.parse(first.time);
  const span = Math.max(1, Date.parse(last.time) - from);
  const low = Math.min(first.amount, marketValue ?? first.amount);
  const rise = Math.max(1, last.amount - low);
  const x = (time: string) => EDGE + ((Date.parse(time) - from) / span) * (W - 2 * EDGE);
  const y = (amount: number) => H - EDGE - ((amount - low) / rise) * (H - 2 * EDGE);
  const line = held
    .map(
      (b, i) =>
        `${i ? `H${x(b.time).toFixed(1)}V` : `M${x(b.time).toFixed(1)} `}${y(b.amount).toFixed(1)}`,
    )
    .join("");
  return (
    <figure className={classes.chart}>
      <svg
        viewBox={`0 0 ${W} ${H}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Price from ${rupeesShort(first.amount)} to ${rupeesShort(last.amount)} over ${held.length} bids`}
      >
        {marketValue && (
          <line x1="0" x2={W} y1={y(marketValue)} y2={y(marketValue)} className={classes.market} />
        )}
        <path d={`${line}V${H}H${x(first.time).toFixed(1)}Z`} className={classes.area} />
        <path d={line} className={classes.stroke} />
      </svg>
      <figcaption>
        <span>{rupeesShort(first.amount)}</span>
        <span>{rupeesShort(last.amount)}</span>
      </figcaption>
    </figure>
  );
}
