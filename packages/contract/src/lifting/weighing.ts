import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { complaint, issueAt } from "../values/complaint.ts";
import { aQuantity, noTruckWeighsIt } from "../values/complaints.ts";
import { REASON } from "../values/field-names.ts";
import { ById, IdOut, Instant, line, optionalLine, orNothing } from "../values/fields.ts";
import { plainDigits } from "../values/identifiers.ts";
import { type Milli, RupeesOut } from "../values/money.ts";
import { EwayNumber, Trip } from "./shapes.ts";
import { readWeight } from "./weight.ts";

/** The weighbridge's slips, and the way out. */

/** Grams. */
const MAX = 200_000_000;
/** Grams inside; also as text with its unit, kg or MT. */
const Weight = z
  .union([z.number(), z.string()], complaint({ en: "Enter a weight", hi: "वज़न लिखिए" }))
  .transform((typed, ctx) => {
    const grams = readWeight(String(typed));
    if (grams !== null) return grams as Milli;
    ctx.addIssue(
      issueAt([], {
        en: "Enter kilograms, such as 12340 or 12.34 MT",
        hi: "किलो में लिखिए, जैसे 12340, या 12.34 MT",
      }),
    );
    return z.NEVER;
  })
  .refine((grams) => grams > 0, aQuantity)
  .refine((grams) => grams <= MAX, noTruckWeighsIt);
const whether = z
  .union([z.boolean(), z.enum(["true", "false"])])
  .transform((said) => String(said) === "true");

export const addSlip = operation({
  method: "POST",
  path: "/trip/{id}/slips",
  who: "gate",
  summary:
    "A slip of the weighbridge with its photo. With a reason it takes the place of the one before, as long as there is no invoice.",
  params: ById,
  files: { photo: { max: 1, what: "photo" } },
  body: z.object({
    kind: z.enum(
      ["tare", "gross"],
      complaint({ en: "Choose tare or gross", hi: "ख़ाली या भरा चुनिए" }),
    ),
    kg: Weight,
    sure: whether
      .optional()
      .describe("Said again after 409 `weight_unusual`: the slip says so all the same."),
    bridge: line(80, { en: "Weighbridge", hi: "काँटे का नाम" }),
    slip_no: line(40, { en: "Slip number", hi: "पर्ची नंबर" }),
    at: Instant,
    reason: optionalLine(300, REASON),
  }),
  reply: envelope(
    z.object({
      trip: Trip,
      remaining_kg: Trip.shape.remaining_kg,
      remaining: Trip.shape.remaining,
      due: RupeesOut,
    }),
  ),
});

/** The picture of a slip, for whoever sees the trip; the driver, once it is out. */
export const slipPhotoPath = "/trip/{id}/slips/{slip}/photo";
/** The PDF of the paper that its goods go with, for the same from the way out on. */
export const carriedInvoicePath = "/trip/{id}/invoice";

const buyersCode = complaint({
  en: "Enter the buyer's 4-digit code",
  hi: "ख़रीदार का 4 अंकों का कोड डालिए",
});
export const letOut = operation({
  method: "POST",
  path: "/trip/{id}/out",
  who: "gate",
  summary:
    "Lets a weighed truck out: the first call that gets past authorisation and tolerance issues its invoice, which is kept. Of a seller who numbers himself: multipart with invoice_no and invoice. Takes an Idempotency-Key.",
  params: ById,
  files: { invoice: { max: 1, what: "document" } },
  takesJson: true,
  body: z.object({
    handover_code: z
      .union([z.string(), z.int()], buyersCode)
      .transform((code) => plainDigits(String(code)))
      .refine((code) => code.length <= 20, buyersCode),
    eway_no: orNothing(EwayNumber),
    invoice_no: optionalLine(16, { en: "Invoice number", hi: "इनवॉइस नंबर" }),
  }),
  reply: envelope(
    z.object({
      invoice: z.object({
        _id: IdOut,
        number: z.string(),
        kind: z.string(),
        value: RupeesOut,
        total: RupeesOut,
      }),
      pass: z.object({ token: z.string(), expires_at: z.string() }),
      trip: Trip,
    }),
  ),
});
