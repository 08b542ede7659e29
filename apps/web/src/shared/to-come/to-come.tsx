import type { ToCome } from "@rebale/contract/settlement";
import { useId } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { dateTime, lastDay, rupeesExact } from "../../lib/formatting/formatting.ts";
import { WithDates } from "../../ui/with-dates.tsx";
import { plate } from "../goods/truck-labels.ts";
import classes from "./to-come.module.css";

interface Props {
  rows: readonly ToCome[];
  /** Rupees. */
  total: number;
  /** One sale's rows stand on its own page. */
  ofOneSale?: boolean;
}

/** Proceeds of a seller's trucks that have left, and when they reach the wallet. */
export function ToComeList({ rows, total, ofOneSale = false }: Props) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={classes.card} data-inside={ofOneSale || undefined} aria-labelledby={id}>
      <h2 id={id} className="figures">
        {t`${rupeesExact(total)} comes into your wallet`}
      </h2>
      <ul>
        {rows.map((row) => (
          <Truck key={row.trip_id} row={row} ofOneSale={ofOneSale} />
        ))}
      </ul>
      <p>{t`A claim that is allowed takes its part off before that.`}</p>
    </section>
  );
}

interface TruckProps {
  row: ToCome;
  ofOneSale: boolean;
}

function Truck({ row, ofOneSale }: TruckProps) {
  const { title, award_id, vehicle_no, at, amount } = row;
  return (
    <li>
      <div>
        {ofOneSale ? (
          <b className="figures">{plate(vehicle_no)}</b>
        ) : (
          <Link to={`/award/${award_id}`}>{title}</Link>
        )}
        <span>
          <WithDates>{when(at)}</WithDates>
          {!ofOneSale && ` · ${vehicle_no}`}
        </span>
        <small className="figures">{partsOf(row)}</small>
        {row.tax_held > 0 && (
          <span className="figures">
            <WithDates>{laterText(row)}</WithDates>
          </span>
        )}
      </div>
      <strong className="figures">{rupeesExact(amount)}</strong>
    </li>
  );
}

const when = (at: string | null) =>
  at === null
    ? t`once the claim for this truck is answered`
    : t`on ${dateTime(at)}, unless the buyer claims before`;

/** A GST-safe truck's money at once, and what a 2B or the last day brings. */
const laterText = ({ amount, tax_held, until }: ToCome): string =>
  until === null
    ? t`${rupeesExact(amount)} now, ${rupeesExact(tax_held)} when the buyer’s 2B shows it`
    : t`${rupeesExact(amount)} now, ${rupeesExact(tax_held)} when the buyer’s 2B shows it, at the latest ${lastDay(until)}`;

/** How the sum is made, as far as anything was added or taken. */
const partsOf = ({ goods, extras, fee, withheld, tax_held }: ToCome): string =>
  [
    t`Invoice ${rupeesExact(goods)}`,
    extras > 0 && t`+ late fee and ground rent ${rupeesExact(extras)}`,
    fee > 0 && t`− Rebale’s fee with GST ${rupeesExact(fee)}`,
    withheld > 0 && t`− taxes withheld ${rupeesExact(withheld)}`,
    tax_held > 0 && t`− GST kept ${rupeesExact(tax_held)}`,
  ]
    .filter(Boolean)
    .join(" ");
