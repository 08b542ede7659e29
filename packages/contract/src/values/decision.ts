import { z } from "zod";
import { line } from "./fields.ts";

/** The office's decision on something sent to it; a refusal asks for a reason. */
export const AcceptOrRefuse = z
  .object({
    decision: z.enum(["accept", "refuse"]),
    reason: line(300, "Reason").nullish(),
  })
  .refine(({ decision, reason }) => decision === "accept" || reason, {
    path: ["reason"],
    message: "Give a reason. The company will see it",
  });
