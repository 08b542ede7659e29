import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { complaint } from "../values/complaint.ts";
import { Id, IdOut, Otp } from "../values/fields.ts";
import { SheetToSign, sendSheetCode } from "./sign-sheet.ts";

/** Sheets of several lots, read together and signed with one code. */

export const MAX_SIGNED_AT_ONCE = 50;

const NO_VERSION = complaint({ en: "This is not a version", hi: "यह वर्शन सही नहीं है" });
const NOTHING_CHOSEN = complaint({
  en: "Choose what you sign",
  hi: "चुनिए कि किस पर दस्तख़त करने हैं",
});
const TOO_MANY = complaint({
  en: `At most ${MAX_SIGNED_AT_ONCE} sheets at once`,
  hi: `एक बार में ज़्यादा से ज़्यादा ${MAX_SIGNED_AT_ONCE} लॉट पर दस्तख़त हो सकते हैं`,
});
const TWICE = complaint({ en: "Each lot once", hi: "हर लॉट एक ही बार" });

const Sheets = z
  .array(
    z.object({
      product_id: Id,
      version: z.int(NO_VERSION).min(1, NO_VERSION),
    }),
    NOTHING_CHOSEN,
  )
  .min(1, NOTHING_CHOSEN)
  .max(MAX_SIGNED_AT_ONCE, TOO_MANY)
  .refine(
    (sheets) => new Set(sheets.map(({ product_id }) => product_id)).size === sheets.length,
    TWICE,
  )
  .describe("The lots, each with the version of its sheet that was read.");

export const sheetsToSign = operation({
  method: "GET",
  path: "/product/sheets",
  who: "seller",
  summary:
    "The newest sheets of own lots that wait for a signature, the first to open first, at most 50.",
  reply: envelope(z.array(SheetToSign), {
    server_time: z.string(),
    total: z.number().describe("How many wait, shown or not."),
  }),
});

export const sendSheetsCode = operation({
  method: "POST",
  path: "/product/sheets/code",
  who: "seller-manager",
  summary:
    "Sends one code for several sheets, in these versions alone. 409 sheet_changed, not_awaiting_signature, auction_closed, of the first that cannot be signed.",
  body: z.object({ sheets: Sheets }),
  reply: sendSheetCode.reply,
});

/** Reasons to leave a sheet out, when the others are signed. */
export const LEFT_OUT = ["sheet_changed", "not_awaiting_signature", "auction_closed"] as const;

export const signSheets = operation({
  method: "POST",
  path: "/product/sheets/sign",
  who: "seller-manager",
  summary:
    "Signs the sheets that a code was sent for, in the versions that it was sent for. One that has changed since, or waits no more, is left out; where that is so of all, the call is refused. 400 otp_mismatch, otp_expired.",
  body: z.object({ sheets: Sheets, otp: Otp }),
  reply: envelope(
    z.object({
      signed: z.array(z.object({ _id: IdOut, title: z.string(), version: z.int() })),
      left_out: z.array(
        z.object({ _id: IdOut, title: z.string(), why: z.enum(LEFT_OUT).describe("A code.") }),
      ),
    }),
  ),
});
export type SignedSheets = z.output<typeof signSheets.reply>["data"];
