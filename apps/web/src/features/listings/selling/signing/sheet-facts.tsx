import type { SheetToSign } from "@rebale/contract/listings";
import { useId } from "react";
import { t } from "ttag";
import { WithDates } from "../../../../ui/with-dates.tsx";
import { CorrectedByUs } from "../corrections.tsx";
import { type SheetRow, sheetRows } from "./sheet-rows.ts";
import classes from "./signing.module.css";

const compared = {
  proposal: {
    some: t`Marked: what our team changed in your proposal, or added to it.`,
    none: t`Our team changed nothing in your proposal and added nothing.`,
  },
  signed: {
    some: t`Marked: what our team changed since you signed.`,
    none: t`Nothing has changed since you signed.`,
  },
};

/** All that is signed; what was changed stands beside what it was. */
export function SheetFacts({ sheet: { sheet, before, corrected } }: { sheet: SheetToSign }) {
  const id = useId();
  const rows = sheetRows(sheet, before);
  const words = compared[before?.is ?? "proposal"];
  const isMarked = corrected.length > 0 || rows.some(({ was, isAdded }) => was !== null || isAdded);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t`Terms of your lot`}
      </h2>
      <p>{isMarked ? words.some : words.none}</p>
      <CorrectedByUs corrected={corrected} />
      <SheetRows rows={rows} />
    </section>
  );
}

/** Each line of a sheet, or those that a list of several shows. */
export const SheetRows = ({ rows }: { rows: readonly SheetRow[] }) => (
  <dl className={classes.facts}>
    {rows.map(({ name, value, was, isAdded }) => (
      <div key={name} data-changed={was !== null || isAdded || undefined}>
        <dt>{name}</dt>
        <dd className="figures">
          {was !== null && (
            <>
              <span className="unseen">{t`before:`}</span>
              <del>{was}</del>
              <span aria-hidden> → </span>
              <span className="unseen">{t`now:`}</span>
            </>
          )}
          <ins>
            <WithDates>{value}</WithDates>
          </ins>
          {isAdded && <small>{t`Added by our team`}</small>}
        </dd>
      </div>
    ))}
  </dl>
);
