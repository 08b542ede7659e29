import { randomInt } from "node:crypto";
import type { Language } from "@rebale/contract";
import type { Visitor } from "../../../platform/http/limits/limits.ts";
import { CODE_SUBJECT, ownText, queueMessages, SECRET } from "../../notifications/index.ts";
import type { AccountDeps } from "../account-deps.ts";
import { findByMobile } from "../accounts.store.ts";
import { deviceOf } from "../devices/known-devices.ts";
import { recordFailedAttempt } from "../failed-attempts/record-failed-attempt.ts";
import { CODE_DIGITS, CODE_LIFETIME, hashCode } from "./codes.rules.ts";
import { addCode } from "./codes.store.ts";

interface Asking {
  readonly mobile: string;
  /** The signed-in user. */
  readonly userId: number | null;
  readonly visitor: Visitor;
  /** The caller's own. */
  readonly language: Language;
}

/** Sends a new code to a phone, and says whether somebody is registered with it. */
export async function sendCode(deps: AccountDeps, { mobile, userId, visitor, language }: Asking) {
  const { address, device } = visitor;
  const account = device || userId ? await findByMobile(deps.db, mobile) : undefined;
  const deviceHash = await deviceOf(deps, account ? [account] : [], device);
  const session = account && account.id === userId ? `user ${userId}` : undefined;
  await deps.limits.code(mobile, visitor, deviceHash?.toString("base64url") ?? session);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const codeHash = hashCode((await deps.peppers())[0], mobile, code);
  const registered = await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    await addCode(tx, {
      mobile,
      codeHash,
      address,
      device: deviceHash,
      now,
      expiresAt: new Date(now.getTime() + CODE_LIFETIME * 1000),
    });
    await queueMessages(tx, [
      {
        channel: "sms",
        recipient: mobile,
        subject: CODE_SUBJECT,
        ...ownText("code", language, { code: SECRET }, deps.config.home),
        secret: code,
      },
    ]);
    return Boolean(await findByMobile(tx, mobile));
  });
  if (!registered) await recordFailedAttempt(deps, "phone", { account: mobile, address });
  const { demo } = deps.config;
  if (demo)
    deps.log.info(
      { phone: `******${mobile.slice(-4)}`, code },
      "demo: this code would be sent by SMS",
    );
  return { registered, expires_in: CODE_LIFETIME, ...(demo ? { demo_otp: code } : {}) };
}
