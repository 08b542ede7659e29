import type { Blocking, OfficeErasure, Staying } from "@rebale/contract/personal-data";
import { t } from "ttag";

export const statusNames: Record<OfficeErasure["status"], string> = {
  waiting: t`Waiting`,
  done: t`Erased`,
  refused: t`Refused`,
  withdrawn: t`Withdrawn`,
};

const blocks: Record<Blocking[number]["what"], (count: number) => string> = {
  open_lots: (n) => (n === 1 ? t`1 pending or open lot` : t`${n} pending or open lots`),
  leading_bids: (n) => (n === 1 ? t`bids in 1 open auction` : t`bids in ${n} open auctions`),
  open_answers: (n) => (n === 1 ? t`1 lot waits for an answer` : t`${n} lots wait for an answer`),
  unsettled_orders: (n) => (n === 1 ? t`1 order not completed` : t`${n} orders not completed`),
  last_owner: () => t`only owner of a company with other users`,
  balance: () => t`money in the company's wallet`,
  on_its_way: (n) => (n === 1 ? t`1 payment is on the way` : t`${n} payments are on the way`),
  owed: () => t`the company owes the market money`,
  barred: () => t`the company is barred`,
};
export const describeBlocking = (blocking: Blocking): string =>
  blocking.map(({ what, count }) => blocks[what](count)).join(", ");

const reasons: Record<Staying[number], string> = {
  trade: t`Lots and orders of finished trades (tax and company law)`,
  ledger: t`Bids in the ledger, under an alias`,
  audit: t`Entries of the audit, without the name`,
  sign_ins: t`Logins of the last year, to detect misuse`,
  consents: t`What they agreed to, as proof`,
  irregularities: t`Findings about this account (the member is not told)`,
  company: t`The company: it has other users, or has traded`,
};
export const describeStaying = (what: Staying[number]): string => reasons[what];
