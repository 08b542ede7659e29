import { COMPANY_ACCOUNTS, type CompanyAccount } from "@rebale/contract/journal/accounts";
import { addDays } from "@rebale/contract/values/calendar";
import type { StatementRow } from "@rebale/contract/wallet";

/** A statement's filter; days are India's, both included. */
export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly account?: CompanyAccount;
  /** A row an event. */
  readonly by: "event";
  /** Also those that only move between own accounts. */
  readonly moves?: "1";
}

const USUAL_DAYS = 30;

/** The amount of an event with its sign; null where it only moves between own accounts. */
export const signedAmount = ({ in: came, out }: Pick<StatementRow, "in" | "out">): number | null =>
  came === out ? null : came - out;

/** As the address has it; else the last 30 days of all accounts. What is no day the server refuses. */
export function askedOf(search: URLSearchParams, today: string): Asked {
  const account = COMPANY_ACCOUNTS.find((one) => one === search.get("account"));
  return {
    from: search.get("from") || addDays(today, 1 - USUAL_DAYS),
    to: search.get("to") || today,
    ...(account && { account }),
    by: "event",
    ...(search.get("moves") === "1" && { moves: "1" }),
  };
}

export const FORMATS = ["csv", "xlsx", "pdf"] as const;
export type Format = (typeof FORMATS)[number];

/** Where its file is, below /api; every line of it, not the page that is shown. */
export const filePath = (asked: Asked, format: Format): string =>
  `/wallet/statement?${new URLSearchParams({ ...asked, format })}`;

export const fileName = ({ from, to }: Asked, format: Format): string =>
  `rebale-statement-${from}-${to}.${format}`;
