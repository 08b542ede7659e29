import { z } from "zod";
import { InvitationToken } from "../companies/invitations.ts";
import { envelope, operation } from "../http/operation.ts";
import { complaint, issueAt, wordsOf } from "../values/complaint.ts";
import {
  aState,
  atMostCharacters,
  emailRequired,
  invalidPan,
  passwordRequired,
  required,
} from "../values/complaints.ts";
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
  Day,
  Email,
  IdOut,
  Ifsc,
  Mobile,
  optionalLine,
  orNothing,
  Pan,
  Password,
  Pincode,
  State,
} from "../values/fields.ts";
import { Gstin } from "../values/gstin.ts";
import { nameLine, optionalNameLine } from "../values/name-lines.ts";
import { Signed } from "./sign-in.ts";

/** The fields of a registration, and those that a seller's must have (S3.9, S5.2, S5.3). */

export const Whatsapp = orNothing(Mobile);

/**
 * Section 3's payload. A buyer gives what they like (S5.4); a seller must give business name, email
 * and password
 * (S5.2) and a PAN (S5.3). A password sent for a buyer is ignored: buyers sign in by code only.
 */
export const Registration = z
  .object({
    name: nameLine(80, NAME),
    business_name: optionalNameLine(120, BUSINESS_NAME),
    email: orNothing(Email),
    password: z.string().max(200, atMostCharacters(200)).nullish(),
    core_password: z.string().max(200).nullish(),
    contact: z.object({
      country_code: z.literal("+91").default("+91"),
      mobile: Mobile,
      whatsapp: Whatsapp,
    }),
    address: z
      .object({
        address: optionalLine(300, ADDRESS),
        city: optionalLine(80, CITY),
        state: z.string().trim().max(80).nullish(),
        pincode: orNothing(Pincode),
      })
      .default({ address: null, city: null, state: null, pincode: null }),
    documents: z
      .object({
        pancard: z.object({ number: orNothing(Pan) }).default({ number: null }),
        bank: z
          .object({
            bank_name: optionalLine(120, BANK_NAME),
            branch_name: optionalLine(120, BRANCH_NAME),
            account_no: orNothing(AccountNumber),
            ifsc: orNothing(Ifsc),
          })
          .default({ bank_name: null, branch_name: null, account_no: null, ifsc: null }),
        incorporation_certificate: z
          .object({ date_of_incorporation: orNothing(Day) })
          .default({ date_of_incorporation: null }),
        gst_certificate: z.object({ number: orNothing(Gstin) }).default({ number: null }),
      })
      .prefault({}),
    invitation: orNothing(InvitationToken).describe("The token of a mail's link to a company."),
    login_type: z.object({
      role: z.literal("User").default("User"),
      isBuyer: z.boolean(),
      isSeller: z.boolean(),
    }),
  })
  .superRefine((r, ctx) => {
    if (r.login_type.isBuyer === r.login_type.isSeller)
      ctx.addIssue(
        issueAt(["login_type"], {
          en: "Register as a buyer or as a seller",
          hi: "ख़रीदार या विक्रेता, एक चुनिए",
        }),
      );
    if (r.address.state && !State.safeParse(r.address.state).success)
      ctx.addIssue(issueAt(["location", "state"], aState));
    if (!r.login_type.isSeller) return;
    if (!r.business_name) ctx.addIssue(issueAt(["business_name"], required(BUSINESS_NAME)));
    if (!r.email) ctx.addIssue(issueAt(["email"], emailRequired));
    if (!r.password) ctx.addIssue(issueAt(["password"], passwordRequired));
    else {
      const weak = Password.safeParse(r.password);
      if (!weak.success) ctx.addIssue(issueAt(["password"], wordsOf(weak.error.issues[0])));
    }
    if (!r.documents.pancard.number)
      ctx.addIssue(issueAt(["documents", "pancard", "number"], invalidPan));
  });

export const register = operation({
  method: "POST",
  path: "/user",
  who: "registrant",
  summary:
    "Registers a buyer (signed in at once) or a seller (pending activation). The phone must be the proven one.",
  body: Registration,
  reply: envelope(
    z.object({
      _id: IdOut,
      token: z.string().optional().describe("A buyer's session."),
      temp_token: z
        .string()
        .optional()
        .describe("Lets a new seller upload documents for 30 minutes."),
      expires_at: z.string(),
    }),
  ),
});

export const join = operation({
  method: "POST",
  path: "/user/join",
  who: "registrant",
  summary:
    "Makes the holder of a proven phone a buyer with no more than a name, and signs them in; the number is the token's own, and all else can follow.",
  body: z.object({
    name: nameLine(80, NAME),
    accepts_policies: z
      .literal(
        true,
        complaint({
          en: "Please accept the terms and the privacy policy to go on",
          hi: "आगे बढ़ने के लिए नियम और प्राइवेसी पॉलिसी मानना ज़रूरी है",
        }),
      )
      .describe("The terms and the policies that members agree to, as they stand now."),
    invitation: orNothing(InvitationToken).describe("The token of a mail's link to a company."),
  }),
  reply: envelope(Signed),
});
