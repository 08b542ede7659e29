import type { companies } from "@rebale/contract";

type Status = companies.Company["status"];
export interface Reason {
  /** A field, or a paper's kind. */
  readonly path: string;
  readonly msg: string;
}
interface Standing {
  readonly status: Status;
  readonly reasons: readonly Reason[];
}

/**
 * Where a company stands after something of it was corrected: what was asked about `corrected` is
 * answered, and with its PAN and a paper it waits for the office. A verified one stays verified, a
 * suspended one suspended.
 */
export function standingAfter(
  { status, reasons }: Standing,
  { corrected, isWhole }: { corrected: readonly string[]; isWhole: boolean },
): Standing {
  const open = reasons.filter(({ path }) => !corrected.includes(path));
  const sends =
    isWhole && (status === "unverified" || (status === "correction_asked" && open.length === 0));
  return { status: sends ? "submitted" : status, reasons: open };
}
