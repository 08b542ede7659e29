import { randomBytes } from "node:crypto";
import type { Language } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import {
  inTheirLanguage,
  letter,
  queueMessages,
  RESET_SUBJECT,
  RESET_SUBJECT_IN_HINDI,
} from "../../messages/index.ts";
import { findByEmail } from "../accounts.store.ts";
import { hashToken } from "../sessions/open-session.ts";
import { addReset } from "./password-reset.store.ts";

const MINUTES = 30;

/** Where each kind of account sets it: a buyer has no password. */
const screens = { seller: "/login/seller/reset", admin: "/admin/reset" } as const;

const words: Record<Language, { subject: string; text: (link: string) => string }> = {
  en: {
    subject: RESET_SUBJECT,
    text: (link) =>
      `Set a new password for your Rebale account here:\n${link}\n\n` +
      `The link works once, within ${MINUTES} minutes. ` +
      "If you did not ask for it, ignore this mail: your password stays as it is.",
  },
  hi: {
    subject: RESET_SUBJECT_IN_HINDI,
    text: (link) =>
      `अपने Rebale खाते का नया पासवर्ड यहाँ बनाइए:\n${link}\n\n` +
      `यह लिंक एक ही बार, ${MINUTES} मिनट के अंदर चलेगा। ` +
      "अगर आपने नहीं मँगाया, तो इस ईमेल को छोड़ दीजिए: पासवर्ड वही रहेगा।",
  },
};

/**
 * Sends the link to the seller or the office's user who has this address; for any other address
 * nothing happens.
 */
export async function sendLink(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  email: string,
): Promise<void> {
  const account = await findByEmail(db, email);
  if (account?.status !== "active" && account?.status !== "waiting") return;
  if (account.type === "buyer") return;
  const screen = screens[account.type];
  const language = inTheirLanguage(account.language);
  const token = randomBytes(32).toString("base64url");
  await db.transaction().execute(async (tx) => {
    await addReset(tx, {
      tokenHash: hashToken(token),
      userId: account.id,
      expiresAt: new Date(clock.now().getTime() + MINUTES * 60_000),
    });
    await queueMessages(tx, [
      {
        channel: "mail",
        recipient: email,
        subject: words[language].subject,
        body: letter(language, {
          name: account.name,
          // Behind the #, the token reaches no log and no other site.
          text: words[language].text(`${config.home}${screen}#${token}`),
        }),
      },
    ]);
  });
}
