import { z } from "zod";
import { GOODS_STREAMS } from "../authorisations.ts";
import { envelope, operation } from "../http/operation.ts";

/** Materials: fixed codes, to which the office's sub-categories point. */

export const Material = z.object({
  code: z.string(),
  name: z.string(),
  stream: z.enum(GOODS_STREAMS),
  hsn: z.string(),
  unit: z.enum(["kg", "MT", "pieces"]).describe("How it is usually sold."),
  gst_percent: z.number().nullable().describe("Today's rate; to be confirmed with an adviser."),
});
export type Material = z.output<typeof Material>;

export const materials = operation({
  method: "GET",
  path: "/materials",
  who: "anyone",
  summary: "The market's materials.",
  reply: envelope(z.array(Material)),
});
