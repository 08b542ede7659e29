import { z } from "zod";
import { formatOut } from "../auctions/formats.ts";
import { Stream } from "../authorisations.ts";
import { command, envelope, operation } from "../http/operation.ts";
import { REASON } from "../values/field-names.ts";
import { ById, IdOut, Otp, prose } from "../values/fields.ts";
import { RupeesOut, Unit } from "../values/money.ts";
import { throughOut } from "./deposit.ts";
import { LotCorrected } from "./lot-queue.ts";
import { Basis, OwnLot } from "./lot-shapes.ts";
import { StandingTerms } from "./sale-terms.ts";

/** A lot opens on what its seller has signed: the sheet as the office approved it. */

const iso = z.string().describe("ISO 8601.");
export const Sheet = z.object({
  basis: Basis,
  quantity: z.number(),
  unit: Unit,
  weight_kg: z.number().nullable(),
  market_value: RupeesOut,
  reserve_price: RupeesOut.nullable(),
  bid_increment: RupeesOut.nullable(),
  starts_at: iso,
  ends_at: iso,
  soft_close_minutes: z.number(),
  hard_ends_at: iso,
  requires_authorisation: Stream.nullable(),
  ...throughOut,
  ...formatOut,
  invited_only: z.boolean(),
  terms: StandingTerms.nullable(),
});
export type Sheet = z.output<typeof Sheet>;

export const SheetVersion = z.object({
  version: z.int().describe("Counts from 1; each change of what is signed makes the next."),
  made_at: iso,
  signed_at: iso.nullable(),
  sheet: Sheet,
});

export const SheetToSign = SheetVersion.extend({
  _id: IdOut.describe("The lot's."),
  title: z.string(),
  url: z.string(),
  awaits_signature: z.boolean(),
  corrected: z.array(LotCorrected).describe("What the office corrected in what its seller sent."),
  /** Null where the seller has nothing to compare with. */
  before: z
    .object({
      is: z.enum(["proposal", "signed"]).describe("The seller's own, or what they signed before."),
      sheet: Sheet.partial(),
    })
    .nullable(),
});
export type SheetToSign = z.output<typeof SheetToSign>;

export const readSheet = operation({
  method: "GET",
  path: "/product/{id}/sheet",
  who: "seller",
  summary:
    "The newest sheet of an own lot, signed or not, and what it was before. 404 not_found where none was made.",
  params: ById,
  reply: envelope(SheetToSign, { server_time: z.string() }),
});

export const sendSheetCode = operation({
  method: "POST",
  path: "/product/{id}/sign/code",
  who: "seller-manager",
  summary:
    "Sends a code to the seller's phone, or by mail where the account has none. 409 not_awaiting_signature, auction_closed.",
  params: ById,
  reply: envelope(
    z.object({
      sent_by: z.enum(["sms", "mail"]),
      sent_to: z.string().describe("The caller's own phone or mail address."),
      expires_in: z.number().describe("Seconds."),
      demo_otp: z.string().optional(),
    }),
  ),
});
export type SentSheetCode = z.output<typeof sendSheetCode.reply>["data"];

export const signSheet = operation({
  method: "POST",
  path: "/product/{id}/sign",
  who: "seller-manager",
  summary:
    "Signs an own lot's sheet as it stands. Signed after its start it opens at once, and ends at its time. 400 otp_mismatch, otp_expired; 409 sheet_changed since the code was sent, not_awaiting_signature, auction_closed.",
  params: ById,
  body: z.object({ otp: Otp }),
  reply: envelope(OwnLot),
});

export const OfficeSheet = SheetVersion.extend({
  made_by: z.string().nullable(),
  signed_by: z.string().nullable(),
});
export type OfficeSheet = z.output<typeof OfficeSheet>;

export const sheetsOfLot = operation({
  method: "GET",
  path: "/admin/products/{id}/sheets",
  who: "admin",
  may: "lots.read",
  summary: "All versions of a lot's sheet, newest first, with who made and who signed them.",
  params: ById,
  reply: envelope(z.object({ versions: z.array(OfficeSheet) })),
});

export const waiveSignature = command({
  method: "PUT",
  path: "/admin/companies/{id}/signature-waiver",
  who: "admin",
  may: "lots.review",
  fresh: true,
  summary: "Whether lots of a seller's company open unsigned; holds for lots approved from now on.",
  params: ById,
  body: z.object({ waived: z.boolean(), reason: prose(300, REASON) }),
});
