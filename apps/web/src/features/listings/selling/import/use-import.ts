import type { FieldComplaint } from "@rebale/contract";
import type { ImportedLot, PreviewedRow } from "@rebale/contract/listings";
import { useRef, useState } from "react";
import { api } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { Refused } from "../../../../lib/api/refused.ts";
import { complaintsOf, explain } from "../../../../lib/language/explain.ts";

export type Fault = FieldComplaint;
interface Outcome {
  readonly new: number;
  readonly known: number;
  readonly created: number;
  readonly lots: readonly ImportedLot[];
  /** The first of them, before they are listed. */
  readonly rows: readonly PreviewedRow[];
}
export type ImportState =
  | { at: "empty" | "checking" }
  | { at: "wrong"; faults: readonly Fault[] }
  | { at: "failed"; why: string }
  | ({ at: "right" | "listed" } & Outcome);

/** A table is checked as soon as it is chosen; what was chosen last counts. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ at: "empty" });
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);

  const send = async (file: File, dry_run: "0" | "1") => {
    const mine = ++turn.current;
    const say = (next: ImportState) => mine === turn.current && setState(next);
    try {
      const body = { dry_run, values: "1" } as const;
      const { data } = await api.call(listings.importLots, { body, files: { file } });
      say({ at: dry_run === "1" ? "right" : "listed", ...data });
    } catch (error) {
      say(
        error instanceof Refused && error.code === "table_unfit"
          ? { at: "wrong", faults: complaintsOf(error) }
          : { at: "failed", why: explain(error) },
      );
    }
  };
  const check = async (file: File | null) => {
    if (!file) {
      turn.current++;
      return setState({ at: "empty" });
    }
    setState({ at: "checking" });
    await send(file, "1");
  };
  const list = async (file: File) => {
    setBusy(true);
    await send(file, "0");
    setBusy(false);
  };
  return { state, check, list, busy };
}
