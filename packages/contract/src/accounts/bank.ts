import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { Ifsc } from "../values/fields.ts";

export const bankOfIfsc = operation({
  method: "GET",
  path: "/bank/{ifsc}",
  who: "anyone",
  summary: "The bank of an IFSC, and whether it has such a branch, from an offline list.",
  params: z.object({ ifsc: Ifsc }),
  reply: envelope(
    z.object({ ifsc: z.string(), bank: z.string().nullable(), has_branch: z.boolean() }),
  ),
});
