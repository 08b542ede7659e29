import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { ById, IdOut, Otp } from "../values/fields.ts";

/** Where an account is logged in, for its holder alone. */

export const OwnSession = z.object({
  _id: IdOut,
  /** ISO 8601. */
  signed_in_at: z.string(),
  /** ISO 8601: when it ends by itself. */
  expires_at: z.string(),
  browser: z.string().nullable().describe("Browser and system, as 'Chrome, Android'."),
  address: z.string().nullable().describe("The network address that signed in."),
  is_current: z.boolean().describe("Whether this call was made with it."),
});
export type OwnSession = z.output<typeof OwnSession>;

export const ownSessions = operation({
  method: "GET",
  path: "/user/sessions",
  who: "user",
  summary: "Where the caller is logged in: this session first, then the newest.",
  reply: envelope(z.array(OwnSession)),
});

export const endOwnSession = command({
  method: "DELETE",
  path: "/user/sessions/{id}",
  who: "user",
  summary: "Ends one of the caller's sessions, on every node.",
  params: ById,
});

export const proveHolder = command({
  method: "POST",
  path: "/user/prove",
  who: "user",
  summary:
    "Says that the holder is still there, by password or by the code sent to the phone: for 15 minutes this session may do what asks for it.",
  body: z.object({
    password: z.string().max(200).optional().describe("Of who has one."),
    otp: Otp.optional().describe("Of who has none; POST /user/enter-mobile sends it."),
  }),
});

export const endOtherSessions = command({
  method: "DELETE",
  path: "/user/sessions",
  who: "user",
  summary: "Ends all of the caller's sessions but this one.",
});
