import { useListAddress } from "../list/use-list-address.ts";
import { nextRow } from "./next-row.rules.ts";

/** Opens the row behind the one that lies open; closes the panel where there is no other. */
export function useNextRow(ids: readonly string[]): () => void {
  const { open, go } = useListAddress();
  return () => go({ open: nextRow(ids, open) });
}
