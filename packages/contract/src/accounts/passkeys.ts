import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { complaint } from "../values/complaint.ts";
import { ById, IdOut, line } from "../values/fields.ts";

/**
 * Passkeys (WebAuthn) beside the code of a second factor, for whoever has one: a key of the phone
 * or computer that answers at this market's own address alone. The browser makes and reads what
 * `options` and `passkey` hold: the JSON of WebAuthn Level 3.
 */

export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME = 60;

const notAPasskey = complaint({
  en: "Your browser’s answer could not be read. Please try again",
  hi: "ब्राउज़र का जवाब पढ़ा नहीं जा सका। फिर कोशिश कीजिए",
});
/** @param most characters */
const bytes = (most: number) =>
  z
    .string(notAPasskey)
    .min(1, notAPasskey)
    .max(most, notAPasskey)
    .regex(/^[\w-]+$/, notAPasskey);
const common = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal("public-key", notAPasskey),
};

/** The answer of `navigator.credentials.create`, as JSON. */
const NewPasskey = z.object(
  {
    ...common,
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(20_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  },
  notAPasskey,
);
export type NewPasskey = z.output<typeof NewPasskey>;

/** The answer of `navigator.credentials.get`, as JSON. */
export const UsedPasskey = z.object(
  {
    ...common,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(4000),
      userHandle: z.string().max(200).nullish(),
    }),
  },
  notAPasskey,
);
export type UsedPasskey = z.output<typeof UsedPasskey>;

const challenge = z.string().describe("Good once, for 5 minutes.");
const Known = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});
/** A browser makes a passkey from it. */
const Making = z.object({
  ...{ challenge, rp: z.object({ id: z.string().optional(), name: z.string() }) },
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.string() })),
  timeout: z.int().optional(),
  excludeCredentials: z.array(Known).optional(),
  authenticatorSelection: z
    .object({
      authenticatorAttachment: z.string().optional(),
      requireResidentKey: z.boolean().optional(),
      residentKey: z.string().optional(),
      userVerification: z.string().optional(),
    })
    .optional(),
  attestation: z.string().optional(),
});
/** A browser finds a passkey by it. */
const Using = z.object({
  ...{ challenge, rpId: z.string().optional(), timeout: z.int().optional() },
  allowCredentials: z.array(Known).optional(),
  userVerification: z.string().optional(),
});
const AskedFor = envelope(
  Using.nullable().describe("Null of who has no passkey that works here: a code is asked for."),
);

export const Passkey = z.object({
  _id: IdOut,
  name: z.string(),
  added_at: z.string().describe("ISO 8601."),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.output<typeof Passkey>;

const Name = line(MAX_PASSKEY_NAME, { en: "Name", hi: "नाम" });

export const passkeys = operation({
  method: "GET",
  path: "/user/passkeys",
  who: "user",
  summary: "The caller's passkeys, the oldest first.",
  reply: envelope(z.array(Passkey)),
});

export const beginPasskey = operation({
  method: "POST",
  path: "/user/passkeys/options",
  who: "user",
  fresh: true,
  proven: true,
  summary: "What a browser makes a passkey from, of who has a code app as a second factor.",
  body: z.object({}),
  reply: envelope(Making),
});

export const addPasskey = operation({
  method: "POST",
  path: "/user/passkeys",
  who: "user",
  fresh: true,
  proven: true,
  summary: "Keeps the passkey that the browser has made; at most 10 of a person.",
  body: z.object({ name: Name, passkey: NewPasskey }),
  reply: envelope(Passkey),
});

export const renamePasskey = operation({
  method: "PATCH",
  path: "/user/passkeys/{id}",
  who: "user",
  summary: "Gives a passkey another name.",
  params: ById,
  body: z.object({ name: Name }),
  reply: envelope(Passkey),
});

export const removePasskey = command({
  method: "DELETE",
  path: "/user/passkeys/{id}",
  who: "user",
  fresh: true,
  proven: true,
  summary: "Takes a passkey away, with a fresh code or passkey; the code stays.",
  params: ById,
});

export const askPasskey = operation({
  method: "POST",
  path: "/user/passkeys/challenge",
  who: "user",
  summary: "What a passkey has to sign where a fresh code is asked for.",
  body: z.object({}),
  reply: AskedFor,
});

const signInAgain = complaint({ en: "Please sign in again", hi: "फिर से लॉगिन कीजिए" });
export const TicketOfSignIn = z
  .string(signInAgain)
  .regex(/^[\w-]{43}$/, signInAgain)
  .describe("Good for 5 minutes and 5 tries.");

export const askPasskeyAtLogin = operation({
  method: "POST",
  path: "/user/login/passkey",
  who: "anyone",
  summary:
    "What a passkey has to sign at the second step of a sign-in, a member's or the office's.",
  body: z.object({ ticket: TicketOfSignIn }),
  reply: AskedFor,
});
