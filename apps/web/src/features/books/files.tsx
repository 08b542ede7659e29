import { Checkbox } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/InlineInput.css";
import { useState } from "react";
import { t } from "ttag";
import IconDownload from "~icons/tabler/download";
import { saveFile } from "../../lib/forms/save-file.ts";
import { ButtonLink, PlainButton } from "../../ui/button-link.tsx";
import classes from "./books.module.css";
import {
  type Asked,
  gstr1File,
  registerFile,
  returnMonths,
  tallyFile,
  usualReturn,
} from "./books.rules.ts";

interface File {
  readonly path: string;
  readonly name: string;
}

/** One download at a time. */
function useSaving() {
  const [busy, setBusy] = useState(false);
  const save = async ({ path, name }: File) => {
    setBusy(true);
    await saveFile(path, name);
    setBusy(false);
  };
  return { busy, save };
}

const Save = ({
  text,
  off,
  onSave,
}: {
  text: string;
  off: boolean;
  onSave: () => Promise<void>;
}) => (
  <PlainButton kind="quiet" disabled={off} onClick={() => void onSave()}>
    <IconDownload width={18} height={18} aria-hidden />
    {text}
  </PlainButton>
);

/** The whole register of the days, not the page that is shown. */
export function RegisterFiles({ asked }: { asked: Asked }) {
  const { busy, save } = useSaving();
  return (
    <fieldset className={classes.files} aria-label={t`Download`}>
      <Save text="CSV" off={busy} onSave={() => save(registerFile(asked, "csv"))} />
      <Save text="Excel" off={busy} onSave={() => save(registerFile(asked, "xlsx"))} />
    </fieldset>
  );
}

const parts = [
  { value: "sales", label: t`Sales` },
  { value: "purchases", label: t`Purchases` },
  { value: "money", label: t`Money: receipts, payments, journal` },
];

/** Vouchers for Tally. */
export function Tally({ asked }: { asked: Asked }) {
  const { busy, save } = useSaving();
  const [chosen, setChosen] = useState<readonly string[]>(parts.map(({ value }) => value));
  const toggle = (value: string) =>
    setChosen((before) =>
      before.includes(value) ? before.filter((one) => one !== value) : [...before, value],
    );
  return (
    <section className={classes.part} aria-labelledby="tally">
      <h2 id="tally">{t`For Tally`}</h2>
      <p>
        {t`Vouchers of the chosen days as XML. Import them as often as you like: what is there already is changed, not added.`}
      </p>
      {parts.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
      <div>
        <Save
          text={t`Tally XML`}
          off={busy || chosen.length === 0}
          onSave={() =>
            save(
              tallyFile(
                asked,
                parts.map(({ value }) => value).filter((value) => chosen.includes(value)),
              ),
            )
          }
        />
      </div>
    </section>
  );
}

/** A month's return of a GSTIN, as the portal takes it. */
export function Gstr1({ gstins, today }: { gstins: readonly string[]; today: string }) {
  const { busy, save } = useSaving();
  const [gstin, setGstin] = useState(gstins[0] ?? "");
  const [month, setMonth] = useState(usualReturn(today));
  return (
    <section className={classes.part} aria-labelledby="gstr1">
      <h2 id="gstr1">{t`GSTR-1`}</h2>
      <p>
        {t`A month’s outward supplies under one GSTIN, as the portal takes them. Only papers that Rebale issued for it are in the file; add what you billed elsewhere.`}
      </p>
      {gstins.length === 0 ? (
        <>
          <p>{t`None of your sites has a GSTIN yet.`}</p>
          <div>
            <ButtonLink to="/company#sites" kind="quiet">{t`Add a site`}</ButtonLink>
          </div>
        </>
      ) : (
        <>
          <label>
            {t`GSTIN`}
            <select
              autoComplete="off"
              value={gstin}
              onChange={(e) => setGstin(e.currentTarget.value)}
            >
              {gstins.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <label>
            {t`Month`}
            <select
              autoComplete="off"
              value={month}
              onChange={(e) => setMonth(e.currentTarget.value)}
            >
              {returnMonths(today).map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <div>
            <Save text={t`GSTR-1 JSON`} off={busy} onSave={() => save(gstr1File(gstin, month))} />
          </div>
        </>
      )}
    </section>
  );
}
