import type { awards } from "@rebale/contract";
import { type OfficeStep, sayOfficeStep } from "@rebale/contract/awards/office-step";
import { STATE_LABELS } from "@rebale/contract/awards/state-labels";
import type { Language } from "@rebale/contract/values/language";
import { type Paise, rupees } from "@rebale/contract/values/money";
import { type AwardMoney, dueIn } from "../awards/index.ts";
import { idOrNull, presentRow } from "./present-award.ts";
import type { OfficeRow } from "./sales.store.ts";

const inEnglish = <K extends string>(words: Readonly<Record<K, { readonly en: string }>>) =>
  Object.fromEntries(Object.entries<{ readonly en: string }>(words).map(([k, { en }]) => [k, en]));

/** The columns of the office's file of sales. */
export const OFFICE_HEADS = {
  _id: "Sale",
  title: "Lot",
  state: { head: "State", words: inEnglish(STATE_LABELS) },
  buyer: "Buyer",
  seller: "Seller",
  rate: "Rate (₹)",
  value: "Value (₹)",
  made_at: "Sold",
  due_at: "To be paid before",
  grace_until: { head: "Grace until", isTime: true },
  still_due: "Due (₹)",
  paid: "Paid (₹)",
  lift_by: { head: "To be lifted before", isTime: true },
  pay_through: { head: "Paid", words: { market: "Through the market", parties: "Directly" } },
  tax: "Tax and charges (₹)",
  payable: "Payable (₹)",
  late: "Payment is late",
  next_step: "Next step",
};

/** A direct sale's seller has still to get all of it, until he says that it is paid. */
function stillDue(
  row: OfficeRow & { readonly payable: number },
  money: AwardMoney | undefined,
): Paise {
  if (row.pay_through === "market") return money ? dueIn(money) : (0 as Paise);
  const isOpen = row.state === "payment_due" || row.state === "overdue";
  return (isOpen ? row.payable : 0) as Paise;
}

/** With whose page each side has in the office. */
export const presentOfficeRow = (
  row: OfficeRow & { readonly payable: number },
  money: AwardMoney | undefined,
  step: OfficeStep,
  language: Language,
): awards.OfficeAwardRow => ({
  ...presentRow(row, money),
  payable: rupees(row.payable as Paise),
  tax: rupees((row.payable - row.value) as Paise),
  still_due: rupees(stillDue(row, money)),
  late: row.late,
  waits_for: step.who,
  next_step: sayOfficeStep(step, language),
  buyer_user_id: String(row.buyerId),
  buyer_company_id: idOrNull(row.buyerCompanyId),
  seller_user_id: String(row.sellerId),
  seller_company_id: idOrNull(row.sellerCompanyId),
});
