import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { OFFICE_ROLES } from "../office/permissions.ts";
import { atMostCharacters, passwordRequired } from "../values/complaints.ts";
import { Email, Mobile, Otp } from "../values/fields.ts";
import { Language } from "../values/language.ts";
import { secondStep, Ticket } from "./second-factor.ts";

/** A buyer signs in by phone, a seller and the office by email: section 3 'User', S7.5 to S7.8. */

export const AccountType = z.enum(["buyer", "seller", "admin"]);
export type AccountType = z.output<typeof AccountType>;

/** The signed-in user, as the browser keeps them (S3.14). */
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
    "Proves a phone: a session for a registered phone, a 30-minute registration token for another; a ticket for who has a second factor.",
  body: z.object({ mobile: Mobile, otp: Otp }),
  reply: envelope(Signed.nullable(), {
    token: z.string().describe("Empty while the second factor is missing."),
    ...secondStep,
  }),
});

const SignedMember = Signed.omit({ token: true, registered: true });
const SignedColleague = SignedMember.extend({ role: z.enum(OFFICE_ROLES) });

export const login = operation({
  method: "POST",
  path: "/user/login",
  who: "anyone",
  summary: "A seller's sign-in; data is the token, or null with a ticket for the second factor.",
  body: z.object({
    email: Email,
    password: z.string(passwordRequired).min(1, passwordRequired).max(200, atMostCharacters(200)),
  }),
  reply: envelope(z.string().nullable(), { user: SignedMember.nullable(), ...secondStep }),
});

export const adminLogin = operation({
  method: "POST",
  path: "/admin/login",
  who: "anyone",
  summary: "The office's sign-in; data is the token, or null with a ticket for the second factor.",
  body: login.body,
  reply: envelope(z.string().nullable(), { user: SignedColleague.nullable(), ...secondStep }),
});

export const loginWithCode = operation({
  method: "POST",
  path: "/user/login/totp",
  who: "anyone",
  summary:
    "A member's second step: the ticket of the first one, and a code or passkey; data is the token.",
  body: Ticket,
  reply: envelope(z.string(), { user: SignedMember }),
});

export const adminLoginWithCode = operation({
  method: "POST",
  path: "/admin/login/totp",
  who: "anyone",
  summary: "The office's second step: the ticket of the first one, and a code or passkey.",
  body: Ticket,
  reply: envelope(z.string(), { user: SignedColleague }),
});

export const logout = command({
  method: "POST",
  path: "/user/logout",
  who: "user",
  summary: "Ends the session on the server.",
});
