/**
 * Papers of tax of a sale: what is true of a kind stands here once, and whoever gates, pays, draws
 * or shows asks for it. SQL asks `paper_role`, which a test holds against this table. Without zod,
 * so that a page may carry it.
 */

/**
 * A paper's role: a `bill` asks for goods and goes with their truck, a `carriage` goes with goods
 * that were billed before, `credit` and `debit` correct a paper, a `fee` is the market's own.
 */
export const PAPER_ROLES = ["bill", "carriage", "credit", "debit", "fee"] as const;

interface TaxPaper {
  readonly role: (typeof PAPER_ROLES)[number];
  /** The issuer, in whose name its numbers run. */
  readonly issuer: "seller" | "buyer" | "market";
  /** The letters that its numbers begin with; each kind has its own. */
  readonly series: `R${string}`;
  /** The invoice portal's name for it; null for a paper that is never registered there. */
  readonly irp: "INV" | "CRN" | "DBN" | null;
  /** The e-way portal's name for it; null for a paper that goes with no truck. */
  readonly eway: "INV" | "BIL" | "CHL" | null;
  /** Rules 48 and 55(2): goods in three copies, services in two; of no names one is drawn. */
  readonly copies: readonly Copy[];
  /** Exempt goods: it charges no GST, and says so. */
  readonly isExempt?: true;
}
type Copy =
  | ("recipient" | "transporter" | "supplier" | "supplier_second")
  | ("consignee" | "consigner");

export const TAX_PAPERS = {
  tax_invoice: {
    ...{ role: "bill", issuer: "seller", series: "RB", irp: "INV", eway: "INV" },
    copies: ["recipient", "transporter", "supplier"],
  },
  credit_note: {
    ...{ role: "credit", issuer: "seller", series: "RC", irp: "CRN", eway: null },
    copies: [],
  },
  debit_note: {
    ...{ role: "debit", issuer: "seller", series: "RD", irp: "DBN", eway: null },
    copies: [],
  },
  challan: {
    ...{ role: "carriage", issuer: "seller", series: "RH", irp: null, eway: "CHL" },
    copies: ["consignee", "transporter", "consigner"],
  },
  self_invoice: {
    ...{ role: "bill", issuer: "buyer", series: "RS", irp: null, eway: "INV" },
    copies: [],
  },
  fee_invoice: {
    ...{ role: "fee", issuer: "market", series: "RF", irp: null, eway: null },
    copies: ["recipient", "supplier_second"],
  },
  // Section 31(3)(c) and rule 49. An e-way bill is asked for as of other goods: rule 138(14)(e)
  // does not free all that is exempt.
  bill_of_supply: {
    ...{ role: "bill", issuer: "seller", series: "RE", irp: null, eway: "BIL" },
    copies: ["recipient", "transporter", "supplier"],
    isExempt: true,
  },
} as const satisfies Readonly<Record<string, TaxPaper>>;

export type TaxPaperKind = keyof typeof TAX_PAPERS;
type Role = (typeof PAPER_ROLES)[number];
/** Kinds that do this. */
export type KindsThat<R extends Role> = {
  [K in TaxPaperKind]: (typeof TAX_PAPERS)[K]["role"] extends R ? K : never;
}[TaxPaperKind];

export const TAX_PAPER_KINDS = Object.keys(TAX_PAPERS) as readonly TaxPaperKind[];
export const paperOf = (kind: TaxPaperKind): TaxPaper => TAX_PAPERS[kind];
const does = (kind: TaxPaperKind, ...roles: readonly Role[]) => roles.includes(paperOf(kind).role);

/** Its goods are billed already. */
export const isCarriage = (kind: TaxPaperKind): boolean => does(kind, "carriage");
export const isNote = (kind: TaxPaperKind): boolean => does(kind, "credit", "debit");
/** Each truck has one such paper. */
export const isOfTruck = (kind: TaxPaperKind): boolean => does(kind, "bill", "carriage");
export const TRUCK_PAPERS: readonly TaxPaperKind[] = TAX_PAPER_KINDS.filter(isOfTruck);

/** How a declaration of a buyer stands. */
export const DECLARATION_STATES = ["waiting", "accepted", "declined"] as const;
export type DeclarationState = (typeof DECLARATION_STATES)[number];
