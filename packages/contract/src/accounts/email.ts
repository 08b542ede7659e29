import { z } from "zod";
import { command } from "../http/operation.ts";
import { linkIncomplete, openLinkAgain } from "../values/complaints.ts";
import { Email } from "../values/fields.ts";

/** A mail address is a note until a link has proven it. */

export const giveEmail = command({
  method: "POST",
  path: "/user/email",
  who: "member",
  summary: "Gives the mail address of an account that has none, and sends a link that proves it.",
  body: z.object({ email: Email }),
});

export const sendEmailLink = command({
  method: "POST",
  path: "/user/email/link",
  who: "member",
  summary: "Sends a link that proves the caller's mail address.",
});

export const confirmEmail = command({
  method: "POST",
  path: "/user/email/confirm",
  who: "anyone",
  summary: "Proves a mail address with the token of a link, once.",
  body: z.object({
    token: z.string(linkIncomplete).regex(/^[\w-]{43}$/, openLinkAgain),
  }),
});
