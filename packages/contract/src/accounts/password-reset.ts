import { z } from "zod";
import { command } from "../http/operation.ts";
import { linkIncomplete, openLinkAgain } from "../values/complaints.ts";
import { Email, Password } from "../values/fields.ts";

/** A seller who has forgotten the password sets a new one through a link by mail. */

export const forgotPassword = command({
  method: "POST",
  path: "/user/password/forgot",
  who: "anyone",
  summary:
    "Sends a link to set a new password, when a seller has this email; the answer is the same for every address.",
  body: z.object({ email: Email }),
});

export const resetPassword = command({
  method: "POST",
  path: "/user/password/reset",
  who: "anyone",
  summary: "Sets a new password with the token of a link, once, and ends all sessions.",
  body: z.object({
    token: z.string(linkIncomplete).regex(/^[\w-]{43}$/, openLinkAgain),
    password: Password,
  }),
});
