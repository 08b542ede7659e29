import type { PreviewedRow } from "@rebale/contract/listings/import";
import { useState } from "react";
import { matchPictures } from "./match-pictures.rules.ts";

/** A ZIP with pictures that is chosen before its lots are listed: how many each of them gets. */
export function useZip() {
  const [file, setFile] = useState<File | null>(null);
  const [paths, setPaths] = useState<readonly string[] | null>(null);
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setPaths(null);
    if (!chosen) return;
    // One that cannot be read is told where the pictures are sent.
    const zip = await (await import("./open-zip.ts")).openZip(chosen).catch(() => null);
    setPaths(zip?.paths ?? []);
  };
  const counts = (rows: readonly PreviewedRow[]): ReadonlyMap<string, number> | null => {
    if (!paths) return null;
    const { lots } = matchPictures(
      paths,
      rows.map(({ lot_no }) => lot_no),
    );
    return new Map([...lots].map(([number, pictures]) => [number, pictures.length]));
  };
  return { file, choose, counts };
}
