import { COMPANY_ACCOUNTS, type CompanyAccount } from "@rebale/contract/journal/accounts";
import { addDays } from "@rebale/contract/values/calendar";

/** A statement's filter; days are India's, both included. */
export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly account?: CompanyAccount;
}

const USUAL_DAYS = 30;

/** As the address has it; else the last 30 days of all accounts. What is no day the server refuses. */
export function askedOf(search: URLSearchParams, today: string): Asked {
  const account = COMPANY_ACCOUNTS.find((one) => one === search.get("account"));
  return {
    from: search.get("from") || addDays(today, 1 - USUAL_DAYS),
    to: search.get("to") || today,
    ...(account && { account }),
  };
}

export const FORMATS = ["csv", "xlsx", "pdf"] as const;
export type Format = (typeof FORMATS)[number];

/** Where its file is, below /api; every line of it, not the page that is shown. */
export const filePath = (asked: Asked, format: Format): string =>
  `/wallet/statement?${new URLSearchParams({ ...asked, format })}`;

export const fileName = ({ from, to }: Asked, format: Format): string =>
  `rebale-statement-${from}-${to}.${format}`;
