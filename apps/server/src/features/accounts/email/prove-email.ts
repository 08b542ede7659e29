import { randomBytes } from "node:crypto";
import type { Language } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutAccount } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Visitor } from "../../../platform/http/limits/limits.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { HIDDEN, inTheirLanguage, letter, queueMessages } from "../../notifications/index.ts";
import type { AccountDeps } from "../account-deps.ts";
import { findUser, lockEmail } from "../accounts.store.ts";
import { hashToken } from "../sessions/create-session.ts";
import { addProof, findProven, markProven, takeProof } from "./email-proofs.store.ts";

const LASTS = 7 * DAY_MS;

interface Holder {
  readonly userId: number;
  readonly email: string;
}

/** A link to the address's holder: its text, and the token that the message carries beside it. */
export async function newProof(
  tx: Tx,
  home: string,
  { userId, email, now }: Holder & { readonly now: Date },
): Promise<{ link: string; secret: string }> {
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + LASTS);
  await addProof(tx, { tokenHash: hashToken(secret), userId, email, expiresAt });
  // Behind the #, the token reaches no log and no other site.
  return { link: `${home}/confirm-email#${HIDDEN}`, secret };
}

/**
 * From now on the address is this account's, and no other's.
 * @returns whether it is: not where another has proven it before
 */
export async function proveEmail(tx: Tx, { userId, email }: Holder, at: Date): Promise<boolean> {
  await lockEmail(tx, email);
  if (await findProven(tx, email, userId)) return false;
  return Boolean(await markProven(tx, userId, email, at));
}

/** @throws Problem reset_invalid, email_taken */
export async function confirmEmail(
  { db, clock }: Pick<AccountDeps, "db" | "clock">,
  token: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const proof = await takeProof(tx, hashToken(token), now);
    if (!proof) throw new Problem("reset_invalid", { path: "token" });
    const { user_id: userId, email } = proof;
    if (!(await proveEmail(tx, { userId, email }, now)))
      throw new Problem("email_taken", { path: "token" });
    await writeAudit(tx, {
      adminId: userId,
      action: "mail address proven",
      ...aboutAccount(userId),
    });
  });
}

export const proofText: Record<Language, { subject: string; text: (link: string) => string }> = {
  en: {
    subject: "Confirm your email address",
    text: (link) =>
      `Confirm that this is your email address here:\n${link}\n\n` +
      "The link works once, within 7 days. " +
      "If you have no account on Rebale, ignore this mail: the address stays unconfirmed.",
  },
  hi: {
    subject: "अपने ईमेल पते की पुष्टि कीजिए",
    text: (link) =>
      `यह ईमेल पता आपका ही है, इसकी पुष्टि यहाँ कीजिए:\n${link}\n\n` +
      "यह लिंक एक ही बार, 7 दिन के अंदर चलेगा। " +
      "अगर Rebale पर आपका खाता नहीं है, तो इस ईमेल को छोड़ दीजिए।",
  },
};

/**
 * Sends the link once more; nothing where the address is proven.
 * @throws Problem not_found
 */
export async function sendProof(
  { db, clock, config, limits }: AccountDeps,
  userId: number,
  visitor: Visitor,
): Promise<void> {
  const user = await findUser(db, userId);
  const email = user?.email;
  if (!email) throw new Problem("not_found");
  if (user.email_verified_at) return;
  await limits.enquiry(email, visitor);
  const words = proofText[inTheirLanguage(user.language)];
  await db.transaction().execute(async (tx) => {
    const { link, secret } = await newProof(tx, config.home, { userId, email, now: clock.now() });
    const body = letter(inTheirLanguage(user.language), {
      name: user.name,
      text: words.text(link),
    });
    await queueMessages(tx, [
      { userId, channel: "mail", recipient: email, subject: words.subject, body, secret },
    ]);
  });
}
