import { REGISTERS, type RegisterName } from "@rebale/contract/books/registers";
import {
  addDays,
  addMonths,
  financialYear,
  financialYearText,
  firstDayOfYear,
  lastDayOfMonth,
} from "@rebale/contract/values/calendar";
import { t } from "ttag";

/** A register and its days, India's, both included. */
export interface Asked {
  readonly register: RegisterName;
  readonly from: string;
  readonly to: string;
}

export const registerNames: Readonly<Record<RegisterName, string>> = {
  sales: t`Sales`,
  purchases: t`Purchases`,
  receipts: t`Receipts`,
  payouts: t`Payouts`,
  tds: t`TDS`,
  tcs: t`TCS`,
};
export const registerLeads: Readonly<Record<RegisterName, string>> = {
  sales: t`Papers of what your company sold; credit notes stand below zero.`,
  purchases: t`Papers of what your company bought, and Rebale’s invoices for its fees.`,
  receipts: t`Money that came in, with what was taken and kept of it.`,
  payouts: t`What was sent to your company’s bank account; what came back stands below zero.`,
  tds: t`Tax that others kept of your company’s money.`,
  tcs: t`Tax on scrap that was collected from buyers, or that your company paid.`,
};

interface Period {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/** The usual periods, none beyond today: a quarter begins in April, July, October or January. */
export function periodsOf(today: string): Period[] {
  const month = today.slice(0, 7);
  const before = addMonths(month, -1);
  const intoQuarter = (Number(today.slice(5, 7)) - 1) % 3;
  const year = financialYear(today);
  return [
    { text: t`This month`, from: `${month}-01`, to: today },
    { text: t`Last month`, from: `${before}-01`, to: lastDayOfMonth(before) },
    { text: t`This quarter`, from: `${addMonths(month, -intoQuarter)}-01`, to: today },
    { text: t`Year ${financialYearText(year)}`, from: firstDayOfYear(year), to: today },
  ];
}

/** As the address has it; else this month, of sales for a seller and of purchases for a buyer. */
export function askedOf(search: URLSearchParams, today: string, sells: boolean): Asked {
  const usual = sells ? "sales" : "purchases";
  return {
    register: REGISTERS.find((name) => name === search.get("register")) ?? usual,
    from: search.get("from") || `${today.slice(0, 7)}-01`,
    to: search.get("to") || today,
  };
}

export const addressOf = (asked: Asked): string => `?${new URLSearchParams({ ...asked })}`;

/** Where the register's file is, below /api; every row of it, not the page that is shown. */
export const registerFile = ({ register, from, to }: Asked, format: "csv" | "xlsx") => ({
  path: `/books/${register}?${new URLSearchParams({ from, to, format })}`,
  name: `${register}_${from}_${to}.${format}`,
});
export const tallyFile = ({ from, to }: Asked, parts: readonly string[]) => ({
  path: `/books/tally?${new URLSearchParams({ from, to, parts: parts.join(",") })}`,
  name: `tally_${from}_${to}.xml`,
});
/** @param month MMYYYY */
export const gstr1File = (gstin: string, month: string) => ({
  path: `/books/gstr1?${new URLSearchParams({ gstin, period: month })}`,
  name: `GSTR1_${gstin}_${month}_rebale.json`,
});

const SHOWN_MONTHS = 18;
/** Months whose return may still be of interest, the newest first: MMYYYY and MM-YYYY. */
export const returnMonths = (today: string): { value: string; text: string }[] =>
  Array.from({ length: SHOWN_MONTHS }, (_, back) => {
    const [year = "", number = ""] = addMonths(today.slice(0, 7), -back).split("-");
    return { value: `${number}${year}`, text: `${number}-${year}` };
  });
/** The month whose return is due now. */
export const usualReturn = (today: string): string =>
  returnMonths(addDays(`${today.slice(0, 7)}-01`, -1))[0]?.value ?? "";

export interface Total {
  readonly name: string;
  readonly amount: number;
  /** The same of the papers or the journal's lines. */
  readonly sum: number;
}
const totalNames: Readonly<Record<string, string>> = {
  value: t`Value`,
  cgst: t`CGST`,
  sgst: t`SGST`,
  igst: t`IGST`,
  tcs: t`TCS`,
  total: t`Total`,
  net: t`Came to you`,
  amount: t`Amount`,
};
/** Each total beside its sum; of heads of tax those that there are. */
export const totalsBeside = (
  totals: Readonly<Record<string, number>>,
  sums: Readonly<Record<string, number>>,
): Total[] =>
  Object.entries(sums).flatMap(([field, sum]) => {
    const amount = totals[field] ?? 0;
    const isHead = ["cgst", "sgst", "igst", "tcs"].includes(field);
    if (isHead && amount === 0 && sum === 0) return [];
    return [{ name: totalNames[field] ?? field, amount, sum }];
  });
