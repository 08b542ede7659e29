import { z } from "zod";
import {
  Email,
  Id,
  IdOut,
  line,
  Mobile,
  Nothing,
  Otp,
  optionalLine,
  orNothing,
  Pincode,
  State,
} from "./fields.ts";
import { Language } from "./language.ts";
import { envelope, operation } from "./operation.ts";
import { Registration, Whatsapp } from "./registration.ts";

export { forgotPassword, resetPassword } from "./password-reset.ts";

/** Registration, sign-in, profile: section 3 'User', calls S7.5 to S7.11. */

export const AccountType = z.enum(["buyer", "seller", "admin"]);
export type AccountType = z.output<typeof AccountType>;

/** What the browser keeps of who is signed in (S3.14). */
export const Signed = z.object({
  token: z.string(),
  registered: z.boolean(),
  type: AccountType.nullable(),
  name: z.string().nullable(),
  profile_image: z.string().nullable(),
  language: Language.nullable().describe("What the member reads; null until they chose."),
  /** ISO 8601. */
  expires_at: z.string(),
});

export const enterMobile = operation({
  method: "POST",
  path: "/user/enter-mobile",
  who: "anyone",
  summary: "Sends a 4-digit code to a phone; the message says whether the phone is registered.",
  body: z.object({ mobile: Mobile }),
  reply: envelope(
    z.object({
      registered: z.boolean(),
      /** Seconds. */
      expires_in: z.number(),
      demo_otp: z.string().optional().describe("The code itself, in the demo only."),
    }),
  ),
});

export const verifyOtp = operation({
  method: "POST",
  path: "/user/verify-otp",
  who: "anyone",
  summary:
    "Proves a phone: a session for a registered phone, a 30-minute registration token for another.",
  body: z.object({ mobile: Mobile, otp: Otp }),
  reply: envelope(Signed, { token: z.string() }),
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

export const login = operation({
  method: "POST",
  path: "/user/login",
  who: "anyone",
  summary: "A seller's sign-in; data is the token.",
  body: z.object({
    email: Email,
    password: z
      .string("Password is required.")
      .min(1, "Password is required.")
      .max(200, "Use at most 200 characters"),
  }),
  reply: envelope(z.string(), { user: Signed.omit({ token: true, registered: true }) }),
});

export const adminLogin = operation({
  method: "POST",
  path: "/admin/login",
  who: "anyone",
  summary: "The office's sign-in; data is the token.",
  body: login.body,
  reply: login.reply,
});

export const logout = operation({
  method: "POST",
  path: "/user/logout",
  who: "insider",
  summary: "Ends the session on the server.",
  reply: envelope(Nothing),
});

const StoredFile = z.string().nullable().describe("Ask for it at /api/user/document/{file}.");

export const User = z.object({
  _id: IdOut,
  id: IdOut,
  name: z.string(),
  business_name: z.string().nullable(),
  email: z.string().nullable(),
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
    name: line(80, "Name"),
    business_name: optionalLine(120, "Business Name"),
    email: z.unknown().optional(),
    mobile: z.unknown().optional(),
    whatsapp: Whatsapp,
    address: optionalLine(300, "Address"),
    city: optionalLine(80, "City"),
    state: orNothing(State),
    pincode: orNothing(Pincode),
  }),
  reply: envelope(User),
});

export const setLanguage = operation({
  method: "PUT",
  path: "/user/language",
  who: "insider",
  summary: "The language in which the market writes to this member.",
  body: z.object({ language: Language }),
  reply: envelope(Nothing),
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

export const sellerDashboard = operation({
  method: "GET",
  path: "/user/seller-dashboard",
  who: "seller",
  summary: "Counts for the seller's dashboard.",
  reply: envelope(
    z.object({
      completed: z.number(),
      total_products: z.number(),
      approved: z.number(),
      expired_pending: z.number(),
      approval_pending: z.number(),
    }),
  ),
});

export const buyerDashboard = operation({
  method: "GET",
  path: "/user/user-dashboard",
  who: "buyer",
  summary: "Counts for the buyer's dashboard.",
  reply: envelope(
    z.object({
      total_bids: z.number(),
      leading: z.number(),
      won: z.number(),
      completed: z.number(),
    }),
  ),
});

export const states = operation({
  method: "GET",
  path: "/admin/states",
  who: "anyone",
  summary: "States and union territories.",
  reply: envelope(z.array(z.object({ state: z.string() }))),
});

export const DocumentFile = z.object({ file: z.string().regex(/^[a-z0-9-]+\.(webp|pdf)$/) });
/**
 * GET /api/user/document/{file}: the bytes, for the owner and the office only. Not an operation:
 * its reply is a file.
 */
export const documentPath = "/user/document/{file}";

export const UserId = z.object({ id: Id });

export { pushKey, subscribePush, unsubscribePush } from "./push.ts";
