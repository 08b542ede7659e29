import type { Paise } from "@rebale/contract/values/money";
import { type Account, company, market } from "./accounts.rules.ts";
import { debts } from "./debts.rules.ts";
import type { Entry, GatewayPayment, JournalEvent, PaidFrom, Transfer } from "./journal-event.ts";
import { type Booked, type Pattern, transfer } from "./transfer.rules.ts";

type Patterns = { readonly [Kind in JournalEvent["kind"]]: Pattern<Kind> };

const [bank, gateway, suspense] = [market("bank"), market("gateway"), market("suspense")];
const [fees, gstOnFees, forfeits] = [market("fees"), market("gst_on_fees"), market("forfeits")];

const paymentKey = (e: GatewayPayment) => `${e.gateway}:${e.paymentId}`;
const transferKey = (e: Transfer) => `utr:${e.holderAccount}:${e.utr}`;
const withdrawalKey = (e: { withdrawalId: string }, what: string) => `wd:${e.withdrawalId}:${what}`;

/** Where a payment for an award comes from, and what names it. */
function source(e: { companyId: number; from: PaidFrom }): { key: string; account: Account } {
  if (e.from.via === "gateway") return { key: paymentKey(e.from), account: gateway };
  if (e.from.via === "bank") return { key: transferKey(e.from), account: bank };
  if (e.from.via === "suspense") return { key: `susp:${e.from.receiptId}`, account: suspense };
  return { key: `pay:${e.from.paymentId}`, account: company(e.companyId, "deposit") };
}

/** The book of patterns: which accounts each event moves money between, debit first. */
const patterns: Patterns = {
  ...debts,
  top_up: (e) => ({
    key: paymentKey(e),
    lines: transfer(gateway, company(e.companyId, "deposit"), e.amount),
  }),
  bank_transfer: (e) => ({
    key: transferKey(e),
    lines: transfer(bank, company(e.companyId, "deposit"), e.amount),
  }),
  transfer_in_suspense: (e) => ({
    key: transferKey(e),
    lines: transfer(bank, suspense, e.amount),
  }),
  transfer_placed: (e) => ({
    key: `susp:${e.receiptId}`,
    lines: transfer(suspense, company(e.companyId, "deposit"), e.amount),
  }),
  transfer_returned: (e) => ({
    key: `susp:${e.receiptId}`,
    lines: transfer(suspense, e.isAtGateway ? gateway : bank, e.amount),
  }),
  transfer_reopened: (e) => ({
    key: `open:${e.entryId}`,
    lines: transfer(bank, suspense, e.amount),
  }),
  payment_in_suspense: (e) => ({
    key: paymentKey(e),
    lines: transfer(gateway, suspense, e.amount),
  }),
  gateway_settlement: (e) => ({
    key: `setl:${e.settlementId}`,
    lines: [
      ...transfer(bank, gateway, e.amount - e.charges - e.gst),
      ...transfer(bank, suspense, e.foreign ?? 0),
      ...transfer(market("gateway_charges"), gateway, e.charges),
      ...transfer(market("gst_input"), gateway, e.gst),
    ],
  }),
  bank_charge: (e) => ({
    key: `charge:${e.lineId}`,
    lines:
      e.amount < 0
        ? transfer(bank, market("gateway_charges"), -e.amount)
        : transfer(market("gateway_charges"), bank, e.amount),
  }),
  win: (e) => ({
    key: `win:${e.awardId}`,
    lines: ofAward(e, [["deposit", "held", e.emd]]),
  }),
  award_payment(e) {
    const { key, account } = source(e);
    const paidIn = Math.min(e.amount, e.due);
    const isWallet = e.from.via === "wallet";
    return {
      key,
      lines: [
        ...transfer(account, company(e.companyId, "paid_in"), paidIn, e.awardId),
        ...transfer(account, company(e.companyId, "deposit"), isWallet ? 0 : e.amount - paidIn),
      ],
    };
  },
  emd_set_off: (e) => ({
    key: `setoff:${e.awardId}`,
    lines: ofAward(e, [["held", "paid_in", e.amount]]),
  }),
  buyer_fee: (e) => ({
    key: ["fee", e.awardId, ...(e.due ? [e.due.id] : [])].join(":"),
    lines: [
      ...transfer(company(e.companyId, "paid_in"), fees, e.fee, e.awardId),
      ...transfer(company(e.companyId, "paid_in"), gstOnFees, e.gst, e.awardId),
    ],
  }),
  trip_released(e) {
    const [paidIn, proceeds] = [company(e.buyerId, "paid_in"), company(e.sellerId, "proceeds")];
    return {
      key: ["trip", e.tripId, ...(e.settledBy === undefined ? [] : [e.settledBy])].join(":"),
      lines: [
        ...transfer(paidIn, proceeds, e.invoice, e.awardId),
        ...transfer(paidIn, proceeds, e.extras, e.awardId),
        ...transfer(proceeds, fees, e.fee, e.awardId),
        ...transfer(proceeds, gstOnFees, e.feeGst, e.awardId),
        ...transfer(proceeds, market("gst_tcs"), e.gstTcs, e.awardId),
        ...transfer(proceeds, market("income_tds"), e.incomeTds, e.awardId),
        ...transfer(proceeds, company(e.sellerId, "tax_held"), e.taxHeld ?? 0, e.awardId),
      ],
    };
  },
  tax_released: (e) => ({
    key: `tax:${e.holdId}:${e.no}`,
    lines: transfer(
      company(e.sellerId, "tax_held"),
      company(e.sellerId, "proceeds"),
      e.amount,
      e.awardId,
    ),
  }),
  tax_returned: (e) => ({
    key: `taxback:${e.holdId}`,
    lines: transfer(
      company(e.sellerId, "tax_held"),
      company(e.buyerId, "deposit"),
      e.amount,
      e.awardId,
    ),
  }),
  award_money_back: (e) => ({
    key: `back:${e.moveId}`,
    lines: [
      ...ofAward(e, [
        ["paid_in", "deposit", e.paidIn],
        ["held", "deposit", e.held],
      ]),
      ...transfer(fees, company(e.companyId, "deposit"), e.fee, e.awardId),
      ...transfer(gstOnFees, company(e.companyId, "deposit"), e.feeGst, e.awardId),
    ],
  }),
  claim_allowed(e) {
    const deposit = company(e.buyerId, "deposit");
    const tied = e.taxHeld ?? 0;
    const short = e.proceeds === null ? 0 : e.amount - tied - e.proceeds;
    const from =
      e.proceeds === null ? company(e.buyerId, "paid_in") : company(e.sellerId, "proceeds");
    return {
      key: `claim:${e.claimId}`,
      lines: [
        ...transfer(company(e.sellerId, "tax_held"), deposit, tied, e.awardId),
        ...transfer(from, deposit, e.amount - tied - short, e.awardId),
        ...transfer(company(e.sellerId, "owed"), deposit, short, e.awardId),
      ],
    };
  },
  forfeit: (e) => ({
    key: `forfeit:${e.moveId}`,
    lines: [
      ...transfer(company(e.buyerId, "held"), forfeits, e.held, e.awardId),
      ...transfer(company(e.buyerId, "paid_in"), forfeits, e.paidIn, e.awardId),
      ...transfer(forfeits, company(e.sellerId, "proceeds"), e.toSeller, e.awardId),
      ...transfer(forfeits, fees, e.fee, e.awardId),
      ...transfer(forfeits, gstOnFees, e.feeGst, e.awardId),
    ],
  }),
  withdrawal_asked: (e) => ({
    key: withdrawalKey(e, "asked"),
    lines: transfer(company(e.companyId, e.from), company(e.companyId, "leaving"), e.amount),
  }),
  withdrawal_sent: (e) => ({
    key: withdrawalKey(e, "sent"),
    lines: transfer(company(e.companyId, "leaving"), bank, e.amount),
  }),
  withdrawal_failed: (e) => ({
    key: withdrawalKey(e, "failed"),
    lines: transfer(company(e.companyId, "leaving"), company(e.companyId, e.from), e.amount),
  }),
  withdrawal_reversed: (e) => ({
    key: withdrawalKey(e, "reversed"),
    lines: transfer(bank, company(e.companyId, e.from), e.amount),
  }),
  proceeds_moved: (e) => ({
    key: `move:${e.moveKey}`,
    lines: transfer(company(e.companyId, "proceeds"), company(e.companyId, "deposit"), e.amount),
  }),
  reversal: (e) => ({
    key: `rev:${e.entryId}`,
    reverses: e.entryId,
    lines: e.lines.map((line) => ({ ...line, amount: -line.amount as Paise })),
  }),
};

/**
 * Keys that may come a second time once they were turned back: a truck is released, a receipt
 * placed, a line told anew. All else is told again by those who told it first, and stays.
 */
const MAY_COME_AGAIN = /^(susp|trip|charge|taxback):/;

/** The kinds that the journal knows. */
export const JOURNAL_KINDS = Object.keys(patterns) as JournalEvent["kind"][];

type BetweenOwn = readonly ["deposit" | "held" | "paid_in", "deposit" | "held" | "paid_in", Paise];
/** Between accounts of the award's buyer: what each gives is taken from the first. */
const ofAward = (e: { companyId: number; awardId: number }, moves: readonly BetweenOwn[]) =>
  moves.flatMap(([from, to, amount]) =>
    transfer(company(e.companyId, from), company(e.companyId, to), amount, e.awardId),
  );

/**
 * The journal's entry for an event.
 * @returns null where no money moved: an entry has two lines at least
 * @throws Error for an amount below zero or with a fraction: the caller has checked it
 */
export function entryFor(event: JournalEvent): Entry | null {
  const { kind } = event;
  const book = patterns[kind] as (e: JournalEvent) => Booked;
  const entry = book(event);
  if (entry.lines.length === 0) return null;
  const awardId = "awardId" in event ? event.awardId : null;
  return { kind, awardId, reverses: null, mayComeAgain: MAY_COME_AGAIN.test(entry.key), ...entry };
}
