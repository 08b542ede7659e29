import { Link } from "react-router";
import { t } from "ttag";
import { bidCount } from "../../../lib/formatting/bid-count.ts";
import {
  clockTime,
  date,
  dateTime,
  rupees,
  rupeesShort,
} from "../../../lib/formatting/formatting.ts";
import { weekdayAt } from "../../../lib/formatting/weekdays.rules.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import type { SellerDesk } from "./read-seller.ts";
import classes from "./seller.module.css";

interface Cell {
  readonly name: string;
  readonly figure: string;
  readonly note: string;
  readonly to: string;
}

/** A seller's money and bids, first of all: each figure leads to what it is made of. */
export function MoneyRow({ desk }: { desk: SellerDesk }) {
  return (
    <ul className={classes.money} aria-label={t`Your money`}>
      {[toComeCell(desk), walletCell(desk), liveCell(desk), answerCell(desk)].map((cell) => (
        <li key={cell.name}>
          <Link to={cell.to}>
            <span>{cell.name}</span>
            <strong className="figures">{cell.figure}</strong>
            <small>
              <WithDates>{cell.note}</WithDates>
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Stands for a figure that could not be read. */
const UNKNOWN = "–";

function toComeCell({ toCome }: SellerDesk): Cell {
  const cell = { name: t`To come`, to: "/wallet" };
  if (!toCome) return { ...cell, figure: UNKNOWN, note: t`cannot be read now` };
  const { total, first } = toCome;
  if (!first) return { ...cell, figure: rupees(0), note: t`no truck has left yet` };
  return { ...cell, figure: rupees(total), note: whenComes(first.at) };
}

function whenComes(at: string | null): string {
  if (!at) return t`once the claim is answered`;
  const day = weekdayAt(at);
  return t`first on ${day}, ${date(at)}, ${clockTime(at)}`;
}

const walletCell = ({ proceeds }: SellerDesk): Cell => ({
  ...{ name: t`In your wallet`, to: "/wallet" },
  figure: proceeds === null ? UNKNOWN : rupees(proceeds),
  note: proceeds === null ? t`cannot be read now` : t`proceeds you can take out`,
});

function liveCell({ now }: SellerDesk): Cell {
  const cell = { name: t`Live at`, to: "/dashproduct?state=live" };
  if (!now) return { ...cell, figure: UNKNOWN, note: t`cannot be read now` };
  const { lots, bids, value } = now.live;
  if (lots === 0) return { ...cell, figure: rupees(0), note: t`no lot is live` };
  const lotsText = lots === 1 ? t`1 lot` : t`${lots} lots`;
  return { ...cell, figure: rupeesShort(value), note: `${lotsText} · ${bidCount(bids)}` };
}

function answerCell({ awaited }: SellerDesk): Cell {
  const cell = { name: t`Your answer wanted`, to: "/dashproduct?state=awaiting" };
  if ("failure" in awaited) return { ...cell, figure: UNKNOWN, note: t`cannot be read now` };
  const times = awaited.lots.flatMap(({ answer_by }) => answer_by ?? []).sort();
  const [first] = times;
  const note = first ? t`until ${dateTime(first)}` : t`no bid waits for you`;
  return { ...cell, figure: String(awaited.lots.length), note };
}
