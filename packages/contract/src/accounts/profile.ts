import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { ADDRESS, BUSINESS_NAME, CITY, NAME } from "../values/field-names.ts";
import { IdOut, optionalLine, orNothing, Pincode, State } from "../values/fields.ts";
import { Language } from "../values/language.ts";
import { nameLine, optionalNameLine } from "../values/name-lines.ts";
import { Whatsapp } from "./registration.ts";

/** A member's data, their documents included: section 3 'User', S7.9 to S7.11. */

const StoredFile = z.string().nullable().describe("Ask for it at /api/user/document/{file}.");

export const User = z.object({
  _id: IdOut,
  id: IdOut,
  name: z.string(),
  business_name: z.string().nullable(),
  email: z.string().nullable(),
  email_confirmed: z.boolean().describe("A link has proven the address."),
  contact: z.object({
    country_code: z.string(),
    mobile: z.string().nullable(),
    whatsapp: z.string().nullable(),
  }),
  address: z.object({
    address: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    pincode: z.string().nullable(),
  }),
  profile_image: z.string().nullable().describe("Below /uploads."),
  documents: z.object({
    pancard: z.object({ image: StoredFile, number: z.string().nullable() }),
    bank: z.object({
      bank_name: z.string().nullable(),
      branch_name: z.string().nullable(),
      account_no: z.string().nullable(),
      ifsc: z.string().nullable(),
    }),
    incorporation_certificate: z.object({
      image: StoredFile,
      date_of_incorporation: z.string().nullable(),
    }),
    gst_certificate: z.object({ image: StoredFile, number: z.string().nullable() }),
  }),
  login_type: z.object({ role: z.string(), isBuyer: z.boolean(), isSeller: z.boolean() }),
  is_active: z.boolean(),
  /** ISO 8601. */
  created_at: z.string(),
});
export type User = z.output<typeof User>;

export const readProfile = operation({
  method: "GET",
  path: "/user/profile",
  who: "member",
  summary: "The member's own profile.",
  reply: envelope(User),
});

export const updateProfile = operation({
  method: "PUT",
  path: "/user",
  who: "member",
  summary: "Changes the profile; email and mobile are read-only and ignored.",
  body: z.object({
    name: nameLine(80, NAME),
    business_name: optionalNameLine(120, BUSINESS_NAME),
    email: z.unknown().optional(),
    mobile: z.unknown().optional(),
    whatsapp: Whatsapp,
    address: optionalLine(300, ADDRESS),
    city: optionalLine(80, CITY),
    state: orNothing(State),
    pincode: orNothing(Pincode),
  }),
  reply: envelope(User),
});

export const setLanguage = command({
  method: "PUT",
  path: "/user/language",
  who: "user",
  summary: "The language in which the market writes to this member.",
  body: z.object({ language: Language }),
});

export const uploadImages = operation({
  method: "POST",
  path: "/user/upload-images",
  who: "uploader",
  summary:
    "Documents (PDF or picture, 10 MB each) and the profile picture; only the fields sent are replaced.",
  files: {
    panimage: { max: 1, what: "document" },
    profile_image: { max: 1, what: "picture" },
    doi: { max: 1, what: "document" },
    gst_image: { max: 1, what: "document" },
  },
  reply: envelope(z.object({ stored: z.array(z.string()) })),
});

export const DocumentFile = z.object({ file: z.string().regex(/^[a-z0-9-]+\.(webp|pdf)$/) });
/**
 * GET /api/user/document/{file}: the bytes, for the owner and the office only. Not an operation:
 * its reply is a file.
 */
export const documentPath = "/user/document/{file}";
