import { COMPANY_ACCOUNTS } from "@rebale/contract/journal/accounts";
import { useState } from "react";
import { Form } from "react-router";
import { t } from "ttag";
import IconDownload from "~icons/tabler/download";
import { saveFile } from "../../../lib/forms/save-file.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { RangeDays, RangePresets } from "../../../ui/charts/range-parts.tsx";
import { accountNames } from "../wallet-labels.rules.ts";
import classes from "./statement.module.css";
import { type Asked, FORMATS, type Format, fileName, filePath } from "./statement.rules.ts";

const formatNames: Readonly<Record<Format, string>> = { csv: "CSV", xlsx: "Excel", pdf: "PDF" };

/** Which days and which account, kept in the address, and the same as a file. */
export function Period({ asked, today }: { asked: Asked; today: string }) {
  const { from, to, account, moves } = asked;
  const range = { from, to, today };
  const kept = (account ? `&account=${account}` : "") + (moves ? "&moves=1" : "");
  return (
    <div className={classes.period}>
      <nav className={classes.presets} aria-label={t`Days`}>
        <RangePresets {...range} kept={kept} />
      </nav>
      <Form className={classes.form} preventScrollReset>
        <RangeDays {...range} />
        <label>
          {t`Account`}
          <select name="account" autoComplete="off" key={account} defaultValue={account ?? ""}>
            <option value="">{t`All together`}</option>
            {COMPANY_ACCOUNTS.map((one) => (
              <option key={one} value={one}>
                {accountNames[one]}
              </option>
            ))}
          </select>
        </label>
        <PlainButton type="submit" kind="brand">{t`Show`}</PlainButton>
      </Form>
      <Files asked={asked} />
    </div>
  );
}

function Files({ asked }: { asked: Asked }) {
  const [busy, setBusy] = useState(false);
  const save = async (format: Format) => {
    setBusy(true);
    await saveFile(filePath(asked, format), fileName(asked, format));
    setBusy(false);
  };
  return (
    <fieldset className={classes.files} aria-label={t`Download`}>
      {FORMATS.map((format) => (
        <PlainButton key={format} kind="quiet" disabled={busy} onClick={() => void save(format)}>
          <IconDownload size={18} aria-hidden />
          {formatNames[format]}
        </PlainButton>
      ))}
    </fieldset>
  );
}
