import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { membersOnly, onlyFor } from "../../../../lib/api/browser.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { FileField } from "../../../../ui/fields/file-field.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { Faults } from "./faults.tsx";
import classes from "./import.module.css";
import { LotPictures } from "./lot-pictures.tsx";
import { saveTemplate } from "./save-template.ts";
import { useImport } from "./use-import.ts";

export function clientLoader() {
  membersOnly();
  onlyFor("seller", "/sellnow");
  return null;
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../../../ui/states/waiting.tsx";

const TABLES =
  ".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Many lots from one table: checked first, listed all or none, then their pictures from a ZIP. */
export default function ImportLots() {
  const [file, setFile] = useState<File | null>(null);
  const { state, check, list, busy } = useImport();
  const choose = (chosen: File | null) => {
    setFile(chosen);
    void check(chosen);
  };
  return (
    <Page
      title={t`List many lots`}
      description={t`List up to 500 lots from one Excel or CSV file.`}
      index={false}
      className="wide"
    >
      <nav aria-label={t`Breadcrumb`} className={classes.crumbs}>
        <Link to="/sellnow">{t`Sell Now`}</Link>
        <span aria-hidden>/</span>
        <span aria-current="page">{t`List many lots`}</span>
      </nav>
      <h1>{t`List many lots`}</h1>
      <p className={classes.lead}>
        {t`Up to 500 lots from one Excel or CSV file. Nothing is listed until every row is correct; the same lot number is never listed twice.`}
      </p>
      <section className={classes.step} aria-label={t`The table`}>
        <h2>{t`1. The table`}</h2>
        <p>
          {t`Fill in our template: materials, units, states and your sites are lists to choose from.`}{" "}
          {t`Terms of sale that you leave empty are your usual ones.`}
        </p>
        <PlainButton kind="quiet" onClick={() => void saveTemplate()}>
          {t`Download the template`}
        </PlainButton>
        <FileField
          label={t`Your table`}
          hint={t`.xlsx or .csv, up to 500 rows`}
          accept={TABLES}
          file={file}
          onChange={choose}
        />
        <div role="status">
          {state.at === "checking" && <p>{t`Checking every row…`}</p>}
          {state.at === "right" && <p className={classes.good}>{foundWords(state)}</p>}
          {state.at === "listed" && <p className={classes.good}>{listedWords(state)}</p>}
        </div>
        {state.at === "wrong" && <Faults faults={state.faults} />}
        {state.at === "failed" && (
          <p className={classes.problem} role="alert">
            {state.why}
          </p>
        )}
        {state.at === "right" && state.new > 0 && (
          <PlainButton kind="main" disabled={busy} onClick={() => file && void list(file)}>
            {busy ? t`Listing…` : listWords(state.new)}
          </PlainButton>
        )}
      </section>
      {(state.at === "listed" || (state.at === "right" && state.new === 0)) && (
        <LotPictures lots={state.lots} />
      )}
    </Page>
  );
}

const lotsWords = (count: number) => (count === 1 ? t`1 lot` : t`${count} lots`);
const listWords = (count: number) => (count === 1 ? t`List 1 lot` : t`List ${count} lots`);

function foundWords({ new: fresh, known }: { new: number; known: number }): string {
  if (fresh === 0) return t`All rows are listed already: ${lotsWords(known)}.`;
  return known
    ? t`Every row is correct: ${lotsWords(fresh)} to list, ${lotsWords(known)} listed already.`
    : t`Every row is correct: ${lotsWords(fresh)} to list.`;
}

const listedWords = ({ created }: { created: number }) =>
  t`${lotsWords(created)} submitted. Our team checks them before they open.`;
