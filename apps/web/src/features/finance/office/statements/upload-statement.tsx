import { NativeSelect } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { HolderAccount } from "@rebale/contract/banking";
import { useState } from "react";
import { banking } from "../../../../lib/api/office-operations.ts";
import { complaintsOf, explain } from "../../../../lib/language/explain.ts";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { refreshCounts } from "../../../../shared/office/waiting-counts.ts";
import { FileField } from "../../../../ui/fields/file-field.tsx";
import { SubmitButton } from "../../../../ui/fields/submit-button.tsx";
import { countText, formatOf, usualAccount } from "./line-labels.rules.ts";
import classes from "./statements.module.css";

type Outcome =
  | { kind: "read"; words: string }
  | { kind: "failed"; words: string; faults: readonly { path: string; msg: string }[] };

/** Reads a file; what is wrong with it is named by row, and the file stays chosen. */
export function UploadStatement({ accounts }: { accounts: readonly HolderAccount[] }) {
  const [account, setAccount] = useState(usualAccount(accounts));
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const reread = useReread();
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setError(null);
    setOutcome(null);
  };
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!account) return setError(t`Choose the account first`);
    const format = file && formatOf(file.name);
    if (!file || !format)
      return setError(file ? t`Choose a file that ends in .csv, .xls or .xlsx` : t`Choose a file`);
    setBusy(true);
    setOutcome(null);
    try {
      const body = { holder_account: account, format };
      const { data, message } = await api.call(banking.readStatement, { body, files: { file } });
      setOutcome({ kind: "read", words: `${countText(data)} ${message}`.trim() });
      setFile(null);
      void refreshCounts();
      await reread();
    } catch (failure) {
      setOutcome({ kind: "failed", words: explain(failure), faults: complaintsOf(failure) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <form className={classes.upload} noValidate onSubmit={(e) => void send(e)}>
        <NativeSelect
          autoComplete="off"
          label={t`Account`}
          value={account}
          data={[
            ...(account ? [] : [{ value: "", label: t`Choose the account` }]),
            ...accounts.map(({ name, last4 }) => ({
              value: name,
              label: last4 ? t`${name}, ending ${last4}` : name,
            })),
          ]}
          onChange={(e) => setAccount(e.currentTarget.value)}
        />
        <FileField
          label={t`Statement`}
          hint={t`As the bank exports it, CSV or Excel: its columns are found by their heads. What would credit more than ₹1 lakh waits until a colleague has sent the same.`}
          accept=".csv,.xlsx,.xls,.txt,.tsv"
          file={file}
          error={error}
          onChange={choose}
        />
        <SubmitButton busy={busy}>{t`Read statement`}</SubmitButton>
      </form>
      {outcome?.kind === "read" && <Notice kind="done">{outcome.words}</Notice>}
      {outcome?.kind === "failed" && (
        <Notice kind="failed">
          {outcome.faults.length === 0 ? (
            outcome.words
          ) : (
            <>
              {t`Nothing of it was read.`}
              <ul className={classes.faults}>
                {outcome.faults.map(({ path, msg }) => (
                  <li key={`${path} ${msg}`}>
                    {/^row /.test(path) && <b>{path}: </b>}
                    {msg}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
    </>
  );
}
