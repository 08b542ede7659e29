import type { DataOf } from "@rebale/contract";
import type { marketFigures } from "@rebale/contract/figures";
import type { Permission } from "@rebale/contract/office/permissions";
import type { Counts } from "../../../shared/office/waiting-counts.ts";
import type { Waits } from "./figures.tsx";

type Queues = DataOf<typeof marketFigures>["queues"];
/** Without the figures nobody knows since when the oldest waits. */
export type Now = Counts & { readonly trends: { readonly queues: Queues } | null };

interface Work extends Omit<React.ComponentProps<typeof Waits>, "count" | "oldest" | "due"> {
  count: CountOf<Now>;
  none: string;
  /** Whose work it is: it waits for nobody else. */
  does: Permission;
  queue?: keyof Queues;
}
/** The fields that are numbers. */
type CountOf<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T];

/** Whose day is the market's: finance and who writes its pages have their own. */
export const seesMarket = (may: (permission: Permission) => boolean): boolean =>
  may("auctions.manage") || (may("enquiries.read") && !may("money.approve"));

/** The office's kinds of work: each count, and the queue that knows the age of the oldest. */
export const work: readonly Work[] = [
  {
    count: "sellers_waiting",
    does: "accounts.review",
    queue: "sellers",
    one: "seller to verify",
    many: "sellers to verify",
    none: "No seller is waiting",
    to: "/admin/sellers",
  },
  {
    count: "companies_waiting",
    does: "companies.review",
    queue: "companies",
    one: "company to verify",
    many: "companies to verify",
    none: "No company is waiting",
    to: "/admin/companies",
  },
  {
    count: "authorisations_waiting",
    does: "authorisations.review",
    queue: "authorisations",
    one: "authorisation to verify",
    many: "authorisations to verify",
    none: "No authorisation is waiting",
    to: "/admin/authorisations",
  },
  {
    count: "lots_pending",
    does: "lots.review",
    queue: "lots",
    one: "lot to review",
    many: "lots to review",
    none: "No lot is pending",
    to: "/admin/products",
  },
  {
    count: "corrigenda_waiting",
    does: "lots.review",
    one: "corrigendum to decide",
    many: "corrigenda to decide",
    none: "No corrigendum is waiting",
    to: "/admin/corrigenda",
  },
  {
    count: "join_requests",
    does: "companies.review",
    one: "request to join a company",
    many: "requests to join a company",
    none: "Nobody asks to join a company",
    to: "/admin/join-requests",
  },
  {
    count: "contact_queries",
    queue: "contact_queries",
    does: "enquiries.answer",
    one: "contact query to answer",
    many: "contact queries to answer",
    none: "Every contact query is answered",
    to: "/admin/contact-queries",
  },
  {
    count: "service_requests",
    queue: "service_requests",
    does: "enquiries.answer",
    one: "service request to answer",
    many: "service requests to answer",
    none: "Every service request is answered",
    to: "/admin/service-requests",
  },
  {
    count: "irregularities",
    queue: "irregularities",
    does: "irregularities.decide",
    one: "irregularity to look at",
    many: "irregularities to look at",
    none: "No open irregularity",
    to: "/admin/irregularities",
  },
  {
    count: "erasures",
    queue: "erasures",
    does: "erasures.decide",
    one: "member waits to be erased",
    many: "members wait to be erased",
    none: "No member waiting to be erased",
    to: "/admin/personal-data",
  },
  {
    count: "flagged_bids",
    does: "auctions.manage",
    queue: "flagged_bids",
    one: "unusual bid to review",
    many: "unusual bids to review",
    none: "No unusual bids",
    to: "/admin/unusual-bids",
  },
  {
    count: "close_failures",
    does: "auctions.manage",
    queue: "close_failures",
    one: "auction could not be closed",
    many: "auctions could not be closed",
    none: "Every auction closed on time",
    to: "/admin/close-failures",
  },
  {
    count: "claims_disputed",
    queue: "claims",
    does: "awards.manage",
    one: "claim to decide",
    many: "claims to decide",
    none: "No claim waits to be decided",
    to: "/admin/claims",
  },
  {
    count: "late_lifting",
    does: "awards.manage",
    one: "sale is lifted late",
    many: "sales are lifted late",
    none: "Everything paid is lifted in time",
    to: "/admin/late-lifting",
  },
  {
    count: "missing_papers",
    does: "awards.manage",
    one: "truck left without a paper",
    many: "trucks left without a paper",
    none: "Every truck has its papers",
    to: "/admin/missing-papers",
  },
  {
    count: "receipts_waiting",
    does: "money.match",
    one: "transfer to match",
    many: "transfers to match",
    none: "Every transfer has its company",
    to: "/admin/money",
  },
  {
    count: "withdrawals_waiting",
    does: "money.approve",
    one: "withdrawal to approve or release",
    many: "withdrawals to approve or release",
    none: "No withdrawal is waiting",
    to: "/admin/money/withdrawals",
  },
  {
    count: "withdrawals_failed",
    does: "money.approve",
    one: "payout came back: its company needs another account",
    many: "payouts came back: their companies need another account",
    none: "No payout came back",
    to: "/admin/money/withdrawals?state=failed",
  },
  {
    count: "statement_lines_open",
    does: "money.match",
    one: "line of the bank to explain",
    many: "lines of the bank to explain",
    none: "Every line of the bank is explained",
    to: "/admin/money/statements",
  },
  {
    count: "sales_overdue",
    does: "money.match",
    one: "sale is overdue",
    many: "sales are overdue",
    none: "No payment is overdue",
    to: "/admin/sales?state=overdue",
  },
  {
    count: "bank_accounts_waiting",
    does: "money.approve",
    one: "bank account to check",
    many: "bank accounts to check",
    none: "No bank account is waiting",
    to: "/admin/money/bank-accounts",
  },
  {
    count: "gateway_events_open",
    does: "money.read",
    one: "gateway event not understood",
    many: "gateway events not understood",
    none: "Every gateway event is handled",
    to: "/admin/money/events",
  },
  {
    count: "disputes_open",
    does: "money.match",
    one: "payment is asked back by its payer’s bank",
    many: "payments are asked back by their payers’ banks",
    none: "No payment is disputed",
    to: "/admin#now",
  },
  {
    count: "reversals_asked",
    does: "money.reverse",
    one: "reversal waits for a second person",
    many: "reversals wait for a second person",
    none: "No reversal waits for a second person",
    to: "/admin#now",
  },
  {
    count: "accounts_to_agree",
    does: "money.approve",
    one: "account at a bank waits for a second person",
    many: "accounts at banks wait for a second person",
    none: "Every account at a bank is agreed to",
    to: "/admin/money/statements",
  },
  {
    count: "days_to_close",
    does: "money.approve",
    one: "day to close",
    many: "days to close",
    none: "Every day that is over is closed",
    to: "/admin/money/days",
  },
  {
    count: "messages_failed",
    does: "outbox.read",
    queue: "messages",
    one: "message failed",
    many: "messages failed",
    none: "No message has failed",
    to: "/admin/outbox",
  },
  {
    count: "guesses_alarm",
    does: "security.read",
    one: "wrong login attempt this hour",
    many: "wrong login attempts this hour",
    none: "No unusual login attempts",
    to: "/admin/guesses",
  },
];
