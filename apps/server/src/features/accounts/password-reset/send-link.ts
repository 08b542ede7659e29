import { randomBytes } from "node:crypto";
import type { Deps } from "../../../platform/deps.ts";
import { queueMessages, RESET_SUBJECT } from "../../messages/index.ts";
import { findByEmail } from "../accounts.store.ts";
import { hashToken } from "../sessions/open-session.ts";
import { addReset } from "./password-reset.store.ts";

const MINUTES = 30;

/** Sends the link to the seller who has this address; for any other address nothing happens. */
export async function sendLink(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  email: string,
): Promise<void> {
  const account = await findByEmail(db, email, "seller");
  if (account?.status !== "active" && account?.status !== "waiting") return;
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
        subject: RESET_SUBJECT,
        // Behind the #, the token reaches no log and no other site.
        body:
          `Dear ${account.name},\n\nSet a new password for your Rebale account here:\n` +
          `${config.home}/login/seller/reset#${token}\n\n` +
          `The link works once, within ${MINUTES} minutes. ` +
          "If you did not ask for it, ignore this mail: your password stays as it is.\n\nRebale",
      },
    ]);
  });
}
