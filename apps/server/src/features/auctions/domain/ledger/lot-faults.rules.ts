import { takesTenders } from "@rebale/contract/auctions/format-facts";
import type { LedgerEntry } from "@rebale/contract/auctions/ledger";
import { committedLot, type Opening } from "@rebale/contract/auctions/ledger-opening";
import type { Auction } from "../auction.ts";
import { type EntryRow, reserveText, sha256 } from "./ledger-chain.rules.ts";

interface Fault {
  readonly seq: number;
  readonly why: string;
}
interface Claimed {
  readonly auction: Auction;
  readonly ledger_salt: string;
  readonly description: string;
}

/** Whether the lot is what its ledger opened on or, since it was changed, what it became. */
export function lotFault(
  opening: Opening,
  { description }: Pick<Claimed, "description">,
  lines: readonly LedgerEntry[],
): Fault | null {
  const committed = committedLot(opening, description, lines);
  if (!committed || sha256(committed.text) === committed.hash) return null;
  const why =
    committed.seq === 1
      ? "opened on other terms than the lot has now"
      : "changed the lot to another than it is now";
  return { seq: committed.seq, why };
}

/** Whether its reserve is the one that the opening committed to. */
export function reserveFault(
  { auction, ledger_salt }: Claimed,
  opening: EntryRow | undefined,
): Fault | null {
  if (opening?.kind !== "open") return null;
  return sha256(reserveText(auction, ledger_salt)) === opening.commitment
    ? null
    : { seq: opening.seq, why: "committed to another reserve than the lot has now" };
}

/** Whether the auction is in the state that its ledger says. */
export const stateFault = (auction: Auction, entries: readonly EntryRow[]): string | null =>
  pauseFault(auction, entries) ?? stageFault(auction, entries) ?? changesFault(auction, entries);

/** Whether its clock stands still or runs, as the ledger says. */
function pauseFault(auction: Auction, entries: readonly EntryRow[]): string | null {
  const last = entries.findLast(({ kind }) => kind === "pause" || kind === "resume");
  const isPaused = last?.kind === "pause" && !auction.closed;
  return isPaused === (auction.pausedAt !== null)
    ? null
    : "the auction is paused or runs, and its ledger says the opposite";
}

/** Whether it takes tenders or bids, where it is sold by tender. */
function stageFault({ format, closed }: Auction, entries: readonly EntryRow[]): string | null {
  if (entries.length === 0) return null;
  const running = entries.some(({ kind }) => kind === "stage") ? "auction" : "tender";
  const said = takesTenders(format.kind) && !closed ? running : null;
  return format.stage === said ? null : "the auction is in another stage than its ledger says";
}

const changesFault = ({ corrigenda }: Auction, entries: readonly EntryRow[]): string | null =>
  entries.filter(({ kind }) => kind === "amend").length === corrigenda
    ? null
    : "the lot counts other changes than its ledger";
