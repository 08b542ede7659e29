import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { complaint, issueAt } from "../values/complaint.ts";
import { TicketOfSignIn, UsedPasskey } from "./passkeys.ts";

/**
 * A second factor (TOTP, RFC 6238) for members and the office: a code of six digits from an app, or
 * one of ten recovery codes, each of which works once. A passkey does instead of a code.
 */

export const CODE_OF_APP = /^\d{6}$/;
const sixDigitsOfApp = complaint({
  en: "Enter the 6 digits that your app shows",
  hi: "ऐप में दिख रहे 6 अंक लिखिए",
});
const TotpCode = z
  .string(sixDigitsOfApp)
  .trim()
  .transform((text) => text.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(CODE_OF_APP, sixDigitsOfApp));

const enterCode = {
  en: "Enter the 6 digits that your app shows, or a recovery code",
  hi: "ऐप में दिख रहे 6 अंक लिखिए, या रिकवरी कोड",
};
const codeOfAppOrRecovery = complaint(enterCode);
/** The app's code, or a recovery code as it was shown or without its dashes. */
export const SecondCode = z
  .string(codeOfAppOrRecovery)
  .trim()
  .transform((text) => text.toLowerCase().replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^(\d{6}|[a-z2-7]{16})$/, codeOfAppOrRecovery));

const proof = {
  code: SecondCode.optional(),
  passkey: UsedPasskey.optional().describe("Instead of a code."),
};
/** Either of the two. */
export type SecondProof = { readonly code: string } | { readonly passkey: UsedPasskey };
const eitherOf = <S extends z.ZodType<{ code?: string; passkey?: UsedPasskey }>>(schema: S) =>
  schema.superRefine(({ code, passkey }, ctx) => {
    if ((code === undefined) === (passkey === undefined))
      ctx.addIssue(issueAt(["code"], enterCode));
  });

export const SecondFactor = z.object({
  is_on: z.boolean(),
  is_required: z.boolean().describe("For the office outside the demo."),
  recovery_codes_left: z.number(),
});
export type SecondFactor = z.output<typeof SecondFactor>;

export const readSecondFactor = operation({
  method: "GET",
  path: "/user/totp",
  who: "user",
  summary: "Whether the caller has a second factor.",
  reply: envelope(SecondFactor),
});

export const beginSecondFactor = operation({
  method: "POST",
  path: "/user/totp",
  who: "user",
  proven: true,
  summary: "Makes a secret for an app; it counts once a code from the app has confirmed it.",
  body: z.object({}),
  reply: envelope(
    z.object({
      secret: z.string().describe("Base32, for who cannot scan."),
      otpauth_url: z.string().describe("What the QR code says."),
    }),
  ),
});

export const confirmSecondFactor = operation({
  method: "POST",
  path: "/user/totp/confirm",
  who: "user",
  proven: true,
  summary:
    "Turns the second factor on with a code from the app; other sessions end. The recovery codes are shown this once.",
  body: z.object({ code: TotpCode }),
  reply: envelope(z.object({ recovery_codes: z.array(z.string()) })),
});

export const endSecondFactor = operation({
  method: "DELETE",
  path: "/user/totp",
  who: "user",
  summary: "Turns the second factor off, with a code or a passkey; passkeys go with it.",
  body: eitherOf(z.object(proof)),
  reply: envelope(SecondFactor),
});

export const stepUp = operation({
  method: "POST",
  path: "/user/totp/step-up",
  who: "user",
  summary:
    "Enters a fresh code, or uses a passkey: for 5 minutes this session may do what asks for one. A code works once.",
  body: eitherOf(z.object(proof)),
  reply: envelope(z.object({ fresh_until: z.string().describe("ISO 8601.") })),
});

/** The ticket of a sign-in whose password or phone was right, and that still needs the code. */
export const Ticket = eitherOf(z.object({ ticket: TicketOfSignIn, ...proof }));

/** Beside `data: null` in the reply of a sign-in that needs a second factor. */
export const secondStep = {
  second_factor: z.literal("totp").optional(),
  ticket: z.string().optional(),
};
