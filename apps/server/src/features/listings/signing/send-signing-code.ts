import { randomInt } from "node:crypto";
import type { Language } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { type AccountDeps, CODE_DIGITS, CODE_LIFETIME, hashCode } from "../../accounts/index.ts";
import {
  CODE_SUBJECT,
  ownMail,
  ownText,
  queueMessages,
  SECRET,
} from "../../notifications/index.ts";
import { findSigner } from "./signing.store.ts";

/** Where a seller's call comes from, and in which language it is answered. */
export interface From {
  readonly address: string;
  readonly language: Language;
}

/** A code as it is kept: never itself. */
export interface KeptCode {
  /** @param key the sheets that it signs, and who signs them */
  readonly hashUnder: (key: string) => string;
  readonly now: Date;
  readonly expiresAt: Date;
}

type Text =
  | { readonly text: "sign"; readonly values: { readonly title: string } }
  | { readonly text: "sign_all"; readonly values: { readonly count: string } };

/**
 * Sends a new code to the seller's phone, or by mail where the account has none.
 * @param keep keeps it, in the transaction that queues its message
 * @throws Problem otp_too_many, and what `keep` refuses
 */
export async function sendSigningCode(
  deps: AccountDeps,
  { userId }: Acting,
  { address, language }: From,
  { text, values }: Text,
  keep: (tx: Tx, code: KeptCode) => Promise<void>,
) {
  const { mobile, email } = await findSigner(deps.db, userId);
  const recipient = mobile ?? email;
  if (!recipient) throw new Error(`Seller ${userId} has neither phone nor mail address`);
  await deps.limits.code(recipient, { address }, `user ${userId}`);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const [pepper] = await deps.peppers();
  const { home, demo } = deps.config;
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME * 1000);
    await keep(tx, { hashUnder: (key) => hashCode(pepper, key, code), now, expiresAt });
    const said = { code: SECRET, ...values };
    const message = { userId, recipient, subject: CODE_SUBJECT, secret: code };
    await queueMessages(tx, [
      mobile
        ? { ...message, ...ownText(text, language, said, home), channel: "sms" }
        : { ...message, body: ownMail(text, language, said, home), channel: "mail" },
    ]);
  });
  return {
    sent_by: mobile ? ("sms" as const) : ("mail" as const),
    sent_to: recipient,
    expires_in: CODE_LIFETIME,
    ...(demo ? { demo_otp: code } : {}),
  };
}
