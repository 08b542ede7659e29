import { indiaDay } from "@rebale/contract/values/calendar";
import { paise } from "./arithmetic.ts";
import type { Compare } from "./check-sale.ts";
import type { CompanyReply, PaperReply, Replies, SaleReply, StatementReply } from "./replies.ts";
import type { Expected } from "./sale.ts";

/** A company's books, made of the papers of its sales and of its statement alone. */

export interface Through {
  readonly sale: SaleReply;
  readonly seller: number;
  readonly expected: Expected;
}
export interface Given {
  readonly replies: Replies;
  readonly through: readonly Through[];
  readonly compare: Compare;
}
export interface OwnPaper {
  readonly book: "sales" | "purchases";
  readonly paper: PaperReply;
  readonly awardId: string;
  /** A credit note takes off. */
  readonly sign: 1 | -1;
  /** The other company; null of the market's own papers. */
  readonly party: Pick<CompanyReply, "name" | "gstin"> | null;
}
export type Month = CompanyReply["books"][number];

const MARKET = "fee_invoice";
const SIGNS: Readonly<Record<string, 1 | -1>> = {
  tax_invoice: 1,
  credit_note: -1,
  fee_invoice: 1,
};

/** A bill is its seller's sale and its buyer's purchase; a fee is bought by whoever it is shown to. */
export function papersOf(company: CompanyReply, { replies }: Given): OwnPaper[] {
  const companyOf = (id: number | undefined) => replies.companies.find((one) => one.id === id);
  return replies.sales.flatMap((sale) => {
    const seller = replies.lots.find(({ id }) => id === sale.award.product_id)?.seller;
    const isSeller = seller === company.id;
    if (!isSeller && sale.buyer !== company.id) return [];
    return (isSeller ? sale.invoices : sale.ofBuyer).flatMap((paper): OwnPaper[] => {
      const sign = SIGNS[paper.kind];
      if (sign === undefined) return [];
      const isFee = paper.kind === MARKET;
      const other = companyOf(isSeller ? sale.buyer : seller) ?? null;
      return [
        {
          ...{ paper, sign, awardId: sale.award._id, party: isFee ? null : other },
          book: isSeller && !isFee ? "sales" : "purchases",
        },
      ];
    });
  });
}

export const isIn = (day: string, { from, to }: Pick<Month, "from" | "to">): boolean =>
  from <= day && day <= to;

export interface OwnEntry {
  readonly ref: string;
  readonly kind: string;
  /** YYYY-MM-DD in India. */
  readonly day: string;
  /** Paise that came to each of the company's accounts. */
  readonly moved: ReadonlyMap<string, number>;
}

/** The journal's entries, from the lines of the wallet's statement. */
export function entriesOf({ statement }: Pick<CompanyReply, "statement">): OwnEntry[] {
  const byEntry = Map.groupBy(statement, ({ _id }) => _id.split(".")[0] ?? "");
  return [...byEntry].map(([id, lines]) => {
    const [first] = lines as [StatementReply];
    const moved = new Map<string, number>();
    for (const line of lines)
      moved.set(line.account, (moved.get(line.account) ?? 0) + paise(line.in) - paise(line.out));
    return { ref: `J${id}`, kind: first.kind, day: indiaDay(new Date(first.at)), moved };
  });
}
/** Paise that came to the company by an entry. */
export const cameBy = ({ moved }: OwnEntry): number =>
  [...moved.values()].reduce((a, b) => a + b, 0);

/** The references of any rows, in one order. */
export const refsOf = (rows: readonly { readonly ref: string }[]): string =>
  rows
    .map(({ ref }) => ref)
    .sort()
    .join();
