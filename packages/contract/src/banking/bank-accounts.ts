import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { Search } from "../http/paging.ts";
import { paged } from "../office/paged.ts";
import { complaint } from "../values/complaint.ts";
import { AcceptOrRefuse } from "../values/decision.ts";
import { AccountNumber, ById, IdOut, Ifsc, line } from "../values/fields.ts";
import { BANK_ACCOUNT_STATUSES } from "./states.ts";

/** Where companies are paid to. */

const status = z.enum(BANK_ACCOUNT_STATUSES);

export const BankAccount = z.object({
  _id: IdOut,
  holder: z.string(),
  last4: z.string().describe("The last digits of the account's number."),
  ifsc: z.string(),
  bank: z.string().nullable(),
  verified: z.boolean(),
  status,
  reason: z.string().nullable().describe("Why it was refused."),
  usable_from: z
    .string()
    .nullable()
    .describe("ISO 8601: paid to from then on; null until accepted."),
  objected_at: z
    .string()
    .nullable()
    .describe("ISO 8601: when an owner said that it is not theirs; it waits for the office again."),
});
export type BankAccount = z.output<typeof BankAccount>;

export const bankAccounts = operation({
  method: "GET",
  path: "/company/bank-accounts",
  who: "company-manager",
  summary: "The accounts that the company may be paid to, the newest first.",
  reply: envelope(z.array(BankAccount)),
});

export const addBankAccount = operation({
  method: "POST",
  path: "/company/bank-accounts",
  who: "company-owner",
  fresh: true,
  proven: true,
  summary:
    "Sends an account with a paper that shows it; it counts once the office has accepted it, a changed one 72 hours later, and so does a first one where money has lain here for longer. The owners are told, with a link to stop it.",
  files: { document: { max: 1, what: "document" } },
  body: z.object({
    holder: line(120, { en: "Account holder", hi: "खाताधारक का नाम" }),
    account_no: AccountNumber,
    ifsc: Ifsc,
  }),
  reply: envelope(BankAccount),
});

export const removeBankAccount = command({
  method: "DELETE",
  path: "/company/bank-accounts/{id}",
  who: "company-owner",
  fresh: true,
  proven: true,
  summary: "Takes an account out; refused while a withdrawal to it is under way.",
  params: ById,
});
const wholeLink = complaint({ en: "This link is not whole", hi: "यह लिंक पूरा नहीं है" });
export const objectToBankAccount = command({
  method: "POST",
  path: "/bank-accounts/not-me",
  who: "anyone",
  summary:
    "An owner says, by the link of a notice and without a login, that an account is not theirs: it waits for the office again, and what was to be paid to it is free. Once.",
  body: z.object({
    token: z.string().regex(/^[\w-]{22}$/, wholeLink),
  }),
});

export const OfficeBankAccount = BankAccount.extend({
  account_no: z.string().describe("Whole, to be held beside the document."),
  document: z.string(),
  company: z.object({ _id: IdOut, name: z.string(), pan: z.string().nullable() }),
  sent_by: z.string(),
  sent_at: z.string().describe("ISO 8601."),
});
export type OfficeBankAccount = z.output<typeof OfficeBankAccount>;

export const officeBankAccounts = operation({
  method: "GET",
  path: "/admin/money/bank-accounts",
  who: "admin",
  may: "money.read",
  summary: "Accounts of companies by status, longest waiting first.",
  query: Search.extend({ status: status.default("waiting") }),
  reply: paged(OfficeBankAccount),
});

export const reviewBankAccount = operation({
  method: "PATCH",
  path: "/admin/money/bank-accounts/{id}",
  who: "admin",
  may: "money.approve",
  fresh: true,
  summary: "Accepts an account or refuses it with a reason.",
  params: ById,
  body: AcceptOrRefuse,
  reply: envelope(OfficeBankAccount),
});
