import type { ImportedLot } from "@rebale/contract/listings";
import { useRef, useState } from "react";
import { explain } from "../../../../lib/language/explain.ts";
import { sendFiles } from "../sending/use-upload.ts";
import { matchPictures } from "./match-pictures.rules.ts";
import type { PictureZip } from "./open-zip.ts";

interface Failed {
  readonly lot_no: string;
  readonly why: string;
}
export interface Pictures {
  /** Lots with pictures in the ZIP, and how many of them have theirs. */
  readonly total: number;
  readonly done: number;
  readonly strays: readonly string[];
  readonly unread: readonly string[];
  readonly failed: readonly Failed[];
  readonly at: "ready" | "sending" | "stopped" | "done";
}

/**
 * Pictures of many lots from one ZIP, a lot after the other. Stopped or broken off, it goes on
 * where it was; a lot that has its pictures already is left out.
 */
export function usePictures(lots: readonly ImportedLot[]) {
  const [state, setState] = useState<Pictures | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const zip = useRef<PictureZip | null>(null);
  const had = useRef(new Set<string>());
  const stop = useRef<AbortController | null>(null);

  const choose = async (file: File | null) => {
    stop.current?.abort();
    zip.current = null;
    had.current = new Set();
    setState(null);
    setFailure(null);
    if (!file) return;
    try {
      zip.current = await (await import("./open-zip.ts")).openZip(file);
      const { lots: found, strays, unread } = matchedTo(zip.current, lots);
      const has = lots.filter(({ lot_no, pictures, is_approved }) => {
        const sent = found.get(lot_no)?.length ?? 0;
        return sent > 0 && (is_approved || pictures >= sent);
      });
      had.current = new Set(has.map(({ lot_no }) => lot_no));
      setState({ total: found.size, done: has.length, strays, unread, failed: [], at: "ready" });
    } catch (error) {
      setFailure(error);
    }
  };

  const send = async () => {
    const open = zip.current;
    if (!open) return;
    const stopped = new AbortController();
    stop.current = stopped;
    const failed: Failed[] = [];
    const setProgress = (at: Pictures["at"]) =>
      setState((now) => now && { ...now, at, done: had.current.size, failed: [...failed] });
    setProgress("sending");
    const { lots: found } = matchedTo(open, lots);
    for (const { _id, lot_no } of lots) {
      const paths = found.get(lot_no);
      if (!paths || had.current.has(lot_no)) continue;
      try {
        const files = await Promise.all(paths.map((path) => open.read(path)));
        const pictures = files.map((file) => ({ file }));
        if (stopped.signal.aborted) return;
        await sendFiles(_id, { pictures, catalog: null }, () => undefined, stopped.signal);
        had.current.add(lot_no);
      } catch (error) {
        if (stopped.signal.aborted) return;
        failed.push({ lot_no, why: explain(error) });
      }
      setProgress("sending");
    }
    setProgress(failed.length ? "stopped" : "done");
  };

  const cancel = () => {
    stop.current?.abort();
    setState((now) => now && { ...now, at: "stopped" });
  };
  return { state, failure, choose, send, cancel };
}

const matchedTo = (zip: PictureZip, lots: readonly ImportedLot[]) =>
  matchPictures(
    zip.paths,
    lots.map(({ lot_no }) => lot_no),
  );
