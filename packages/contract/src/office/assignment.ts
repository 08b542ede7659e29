import { z } from "zod";
import { IdOut } from "../values/fields.ts";

/** Whose work of a queue a list shows. */
export const ASSIGNMENTS = ["all", "mine", "nobody"] as const;
export type AssignmentFilter = (typeof ASSIGNMENTS)[number];
export const assignment = z.enum(ASSIGNMENTS).default("all");

/** The colleague of the office who reviews it now. */
export const Assigned = z
  .object({
    name: z.string(),
    since: z.string().describe("ISO 8601."),
    is_you: z.boolean(),
  })
  .nullable();
export type Assigned = z.output<typeof Assigned>;

/** The number that waits in a queue, whosever it is. */
export const QueueCounts = z.object({
  all: z.number(),
  mine: z.number(),
  nobody: z.number(),
  oldest: z.string().nullable().describe("ISO 8601: since when the first one waits."),
});
export type QueueCounts = z.output<typeof QueueCounts>;

/** The one that waits next after this, first the oldest; at the end it begins anew. */
export const NextAfter = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .nullish(),
});
/** Taken by the caller; null where nothing waits that is theirs or nobody's. */
export const TakenNext = z.object({ _id: IdOut }).nullable();
export type TakenNext = z.output<typeof TakenNext>;
