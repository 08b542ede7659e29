import { company, market } from "./accounts.rules.ts";
import { type Pattern, transfer } from "./transfer.rules.ts";

/** How a company comes to owe the market money, pays it, and has it back. Pure. */

/** Money that left the gateway: the company's deposit gives what it has, the rest is owed. */
const takenBack = (e: { companyId: number; amount: number; deposit: number }) => [
  ...transfer(company(e.companyId, "deposit"), market("gateway"), e.deposit),
  ...transfer(company(e.companyId, "owed"), market("gateway"), e.amount - e.deposit),
];

type Kind = "payment_refunded" | "chargeback" | "debt_paid" | "debt_back";

export const debts: { readonly [K in Kind]: Pattern<K> } = {
  payment_refunded: (e) => ({
    key: `rfnd:${e.refundId}`,
    lines: takenBack(e),
  }),
  chargeback: (e) => ({
    key: `cb:${e.disputeId}`,
    lines: takenBack(e),
  }),
  debt_paid: (e) => ({
    key: `debt:${e.paymentKey}`,
    lines: [
      ...transfer(company(e.companyId, "proceeds"), company(e.companyId, "owed"), e.proceeds),
      ...transfer(company(e.companyId, "deposit"), company(e.companyId, "owed"), e.deposit),
    ],
  }),
  debt_back: (e) => ({
    key: `debtback:${e.entryId}`,
    lines: transfer(company(e.companyId, "owed"), company(e.companyId, "deposit"), e.amount),
  }),
};
