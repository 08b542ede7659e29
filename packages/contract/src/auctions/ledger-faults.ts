import { LEDGER_START, type LedgerEntry, ledgerLine, SEALED_VERSION } from "./ledger.ts";
import { type Committed, firstTenderFault, type TenderFault } from "./tender-faults.ts";

export type LedgerFault = {
  seq: number;
  what: "order" | "link" | "hash" | "reserve" | TenderFault["what"];
};
type Sha256 = (text: string) => string | Promise<string>;

/**
 * The first fault of a chain, or null when it is whole. `sha256` gives lower-case hex.
 * @param committed what the opening says of tenders: it holds only their seed's hash
 */
export async function firstLedgerFault(
  productId: string,
  entries: readonly LedgerEntry[],
  sha256: Sha256,
  committed: Committed = {},
): Promise<LedgerFault | null> {
  let previous = LEDGER_START;
  let version = 1;
  for (const [i, entry] of entries.entries()) {
    if (entry.seq !== i + 1 || entry.version < version || !isInPlace(entry))
      return { seq: entry.seq, what: "order" };
    if (entry.previous !== previous) return { seq: entry.seq, what: "link" };
    if ((await sha256(ledgerLine(productId, entry))) !== entry.hash)
      return { seq: entry.seq, what: "hash" };
    ({ hash: previous, version } = entry);
  }
  return (
    (await firstTenderFault(entries, sha256, committed)) ?? (await reserveFault(entries, sha256))
  );
}

/**
 * A chain of version 2 or later begins with its opening, and has no other. Tenders and changes are
 * of version 4, in whose lines alone it is hashed which tenders they open.
 */
const isInPlace = ({ version, seq, kind, opens }: LedgerEntry): boolean =>
  (version === 1 || (kind === "open") === (seq === 1)) &&
  (version >= SEALED_VERSION || (opens === null && !FROM_VERSION_4.has(kind)));
const FROM_VERSION_4: ReadonlySet<string> = new Set(["tender", "unseal", "stage", "amend"]);

/** The reserve that is opened at the end must be the one that the opening committed to. */
async function reserveFault(
  entries: readonly LedgerEntry[],
  sha256: Sha256,
): Promise<LedgerFault | null> {
  const [opening] = entries;
  const close = entries.find(({ kind }) => kind === "close");
  const end =
    close?.note === "reserve_not_met" ? entries.find(({ kind }) => kind === "answer") : close;
  if (opening?.kind !== "open" || !end) return null;
  const isSame = (await sha256(end.opened)) === opening.commitment;
  return isSame ? null : { seq: end.seq, what: "reserve" };
}
