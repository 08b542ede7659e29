/** Papers of a sale. Without zod, so that a page may carry it. */

export const PAPER_KINDS = [
  "tax_invoice",
  "credit_note",
  "debit_note",
  "challan",
  "self_invoice",
  "fee_invoice",
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Of these, what is issued with a truck: one of each truck's. */
export const TRUCK_PAPERS = [
  "tax_invoice",
  "self_invoice",
  "challan",
] as const satisfies readonly PaperKind[];

/** How a declaration of a buyer stands. */
export const DECLARATION_STATES = ["waiting", "accepted", "declined"] as const;
export type DeclarationState = (typeof DECLARATION_STATES)[number];
