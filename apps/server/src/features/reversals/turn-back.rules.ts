import type { JournalEvent } from "../money-entries/index.ts";

/**
 * Whether an entry may be turned back, and who answers for the row that it belongs to: lines that
 * go back while their row stays would be money of nobody, or of two. What a sale's own moves have
 * done is turned by another move of the sale. Pure.
 */

/** Whose row it is: each of them says no where the row has gone on, and sets it back else. */
export type RowOwner =
  | "transfer"
  | "statement line"
  | "gateway payment"
  | "sale's payment"
  | "withdrawal"
  | "truck"
  | "tied tax"
  | "dispute"
  /** There is no row: the lines are all. */
  | "nobody";

type TurnBack =
  | { readonly by: RowOwner; readonly becomes: string }
  /** It stands; what to do in its place. */
  | { readonly instead: string };

const cancelSale = "Cancel the sale, or end it by default: its money goes back with that";
const askAgain = "The money is the company's again: it can ask for a new withdrawal";

export const TURN_BACK: Readonly<Record<JournalEvent["kind"], TurnBack>> = {
  top_up: { by: "gateway payment", becomes: "paid back at the gateway" },
  bank_transfer: { by: "transfer", becomes: "in suspense, to be matched or sent back" },
  transfer_placed: { by: "transfer", becomes: "in suspense, to be matched or sent back" },
  transfer_returned: { by: "transfer", becomes: "in suspense, to be matched or sent back" },
  transfer_in_suspense: { instead: "The bank has it: match it to a company, or send it back" },
  transfer_reopened: { instead: "The bank has it: match it to a company, or send it back" },
  payment_in_suspense: { instead: "The gateway has it: match it to a company, or send it back" },
  payment_refunded: { instead: "The gateway has paid it back: the company can pay it in again" },
  gateway_settlement: { instead: "The bank has it: the gateway settles what differs next time" },
  bank_charge: { by: "statement line", becomes: "a line that is to be told what it is" },
  win: { instead: cancelSale },
  award_payment: { by: "sale's payment", becomes: "due again; the transfer is in suspense" },
  emd_set_off: { instead: cancelSale },
  buyer_fee: { instead: cancelSale },
  trip_released: { by: "truck", becomes: "to be released anew" },
  tax_released: { by: "tied tax", becomes: "tied again; what was decided of it stays" },
  tax_returned: { by: "tied tax", becomes: "tied again; what was decided of it stays" },
  award_money_back: { instead: "The money is in the buyer's deposit, from which it can be paid" },
  claim_allowed: { instead: "The credit note stands: what was wrong in it, the two settle" },
  forfeit: { instead: "The sale has ended: the two settle what was wrong in it" },
  withdrawal_asked: { by: "withdrawal", becomes: "refused, and the money is free" },
  withdrawal_sent: { instead: "It has left: what the bank sends back is entered as such" },
  withdrawal_failed: { instead: askAgain },
  withdrawal_reversed: { instead: askAgain },
  proceeds_moved: { by: "nobody", becomes: "proceeds again" },
  chargeback: { by: "dispute", becomes: "won" },
  reversal: { instead: "What was turned back is entered anew by whoever enters it" },
};
