import { z } from "zod";
import { Complaint, command, envelope, operation } from "../http/operation.ts";
import { findMismatches, mismatchWords } from "../values/checks.ts";
import { issueAt } from "../values/complaint.ts";
import {
  ADDRESS,
  BANK_NAME,
  BRANCH_NAME,
  BUSINESS_NAME,
  CITY,
  NAME,
} from "../values/field-names.ts";
import {
  AccountNumber,
  Ifsc,
  optionalLine,
  orNothing,
  Pan,
  Pincode,
  State,
} from "../values/fields.ts";
import { Gstin } from "../values/gstin.ts";
import { nameLine } from "../values/name-lines.ts";
import { COMPANY_STATUSES } from "./fields.ts";
import { CompanyPaperKind, Paper } from "./papers.ts";

/** A seller's own application while it waits or was refused; with the `temp_token`. */

const fields = {
  name: nameLine(80, NAME),
  business_name: nameLine(120, BUSINESS_NAME),
  pan: Pan,
  gst_number: orNothing(Gstin),
  address: optionalLine(300, ADDRESS),
  city: optionalLine(80, CITY),
  state: orNothing(State),
  pincode: orNothing(Pincode),
  bank_name: optionalLine(120, BANK_NAME),
  branch_name: optionalLine(120, BRANCH_NAME),
  account_no: orNothing(AccountNumber),
  ifsc: orNothing(Ifsc),
};
const Typed = z.object(fields);
export type Typed = z.output<typeof Typed>;

export const Application = z.object({
  /** The login's. */
  status: z.enum(["waiting", "refused"]),
  company_status: z.enum(COMPANY_STATUSES).nullable().describe("Null for who asks to join one."),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  typed: z.object(
    Object.fromEntries(Object.keys(fields).map((name) => [name, z.string().nullable()])) as Record<
      keyof typeof fields,
      z.ZodNullable<z.ZodString>
    >,
  ),
  reasons: z.array(Complaint).describe("What the office asks for, by field or kind of paper."),
  missing: z.array(CompanyPaperKind).describe("Papers that are needed and have not been sent."),
  papers: z.array(Paper),
});
export type Application = z.output<typeof Application>;

export const readApplication = operation({
  method: "GET",
  path: "/company/application",
  who: "waiting-seller",
  summary: "The own application: what was typed and sent, what is missing, what the office asks.",
  reply: envelope(Application),
});

export const correctApplication = operation({
  method: "PUT",
  path: "/company/application",
  who: "waiting-seller",
  summary: "Corrects what was typed at the registration.",
  body: Typed.superRefine(({ pan, gst_number: gstin, state }, ctx) => {
    // Said beside the field and to the office, as at the registration: a firm may be registered in
    // another state than the one it writes from.
    for (const mismatch of findMismatches({ pan, gstin, state }))
      if (mismatch.code !== "gstin_other_state")
        ctx.addIssue(
          issueAt(
            [mismatch.field === "gstin" ? "gst_number" : mismatch.field],
            mismatchWords(mismatch),
          ),
        );
  }),
  reply: envelope(Application),
});

export const sendApplication = command({
  method: "POST",
  path: "/company/application",
  who: "waiting-seller",
  summary: "Sends the application to the office again, as it is now.",
});
