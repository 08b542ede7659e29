import type { LockedAuction } from "../../domain/auction.ts";
import type { EntryRow } from "../../domain/ledger/ledger-chain.rules.ts";

/** A lot whose tenders are opened or left shut, on its way to its close or to its auction. */
export interface Staged extends LockedAuction {
  /** Lines that the opening has written. */
  readonly unsealed: readonly EntryRow[];
  /** The lines of too few tenders, none of which is opened; else null. */
  readonly tooFew: readonly number[] | null;
}
