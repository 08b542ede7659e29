import { z } from "zod";
import { reasonForCompany } from "./complaints.ts";
import { REASON } from "./field-names.ts";
import { line } from "./fields.ts";

/** What the office says to something sent to it; of who refuses, a reason is asked. */
export const AcceptOrRefuse = z
  .object({
    decision: z.enum(["accept", "refuse"]),
    reason: line(300, REASON).nullish(),
  })
  .refine(({ decision, reason }) => decision === "accept" || reason, {
    path: ["reason"],
    ...reasonForCompany,
  });
