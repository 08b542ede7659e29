import { z } from "zod";
import { command, envelope, operation } from "./http/operation.ts";
import { Paging } from "./http/paging.ts";
import { GOODS_PAPERS } from "./invoices/goods-papers.ts";
import { DECLARATION_STATES, TAX_PAPER_KINDS } from "./invoices/kinds.ts";
import { EWAY_STATES } from "./rates/paper-clocks.ts";
import { indiaIso } from "./values/calendar.ts";
import { complaint } from "./values/complaint.ts";
import { required } from "./values/complaints.ts";
import { ById, Day, IdOut, Instant } from "./values/fields.ts";
import { RupeesOut } from "./values/money.ts";

/** Tax papers of sales: invoices by truck, notes, challans, fees; what the two portals are sent. */

export * from "./invoices/materials.ts";
export { DECLARATION_STATES, GOODS_PAPERS, TAX_PAPER_KINDS };

/** Below /api: as PDF, `lang` is `en` or `hi`; for its two sides and the office. */
export const paperPath = "/invoice/{id}";
/** Papers that go with goods: delivery order, manifest, receipt, confirmation; as above. */
export const goodsPaperPath = "/goods-paper/{id}";
/** The JSON files that the invoice portal and the e-way portal take, outside the envelope. */
export const inv01Path = "/invoice/{id}/inv01";
export const ewayPath = "/invoice/{id}/eway";
/** The file that the buyer declared with. */
export const declarationPath = "/award/{id}/declaration/document";

export const Invoice = z.object({
  _id: IdOut,
  kind: z.enum(TAX_PAPER_KINDS),
  number: z.string(),
  dated: z.string().describe("YYYY-MM-DD in India."),
  trip_id: IdOut.nullable(),
  of_invoice: IdOut.nullable().describe("What a note is to."),
  value: RupeesOut.describe("Without taxes; 0 of a challan, whose goods are invoiced already."),
  cgst: RupeesOut,
  sgst: RupeesOut,
  igst: RupeesOut,
  tcs: RupeesOut,
  total: RupeesOut,
  reverse_charge: z
    .boolean()
    .describe("The buyer pays the GST to the government: it is no part of the total."),
  by_seller: z.boolean().describe("Under the seller's own number, with the seller's own PDF."),
  irn_needed: z.boolean().describe("It may be registered as e-invoice."),
  irn: z.string().nullable().describe("Once the invoice portal has answered."),
  ack_no: z.string().nullable(),
  eway_needed: z.boolean().describe("Value and GST are more than ₹50,000."),
  eway_no: z.string().nullable(),
  eway_valid_until: z.string().nullable().describe("ISO 8601."),
  irp_by: z
    .string()
    .nullable()
    .describe(
      "YYYY-MM-DD: the last day to report it; null once it has an IRN, and of who has told of less turnover.",
    ),
  irp_by_sure: z.boolean().describe("False while the seller has told no turnover."),
  eway_state: z
    .enum(EWAY_STATES)
    .describe("`ending` in its last eight hours; `closed` once somebody has told so."),
  eway_closed_on: z.string().nullable().describe("YYYY-MM-DD, as it was told."),
  eway_document_until: z
    .string()
    .nullable()
    .describe("YYYY-MM-DD: the last day that an e-way bill is made of it; null where none is."),
  url: z.string().describe("Of the PDF, below /api."),
});
export type Invoice = z.output<typeof Invoice>;

export const list = operation({
  method: "GET",
  path: "/award/{id}/invoices",
  who: "user",
  may: "auctions.read",
  summary: "The papers of a sale in order, for its two sides and the office; for others none is.",
  params: ById,
  reply: envelope(z.array(Invoice)),
});

export const OwnPaper = Invoice.extend({
  award_id: IdOut,
  title: z.string().describe("Of the lot."),
  buyer: z.string(),
  seller: z.string(),
  vehicle_no: z.string().nullable(),
  inv01_url: z
    .string()
    .nullable()
    .describe("Of the file for the invoice portal, below /api; null where it takes none."),
  eway_url: z.string().nullable().describe("Of the file for the e-way portal, as `inv01_url`."),
});
export type OwnPaper = z.output<typeof OwnPaper>;

export const own = operation({
  method: "GET",
  path: "/invoices",
  who: "member",
  summary: "Papers of all sales of the company that it may open, by day, the newest first.",
  query: Paging.extend({
    side: z.enum(["buyer", "seller"]).optional().describe("Else the caller's own."),
    from: Day.optional(),
    to: Day.optional().describe("Days in India, both included."),
  }),
  reply: envelope(z.array(OwnPaper), { totalpage: z.number() }),
});

export const recordIrp = operation({
  method: "POST",
  path: "/invoice/{id}/irp",
  who: "company-manager",
  summary:
    "What the invoice portal answered to the seller: its IRN has to be this invoice's; from then on the PDF has it with the QR code.",
  params: ById,
  body: z.object({
    irn: z
      .string(required({ en: "IRN", hi: "IRN" }))
      .trim()
      .toLowerCase()
      .regex(
        /^[0-9a-f]{64}$/,
        complaint({ en: "An IRN has 64 characters", hi: "IRN में 64 अक्षर होते हैं" }),
      ),
    ack_no: z
      .string(required({ en: "Acknowledgement number", hi: "एक्नॉलेजमेंट नंबर" }))
      .trim()
      .regex(
        /^[0-9]{1,20}$/,
        complaint({
          en: "An acknowledgement number has digits alone",
          hi: "एक्नॉलेजमेंट नंबर में सिर्फ़ अंक होते हैं",
        }),
      ),
    ack_date: z
      .string(required({ en: "Acknowledgement date", hi: "एक्नॉलेजमेंट की तारीख़" }))
      .trim()
      .regex(
        /^[0-9]{4}-[0-9]{2}-[0-9]{2}([ T][0-9]{2}:[0-9]{2}(:[0-9]{2})?)?$/,
        complaint({
          en: "Enter the date as the portal wrote it: 2026-12-01 14:05:00",
          hi: "तारीख़ वैसे ही लिखिए जैसे पोर्टल ने लिखी: 2026-12-01 14:05:00",
        }),
      ),
    // As much as a QR code holds.
    signed_qr: z
      .string(required({ en: "The signed QR code", hi: "साइन किया QR कोड" }))
      .trim()
      .max(
        2900,
        complaint({ en: "This is too long for a QR code", hi: "QR कोड इतना लंबा नहीं होता" }),
      )
      .regex(
        /^[\w-]+\.[\w-]+\.[\w-]+$/,
        complaint({
          en: "This is not the portal's signed QR code",
          hi: "यह पोर्टल का साइन किया QR कोड नहीं है",
        }),
      ),
  }),
  reply: envelope(Invoice),
});

/** As the portal prints it: a day, whose last second in India is meant, or a moment. */
const DayOrInstant = z.union(
  [Day.transform((day) => indiaIso(`${day}T23:59:59`)), Instant],
  complaint({
    en: "Use a day (YYYY-MM-DD), or a date and time with offset (ISO 8601)",
    hi: "तारीख़ YYYY-MM-DD की तरह लिखिए, या तारीख़ और समय ISO 8601 में",
  }),
);

export const recordEway = operation({
  method: "POST",
  path: "/invoice/{id}/eway",
  who: "company-manager",
  summary: "The e-way bill's number, from who issued the paper; a later one takes its place.",
  params: ById,
  body: z.object({
    eway_no: z
      .string(required({ en: "The e-way bill's number", hi: "ई-वे बिल नंबर" }))
      .transform((typed) => typed.replace(/[\s-]/g, ""))
      .pipe(
        z.string().regex(
          /^[0-9]{12}$/,
          complaint({
            en: "An e-way bill's number has 12 digits",
            hi: "ई-वे बिल नंबर में 12 अंक होते हैं",
          }),
        ),
      ),
    valid_until: DayOrInstant.describe("A day is valid to its end in India."),
  }),
  reply: envelope(Invoice),
});

export const closeEway = operation({
  method: "POST",
  path: "/invoice/{id}/eway/close",
  who: "company-manager",
  summary:
    "Writes down that the e-way bill was closed at the portal; either side may, the market itself closes nothing there.",
  params: ById,
  body: z.object({ closed_on: Day.describe("In India: today or yesterday.") }),
  reply: envelope(Invoice),
});

export const Declaration = z.object({
  state: z.enum(DECLARATION_STATES),
  sent_at: z.string().describe("ISO 8601."),
  answered_at: z.string().nullable(),
  url: z.string().describe("Of the document, below /api."),
  form: z.string().nullable().describe("By the day of the sale: 27C or 127."),
  forward_by: z
    .string()
    .describe("YYYY-MM-DD: the seller forwards it by the 7th of the month after it came."),
});
export type Declaration = z.output<typeof Declaration>;

export const declaration = operation({
  method: "GET",
  path: "/award/{id}/declaration",
  who: "user",
  may: "auctions.read",
  summary: "What the buyer declared last so that no TCS is collected; null for nothing.",
  params: ById,
  reply: envelope(Declaration.nullable()),
});

export const declare = command({
  method: "POST",
  path: "/award/{id}/declaration",
  who: "company-manager",
  summary:
    "The buyer declares to use the goods in manufacture: once accepted, no TCS is collected.",
  params: ById,
  files: { document: { max: 1, what: "document" } },
});

export const answerDeclaration = command({
  method: "PATCH",
  path: "/award/{id}/declaration",
  who: "company-manager",
  summary: "The seller accepts it, which takes the TCS from what is owed and from later invoices.",
  params: ById,
  body: z.object({ answer: z.enum(["accepted", "declined"]) }),
});
