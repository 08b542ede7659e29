import type { Site } from "@rebale/contract/companies";
import type { BulkRow, OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { differences, whyStays } from "./bulk-change.ts";
import classes from "./bulk-edit.module.css";

interface Props {
  rows: readonly BulkRow[];
  lots: readonly OwnLot[];
  sites: readonly Site[];
  /** The change is made; else this is what it would come to. */
  done: boolean;
}

/** What becomes of each lot: what it was and will be, or why it stays as it is. */
export function BulkRows({ rows, lots, sites, done }: Props) {
  const names = new Map(sites.map(({ _id, name }) => [_id, name]));
  const changed = rows.filter(({ outcome }) => outcome === "changed").length;
  return (
    <section className={classes.rows} aria-live="polite">
      <h3>
        {done
          ? t`${changed} of ${rows.length} changed`
          : t`${changed} of ${rows.length} will change`}
      </h3>
      <ul>
        {rows.map((row) => {
          const lot = lots.find(({ _id }) => _id === row._id);
          const why = whyStays(row);
          return (
            <li key={row._id} data-outcome={row.outcome}>
              <strong>{row.title || lot?.title || row._id}</strong>
              {why && <em>{why}</em>}
              {differences(row, lot?.basis ?? "lot", names).map(({ label, from, to }) => (
                <span key={label}>
                  {label}: <del>{from}</del> <span aria-hidden>→</span> <ins>{to}</ins>
                </span>
              ))}
              {row.sent_again && (
                <span>{t`It was refused. With this change, our team will review it again.`}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
