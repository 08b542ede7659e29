import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { officeList } from "../http/paging.ts";
import { paged } from "../office/paged.ts";
import { reasonForCompany } from "../values/complaints.ts";
import { REASON } from "../values/field-names.ts";
import { ByUuid, Id, IdOut, line } from "../values/fields.ts";
import { Rupees, RupeesOut } from "../values/money.ts";
import { WITHDRAWAL_SOURCES, WITHDRAWAL_STATES } from "./states.ts";

/** Money that leaves, by two persons of the office. */

const state = z.enum(WITHDRAWAL_STATES);
const from = z.enum(WITHDRAWAL_SOURCES);

export const Withdrawal = z.object({
  _id: IdOut,
  amount: RupeesOut,
  from,
  state,
  bank_account: z.object({ _id: IdOut, last4: z.string(), ifsc: z.string() }),
  utr: z.string().nullable(),
  reason: z.string().nullable().describe("Why it was refused, or failed."),
  proposed: z.boolean().describe("By the market: a seller's proceeds."),
  asked_at: z.string().describe("ISO 8601."),
  done_at: z.string().nullable().describe("ISO 8601: when the bank took it."),
});
export type Withdrawal = z.output<typeof Withdrawal>;

export const withdrawals = operation({
  method: "GET",
  path: "/wallet/withdrawals",
  who: "company-manager",
  summary: "The company's withdrawals, the newest 100.",
  reply: envelope(z.array(Withdrawal)),
});

export const askWithdrawal = operation({
  method: "POST",
  path: "/wallet/withdrawals",
  who: "company-owner",
  fresh: true,
  proven: true,
  summary: "Asks for free money to be paid to an account of the company's.",
  body: z.object({ amount: Rupees, from, bank_account_id: Id }),
  reply: envelope(Withdrawal),
});

export const cancelWithdrawal = operation({
  method: "DELETE",
  path: "/wallet/withdrawals/{id}",
  who: "company-owner",
  fresh: true,
  summary: "Takes a withdrawal back that nobody has approved yet; the same again changes nothing.",
  params: ByUuid,
  reply: envelope(Withdrawal),
});

export const OfficeWithdrawal = Withdrawal.extend({
  company: z.object({ _id: IdOut, name: z.string() }),
  holder: z.string().describe("Of the account."),
  asked_by: z.string().nullable(),
  approved_by: z.string().nullable(),
  approved_by_you: z.boolean().describe("Somebody else has to release it."),
  released_by: z.string().nullable(),
  sent_at: z.string().nullable().describe("ISO 8601."),
});
export type OfficeWithdrawal = z.output<typeof OfficeWithdrawal>;

export const officeWithdrawals = operation({
  method: "GET",
  path: "/admin/money/withdrawals",
  who: "admin",
  may: "money.read",
  summary:
    "Withdrawals, longest waiting first; `q` finds companies and UTRs, `for_line` those that an open line of a statement may be.",
  query: officeList(["at", "amount"]).extend({
    state: state.optional(),
    id: ByUuid.shape.id.optional(),
    for_line: Id.optional(),
  }),
  reply: paged(OfficeWithdrawal),
});

const time = z.string().nullable().describe("ISO 8601.");
export const WithdrawalFacts = z.object({
  balance: z.object({
    deposit: RupeesOut.describe("Free, without what is on its way."),
    held: RupeesOut,
    paid_in: RupeesOut,
    proceeds: RupeesOut,
    leaving: RupeesOut,
    owed: RupeesOut,
  }),
  account: z.object({
    sent_at: time,
    accepted_at: time.describe("Null of what was accepted before this was noted."),
    accepted_by: z.string().nullable(),
    accepted_by_you: z.boolean(),
    accepted_by_approver: z
      .boolean()
      .describe("One person has let both the account and the money."),
    payouts: z.number().describe("That the bank took on this account."),
  }),
  earlier: z
    .array(
      z.object({
        ...{ _id: IdOut, amount: RupeesOut, state, at: z.string() },
        same_account: z.boolean(),
      }),
    )
    .describe("The company's five before it."),
  sign_in_changed: z
    .object({ what: z.string(), at: z.string() })
    .nullable()
    .describe("The last password, mail address or second factor that an owner of it changed."),
});
export type WithdrawalFacts = z.output<typeof WithdrawalFacts>;

export const withdrawalFacts = operation({
  method: "GET",
  path: "/admin/money/withdrawals/{id}/facts",
  who: "admin",
  may: "money.read",
  summary: "What one needs to know of a withdrawal's company and account to decide it.",
  params: ByUuid,
  reply: envelope(WithdrawalFacts),
});

export const decideWithdrawal = operation({
  method: "PATCH",
  path: "/admin/money/withdrawals/{id}",
  who: "admin",
  may: "money.approve",
  fresh: true,
  summary:
    "One person approves, another releases; either may refuse until it is sent. Where who approved has left the office since, a release counts as the approval: `state` says so.",
  params: ByUuid,
  body: z
    .object({
      decision: z.enum(["approve", "release", "refuse"]),
      reason: line(300, REASON).nullish(),
    })
    .refine(({ decision, reason }) => decision !== "refuse" || reason, {
      path: ["reason"],
      ...reasonForCompany,
    }),
  reply: envelope(OfficeWithdrawal),
});
