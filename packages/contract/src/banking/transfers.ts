import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { officeList } from "../http/paging.ts";
import { paged } from "../office/paged.ts";
import { complaint } from "../values/complaint.ts";
import { required } from "../values/complaints.ts";
import { REASON } from "../values/field-names.ts";
import { ById, Day, Id, IdOut, line } from "../values/fields.ts";
import { Rupees, RupeesOut } from "../values/money.ts";
import { cleanUtr, isUtr } from "../values/utr.ts";
import { RECEIPT_SOURCES, RECEIPT_STATES } from "./states.ts";

/** Money that comes in by bank transfer. */

/** The reference that the office names: other banks' have other forms. */
const Reference = z
  .string()
  .transform(cleanUtr)
  .pipe(
    z.string().regex(
      /^[A-Z0-9]{10,22}$/,
      complaint({
        en: "A UTR has 10 to 22 letters and digits",
        hi: "UTR में 10 से 22 अक्षर और अंक होते हैं",
      }),
    ),
  );

/** A company's reference: only what banks call transfers, never an account or an IFSC. */
export const Utr = z
  .string(required({ en: "UTR", hi: "UTR" }))
  .max(60)
  .transform(cleanUtr)
  .pipe(
    z.string().refine(
      isUtr,
      complaint({
        en: "A UTR has 16 letters and digits (NEFT), 22 (RTGS) or 12 digits (IMPS, UPI)",
        hi: "UTR में 16 अक्षर और अंक (NEFT), 22 (RTGS) या 12 अंक (IMPS, UPI) होते हैं",
      }),
    ),
  );

const state = z.enum(RECEIPT_STATES);

export const claimTransfer = operation({
  method: "POST",
  path: "/wallet/bank-transfer",
  who: "company-manager",
  summary:
    "Tells of a transfer that was made. It credits nothing until the bank's statement has this UTR with this amount, from this company; whatever differs waits for somebody of the office. Ten may be open; each lapses after seven days.",
  body: z.object({
    amount: Rupees,
    utr: Utr,
    paid_on: Day,
    award_id: Id.optional().describe("The sale that it pays for; else it is deposit."),
  }),
  reply: envelope(z.object({ receipt_id: IdOut, state })),
});

export const Transfer = z.object({
  receipt_id: IdOut,
  amount: RupeesOut.describe("As the bank says; until then as it was told."),
  utr: z.string(),
  paid_on: z.string().describe("YYYY-MM-DD."),
  award_id: IdOut.nullable(),
  state,
  reason: z.string().nullable(),
});
export type Transfer = z.output<typeof Transfer>;

export const ownTransfers = operation({
  method: "GET",
  path: "/wallet/bank-transfer",
  who: "company-manager",
  summary: "The transfers that the company told of, the newest 100.",
  reply: envelope(z.array(Transfer)),
});

export const Receipt = z.object({
  _id: IdOut,
  state,
  source: z.enum(RECEIPT_SOURCES),
  holder_account: z.string().nullable().describe("Null of a claim that no statement has."),
  utr: z.string().nullable(),
  claimed: RupeesOut.nullable().describe("What the company says."),
  received: RupeesOut.nullable().describe("What the bank says."),
  paid_on: z.string().describe("YYYY-MM-DD."),
  words: z.string().nullable().describe("The bank's."),
  company: z.object({ _id: IdOut, name: z.string() }).nullable(),
  award_id: IdOut.nullable(),
  by: z.string().nullable().describe("Who told of it."),
  return_asked: z
    .object({ by: z.string(), by_you: z.boolean(), reason: z.string() })
    .nullable()
    .describe("A second person has to agree."),
  match_asked: z
    .object({
      by: z.string(),
      by_you: z.boolean(),
      company: z.object({ _id: IdOut, name: z.string() }),
      award_id: IdOut.nullable(),
    })
    .nullable()
    .describe("Whose one person says that it is: a second one has to say the same."),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
  at: z.string().describe("ISO 8601."),
});
export type Receipt = z.output<typeof Receipt>;

export const receipts = operation({
  method: "GET",
  path: "/admin/money/receipts",
  who: "admin",
  may: "money.read",
  summary: "Transfers in, longest waiting first; `q` finds UTRs, companies and the bank's words.",
  query: officeList(["at", "amount"]).extend({
    state: state.optional(),
    return_asked: z.enum(["1"]).optional().describe("What one person has asked to send back."),
    id: Id.optional(),
  }),
  reply: paged(Receipt),
});

export const decideReceipt = operation({
  method: "PATCH",
  path: "/admin/money/receipts/{id}",
  who: "admin",
  may: "money.match",
  fresh: true,
  summary:
    "Says whose money in suspense is, above ₹50,000 by two persons; or sends it back, by two persons; or refuses a claim that no statement bears out.",
  params: ById,
  body: z.union([
    z.object({ company_id: Id, award_id: Id.nullish() }),
    z.object({
      return: z.literal(true),
      reason: line(300, REASON),
      utr: Reference.optional().describe("Under which the bank sends it back."),
    }),
    z.object({ refuse: z.literal(true), reason: line(300, REASON) }),
  ]),
  reply: envelope(
    z.object({ state: z.enum(["matched", "asked", "returned", "refused"]), receipt: Receipt }),
  ),
});
