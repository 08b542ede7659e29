import {
  IMPORT_HEADS,
  type ImportColumn,
  importTemplatePath,
} from "@rebale/contract/listings/import-columns";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { membersOnly, onlyFor } from "../../../../lib/api/browser.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { language } from "../../../../lib/language/language.ts";
import { messages } from "../../../../lib/language/messages.ts";
import { storedToken } from "../../../../lib/session/session.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { FileField } from "../../../../ui/fields/file-field.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import type { Route } from "./+types/import-lots";
import classes from "./import.module.css";
import { LotPictures } from "./lot-pictures.tsx";
import { PreviewRows } from "./preview-rows.tsx";
import type { Fault } from "./use-import.ts";
import { useImport } from "./use-import.ts";
import { useZip } from "./use-zip.ts";

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  membersOnly(request);
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
  const zip = useZip();
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
          {state.at === "right" && <p className={classes.good}>{foundText(state)}</p>}
          {state.at === "listed" && <p className={classes.good}>{listedText(state)}</p>}
        </div>
        {state.at === "wrong" && <Faults faults={state.faults} />}
        {state.at === "failed" && (
          <p className={classes.problem} role="alert">
            {state.why}
          </p>
        )}
        {state.at === "right" && state.new > 0 && (
          <>
            <PreviewRows
              rows={state.rows}
              total={state.new + state.known}
              pictures={zip.counts(state.rows)}
            />
            <FileField
              label={t`ZIP with pictures`}
              hint={t`Now or after listing; each picture is named after its lot number.`}
              accept=".zip,application/zip"
              file={zip.file}
              onChange={(chosen) => void zip.choose(chosen)}
            />
            <PlainButton kind="main" disabled={busy} onClick={() => file && void list(file)}>
              {busy ? t`Listing…` : listText(state.new)}
            </PlainButton>
          </>
        )}
      </section>
      {(state.at === "listed" || (state.at === "right" && state.new === 0)) && (
        <LotPictures lots={state.lots} first={zip.file} />
      )}
    </Page>
  );
}

const lotsText = (count: number) => (count === 1 ? t`1 lot` : t`${count} lots`);
const listText = (count: number) => (count === 1 ? t`List 1 lot` : t`List ${count} lots`);

function foundText({ new: fresh, known: alreadyListed }: { new: number; known: number }): string {
  if (fresh === 0) return t`All rows are listed already: ${lotsText(alreadyListed)}.`;
  return alreadyListed
    ? t`Every row is correct: ${lotsText(fresh)} to list, ${lotsText(alreadyListed)} listed already.`
    : t`Every row is correct: ${lotsText(fresh)} to list.`;
}

const listedText = ({ created }: { created: number }) =>
  t`${lotsText(created)} submitted. Our team checks them before they open.`;

/** It holds the seller's own sites, so no plain link can lead to it. */
async function saveTemplate(): Promise<void> {
  try {
    const response = await fetch(`/api${importTemplatePath}?heads=words`, {
      headers: { authorization: `Bearer ${storedToken()}`, "accept-language": language },
    });
    if (!response.ok) return toast.error(messages.unexpected);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = "rebale-lots.xlsx";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } catch (error) {
    toast.error(explain(error));
  }
}

/** A column's words, as the template has them; a head that is none of ours stands as it was. */
const headOf = (column: string): string =>
  IMPORT_HEADS[column as ImportColumn]?.[language] ?? column;

const STEP = 50;

/** The faults of cells, in the sheet's own numbers: corrected there, it is sent again. */
function Faults({ faults }: { faults: readonly Fault[] }) {
  const [shown, setShown] = useState(STEP);
  const count = faults.length;
  return (
    <div className={classes.faults} role="alert">
      <p className={classes.problem}>
        {count === 1
          ? t`Nothing was listed: 1 cell needs your attention.`
          : t`Nothing was listed: ${count} cells need your attention.`}{" "}
        {t`Correct them in your file and choose it again.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`Row`}</th>
            <th scope="col">{t`Column`}</th>
            <th scope="col">{t`What is wrong`}</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, shown).map(({ path, msg, value }) => {
            const [row, column] = path.split(", ");
            return (
              <tr key={path + msg}>
                <td className="figures">{row?.replace("row ", "")}</td>
                <td>{column && headOf(column)}</td>
                <td>
                  {msg}
                  {value && <q>{value}</q>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {count > shown && (
        <PlainButton kind="quiet" onClick={() => setShown(shown + STEP)}>
          {t`Show more`}
        </PlainButton>
      )}
    </div>
  );
}
