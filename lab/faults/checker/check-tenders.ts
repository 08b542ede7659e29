import { hash } from "node:crypto";
import { checkOpening } from "./check-opening.ts";
import type { Entry, LotEnd, LotSet, Sealed, TenderSent, TenderTry } from "./history.ts";
import { type Standing, type Standings, sealedParts } from "./sealed-parts.ts";

/**
 * A lot that is sold by sealed tender against the rule-book, with a model of its own that shares no
 * code with the market: what was acknowledged is sealed once and tells nothing, and it is opened as
 * it was sealed, or not at all.
 */
export function checkTenders(
  { sealed, marketValue }: LotSet & { readonly sealed: Sealed },
  tenders: readonly TenderSent[],
  end: LotEnd,
): string[] {
  const lines = end.ledger.filter(({ kind }) => kind === "tender");
  return [
    ...lines.flatMap(silenceFaults),
    ...markFaults(lines),
    ...tenders.flatMap((tender) => receiptFaults(tender, marketValue, end.ledger)),
    ...strangerFaults(tenders, lines),
    ...checkOpening(sealed, standingOf(tenders), end),
  ];
}

const sha256 = (text: string) => hash("sha256", text);
type Accepted = Extract<TenderTry, { answer: "accepted" }>;
const acceptedOf = ({ tries }: TenderSent): Accepted[] =>
  tries.filter((one): one is Accepted => one.answer === "accepted");
const isUnsure = ({ tries }: TenderSent): boolean =>
  tries.length > 0 && tries.every(({ answer }) => answer === "unknown");
const named = ({ bidder, amount }: TenderSent) =>
  amount === 0 ? `${bidder} taking back` : `the tender ₹${amount} of ${bidder}`;

/** A sealed line says neither how much nor who. */
function silenceFaults(entry: Entry): string[] {
  const { version, opened, opens } = sealedParts(entry);
  const isSilent =
    entry.amount === 0 && entry.bidder === "" && entry.note === "" && opened === "" && !opens;
  return [
    ...(isSilent ? [] : [`entry ${entry.seq} tells of a tender what is sealed`]),
    ...(version === 4 ? [] : [`entry ${entry.seq} is of version ${version}`]),
  ];
}

/** No two lines can be told to be of one company or user. */
function markFaults(lines: readonly Entry[]): string[] {
  const marks = lines.flatMap((entry) => [sealedParts(entry).mark, sealedParts(entry).userMark]);
  return new Set(marks).size === marks.length ? [] : ["two sealed lines have the same mark"];
}

function receiptFaults(tender: TenderSent, floor: number, ledger: readonly Entry[]): string[] {
  const accepted = acceptedOf(tender);
  const faults: string[] = [];
  if (new Set(accepted.map(({ seq }) => seq)).size > 1)
    faults.push(`${named(tender)} was answered as several entries`);
  if (accepted.length > 0 && tender.amount !== 0 && tender.amount <= floor)
    faults.push(`${named(tender)} is not above the floor and was taken`);
  if (accepted.filter(({ salt }) => salt !== null).length > 1)
    faults.push(`the salt of ${named(tender)} was told twice`);
  for (const { seq, hash: receipt, salt } of accepted) {
    const entry = ledger.find((one) => one.seq === seq && one.kind === "tender");
    if (!entry) faults.push(`${named(tender)} was acknowledged as entry ${seq} and is lost`);
    else if (entry.hash !== receipt)
      faults.push(`entry ${seq} is not the one on the receipt of ${named(tender)}`);
    else if (salt !== null && sha256(`${tender.amount.toFixed(2)}:${salt}`) !== entry.commitment)
      faults.push(`entry ${seq} does not commit to ${named(tender)}`);
  }
  return faults;
}

/** Lines that nobody was told of are of tenders whose answer was lost; none has two. */
function strangerFaults(tenders: readonly TenderSent[], lines: readonly Entry[]): string[] {
  const told = tenders.flatMap((tender) => [...new Set(acceptedOf(tender).map(({ seq }) => seq))]);
  const seqs = new Set(told);
  const strangers = lines.filter(({ seq }) => !seqs.has(seq));
  const unsure = tenders.filter(isUnsure).length;
  return [
    ...(seqs.size < told.length ? ["two tenders were answered as one entry"] : []),
    ...(strangers.length > unsure
      ? [`entry ${strangers.at(-1)?.seq} is a tender that was sent by nobody`]
      : []),
  ];
}

/** Whose tender stands at the end, as far as answers tell it. */
function standingOf(tenders: readonly TenderSent[]): Standings {
  const byBidder = [...Map.groupBy(tenders, ({ bidder }) => bidder)];
  const known = byBidder.flatMap(([bidder, own]): Standing[] => {
    if (own.some(isUnsure)) return [];
    const last = own
      .flatMap((tender) => acceptedOf(tender).map(({ seq }) => ({ seq, amount: tender.amount })))
      .reduce((top, one) => (one.seq > top.seq ? one : top), { seq: 0, amount: 0 });
    return last.amount > 0 ? [{ bidder, ...last }] : [];
  });
  return { known, unsure: byBidder.filter(([, own]) => own.some(isUnsure)).length };
}
