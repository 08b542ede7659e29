import { t } from "ttag";
import {
  clockTime,
  date,
  dateTime,
  lotPrice,
  priceNote,
  quantity,
} from "../../../lib/formatting/formatting.ts";
import { relativeTime } from "../../../lib/formatting/relative-time.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { LotPicture } from "../../../shared/lot/lot-picture.tsx";
import { Chip } from "../../../shared/office/chip.tsx";
import { RowLink } from "../../../shared/office/list/table.tsx";
import { PartyLink } from "../../../shared/office/object/object-link.tsx";
import { FINDINGS, type LotRow, type LotWarning, outcomes } from "./lot-row.ts";
import classes from "./lots.module.css";

/** A lot's title, with its picture. */
export const Goods = ({ lot, to }: { lot: LotRow; to: string }) => (
  <div className={classes.lot}>
    <div className={classes.thumb}>
      <LotPicture image={lot.images[0]} sizes="64px" widths={[160, 320]} alt="" />
    </div>
    <RowLink
      to={to}
      below={`${quantity(lot.quantity, lot.unit)}, ${lot.category.title}, ${lot.city}`}
    >
      {lot.title}
    </RowLink>
  </div>
);

/** How it ended, and to whom it is sold. */
export function Outcome({ lot: { outcome, seller_answer, buyer } }: { lot: LotRow }) {
  if (!outcome)
    return <Chip tone="waits">{seller_answer === "awaited" ? t`Seller decides` : t`Closing`}</Chip>;
  return (
    <span className={classes.outcome}>
      <Chip tone={outcome === "sold" ? "good" : "calm"}>{outcomes[outcome]}</Chip>
      {buyer && (
        <small>
          <PartyLink company={buyer.company_id} user={buyer._id}>
            {buyer.company ?? buyer.name}
          </PartyLink>
          {buyer.gstin && <span className="figures">{buyer.gstin}</span>}
        </small>
      )}
    </span>
  );
}

const bids = (n: number) => (n === 1 ? t`1 bid` : t`${n} bids`);

/** The highest bid, else the market value, else what is asked; below it what a unit comes to. */
export function Price({ lot }: { lot: LotRow }) {
  const { heightest, market_value, asking_price, bid_count, status } = lot;
  const own = status === "pending" ? null : heightest || market_value;
  const shown = own ?? asking_price;
  if (!shown) return t`No price asked`;
  const said = bid_count ? bids(bid_count) : own ? t`market value` : t`asked`;
  return (
    <span className={classes.price}>
      {lotPrice(shown, lot)}
      <small className="figures">{[priceNote(shown, lot), said].filter(Boolean).join(" · ")}</small>
    </span>
  );
}

const MAX_CHIPS = 2;

/** The checks' findings by a word each; the words themselves are in its review. */
export function Findings({
  warnings,
  most = MAX_CHIPS,
}: {
  warnings: readonly LotWarning[];
  most?: number;
}) {
  const names = [...new Set(warnings.map(({ code }) => FINDINGS[code]))];
  if (names.length === 0) return t`Nothing`;
  const more = names.length - most;
  return (
    <span className={classes.findings} title={warnings.map(({ text }) => text).join(" ")}>
      {names.slice(0, most).map((name) => (
        <Chip key={name} tone="waits">
          {name}
        </Chip>
      ))}
      {more > 0 && <small>{t`${more} more`}</small>}
    </span>
  );
}

const momentOf = ({ status, starts_at, ends_at, created_at }: LotRow) => {
  if (status === "upcoming") return [t`Starts`, starts_at ?? created_at] as const;
  if (status === "live" || status === "paused") return [t`Ends`, ends_at ?? created_at] as const;
  if (status === "ended" || status === "withdrawn")
    return [t`Ended`, ends_at ?? created_at] as const;
  return [t`Submitted`, created_at] as const;
};

/** Ends in 19 min; below it the moment itself. */
export function Time({ lot }: { lot: LotRow }) {
  const [word, time] = momentOf(lot);
  return (
    <span className={classes.time}>
      {word} {relativeTime(time, serverNow())}
      <time dateTime={time} title={dateTime(time)} className="figures">
        {date(time)}, {clockTime(time)}
      </time>
    </span>
  );
}
