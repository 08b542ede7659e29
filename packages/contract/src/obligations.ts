import { z } from "zod";
import { GOODS_STREAMS } from "./authorisations/shapes.ts";
import { command, envelope, operation } from "./http/operation.ts";
import { financialYearText } from "./values/calendar.ts";
import { complaint } from "./values/complaint.ts";
import { aQuantity, aStream, quantityTooLarge } from "./values/complaints.ts";
import { ById, IdOut, optionalLine } from "./values/fields.ts";
import { TypedNumber } from "./values/money.ts";

/** A company's duty to have waste recycled, year by year, and the evidence that it did. */

/** As the calculator calls plastic packaging. */
const Stream = z
  .enum([...GOODS_STREAMS, "plastic"], aStream)
  .transform((stream) => (stream === "plastic" ? "plastics" : stream));

const isYear = (text: string) => text === financialYearText(Number(text.split("-")[0]));
const aFinancialYear = complaint({
  en: "Use a financial year such as 2026-27",
  hi: "वित्त वर्ष ऐसे लिखिए: 2026-27",
});
/** 2026-27 */
export const FinancialYear = z
  .string(aFinancialYear)
  .trim()
  .regex(/^20\d{2}-\d{2}$/, aFinancialYear)
  .refine(isYear, aFinancialYear);

/** Below /api: an auditor's list as xlsx; `year` may be left out. */
export const exportPath = "/obligations/export";

const SetPack = z.object({
  _id: IdOut,
  material: z.string(),
  kg: z.number().describe("Of the pack, what is set against this obligation."),
  made_at: z.string().describe("ISO 8601."),
  sha256: z.string(),
  recycler: z.string().describe("The company that recycled the goods."),
  url: z.string().describe("Of the ZIP, below /api."),
});

export const Obligation = z.object({
  _id: IdOut,
  stream: z.enum(GOODS_STREAMS),
  category: z.string().describe("Empty where the rules do not divide the stream."),
  year: z.string().describe("2026-27."),
  tonnes: z.number(),
  set_tonnes: z.number().describe("In packs that were made for the company in that year."),
  missing_tonnes: z.number(),
  deadline: z.string().describe("YYYY-MM-DD: the year's last day."),
  return_by: z.string().nullable().describe("YYYY-MM-DD; null where it is not known."),
  return_confirmed: z.boolean().describe("Whether somebody has read that day in the rules."),
  packs: z.array(SetPack),
});
export type Obligation = z.output<typeof Obligation>;

export const list = operation({
  method: "GET",
  path: "/obligations",
  who: "member",
  summary: "The company's obligations, the newest year first, with the packs set against each.",
  reply: envelope(z.array(Obligation), {
    company_id: IdOut.nullable().describe("Whom recyclers name when they make a pack."),
  }),
});

export const save = operation({
  method: "POST",
  path: "/obligations",
  who: "company-manager",
  summary: "Saves an obligation; one of the same stream, category and year is replaced by it.",
  body: z.object({
    stream: Stream,
    category: optionalLine(60, { en: "Category", hi: "कैटेगरी" }).transform(
      (category) => category ?? "",
    ),
    year: FinancialYear,
    tonnes: TypedNumber.refine((n) => n > 0, aQuantity)
      .refine((n) => n <= 10_000_000, quantityTooLarge)
      .transform((n) => Math.round(n * 1_000_000))
      .refine((grams) => grams > 0, aQuantity)
      .describe("Inside, grams."),
  }),
  reply: envelope(Obligation),
});

export const remove = command({
  method: "DELETE",
  path: "/obligations/{id}",
  who: "company-manager",
  summary: "Removes an obligation of the own company; its packs stay.",
  params: ById,
});
