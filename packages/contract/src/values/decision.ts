import { z } from "zod";
import { line } from "./fields.ts";

/** What the office says to something sent to it; of who refuses, a reason is asked. */
export const AcceptOrRefuse = z
  .object({
    decision: z.enum(["accept", "refuse"]),
    reason: line(300, "Reason").nullish(),
  })
  .refine(({ decision, reason }) => decision === "accept" || reason, {
    path: ["reason"],
    message: "Give a reason. The company will see it",
  });
