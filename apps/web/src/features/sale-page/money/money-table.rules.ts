import type { Award } from "@rebale/contract/awards";
import { type ChargeKind, chargeOf, isExtra, isOfMarket } from "@rebale/contract/awards/charges";
import type { Invoice } from "@rebale/contract/invoices";
import { paperOf } from "@rebale/contract/invoices/kinds";
import { t } from "ttag";
import { invoiced } from "../../../shared/goods/paper-labels.rules.ts";
import type { Side } from "../../../shared/goods/side.ts";
import { isMoneyOver } from "./sums.rules.ts";

/** The money of a sale once its trucks are invoiced, in one table that adds up. Rupees. */

export interface MoneyRow {
  readonly name: string;
  /** Below zero is taken off; of a row of nothing, null. */
  readonly amount: number;
  readonly isTotal?: true;
}
export interface MoneyTable {
  readonly rows: readonly MoneyRow[];
  /** The trucks' sum; rupees. */
  readonly comesTo: number;
}

type Sale = Pick<Award, "money" | "dues" | "state" | "pay_through" | "gst_tds" | "due">;

/** Null until a truck is invoiced: until then it is counted as it was sold. */
export function moneyTableOf(
  sale: Sale,
  papers: readonly Invoice[],
  side: Side,
): MoneyTable | null {
  const bills = papers.filter(({ kind }) => paperOf(kind).role === "bill");
  const trucks = bills.length;
  if (trucks === 0) return null;
  const charged = rounded(bills.reduce((sum, { total }) => sum + total, 0));
  const { credited } = invoiced(papers);
  const isBuyers = side === "buyer" && sale.pay_through === "market";
  const fee = isBuyers ? duesOf(sale, isOfMarket) : 0;
  const added = duesOf(sale, isExtra);
  const comesTo = rounded(charged - credited + added + fee);
  const rows: MoneyRow[] = [
    {
      name: trucks === 1 ? t`Invoiced for 1 truck` : t`Invoiced for ${trucks} trucks`,
      amount: charged,
    },
    { name: t`Credit notes`, amount: -credited },
    { name: t`Late fee and ground rent with GST`, amount: added },
    { name: t`Rebale’s fee with GST`, amount: fee },
    { name: isMoneyOver(sale) ? t`Came to` : t`Comes to so far`, amount: comesTo, isTotal: true },
    ...(isBuyers ? paidRows(sale, comesTo) : []),
    ...(sale.pay_through === "market" && side === "seller" ? releasedRows(sale) : []),
  ];
  return { comesTo, rows: rows.filter(({ amount, isTotal }) => isTotal || amount !== 0) };
}

/** Money paid in, money back, and the difference. */
function paidRows(sale: Sale, comesTo: number): MoneyRow[] {
  const [paid, back] = [sumOf(sale, "paid", "set_off"), sumOf(sale, "back", "claimed")];
  const [lost, reversed] = [sumOf(sale, "forfeited"), sumOf(sale, "reversed")];
  return [
    { name: t`Paid in`, amount: paid },
    { name: t`Back in your wallet`, amount: -back },
    { name: t`Forfeited`, amount: -lost },
    { name: t`Reversed by Rebale`, amount: -reversed },
    resultOf(sale, rounded(paid - back - lost - reversed - comesTo)),
  ];
}

function resultOf(sale: Sale, left: number): MoneyRow {
  if (sale.due > 0) return { name: t`Still to pay`, amount: sale.due, isTotal: true };
  if (left < 0 && sale.gst_tds > 0)
    return { name: t`GST-TDS, which you pay to the government`, amount: -left, isTotal: true };
  if (!isMoneyOver(sale)) return { name: t`Paid, not used yet`, amount: left, isTotal: true };
  return { name: t`Left to pay or to come back`, amount: left, isTotal: true };
}

const releasedRows = (sale: Sale): MoneyRow[] => [
  { name: t`Released to you, before fees`, amount: sumOf(sale, "released") },
  { name: t`Of the buyer’s deposit`, amount: sumOf(sale, "to_seller") },
];

const duesOf = ({ dues }: Sale, fits: (charge: ChargeKind) => boolean): number =>
  rounded(
    dues.reduce((sum, { kind, amount, gst }) => sum + (fits(chargeOf(kind)) ? amount + gst : 0), 0),
  );

type Moved = Award["money"][number]["what"];
const sumOf = ({ money }: Pick<Sale, "money">, ...whats: readonly Moved[]): number =>
  rounded(money.reduce((sum, { what, amount }) => sum + (whats.includes(what) ? amount : 0), 0));

/** To whole paise. */
const rounded = (rupees: number): number => Math.round(rupees * 100) / 100;
