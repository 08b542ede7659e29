import type { NoticeDefinition } from "./define-notice.ts";
import { awardNotices } from "./notices/awards.ts";
import { bankNotices } from "./notices/bank.ts";
import { biddingNotices } from "./notices/bidding.ts";
import { companyNotices } from "./notices/companies.ts";
import { decisionNotices } from "./notices/decisions.ts";
import { dueNotices } from "./notices/dues.ts";
import { inspectionNotices } from "./notices/inspections.ts";
import { listNotices } from "./notices/lists.ts";
import { lotNotices } from "./notices/lots.ts";
import { memberNotices } from "./notices/members.ts";
import { moneyNotices } from "./notices/money.ts";
import { outcomeNotices } from "./notices/outcomes.ts";
import { paperNotices } from "./notices/papers.ts";
import { questionNotices } from "./notices/questions.ts";
import { settlementNotices } from "./notices/settlement.ts";
import { taxHoldNotices } from "./notices/tax-holds.ts";
import { tenderNotices } from "./notices/tenders.ts";
import { truckNotices } from "./notices/trucks.ts";

/** Every notice by its code. Each may go out as an SMS, and is registered as `texts.ts` says. */
export const notices = {
  ...outcomeNotices,
  ...decisionNotices,
  ...awardNotices,
  ...dueNotices,
  ...bankNotices,
  ...moneyNotices,
  ...truckNotices,
  ...paperNotices,
  ...inspectionNotices,
  ...biddingNotices,
  ...taxHoldNotices,
  ...tenderNotices,
  ...lotNotices,
  ...questionNotices,
  ...listNotices,
  ...memberNotices,
  ...companyNotices,
  ...settlementNotices,
};
type Notices = typeof notices;
export type NoticeCode = keyof Notices;
export type NoticeParams = {
  [C in NoticeCode]: Notices[C] extends NoticeDefinition<infer Params> ? Params : never;
};

export const NOTICE_CODES = Object.keys(notices) as NoticeCode[];
