import { type LedgerEntry, SEALED_VERSION, tieText } from "./ledger.ts";

/**
 * Faults of sealed tenders, as everybody can find them in a whole chain: `tenders` a line that is
 * opened never, twice or at the wrong time; `tender` a bid that is not what its line had sealed;
 * `seed` another seed than was committed to; `ties` bids in another order than amount and seed say.
 */
export interface TenderFault {
  readonly seq: number;
  readonly what: "tenders" | "tender" | "seed" | "ties";
}
type Sha256 = (text: string) => string | Promise<string>;

/** The parts of the lot's opening that its tenders are held against, where they are known. */
export interface Committed {
  readonly seed_commitment?: string | null;
  readonly min_bidders?: number | null;
}

const SEALED_KINDS: ReadonlySet<string> = new Set(["tender", "unseal", "stage"]);
const isSealed = ({ kind, note }: LedgerEntry) => kind === "bid" && note === "sealed";

/** The first fault of a ledger's tenders, or null. Its chain is whole. */
export async function firstTenderFault(
  entries: readonly LedgerEntry[],
  sha256: Sha256,
  { seed_commitment, min_bidders }: Committed = {},
): Promise<TenderFault | null> {
  const wrongOpens = entries.find((entry) => !mayOpen(entry));
  if (wrongOpens) return tenders(wrongOpens);
  if (!entries.some((entry) => SEALED_KINDS.has(entry.kind) || isSealed(entry)))
    return fewFault(entries, min_bidders);
  const [first] = entries;
  if (first && first.version < SEALED_VERSION) return tenders(first);
  const unseal = entries.find(({ kind }) => kind === "unseal");
  if (!unseal) return stillSealedFault(entries) ?? fewFault(entries, min_bidders);
  const bids = sealedBids(entries, unseal);
  if (min_bidders != null && bids.length < min_bidders) return tenders(unseal);
  const fault =
    orderFault(entries, unseal, bids) ??
    openedFault(entries, [unseal, ...bids]) ??
    (await amountFault(entries, bids, sha256));
  if (fault) return fault;
  if (seed_commitment != null && (await sha256(unseal.opened)) !== seed_commitment)
    return { seq: unseal.seq, what: "seed" };
  return await tieFault(entries, bids, unseal.opened, sha256);
}

const tenders = ({ seq }: LedgerEntry): TenderFault => ({ seq, what: "tenders" });
const tenderLines = (entries: readonly LedgerEntry[]) =>
  entries.filter(({ kind }) => kind === "tender");

/** Whether a line opens as its kind does; a tender's own names nobody and no amount. */
function mayOpen(entry: LedgerEntry): boolean {
  const { kind, opens, amount, bidder, note } = entry;
  if (kind === "tender" && (amount !== 0 || bidder !== "")) return false;
  if (kind === "unseal") return isAscending(opens);
  if (isSealed(entry)) return opens?.length === 1;
  if (kind === "close" && note === "too_few_bidders") return opens === null || isAscending(opens);
  return opens === null;
}
const isAscending = (opens: readonly number[] | null): boolean =>
  opens?.every((seq, i) => i === 0 || seq > (opens[i - 1] ?? 0)) ?? false;

/** Too few tenders stay closed; those that the close counts are tenders, and too few. */
function fewFault(
  entries: readonly LedgerEntry[],
  min: number | null | undefined,
): TenderFault | null {
  const close = entries.find(({ kind }) => kind === "close");
  const counted = close?.opens ?? null;
  if (!close || counted === null) return null;
  const lines = new Set(tenderLines(entries).map(({ seq }) => seq));
  const areFew = min == null || counted.length < min;
  return areFew && counted.every((seq) => lines.has(seq)) ? null : tenders(close);
}

/** Before the opening nothing is bid, and what ends then leaves the tenders closed. */
function stillSealedFault(entries: readonly LedgerEntry[]): TenderFault | null {
  const early = entries.find(
    ({ kind, note, opens }) =>
      ["bid", "maximum", "void", "stage", "answer"].includes(kind) ||
      (kind === "close" && (note !== "too_few_bidders" || opens === null)),
  );
  return early ? tenders(early) : null;
}

/** The bids that follow the opening at once, as many as it says. */
const sealedBids = (entries: readonly LedgerEntry[], { seq, note }: LedgerEntry) =>
  entries.filter((entry) => entry.seq > seq && entry.seq <= seq + Number(note) && isSealed(entry));

function orderFault(
  entries: readonly LedgerEntry[],
  unseal: LedgerEntry,
  bids: readonly LedgerEntry[],
): TenderFault | null {
  if (unseal.note !== String(bids.length)) return tenders(unseal);
  const seqOf = (kind: LedgerEntry["kind"]) =>
    entries.find((entry) => entry.kind === kind)?.seq ?? Number.POSITIVE_INFINITY;
  const turns = {
    unseal: unseal.seq,
    opened: unseal.seq + bids.length,
    stage: seqOf("stage"),
    close: seqOf("close"),
  };
  const wrong = entries.find((entry) => !isAtItsTime(entry, turns));
  return wrong ? tenders(wrong) : null;
}

/** The numbers of the lines at which a ledger with an opening turns. */
interface Turns {
  readonly unseal: number;
  /** The last bid that was a tender. */
  readonly opened: number;
  /** Infinite where no auction follows, as is the close before the end. */
  readonly stage: number;
  readonly close: number;
}

/**
 * Tenders stand before the opening, their bids behind it at once, other bids in the auction that
 * follows. Once opened, a lot is taken back only out of that auction.
 */
function isAtItsTime(entry: LedgerEntry, { unseal, opened, stage, close }: Turns): boolean {
  const { kind, seq, note } = entry;
  switch (kind) {
    case "tender":
      return seq < unseal;
    case "unseal":
      return seq === unseal;
    case "stage":
      return seq === stage && seq > opened && note === "auction";
    case "bid":
      if (isSealed(entry)) return seq > unseal && seq <= opened;
      return seq > Math.min(stage, close);
    case "maximum":
    case "withdraw":
      return seq > stage;
    case "close":
      return seq > opened && note !== "too_few_bidders";
    case "void":
    case "answer":
      return seq > opened;
    default:
      return true;
  }
}

/** Every tender's line is opened once, or once among those that stay closed. */
function openedFault(
  entries: readonly LedgerEntry[],
  openers: readonly LedgerEntry[],
): TenderFault | null {
  const waiting = new Set(tenderLines(entries).map(({ seq }) => seq));
  for (const opener of openers)
    for (const seq of opener.opens ?? []) if (!waiting.delete(seq)) return tenders(opener);
  const [left] = waiting;
  return left === undefined ? null : { seq: left, what: "tenders" };
}

const lineOf = (entries: readonly LedgerEntry[], bid: LedgerEntry): LedgerEntry | undefined =>
  entries[(bid.opens?.[0] ?? 0) - 1];

/** Each bid is the amount that its line had sealed. */
async function amountFault(
  entries: readonly LedgerEntry[],
  bids: readonly LedgerEntry[],
  sha256: Sha256,
): Promise<TenderFault | null> {
  for (const bid of bids) {
    const isSame =
      bid.opened.startsWith(`${bid.amount.toFixed(2)}:`) &&
      (await sha256(bid.opened)) === lineOf(entries, bid)?.commitment;
    if (!isSame) return { seq: bid.seq, what: "tender" };
  }
  return null;
}

/** The lowest amount stands first and, of equal ones, the first of the tie. */
async function tieFault(
  entries: readonly LedgerEntry[],
  bids: readonly LedgerEntry[],
  seed: string,
  sha256: Sha256,
): Promise<TenderFault | null> {
  let before = { amount: 0, tie: "" };
  for (const bid of bids) {
    const tie = await sha256(tieText(seed, lineOf(entries, bid)?.commitment ?? ""));
    const { amount } = bid;
    if (amount < before.amount || (amount === before.amount && tie < before.tie))
      return { seq: bid.seq, what: "ties" };
    before = { amount, tie };
  }
  return null;
}
