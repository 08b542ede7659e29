import { type Paise, rupees } from "@rebale/contract";
import type { TaxHold } from "@rebale/contract/tax-holds";
import { financialYear } from "@rebale/contract/values/calendar";
import type { Doc } from "./doc.ts";

/** A paper against what a GSTR-2B shows; pure, amounts in paise. */

export interface PaperOfHold {
  readonly supplier: string;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly dated: string;
  readonly value: Paise;
  readonly total: Paise;
  readonly tcs: Paise;
  readonly igst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
}
type Difference = TaxHold["differences"][number];

/** Rounding: within a rupee is the same. */
const SAME = 100;
const HEADS = ["igst", "cgst", "sgst"] as const;

/** In capitals, without blanks. */
export const plainNumber = (number: string): string => number.replace(/\s/g, "").toUpperCase();

/** MMYYYY, as a number that grows with the months. */
export const placeOf = (period: string): number => Number(period.slice(2) + period.slice(0, 2));
/** @param dated YYYY-MM-DD */
export const periodOf = (dated: string): string => dated.slice(5, 7) + dated.slice(0, 4);

export const taxOf = (of: Pick<Doc, (typeof HEADS)[number]>): Paise =>
  HEADS.reduce((sum, head) => (sum + of[head]) as Paise, 0 as Paise);

export interface Compared {
  /** The tax that the 2B shows of each head, up to the paper's. */
  readonly covered: Paise;
  readonly differences: readonly Difference[];
}

/** The tax decides; another day, reverse charge and no credit stop all, another value nothing. */
export function compare(paper: PaperOfHold, doc: Doc): Compared {
  const tax = taxOf(paper);
  // An invoice that the buyer rejected has been declared all the same.
  if (doc.isRejected) return { covered: tax, differences: [] };
  const stops: Difference[] = [];
  if (doc.dated !== paper.dated) stops.push({ path: "date", paper: paper.dated, in_2b: doc.dated });
  if (doc.isReverse) stops.push({ path: "reverse_charge", paper: "N", in_2b: "Y" });
  if (doc.itc === "N") stops.push({ path: "itc", paper: "Y", in_2b: "N" });
  const shown = HEADS.reduce((sum, head) => sum + Math.min(paper[head], Math.max(0, doc[head])), 0);
  const isAll = tax - shown <= SAME;
  const differences = [...stops];
  if (!isAll) differences.push({ path: "tax", paper: rupees(tax), in_2b: rupees(taxOf(doc)) });
  if (!isSameValue(paper, doc)) differences.push(otherValue(paper, doc));
  return { covered: (stops.length > 0 ? 0 : isAll ? tax : shown) as Paise, differences };
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= SAME;

function isSameValue({ value, total, tcs }: PaperOfHold, doc: Doc): boolean {
  if (doc.taxable !== null && !isNear(doc.taxable, value)) return false;
  return doc.value === null || isNear(doc.value, total) || isNear(doc.value, total - tcs);
}

/** The one of the two amounts that is another. */
function otherValue({ value, total }: PaperOfHold, doc: Doc): Difference {
  const isTaxable = doc.taxable !== null && !isNear(doc.taxable, value);
  const [ours, theirs] = isTaxable ? [value, doc.taxable] : [total, doc.value];
  return { path: "value", paper: rupees(ours), in_2b: rupees((theirs ?? 0) as Paise) };
}

/** Whether only what stops nothing differs. */
export const isInFull = (differences: readonly Difference[]): boolean =>
  differences.every(({ path }) => path === "value");

const keyOf = (supplier: string, number: string) => `${supplier}|${plainNumber(number)}`;

/** Finds a paper among documents: by number, in its year, an amendment before what it amends. */
export function finderOf(docs: readonly Doc[]) {
  const byNumber = new Map<string, Doc[]>();
  for (const doc of docs)
    for (const number of new Set([doc.number, doc.original ?? doc.number])) {
      const key = keyOf(doc.supplier, number);
      byNumber.set(key, [...(byNumber.get(key) ?? []), doc]);
    }
  return (paper: PaperOfHold): Doc | null => {
    const year = financialYear(paper.dated);
    const found = (byNumber.get(keyOf(paper.supplier, paper.number)) ?? []).filter(
      ({ dated }) => financialYear(dated) === year,
    );
    return (
      found.find(({ isRejected }) => isRejected) ??
      found.findLast(({ section }) => section === "b2ba") ??
      found.at(-1) ??
      null
    );
  };
}

const MOST_ALIKE = 10;
/** Documents of the same supplier, day and tax under other numbers than our papers have. */
export function alikeOf(
  paper: PaperOfHold,
  docs: readonly Doc[],
  own: ReadonlySet<string>,
): TaxHold["similar"] {
  return docs
    .filter(
      (doc) =>
        doc.supplier === paper.supplier &&
        doc.dated === paper.dated &&
        isNear(taxOf(doc), taxOf(paper)) &&
        !own.has(keyOf(doc.supplier, doc.number)),
    )
    .slice(0, MOST_ALIKE)
    .map((doc) => ({ number: doc.number, dated: doc.dated, tax: rupees(taxOf(doc)) }));
}
export const ownNumbers = (papers: readonly PaperOfHold[]): ReadonlySet<string> =>
  new Set(papers.map(({ supplier, number }) => keyOf(supplier, number)));
