import type { Blocking, OfficeErasure, Staying } from "@rebale/contract/personal-data";

export const statusNames: Record<OfficeErasure["status"], string> = {
  waiting: "Waiting",
  done: "Erased",
  refused: "Refused",
  withdrawn: "Withdrawn",
};

const blocks: Record<Blocking[number]["what"], (count: number) => string> = {
  open_lots: (n) => `${n} pending or open ${n === 1 ? "lot" : "lots"}`,
  leading_bids: (n) => `bids in ${n} open ${n === 1 ? "auction" : "auctions"}`,
  open_answers: (n) => `${n} ${n === 1 ? "lot waits" : "lots wait"} for an answer`,
  unsettled_orders: (n) => `${n} ${n === 1 ? "order" : "orders"} not completed`,
  last_owner: () => "only owner of a company with other users",
  balance: () => "money in the company's wallet",
  on_its_way: (n) => `${n} ${n === 1 ? "payment is" : "payments are"} on the way`,
  owed: () => "the company owes the market money",
  barred: () => "the company is barred",
};
export const describeBlocking = (blocking: Blocking): string =>
  blocking.map(({ what, count }) => blocks[what](count)).join(", ");

const reasons: Record<Staying[number], string> = {
  trade: "Lots and orders of finished trades (tax and company law)",
  ledger: "Bids in the ledger, under an alias",
  audit: "Entries of the audit, without the name",
  sign_ins: "Logins of the last year, to detect misuse",
  consents: "What they agreed to, as proof",
  irregularities: "Findings about this account (the member is not told)",
  company: "The company: it has other users, or has traded",
};
export const describeStaying = (what: Staying[number]): string => reasons[what];
