import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { complaint, issueAt, wordsOf } from "../values/complaint.ts";
import { NUMBER } from "../values/field-names.ts";
import { AccountNumber, Day, IdOut, line, orNothing, Pan } from "../values/fields.ts";
import { Gstin } from "../values/gstin.ts";

/** A company's papers: one of each kind counts, those before it are history. */

export const COMPANY_PAPERS = ["pan", "gst", "incorporation", "bank"] as const;
export const CompanyPaperKind = z.enum(
  COMPANY_PAPERS,
  complaint({ en: "Choose the kind of paper from the list", hi: "सूची में से चुनिए कि कौन-सा काग़ज़ है" }),
);
export type CompanyPaperKind = z.output<typeof CompanyPaperKind>;

const PastPaper = z.object({
  _id: IdOut,
  kind: CompanyPaperKind,
  number: z.string().nullable(),
  document: z.string().describe("Ask for it at /api/company/document/{file}."),
  valid_from: z.string().nullable().describe("YYYY-MM-DD."),
  valid_to: z.string().nullable().describe("YYYY-MM-DD, a day in India that still counts."),
  status: z.enum(["sent", "accepted", "correction_asked", "lapsed"]),
  reason: z.string().nullable().describe("What the office asks to be corrected."),
  /** ISO 8601. */
  sent_at: z.string(),
});
export const Paper = PastPaper.extend({
  history: z.array(PastPaper).describe("Papers of this kind that came before, newest first."),
});
export type Paper = z.output<typeof Paper>;

const day = orNothing(Day);
const numbers: Partial<Record<CompanyPaperKind, z.ZodType<string>>> = {
  pan: Pan,
  gst: Gstin,
  bank: AccountNumber,
};

export const readPapers = operation({
  method: "GET",
  path: "/company/papers",
  who: "applicant-manager",
  summary: "The own company's papers, each with its history.",
  reply: envelope(z.array(Paper)),
});

export const sendPaper = operation({
  method: "POST",
  path: "/company/papers",
  who: "applicant-manager",
  summary:
    "Sends a paper (PDF or picture, 10 MB), in place of the one of its kind; with PAN and a paper the company is submitted.",
  files: { document: { max: 1, what: "document" } },
  body: z
    .object({ kind: CompanyPaperKind, number: line(40, NUMBER), valid_from: day, valid_to: day })
    .superRefine(({ kind, number, valid_from, valid_to }, ctx) => {
      // That there is none is said already.
      const checked = number ? numbers[kind]?.safeParse(number) : undefined;
      if (checked?.error) ctx.addIssue(issueAt(["number"], wordsOf(checked.error.issues[0])));
      if (valid_from && valid_to && valid_to < valid_from)
        ctx.addIssue(
          issueAt(["valid_to"], {
            en: "The last day comes before the first",
            hi: "आख़िरी दिन पहले दिन से पहले है",
          }),
        );
    })
    .transform((paper) => ({
      ...paper,
      number: numbers[paper.kind]?.safeParse(paper.number).data ?? paper.number,
    })),
  reply: envelope(Paper),
});
