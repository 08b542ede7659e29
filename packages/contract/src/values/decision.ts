import { z } from "zod";
import { reasonForCompany } from "./complaints.ts";
import { REASON } from "./field-names.ts";
import { line } from "./fields.ts";

/** The office's decision on something sent to it; a refusal asks for a reason. */
export const AcceptOrRefuse = z
  .object({
    decision: z.enum(["accept", "refuse"]),
    reason: line(300, REASON).nullish(),
  })
  .refine(({ decision, reason }) => decision === "accept" || reason, {
    path: ["reason"],
    ...reasonForCompany,
  });
