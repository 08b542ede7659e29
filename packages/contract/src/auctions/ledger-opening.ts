import type { PayThrough } from "../awards/states.ts";
import type { Deposit } from "../listings/deposit.ts";
import type { SaleTerms } from "../listings/sale-terms.ts";
import { type FormatKind, hasTwoStages, takesTenders } from "./format-facts.ts";
import type { LedgerEntry } from "./ledger.ts";

/** An auction's opening. Times are ISO 8601 in UTC, money is rupees in the lot's basis. */
export interface Opening {
  readonly product_id: string;
  readonly basis: string;
  readonly basis_quantity: number | null;
  readonly quantity: number;
  readonly unit: string;
  readonly market_value: number | null;
  readonly bid_increment: number | null;
  readonly soft_close_minutes: number;
  readonly starts_at: string | null;
  /** As it was at the opening: the opening entry has it. */
  readonly ends_at: string;
  /** Null for a lot without terms, whose opening says nothing of them. */
  readonly terms: SaleTerms | null;
  /** Null for a lot that asks for none, whose opening says nothing of it. */
  readonly deposit: Deposit | null;
  /** The opening leaves out `parties`. */
  readonly pay_through: PayThrough;
  /** English lots' openings say nothing of their format. */
  readonly format?: OpeningFormat | null;
  /** SHA-256 of the seed that decides ties; only where there are tenders. */
  readonly seed_commitment?: string | null;
  /** Null for a lot that asks for no minimum of bidders. */
  readonly min_bidders?: number | null;
  readonly invited_only?: boolean;
}

/** A lot's format as its replies have it. Times as they were at the opening. */
export interface OpeningFormat {
  readonly kind: FormatKind;
  readonly tender_ends_at: string | null;
  readonly auction_starts_at: string | null;
  readonly auction_ends_at: string | null;
  /** How many of the highest go on to the auction; null for all. */
  readonly best: number | null;
}

/** The text whose SHA-256 the opening entry carries. */
export const openingText = (o: Opening): string =>
  JSON.stringify([
    o.product_id,
    o.basis,
    o.basis_quantity,
    o.quantity,
    o.unit,
    o.market_value?.toFixed(2) ?? null,
    o.bid_increment?.toFixed(2) ?? null,
    o.soft_close_minutes,
    o.starts_at && new Date(o.starts_at).toISOString(),
    o.ends_at,
    ...(o.terms ? [termsParts(o.terms)] : []),
    ...(o.deposit ? [depositParts(o.deposit)] : []),
    ...(o.pay_through === "market" ? [{ pay_through: o.pay_through }] : []),
    ...formatParts(o),
    ...(o.min_bidders == null ? [] : [{ min_bidders: o.min_bidders }]),
    ...(o.invited_only ? [{ invited: true }] : []),
  ]);

/**
 * The text whose SHA-256 an `amend` carries.
 * @param opening the lot as it is from then on, with the line's `ends_at`
 */
export const amendText = (opening: Opening, description: string): string =>
  `${openingText(opening)}\n${description}`;

function formatParts({ format, seed_commitment }: Opening): object[] {
  if (!format || !takesTenders(format.kind)) return [];
  const { kind, tender_ends_at, auction_starts_at, auction_ends_at, best } = format;
  const times = [tender_ends_at, auction_starts_at, auction_ends_at].map(
    (time) => time && new Date(time).toISOString(),
  );
  const auction = hasTwoStages(kind) ? [...times, best] : [];
  return [{ format: [kind, seed_commitment ?? null, ...auction] }];
}

/** Every field in a fixed order: how they are stored does not matter. */
const termsParts = (t: SaleTerms) => [
  t.version,
  t.inspection_days,
  t.inspection_contact,
  t.tolerance_percent,
  t.payment_days,
  t.lifting_days,
  t.ground_rent_per_day?.toFixed(2) ?? null,
  t.loading_by,
  t.deductions.map(({ what, above_percent, rate_percent }) => [what, above_percent, rate_percent]),
  t.documents,
  ...(t.event_terms === undefined ? [] : [t.event_terms]),
  ...lateParts(t),
  ...(t.tax_hold_days == null ? [] : [{ tax_hold_days: t.tax_hold_days }]),
];

const depositParts = ({ kind, percent, amount }: Deposit) => ({
  deposit: [kind, (kind === "percent" ? percent : amount)?.toFixed(2)],
});

/** Nothing where none is agreed, as it was before there were any. */
const lateParts = (t: SaleTerms) => {
  const parts = [t.grace_days, t.late_fee_percent, t.forfeit_percent, t.claim_hours];
  return parts.every((part) => part == null) ? [] : [parts.map((part) => part ?? null)];
};

/**
 * The line that says what a lot is: its last change, else its opening. With the text whose hash it
 * carries, if the lot is that. Null for a chain that began in version 1, and for none.
 * @param lot as it is now
 */
export function committedLot(
  lot: Omit<Opening, "ends_at">,
  description: string,
  entries: readonly LedgerEntry[],
): { readonly seq: number; readonly text: string; readonly hash: string } | null {
  const [opening] = entries;
  const amend = entries.findLast(({ kind }) => kind === "amend");
  if (amend) {
    const text = amendText(openingAt(lot, entries, amend), description);
    return { seq: amend.seq, text, hash: amend.commitment };
  }
  if (opening?.kind !== "open") return null;
  const text = openingText(openingAt(lot, entries, opening));
  return { seq: opening.seq, text, hash: opening.note };
}

/** A lot's end and, where an auction follows a tender, its times, as they were at one of its lines. */
function openingAt(
  lot: Omit<Opening, "ends_at">,
  entries: readonly LedgerEntry[],
  { seq, ends_at }: LedgerEntry,
): Opening {
  const { format } = lot;
  if (!format?.tender_ends_at) return { ...lot, ends_at };
  const stage = entries.find(({ kind }) => kind === "stage");
  if (stage && seq > stage.seq)
    return { ...lot, ends_at, format: { ...format, auction_ends_at: ends_at } };
  // All that follows the tender's end has moved with it. What moved later is not in the stage.
  const unseal = entries.find(({ kind }) => kind === "unseal");
  const moved = (time: string | null, from: string) =>
    time && new Date(Date.parse(time) + Date.parse(ends_at) - Date.parse(from)).toISOString();
  const auctionEnd = stage
    ? moved(stage.ends_at, unseal?.ends_at ?? format.tender_ends_at)
    : moved(format.auction_ends_at, format.tender_ends_at);
  return {
    ...lot,
    ends_at,
    format: {
      ...format,
      tender_ends_at: ends_at,
      auction_starts_at: moved(format.auction_starts_at, format.tender_ends_at),
      auction_ends_at: auctionEnd,
    },
  };
}
