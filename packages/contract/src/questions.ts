import { z } from "zod";
import { envelope, operation } from "./http/operation.ts";
import { Paging } from "./http/paging.ts";
import {
  MAX_ANSWER,
  MAX_ANSWERS,
  MAX_QUESTION,
  MAX_QUESTIONS,
  QUESTION_STATES,
} from "./questions/limits.ts";
import { complaint, issueAt } from "./values/complaint.ts";
import { ANSWER, QUESTION, REASON } from "./values/field-names.ts";
import { ById, Id, IdName, IdOut, prose } from "./values/fields.ts";

/**
 * Questions of buyers' companies about a lot before its end, and the answers, which everybody
 * reads. Nobody but the office is told who asked.
 */

export const QuestionState = z.enum(QUESTION_STATES);
export type QuestionState = z.output<typeof QuestionState>;

export const Question = z.object({
  _id: IdOut,
  no: z
    .number()
    .nullable()
    .describe("Counts the lot's answered questions, in the order of their first answers."),
  text: z.string(),
  asked_at: z.string().describe("ISO 8601."),
  state: QuestionState,
  answers: z.array(z.object({ text: z.string(), at: z.string().describe("ISO 8601.") })),
  yours: z.boolean().describe("Whether the caller's company asked."),
  hidden_reason: z
    .string()
    .nullable()
    .describe("Why the office has hidden it; for the company that asked and the office."),
  can_answer: z.boolean().describe("Whether the caller may add an answer now."),
});
export type Question = z.output<typeof Question>;

/** Why this caller may not ask now; problem codes, so that a screen has their words. */
export const WhyNotAsk = z.enum([
  "sign_in_first",
  "seller_may_not_ask",
  "not_allowed",
  "company_waiting",
  "company_needed",
  "role_may_not_bid",
  "company_suspended",
  "company_barred",
  "own_lot",
  "questions_closed",
  "too_many_questions",
]);
export type WhyNotAsk = z.output<typeof WhyNotAsk>;

/** How the questions about a lot stand, for everybody. */
export const QuestionsOfLot = z.object({
  open: z.boolean(),
  close_at: z
    .string()
    .nullable()
    .describe("ISO 8601: until then questions are taken; null before the lot is approved."),
  answered: z.number().describe("Questions with an answer that everybody reads."),
});

const WithAsking = {
  why_not: WhyNotAsk.nullable().describe("Why the caller may not ask; null who may."),
  left: z.number().describe("How many more the caller's company may ask about this lot."),
  close_at: QuestionsOfLot.shape.close_at,
  server_time: z.string(),
};

export const ofLot = operation({
  method: "GET",
  path: "/auction/questions/{idname}",
  who: "anyone",
  summary:
    "The questions about a lot: answered ones in their order, then those that wait, which their asker, the seller and the office alone see.",
  params: z.object({ idname: IdName }),
  reply: envelope(z.array(Question), WithAsking),
});

export const ask = operation({
  method: "POST",
  path: "/auction/questions/{product_id}",
  who: "bidder",
  refusalForSellers: "seller_may_not_ask",
  summary: `Asks about a lot that is approved and not about to end, up to ${MAX_QUESTIONS} times a company; without telephone numbers, addresses and links.`,
  params: z.object({ product_id: Id }),
  body: z.object({ text: prose(MAX_QUESTION, QUESTION) }),
  reply: envelope(Question),
});

export const answer = operation({
  method: "POST",
  path: "/auction/questions/{id}/answers",
  who: "seller-or-admin",
  may: "lots.review",
  summary: `Answers a question about an own lot, for the office in the seller's place, until the lot's end; up to ${MAX_ANSWERS} answers are added, and none is changed.`,
  params: ById,
  body: z.object({ text: prose(MAX_ANSWER, ANSWER) }),
  reply: envelope(Question),
});

/** A question with the lot that it is about. */
export const LotsQuestion = Question.extend({
  lot: z.object({
    product_id: IdOut,
    title: z.string(),
    url: z.string(),
    ends_at: z.string().nullable().describe("ISO 8601: it is answered until then."),
  }),
});
export type LotsQuestion = z.output<typeof LotsQuestion>;

const ListedBy = Paging.extend({
  rows: Paging.shape.rows.default(20),
  state: z
    .union([z.literal("").transform(() => undefined), QuestionState])
    .optional()
    .describe("What may still be answered first, longest waiting first; then the newest."),
});

export const own = operation({
  method: "GET",
  path: "/product/questions",
  who: "seller",
  summary: "Questions about the seller's lots; hidden ones are not among them.",
  query: ListedBy,
  reply: envelope(z.array(LotsQuestion), {
    totalpage: z.number(),
    total: z.number(),
    waiting: z.number().describe("How many wait for an answer that may still be given."),
  }),
});

export const OfficeQuestion = LotsQuestion.extend({
  asked_by: z.object({
    user: z.object({ _id: IdOut, name: z.string() }),
    company: z.object({ _id: IdOut, name: z.string() }),
  }),
});
export type OfficeQuestion = z.output<typeof OfficeQuestion>;

export const forOffice = operation({
  method: "GET",
  path: "/admin/questions",
  who: "admin",
  may: "lots.read",
  summary: "Questions about all lots, with who asked.",
  query: ListedBy,
  reply: envelope(z.array(OfficeQuestion), { totalpage: z.number() }),
});

export const hide = operation({
  method: "PATCH",
  path: "/admin/questions/{id}",
  who: "admin",
  may: "lots.review",
  summary:
    "Hides a question from everybody but its asker, who reads the reason, and the office; or shows it again.",
  params: ById,
  body: z
    .object({ hidden: z.boolean(), reason: prose(300, REASON).nullish() })
    .superRefine(({ hidden, reason }, ctx) => {
      if (hidden && !reason)
        ctx.addIssue(
          issueAt(
            ["reason"],
            complaint({
              en: "Say why: who asked reads it",
              hi: "वजह लिखिए: सवाल पूछने वाले इसे पढ़ेंगे",
            }),
          ),
        );
    }),
  reply: envelope(OfficeQuestion),
});
