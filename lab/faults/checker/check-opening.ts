import { hash } from "node:crypto";
import type { Entry, LotEnd, Sealed } from "./history.ts";
import { type Standings, sealedParts } from "./sealed-parts.ts";

const sha256 = (text: string) => hash("sha256", text);
const sealedBids = (ledger: readonly Entry[]) => ledger.filter(({ kind }) => kind === "bid");
const listed = (seqs: readonly number[]) => seqs.join(", ") || "none";
const sorted = (seqs: readonly number[]) => seqs.toSorted((a, b) => a - b);

/** How the tenders of a lot were opened: all that stood, or none where they were too few. */
export function checkOpening(sealed: Sealed, standings: Standings, end: LotEnd): string[] {
  const closes = end.ledger.filter(({ kind }) => kind === "close");
  const [close] = closes;
  if (closes.length !== 1 || !close) return [`it was closed ${closes.length} times`];
  const faults = end.ledger.at(-1) === close ? [] : ["entries follow its close"];
  const isFew = close.note === "too_few_bidders";
  return [
    ...faults,
    ...countFaults(sealed, standings, close.note),
    ...(isFew ? fewFaults(sealed, standings, end, close) : openedFaults(sealed, standings, end)),
    ...winnerFaults(end, close, isFew),
  ];
}

/** Whether as many companies stood as the lot asks for. Where nobody does, it had no bids. */
function countFaults({ minBidders }: Sealed, standings: Standings, outcome: string): string[] {
  const least = standings.known.length;
  const most = least + standings.unsure;
  const min = minBidders ?? 0;
  const isFew = outcome === "too_few_bidders";
  if (isFew && least >= min) return [`${least} tenders stood and were called too few`];
  if (outcome === "no_bids")
    return least > 0 ? [`${least} tenders stood and were called none`] : [];
  if (!isFew && most < min) return [`${most} tenders stood, ${min} are needed, and it was opened`];
  return [];
}

/** Too few stay closed; the close names those that stood, so that each bidder finds its own. */
function fewFaults(
  { minBidders }: Sealed,
  { known, unsure }: Standings,
  { ledger }: LotEnd,
  close: Entry,
): string[] {
  const told = sealedParts(close).opens ?? [];
  const lines = new Set(ledger.filter(({ kind }) => kind === "tender").map(({ seq }) => seq));
  const missing = known.filter(({ seq }) => !told.includes(seq));
  const faults = missing.map(({ seq }) => `the close does not count entry ${seq}, which stood`);
  if (told.some((seq) => !lines.has(seq)) || new Set(told).size !== told.length)
    faults.push(`the close counts ${listed(told)}, which are not each a tender`);
  if (told.length > known.length + unsure || told.length >= (minBidders ?? 0))
    faults.push(`the close counts ${told.length} tenders`);
  if (ledger.some(({ kind }) => kind === "unseal" || kind === "bid"))
    faults.push("too few tenders were opened");
  return faults;
}

function openedFaults(sealed: Sealed, standings: Standings, { ledger }: LotEnd): string[] {
  const unseals = ledger.filter(({ kind }) => kind === "unseal");
  const [unseal] = unseals;
  const bids = sealedBids(ledger);
  const hasTenders = ledger.some(({ kind }) => kind === "tender");
  if (!unseal) return hasTenders ? ["its tenders were not opened"] : [];
  if (unseals.length > 1) return [`it was opened ${unseals.length} times`];
  const { opened: seed } = sealedParts(unseal);
  return [
    ...(sha256(seed) === sealed.seedCommitment ? [] : ["the seed is not the one committed to"]),
    ...(unseal.note === `${bids.length}` ? [] : [`${unseal.note} were opened, ${bids.length} bid`]),
    ...placeFaults(ledger, unseal, bids),
    ...coverFaults(ledger, unseal, bids),
    ...bids.flatMap((bid) => amountFaults(bid, ledger)),
    ...standingFaults(bids, standings),
    ...orderFaults(bids, ledger, seed),
  ];
}

/** Tenders, their opening, then a bid for each at once. */
function placeFaults(ledger: readonly Entry[], unseal: Entry, bids: readonly Entry[]): string[] {
  const late = ledger.filter(({ kind, seq }) => kind === "tender" && seq > unseal.seq);
  const away = bids.filter(({ seq }, i) => seq !== unseal.seq + 1 + i);
  const names = new Set(bids.map(({ bidder }) => bidder));
  return [
    ...late.map(({ seq }) => `entry ${seq} is a tender after the opening`),
    ...away.map(({ seq }) => `entry ${seq} is a bid in another place than behind the opening`),
    ...(names.size === bids.length ? [] : ["a bidder has two tenders that were opened"]),
  ];
}

/** Every sealed line is in one `opens`. */
function coverFaults(ledger: readonly Entry[], unseal: Entry, bids: readonly Entry[]): string[] {
  const lines = ledger.filter(({ kind }) => kind === "tender").map(({ seq }) => seq);
  const opens = [unseal, ...bids].flatMap((entry) => sealedParts(entry).opens ?? []);
  return listed(sorted(opens)) === listed(lines)
    ? []
    : [`entries ${listed(lines)} were sealed, ${listed(sorted(opens))} opened or left closed`];
}

function amountFaults(bid: Entry, ledger: readonly Entry[]): string[] {
  const { opened, opens } = sealedParts(bid);
  const line = ledger.find(({ seq }) => seq === opens?.[0]);
  const [amount] = opened.split(":");
  const isSame = amount === bid.amount.toFixed(2) && sha256(opened) === line?.commitment;
  return isSame && opens?.length === 1 && bid.note === "sealed"
    ? []
    : [`entry ${bid.seq} is not what was sealed`];
}

/** The last tender of each bidder, at what they sealed, and nobody else's. */
function standingFaults(bids: readonly Entry[], { known, unsure }: Standings): string[] {
  const bidOf = new Map(bids.map((bid) => [sealedParts(bid).opens?.[0], bid]));
  const faults = known.flatMap(({ bidder, amount, seq }) => {
    const bid = bidOf.get(seq);
    if (!bid) return [`the tender of ${bidder}, entry ${seq}, stood and was not opened`];
    return bid.amount === amount
      ? []
      : [`${bidder} sealed ₹${amount} and was opened at ₹${bid.amount}`];
  });
  return bids.length > known.length + unsure
    ? [...faults, `${bids.length} were opened, ${known.length + unsure} stood at most`]
    : faults;
}

/** The lowest first; of equal ones by what the seed has drawn. */
function orderFaults(bids: readonly Entry[], ledger: readonly Entry[], seed: string): string[] {
  const drawn = bids.map((bid) => {
    const line = ledger.find(({ seq }) => seq === sealedParts(bid).opens?.[0]);
    return { seq: bid.seq, amount: bid.amount, place: sha256(`${seed}:${line?.commitment}`) };
  });
  const right = drawn.toSorted(
    (a, b) => a.amount - b.amount || a.place.localeCompare(b.place, "en"),
  );
  const wrong = drawn.find(({ seq }, i) => seq !== right[i]?.seq);
  return wrong ? [`entry ${wrong.seq} stands in another order than amount and seed say`] : [];
}

/** The highest tender wins and, of equal ones, the first of them. */
function winnerFaults({ ledger, winners, highest }: LotEnd, close: Entry, isFew: boolean) {
  const best = isFew
    ? undefined
    : sealedBids(ledger).reduce<Entry | undefined>(
        (top, bid) => (bid.amount > (top?.amount ?? 0) ? bid : top),
        undefined,
      );
  const note = isFew ? "too_few_bidders" : best ? "sold" : "no_bids";
  const [name, amount] = [best?.bidder ?? "", best?.amount ?? 0];
  const faults: string[] = [];
  if (close.note !== note) faults.push(`it was closed as ${close.note}, and is ${note}`);
  if (close.bidder !== name || close.amount !== amount)
    faults.push(`the close names ${close.bidder || "nobody"} at ₹${close.amount}`);
  if (winners.join() !== (best ? name : ""))
    faults.push(`${winners.join(", ") || "nobody"} won, ${name || "nobody"} was the highest`);
  if (highest !== amount) faults.push(`its price is ₹${highest}, the highest tender ₹${amount}`);
  return faults;
}
