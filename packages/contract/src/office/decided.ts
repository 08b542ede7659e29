import { z } from "zod";
import { Id, IdOut } from "../values/fields.ts";

/** The office's last decision on something. */
export const Decided = z
  .object({
    _id: IdOut.describe("The `seen_decision` of who decides next."),
    by: z.string(),
    at: z.string().describe("ISO 8601."),
    what: z.string().describe("As the audit has it: 'lot approved'."),
  })
  .nullable();
export type Decided = z.output<typeof Decided>;

/** Two who look at the same thing do not undo each other's decision unseen. */
export const seenDecision = Id.nullish().describe(
  "The `_id` of the last decision that was seen, null for none: where a colleague has decided since, this one is answered 409 and changes nothing. Left out, whatever was decided before is replaced.",
);

/** Whether a decision waits. */
export const hold = z
  .boolean()
  .optional()
  .describe(
    "Keeps the decision back for a minute in which it can be undone: nothing changes and nobody is told before.",
  );

export const UndoUntil = z
  .string()
  .nullable()
  .describe("ISO 8601: until when the caller can undo the own decision that is held.");

/** A decision that is held, of these that there are. */
export const heldDecision = <const Decisions extends readonly string[]>(decisions: Decisions) =>
  z
    .object({ decision: z.enum(decisions), by: z.string(), until: z.string() })
    .describe("What was decided and is carried out then, for the office.");
