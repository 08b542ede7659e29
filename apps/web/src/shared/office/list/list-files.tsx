import type { Operation } from "@rebale/contract";
import { useEffect, useRef, useState } from "react";
import { t } from "ttag";
import IconDownload from "~icons/tabler/download";
import { fillPath, queryText } from "../../../lib/api/client.ts";
import type { Call } from "../../../lib/api/operations.ts";
import { Refused, Unreachable } from "../../../lib/api/refused.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { BusyButton } from "../panels/busy-button.tsx";
import { endOfficeSession, officeToken } from "../session/office-session.ts";
import classes from "./list.module.css";

const FORMATS = [
  { format: "csv", title: "CSV" },
  { format: "xlsx", title: t`Excel` },
] as const;

interface Props extends Omit<ListFileAsked, "format"> {
  /** The list's name, for those who hear the buttons. */
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
      <legend className="unseen">{t`Export all rows`}</legend>
      {FORMATS.map(({ format, title }) => (
        <BusyButton
          key={format}
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={t`Export ${label} as ${title}`}
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

interface ListFileAsked {
  readonly of: Call<Operation>;
  /** The path's: whose list it is. */
  readonly params?: Record<string, string>;
  readonly format: "csv" | "xlsx";
  /** Search, filters and order; no pages. */
  readonly query: Record<string, unknown>;
}

/**
 * All rows of a list as a file. The office's session is a token that stands in no address, so no
 * plain link can save it.
 * @throws Unreachable, also when the file breaks off half-way, and Refused
 */
async function fetchList({ of, params, format, query }: ListFileAsked, signal: AbortSignal) {
  try {
    const response = await fetch(
      `/api${fillPath(of.path, params)}${queryText({ ...query, format })}`,
      {
        headers: { authorization: `Bearer ${officeToken()}` },
        signal,
      },
    );
    if (!response.ok) throw await refusalOf(response);
    return { name: nameIn(response), blob: await response.blob() };
  } catch (error) {
    if (error instanceof Refused || signal.aborted) throw error;
    throw new Unreachable(t`The export broke off. Please try again`, { cause: error });
  }
}

async function refusalOf(response: Response): Promise<Refused> {
  if (response.status === 401) endOfficeSession({ whileAtWork: true });
  const reply = (await response.json().catch(() => null)) as { message?: string } | null;
  const message = reply?.message ?? t`The list could not be exported. Please try again`;
  return new Refused(response.status, "unknown", message, []);
}

const nameIn = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "list";
