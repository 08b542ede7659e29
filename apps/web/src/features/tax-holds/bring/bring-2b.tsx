import type { Reply } from "@rebale/contract";
import type { bring2b } from "@rebale/contract/tax-holds";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { taxHolds } from "../../../lib/api/operations.ts";
import { explain } from "../../../lib/language/explain.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { DropZone } from "../../../ui/fields/drop-zone.tsx";
import classes from "./bring.module.css";
import { FoundIn2b } from "./found-in-2b.tsx";
import { fileFault2b } from "./gstr2b-file.rules.ts";

type Found = Reply<typeof bring2b>["data"];
type Outcome =
  | { readonly at: "reading"; readonly file: File; readonly share: number }
  | { readonly at: "read"; readonly found: Found }
  | { readonly at: "failed"; readonly file: File; readonly why: string; readonly again: boolean };

const TYPES =
  ".json,.xlsx,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The buyer's file of a month is read as soon as it is dropped, and what it shows is told. */
export function Bring2b() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { revalidate } = useRevalidator();
  const read = async (file: File) => {
    const fault = fileFault2b(file);
    if (fault) return setOutcome({ at: "failed", file, why: fault, again: false });
    const onProgress = (share: number) => setOutcome({ at: "reading", file, share });
    onProgress(0);
    try {
      const { data } = await api.call(taxHolds.bring2b, { files: { file }, onProgress });
      setOutcome({ at: "read", found: data });
      await revalidate();
    } catch (error) {
      setOutcome({ at: "failed", file, why: explain(error), again: true });
    }
  };
  return (
    <div className={classes.bring}>
      <DropZone
        label={t`Drop your GSTR-2B here, or choose it`}
        hint={t`JSON or Excel as the portal gives it, 20 MB at most. Rows of your papers here are kept, the rest of the file is dropped.`}
        accept={TYPES}
        disabled={outcome?.at === "reading"}
        onFile={(file) => void read(file)}
      />
      <div role="status">
        {outcome?.at === "reading" && (
          <p className={classes.reading}>
            {t`Reading ${outcome.file.name}…`}
            <progress value={outcome.share} aria-label={t`Sent`} />
          </p>
        )}
        {outcome?.at === "read" && <FoundIn2b found={outcome.found} />}
      </div>
      {outcome?.at === "failed" && (
        <div className={classes.problem} role="alert">
          <p>
            <b>{outcome.file.name}</b>: {outcome.why}
          </p>
          {outcome.again && (
            <PlainButton kind="quiet" onClick={() => void read(outcome.file)}>
              {t`Try again`}
            </PlainButton>
          )}
        </div>
      )}
    </div>
  );
}
