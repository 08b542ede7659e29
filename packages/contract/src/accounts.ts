import { z } from "zod";
import { envelope, operation } from "./http/operation.ts";

/** Registration, sign-in, profile: section 3 'User', calls S7.5 to S7.11. */

export { bankOfIfsc } from "./accounts/bank.ts";
export * from "./accounts/dashboard-counts.ts";
export { confirmEmail, giveEmail, sendEmailLink } from "./accounts/email.ts";
export * from "./accounts/own-sessions.ts";
export * from "./accounts/passkeys.ts";
export { forgotPassword, resetPassword } from "./accounts/password-reset.ts";
export * from "./accounts/profile.ts";
export { join, Registration, register } from "./accounts/registration.ts";
export * from "./accounts/second-factor.ts";
export * from "./accounts/sign-in.ts";
export { pushKey, subscribePush, unsubscribePush } from "./notifications/push.ts";

export const states = operation({
  method: "GET",
  path: "/admin/states",
  who: "anyone",
  summary: "States and union territories.",
  reply: envelope(z.array(z.object({ state: z.string() }))),
});
