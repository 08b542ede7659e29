import type { Language } from "@rebale/contract";
import { officePasswordFault } from "@rebale/contract/office/password";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutUser } from "../../../platform/audit/audit-subjects.rules.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { inTheirLanguage, letter, queueMessages } from "../../notifications/index.ts";
import type { AccountDeps } from "../account-deps.ts";
import { proveEmail } from "../email/prove-email.ts";
import { hashPassword } from "../passwords.ts";
import { endTicketsOf } from "../second-factor/tickets.store.ts";
import { hashToken } from "../sessions/create-session.ts";
import { endSessionsOf } from "../sessions/sessions.store.ts";
import { endResetsOf, findReset, setPassword, takeReset } from "./password-reset.store.ts";

/**
 * Sets a new password with the token of a link. All sessions end, so that whoever knew the old
 * password is out.
 * @throws Problem reset_invalid, invalid_input for one that the office does not take
 */
export async function resetPassword(
  { db, bus, clock }: Pick<AccountDeps, "db" | "bus" | "clock">,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const tokenHash = hashToken(token);
  const now = clock.now();
  const invalid = () => new Problem("reset_invalid", { path: "token" });
  // A made-up token costs no password hash.
  const reset = await findReset(db, tokenHash, now);
  if (!reset) throw invalid();
  const msg = reset.type === "admin" ? officePasswordFault(password) : null;
  if (msg) throw new Problem("invalid_input", { path: "password", msg });
  const passwordHash = await hashPassword(password);
  const userId = await db.transaction().execute(async (tx) => {
    const reset = await takeReset(tx, tokenHash, now);
    const user = reset && (await setPassword(tx, reset.user_id, passwordHash));
    if (!user) throw invalid();
    await endResetsOf(tx, reset.user_id);
    if (user.email) await proveEmail(tx, { userId: reset.user_id, email: user.email }, now);
    await writeAudit(tx, {
      adminId: reset.user_id,
      action: "password set by mail",
      ...aboutUser({ id: reset.user_id, name: user.name }),
      // Never a secret: that it is another one is all that may be known.
      details: { before: { password: "the old one" }, after: { password: "a new one" } },
    });
    await endSessionsOf(tx, reset.user_id);
    await endTicketsOf(tx, reset.user_id);
    if (user.email)
      await queueMessages(tx, [
        { userId: reset.user_id, ...changedMail(user.email, user.name, user.language) },
      ]);
    return reset.user_id;
  });
  bus.publish("session", { userId });
}

const changed: Record<Language, { subject: string; text: string }> = {
  en: {
    subject: "Your password was changed",
    text: "The password of your Rebale account was changed, and you are logged out on all devices. If this was not you, please contact us at once.",
  },
  hi: {
    subject: "आपका पासवर्ड बदल गया",
    text: "आपके Rebale खाते का पासवर्ड बदला गया है, और हर फ़ोन-कंप्यूटर से आप लॉगआउट हो गए हैं। अगर यह आपने नहीं किया, तो हमें तुरंत बताइए।",
  },
};
function changedMail(email: string, name: string, chosen: string | null) {
  const language = inTheirLanguage(chosen);
  const { subject, text } = changed[language];
  return {
    channel: "mail" as const,
    recipient: email,
    subject,
    body: letter(language, { name, text }),
  };
}
