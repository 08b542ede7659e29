import { useState } from "react";
import { t } from "ttag";
import IconDownload from "~icons/tabler/download";
import { saveFile } from "../../../lib/forms/save-file.ts";
import action from "../../../ui/table/row-action.module.css";
import desk from "../desk/desk.module.css";
import type { DealView } from "./deals.rules.ts";

type Format = "xlsx" | "csv" | "pdf";
const names: Readonly<Record<Format, string>> = { xlsx: "Excel", csv: "CSV", pdf: "PDF" };
const formats = { buyer: ["xlsx", "pdf"], seller: ["xlsx", "csv"] } as const;

/** The sales in sight, as a file. */
export function DealFiles({ view, seller }: { view: DealView; seller: boolean }) {
  const [busy, setBusy] = useState(false);
  const [path, name] = seller ? ["seller-desk", "sales"] : ["my-desk", "bids"];
  const of: Record<string, string> =
    view === "all" ? (seller ? {} : { show: "won" }) : { to_do: view };
  const save = async (format: Format) => {
    setBusy(true);
    const query = new URLSearchParams({ format, ...of });
    await saveFile(`/auction/${path}?${query}`, `rebale-${name}.${format}`);
    setBusy(false);
  };
  return (
    <div className={desk.files}>
      {formats[seller ? "seller" : "buyer"].map((format) => (
        <button
          key={format}
          type="button"
          className={action.action}
          disabled={busy}
          aria-label={t`Save as ${names[format]}`}
          onClick={() => void save(format)}
        >
          <IconDownload size={18} aria-hidden />
          {names[format]}
        </button>
      ))}
    </div>
  );
}
