import type { Paise } from "@rebale/contract/values/money";
import { utrsIn } from "@rebale/contract/values/utr";
import { namesPayer, type Proven } from "./payer.rules.ts";
import type { StatementLine } from "./statement.rules.ts";

/** A line of the bank's by its place in the account's lines. */
export interface PlacedLine extends StatementLine {
  readonly no: number;
}
/** A company's word of what it sent, and what it has proven of itself. */
export interface Claim extends Proven {
  readonly receiptId: number;
  readonly utr: string;
  readonly claimed: Paise;
}
/** Money that left, as far as a line of the bank's may be its other side. */
export interface Payout {
  readonly withdrawalId: string;
  readonly utr: string;
  readonly amount: Paise;
  /** Whether the bank's line out, and of one that came back its line in, are there already. */
  readonly hasOut: boolean;
  readonly hasBack: boolean;
}
export interface Settled {
  readonly entryId: number;
  readonly utr: string;
  /** The part that reaches the bank. */
  readonly amount: Paise;
}
/** A receipt that was sent back, whose line out is still to come. */
export interface Returned {
  readonly receiptId: number;
  readonly utrs: readonly string[];
  readonly amount: Paise;
}
export interface Facts {
  readonly claims: readonly Claim[];
  readonly payouts: readonly Payout[];
  readonly settled: readonly Settled[];
  readonly returned: readonly Returned[];
  /** The claimed UTRs that older lines name. */
  readonly elsewhere: ReadonlySet<string>;
  /** The names of this account's receipts so far. */
  readonly refs: ReadonlySet<string>;
}

export type Meaning =
  /** Proven: UTR, amount and payer are the bank's own; else a person decides. */
  | { readonly is: "claim"; readonly receiptId: number; readonly isProven: boolean }
  | { readonly is: "payout" | "payout back"; readonly withdrawalId: string }
  | { readonly is: "settlement"; readonly entryId: number }
  | { readonly is: "return"; readonly receiptId: number }
  /** Came in, and nobody told of it: a receipt of its own. */
  | { readonly is: "unknown"; readonly ref: string }
  /** Not understood: a person has to look, and the day stays open. */
  | { readonly is: "open" };
export type Matched = { readonly line: PlacedLine } & Meaning;

/** The names gateways may use for a line: its own UTR, and the words of that form. */
export const namesIn = ({ utr, words }: Pick<StatementLine, "utr" | "words">): string[] => [
  ...(utr === null ? [] : [utr]),
  ...(words.toUpperCase().match(/[A-Z0-9]+/g) ?? [])
    .map((word) => word.replace(/^IMPS(?=[A-Z]{4}\d|\d{12})/, ""))
    .filter((word) => /^(?=[A-Z]*\d)[A-Z0-9]{10,22}$/.test(word)),
];

/**
 * The one claim of a line. By the bank's own UTR it may be proven; what the words have alone, which
 * their payer writes, names it only where no other line and no other claim does.
 */
function claimsFor(lines: readonly PlacedLine[], { claims, elsewhere }: Facts) {
  const of = byUtr(claims, ({ utr }) => [utr]);
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const name of new Set([line.utr, ...utrsIn(line.words)]))
      if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (line: PlacedLine): { claim: Claim; isProven: boolean } | null => {
    const own = (line.utr !== null && of.get(line.utr)) || [];
    if (own.length > 1) return null;
    if (own[0]) return { claim: own[0], isProven: isProven(line, own[0]) };
    const said = utrsIn(line.words).flatMap((utr) =>
      counts.get(utr) === 1 && !elsewhere.has(utr) ? (of.get(utr) ?? []) : [],
    );
    return said[0] && said.length === 1 ? { claim: said[0], isProven: false } : null;
  };
}

/** Nobody has to look: UTR, amount and payer are the bank's own, and are the claim's. */
export const isProven = (
  line: Pick<StatementLine, "utr" | "amount" | "words">,
  claim: Pick<Claim, "utr" | "claimed"> & Proven,
): boolean =>
  line.utr === claim.utr && line.amount === claim.claimed && namesPayer(line.words, claim);

/** The meaning of each line. Each fact is used once; no line is without an answer. */
export function matchLines(lines: readonly PlacedLine[], facts: Facts): Matched[] {
  const left = {
    payouts: byUtr(facts.payouts, ({ utr }) => [utr]),
    settled: byUtr(facts.settled, ({ utr }) => [utr]),
    returned: byUtr(facts.returned, ({ utrs }) => utrs),
  };
  const refs = new Set(facts.refs);
  const out = new Set(facts.payouts.filter((p) => p.hasOut).map((p) => p.withdrawalId));
  const back = new Set(facts.payouts.filter((p) => p.hasBack).map((p) => p.withdrawalId));
  const used = new Set<unknown>();
  const claimOf = claimsFor(lines, facts);

  const take = <T>(from: Map<string, T[]>, line: PlacedLine, fits: (one: T) => boolean) => {
    for (const name of namesIn(line)) {
      const one = from.get(name)?.find((each) => !used.has(each) && fits(each));
      if (one) return one;
    }
    return undefined;
  };
  const meaningOut = (line: PlacedLine): Meaning => {
    const payout = take(
      left.payouts,
      line,
      (p) => p.amount === -line.amount && !out.has(p.withdrawalId),
    );
    if (payout) {
      out.add(payout.withdrawalId);
      return { is: "payout", withdrawalId: payout.withdrawalId };
    }
    const returned = take(left.returned, line, (r) => r.amount === -line.amount);
    if (!returned) return { is: "open" };
    used.add(returned);
    return { is: "return", receiptId: returned.receiptId };
  };
  const meaningIn = (line: PlacedLine): Meaning => {
    const settled = take(left.settled, line, () => true);
    if (settled) {
      used.add(settled);
      // Entered by the gateway's own word: what differs must not be entered a second time.
      return settled.amount === line.amount
        ? { is: "settlement", entryId: settled.entryId }
        : { is: "open" };
    }
    const payout = take(
      left.payouts,
      line,
      (p) => p.amount === line.amount && !back.has(p.withdrawalId),
    );
    if (payout) {
      back.add(payout.withdrawalId);
      return { is: "payout back", withdrawalId: payout.withdrawalId };
    }
    const found = claimOf(line);
    if (found && !used.has(found.claim)) {
      used.add(found.claim);
      refs.add(found.claim.utr);
      return { is: "claim", receiptId: found.claim.receiptId, isProven: found.isProven };
    }
    return { is: "unknown", ref: freeRef(line, refs) };
  };
  return lines.map((line) => ({
    line,
    ...(line.amount < 0 ? meaningOut(line) : meaningIn(line)),
  }));
}

function byUtr<T>(all: readonly T[], utrsOf: (one: T) => readonly string[]): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const one of all)
    for (const utr of utrsOf(one)) map.set(utr, [...(map.get(utr) ?? []), one]);
  return map;
}

/** Its UTR; of a second line with the same one, and of a line without, a name that nobody has. */
function freeRef({ utr, no }: PlacedLine, refs: Set<string>): string {
  const ref = utr === null ? `LINE${no}` : refs.has(utr) ? `${utr}/${no}` : utr;
  refs.add(ref);
  return ref;
}
