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

/** How a declaration of a buyer stands. */
export const DECLARATION_STATES = ["waiting", "accepted", "declined"] as const;
export type DeclarationState = (typeof DECLARATION_STATES)[number];
