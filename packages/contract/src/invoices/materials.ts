import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { complaint } from "../values/complaint.ts";
import { sixDigits } from "../values/complaints.ts";

/** The HSN of materials on tax papers. */

const MaterialCode = z.object({
  code: z.string(),
  name: z.string(),
  hsn: z.string(),
  hsn6: z.string().nullable(),
  confirmed: z.boolean().describe("False where nobody has read it in the tariff."),
});
export type MaterialCode = z.output<typeof MaterialCode>;

export const materialCodes = operation({
  method: "GET",
  path: "/admin/materials",
  who: "admin",
  may: "auctions.read",
  summary: "The materials with the HSN of six digits that tax papers carry.",
  reply: envelope(z.array(MaterialCode)),
});

export const setMaterialCode = command({
  method: "PATCH",
  path: "/admin/materials/{code}",
  who: "admin",
  may: "awards.manage",
  summary: "Sets the HSN of six digits; null where the lot's own goods decide.",
  params: z.object({
    code: z
      .string()
      .regex(
        /^[a-z0-9-]{1,60}$/,
        complaint({ en: "This is not a material", hi: "ऐसा कोई माल नहीं है" }),
      ),
  }),
  body: z.object({
    hsn6: z
      .string()
      .regex(/^[0-9]{6}$/, sixDigits)
      .nullable(),
    confirmed: z.boolean().default(true),
  }),
});
