import { inRelaxedTransaction, type Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { SecretKeys } from "../../../platform/secret-keys.ts";
import { openSecret } from "../endpoints/secrets.ts";
import { tellOff, turnOff } from "../endpoints/turn-off.ts";
import {
  insertAttempt,
  noteAnswer,
  putBack,
  recordTry,
  type TakenMessage,
  takeMessage,
} from "./delivery.store.ts";
import { type Attempt, type Line, post } from "./post.ts";
import { isFailingTooLong, nextTry } from "./schedule.rules.ts";
import { signedHeaders } from "./sign.rules.ts";
import type { Slots } from "./slots.ts";

export type Delivering = Pick<Deps, "db" | "config"> & {
  readonly secretKeys: SecretKeys;
  readonly line: Line;
  readonly slots: Slots;
  /** From 0 to 1. */
  readonly chance: () => number;
};

const GONE = 410;
/** Seconds until a message that found no slot is looked at again. */
const SOON = 1;
const WHILE_SLOW = 10;

/**
 * Tries one message once, if its time has come. What became of it is written down; one that was not
 * taken gets its next time.
 */
export async function deliverWebhook(deps: Delivering, messageId: string): Promise<void> {
  const { db, slots, chance } = deps;
  const message = await takeMessage(db, messageId);
  if (!message) return;
  // No transaction is open here: a receiver may take as long as it likes.
  const { host } = new URL(message.url);
  const attempt = await slots.take({ host, companyId: message.companyId }, () =>
    send(deps, message),
  );
  const again = (slots.isSlow(host) ? WHILE_SLOW : SOON) * (1 + chance());
  await inRelaxedTransaction(db, (tx) =>
    attempt ? record(tx, deps, message, attempt) : putBack(tx, messageId, again),
  );
}

async function send(deps: Delivering, message: TakenMessage): Promise<Attempt> {
  const { id, body, url, companyId, now, secret, keyId, oldSecret, oldKeyId } = message;
  const sealed = [
    { secret, keyId },
    ...(oldSecret && oldKeyId ? [{ secret: oldSecret, keyId: oldKeyId }] : []),
  ];
  const secrets = await Promise.all(sealed.map((one) => openSecret(deps, companyId, one)));
  const timestamp = Math.floor(now.getTime() / 1000);
  return post(deps.line, url, signedHeaders(secrets, { id, timestamp, body }), body);
}

async function record(
  tx: Tx,
  { config, chance }: Delivering,
  message: TakenMessage,
  attempt: Attempt,
): Promise<void> {
  const { id, endpointId, step, now } = message;
  await insertAttempt(tx, id, now, attempt);
  const { state, since } = await noteAnswer(tx, endpointId, now, attempt);
  if (attempt.error === null) return recordTry(tx, id, { state: "done", nextAt: null });
  const isGone = attempt.status === GONE;
  const nextAt = isGone || state !== "on" ? null : nextTry(step + 1, now, chance());
  await recordTry(tx, id, { state: nextAt ? "waiting" : "failed", nextAt });
  if (state !== "on" || !(isGone || isFailingTooLong(since ?? now, now))) return;
  const why = isGone ? "gone" : "failing";
  await turnOff(tx, endpointId, why);
  await tellOff(tx, config.home, message, why);
}
