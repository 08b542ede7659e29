import type { Gstr2b } from "@rebale/contract/tax-holds";
import { t } from "ttag";
import { date } from "../../../lib/formatting/formatting.ts";
import { periodText } from "../../../shared/tax-holds/hold-labels.rules.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "./bring.module.css";

/** Which files were brought already, the newest first; nothing where they could not be read. */
export function Brought({ files }: { files: readonly Gstr2b[] | null }) {
  if (!files?.length) return null;
  return (
    <details className={classes.brought}>
      <summary>{t`Brought before: ${files.length}`}</summary>
      <ul className="figures">
        {files.map((file) => (
          <li key={file._id}>
            <b>{periodText(file.period)}</b> {file.gstin}
            <small>
              <WithDates>
                {t`${file.documents} papers, brought on ${date(file.brought_at)} by ${file.by}`}
              </WithDates>
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
