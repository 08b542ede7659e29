import { z } from "zod";
import { envelope, operation } from "./http/operation.ts";
import { Paging } from "./http/paging.ts";
import { COMPANY_ACCOUNTS } from "./journal/accounts.ts";
import { csvXlsxOrPdf } from "./values/complaints.ts";
import { ById, Day, IdOut } from "./values/fields.ts";
import { Rupees, RupeesOut } from "./values/money.ts";

/** A company's money with the market. */

/** Why a part of a deposit is not free. */
export const HOLD_REASONS = ["leading", "tender", "awaiting", "award"] as const;

const Hold = z.object({
  product_id: IdOut,
  title: z.string(),
  url: z.string(),
  amount: RupeesOut,
  until: z
    .string()
    .nullable()
    .describe("ISO 8601: when the auction ends, the seller answers, or it is to be paid."),
  why: z.enum(HOLD_REASONS),
});

export const Wallet = z.object({
  deposit: RupeesOut.describe("What nothing that was won holds."),
  leading: RupeesOut.describe("What leading bids and sealed tenders hold of it."),
  free: RupeesOut.describe("What may be bid or withdrawn."),
  short: RupeesOut.describe(
    "What leading bids hold beyond it: until it is there, no bid is let in.",
  ),
  held: RupeesOut.describe("Of deposits, what stands for awards."),
  paid_in: RupeesOut.describe("Paid for awards, and not yet their sellers'."),
  proceeds: RupeesOut.describe("From sales, to be paid out."),
  tax_held: RupeesOut.describe("Of sales, the GST that waits for buyers' GSTR-2Bs."),
  leaving: RupeesOut.describe("On its way to the company's bank."),
  owed: RupeesOut.describe("What the company owes the market."),
  holder: z.string().nullable().describe("Who keeps the money; null where none moves here."),
  on: z.boolean().describe("Whether money may come in."),
  gst_safe: z.boolean().describe("Whether a lot may offer that its GST stays tied."),
  virtual_account: z
    .object({ account_no: z.string(), ifsc: z.string(), name: z.string() })
    .nullable()
    .describe("The company's own, to transfer to."),
  holds: z.array(Hold),
  rules: z.object({
    cooling_hours: z.number().describe("From a changed bank account to a payout."),
  }),
});
export type Wallet = z.output<typeof Wallet>;

export const wallet = operation({
  method: "GET",
  path: "/wallet",
  who: "member",
  summary:
    "The company's money. Who only bids for it sees deposit, leading, free, short and the holds of their own bids; the rest is 0.",
  reply: envelope(Wallet),
});

export const companyWallet = operation({
  method: "GET",
  path: "/admin/companies/{id}/wallet",
  who: "admin",
  may: "wallets.read",
  summary:
    "A company's money, as its owner sees it; which lots it leads on now only finance is told.",
  params: ById,
  reply: envelope(Wallet),
});

const Account = z.enum(COMPANY_ACCOUNTS);

export const StatementRow = z.object({
  _id: IdOut,
  at: z.string().describe("ISO 8601."),
  account: Account,
  kind: z.string(),
  words: z.string().describe("What happened, in the caller's language."),
  award_id: IdOut.nullable(),
  in: RupeesOut,
  out: RupeesOut.describe("Of an event that only moves between own accounts the same as `in`."),
  balance: RupeesOut.describe("After it; what is owed counts below zero."),
});
export type StatementRow = z.output<typeof StatementRow>;

export const statement = operation({
  method: "GET",
  path: "/wallet/statement",
  who: "company-manager",
  summary:
    "What came in and went out, the oldest first: opening + in − out = closing, in each format.",
  query: Paging.extend({
    from: Day.optional().describe("In India, included."),
    to: Day.optional().describe("In India, included."),
    account: Account.optional().describe("Else all of the company's together."),
    by: z
      .enum(["line", "event"])
      .optional()
      .describe(
        "`event`: a row an event, with what it came to for the company; else a row a line of the journal.",
      ),
    moves: z
      .literal("1")
      .optional()
      .describe("With `by=event`: also events that only move between own accounts."),
    format: z.enum(["csv", "xlsx", "pdf"], csvXlsxOrPdf).optional().describe("All rows as a file."),
  }),
  reply: envelope(z.array(StatementRow), {
    opening: RupeesOut,
    in: RupeesOut.describe("From outside the asked accounts."),
    out: RupeesOut.describe("To outside them."),
    moved: RupeesOut.describe(
      "From one of them to another: on rows in and out alike, and in neither sum.",
    ),
    closing: RupeesOut,
    totalpage: z.number(),
  }),
});

export const moveProceeds = operation({
  method: "POST",
  path: "/wallet/move",
  who: "company-owner",
  summary: "Uses a seller's proceeds as deposit; with an Idempotency-Key once.",
  body: z.object({ amount: Rupees }),
  reply: envelope(z.object({ deposit: RupeesOut, proceeds: RupeesOut })),
});
