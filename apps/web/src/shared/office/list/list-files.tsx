import { useEffect, useRef, useState } from "react";
import IconDownload from "~icons/tabler/download";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { BusyButton } from "../panels/busy-button.tsx";
import { fetchList, type ListFileAsked } from "./fetch-list.ts";
import classes from "./list.module.css";

const FORMATS = [
  { format: "csv", title: "CSV" },
  { format: "xlsx", title: "Excel" },
] as const;

interface Props extends Omit<ListFileAsked, "format"> {
  /** What the list is called, for who hears the buttons. */
  label: string;
}

/** Saves all rows of a list, as it is searched and filtered now. */
export function ListFiles({ label, ...asked }: Props) {
  const [busy, setBusy] = useState<"csv" | "xlsx" | null>(null);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const save = async (format: "csv" | "xlsx") => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setBusy(format);
    try {
      saveAs(await fetchList({ ...asked, format }, signal));
    } catch (error) {
      if (!signal.aborted) toast.error(explain(error));
    } finally {
      if (!signal.aborted) setBusy(null);
    }
  };
  return (
    <fieldset className={classes.files}>
      <legend className="unseen">Export all rows</legend>
      {FORMATS.map(({ format, title }) => (
        <BusyButton
          key={format}
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={`Export ${label} as ${title}`}
          loading={busy === format}
          disabled={busy !== null && busy !== format}
          onClick={() => void save(format)}
        >
          {title}
        </BusyButton>
      ))}
    </fieldset>
  );
}

function saveAs({ name, blob }: { name: string; blob: Blob }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
