import type { Language } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutUser } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Account } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { inTheirLanguage, notifyMembers } from "../../notifications/index.ts";
import type { AccountDeps } from "../account-deps.ts";
import { findUser } from "../accounts.store.ts";
import { endSessionsBut, noteCode } from "../sessions/sessions.store.ts";
import { appUrl, hashRecoveryCode, newRecoveryCodes, newSecret } from "./app-codes.ts";
import { FRESH_FOR } from "./second-factor.rules.ts";
import { addRecoveryCodes, changeFactor, dropFactor, putSecret } from "./second-factor.store.ts";
import { sealSecret } from "./secrets.ts";
import { type CodeOutcome, useCode } from "./use-code.ts";
import { type Proof, useProof } from "./use-proof.ts";

/** Makes a secret for an app. @throws Problem second_factor_on */
export async function beginFactor(deps: AccountDeps, { userId }: Account, label: string) {
  const secret = newSecret();
  const sealed = await sealSecret(deps, userId, secret);
  const put = await deps.db
    .transaction()
    .execute((tx) => putSecret(tx, userId, sealed.secret, sealed.keyId));
  if (!put) throw new Problem("second_factor_on");
  return { secret, otpauth_url: appUrl(secret, label) };
}

/** Turns it on; sessions that were opened without it end. */
export async function confirmFactor(
  deps: AccountDeps,
  caller: Account,
  code: string,
): Promise<string[]> {
  const { userId, tokenHash } = caller;
  const codes = newRecoveryCodes();
  const use = (tx: Tx) => useCode(deps, tx, userId, code, "waiting");
  await once(deps, userId, use, async (tx) => {
    const now = deps.clock.now();
    await changeFactor(tx, userId, { confirmed_at: now });
    await addRecoveryCodes(tx, userId, codes.map(hashRecoveryCode));
    await endSessionsBut(tx, userId, tokenHash);
    await noteCode(tx, tokenHash, now);
    await writeAudit(tx, {
      adminId: userId,
      action: "second factor turned on",
      ...aboutUser({ id: userId, name: caller.name }),
      details: { before: { second_factor: "off" }, after: { second_factor: "on" } },
    });
    await notifyHolder(deps, tx, userId, "on");
  });
  return codes;
}

export const endFactor = (deps: AccountDeps, caller: Account, proof: Proof): Promise<void> =>
  withProof(deps, caller, proof, async (tx) => {
    await dropFactor(tx, caller.userId);
    await writeAudit(tx, {
      adminId: caller.userId,
      action: "second factor turned off",
      ...aboutUser({ id: caller.userId, name: caller.name }),
      details: { before: { second_factor: "on" }, after: { second_factor: "off" } },
    });
    await notifyHolder(deps, tx, caller.userId, "off");
  });

const texts: Record<Language, Record<"on" | "off", { title: string; description: string }>> = {
  en: {
    on: {
      title: "Your second factor is on",
      description:
        "From now on your account asks for a code from an app at each login, and you are logged out on other devices. If this was not you, please contact us at once.",
    },
    off: {
      title: "Your second factor is off",
      description:
        "Your account no longer asks for a code from an app. If this was not you, please contact us at once.",
    },
  },
  hi: {
    on: {
      title: "दूसरा ताला चालू हो गया",
      description:
        "अब हर लॉगिन पर आपका खाता ऐप का कोड माँगेगा, और बाक़ी फ़ोन-कंप्यूटर से आप लॉगआउट हो गए हैं। अगर यह आपने नहीं किया, तो हमें तुरंत बताइए।",
    },
    off: {
      title: "दूसरा ताला हट गया",
      description: "आपका खाता अब ऐप का कोड नहीं माँगेगा। अगर यह आपने नहीं किया, तो हमें तुरंत बताइए।",
    },
  },
};

/** A letter, and a notice in the app: whoever did it, the holder knows. */
async function notifyHolder({ config }: AccountDeps, tx: Tx, userId: number, is: "on" | "off") {
  const user = await findUser(tx, userId);
  const words = texts[inTheirLanguage(user?.language ?? null)][is];
  await notifyMembers(tx, config.home, [
    { userId, ...words, channels: ["app", "mail", "push"], link: "/dashprofile" },
  ]);
}

/** A fresh code or passkey: until when this session may do what asks for one. */
export async function stepUp(deps: AccountDeps, caller: Account, proof: Proof): Promise<Date> {
  const now = deps.clock.now();
  await withProof(deps, caller, proof, (tx) => noteCode(tx, caller.tokenHash, now));
  return new Date(now.getTime() + FRESH_FOR);
}

const withProof = (
  deps: AccountDeps,
  { userId, tokenHash: boundTo }: Account,
  proof: Proof,
  work: (tx: Tx) => Promise<unknown>,
): Promise<void> =>
  once(deps, userId, (tx) => useProof(deps, tx, { userId, boundTo }, proof), work);

/** Uses the proof up and does the work together; a wrong one stays counted. */
async function once(
  deps: AccountDeps,
  userId: number,
  use: (tx: Tx) => Promise<CodeOutcome>,
  work: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const used = await use(tx);
    if (used === "right") await work(tx);
    return used;
  });
  if (outcome !== "right") throw outcome;
  deps.bus.publish("session", { userId });
}
