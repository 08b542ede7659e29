import { useEffect, useState } from "react";
import { readLedger } from "../../history/read-ledger.ts";
import { ladderOf, type Rung } from "./ladder.rules.ts";

/** The opened tenders of a lot, read once from its ledger; null until they are here. */
export function useLadder(idname: string): readonly Rung[] | "failed" | null {
  const [ladder, setLadder] = useState<readonly Rung[] | "failed" | null>(null);
  useEffect(() => {
    let isThere = true;
    readLedger(idname).then(
      ({ entries }) => isThere && setLadder(ladderOf(entries)),
      () => isThere && setLadder("failed"),
    );
    return () => {
      isThere = false;
    };
  }, [idname]);
  return ladder;
}
