import { type corrigenda, type Paise, rupeesOrNull } from "@rebale/contract";
import { SaleTermsIn } from "@rebale/contract/listings/sale-terms";

/** A published lot as far as it may be changed: weight in grams, money of the terms in paise. */
export interface ChangeableLot {
  readonly quantity_milli: number;
  readonly weight_grams: number | null;
  readonly description: string;
  /** Null for a lot without terms; with the words of its event, which stay. */
  readonly terms: StandingTerms | null;
}
type StandingTerms = SaleTermsIn & { readonly event_terms?: string };

/** The wish of a seller or the office, as it is stored until it is published. */
export interface AskedChange {
  readonly quantity_milli?: number;
  readonly weight_grams?: number;
  readonly description?: string;
  /** Only these fields of the terms; null and undefined say that one is not agreed any more. */
  readonly terms?: AskedTerms;
}
type AskedTerms = { readonly [Field in keyof SaleTermsIn]?: SaleTermsIn[Field] | null | undefined };

const NOTHING_AGREED = SaleTermsIn.parse({});

/** The lot as it would be. */
export function changedLot(lot: ChangeableLot, { terms, ...asked }: AskedChange): ChangeableLot {
  return { ...lot, ...asked, terms: terms ? mergedTerms(lot.terms, terms) : lot.terms };
}

/** Terms that came later are left out where they are not agreed, so that old terms stay. */
function mergedTerms(standing: StandingTerms | null, asked: AskedTerms): StandingTerms {
  const all: Record<string, unknown> = { ...NOTHING_AGREED, ...standing, ...asked };
  const isLater = (field: string) => (NOTHING_AGREED as Values)[field] === undefined;
  const agreed = Object.entries(all).filter(([field, value]) => value != null || !isLater(field));
  return Object.fromEntries(agreed) as unknown as StandingTerms;
}
type Values = Readonly<Record<string, unknown>>;

/** The differences, in the order of the form, as replies tell it: kilograms and rupees. */
export function changesOf(before: ChangeableLot, after: ChangeableLot): corrigenda.Change[] {
  const [was, is] = [shownFields(before), shownFields(after)];
  return Object.keys(is).flatMap((field) => {
    const change = { field, before: was[field] ?? null, after: is[field] ?? null };
    return isSame(change.before, change.after) ? [] : [change];
  });
}

type Value = corrigenda.Change["before"];

function shownFields(lot: ChangeableLot): Record<string, Value> {
  const terms = Object.keys(SaleTermsIn.shape).map((field): [string, Value] => [
    `terms.${field}`,
    shownTerm(lot.terms ?? NOTHING_AGREED, field as keyof SaleTermsIn),
  ]);
  return {
    quantity: lot.quantity_milli / 1000,
    weight_kg: lot.weight_grams === null ? null : lot.weight_grams / 1000,
    description: lot.description,
    ...Object.fromEntries(terms),
  };
}

function shownTerm(terms: SaleTermsIn, field: keyof SaleTermsIn): Value {
  if (field === "deductions") return terms.deductions.map(inOrder);
  const value = (terms[field] ?? null) as Value;
  return field === "ground_rent_per_day" ? rupeesOrNull(value as Paise | null) : value;
}

/** The database keeps the fields of an object in an order of its own. */
const inOrder = ({ what, above_percent, rate_percent }: SaleTermsIn["deductions"][number]) => ({
  what,
  above_percent,
  rate_percent,
});

const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other);
