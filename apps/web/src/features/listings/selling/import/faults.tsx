import { useState } from "react";
import { t } from "ttag";
import { PlainButton } from "../../../../ui/button-link.tsx";
import classes from "./import.module.css";
import type { Fault } from "./use-import.ts";

const STEP = 50;

/** What is wrong with which cell, in the sheet's own numbers: corrected there, it is sent again. */
export function Faults({ faults }: { faults: readonly Fault[] }) {
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
          {faults.slice(0, shown).map(({ path, msg }) => {
            const [row, column] = path.split(", ");
            return (
              <tr key={path + msg}>
                <td className="figures">{row?.replace("row ", "")}</td>
                <td>{column}</td>
                <td>{msg}</td>
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
