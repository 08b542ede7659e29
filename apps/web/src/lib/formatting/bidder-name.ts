import { t } from "ttag";

/** A masked name in the page's language; the ledger, its proof and the API keep 'Bidder 7'. */
export function bidderName(alias: string): string {
  const number = /^Bidder (\d+)$/.exec(alias)?.[1];
  return number ? t`Bidder ${number}` : alias;
}
