import { createHmac } from "node:crypto";

/** Signatures as Standard Webhooks 1.0 has them. */

export interface ToSign {
  readonly id: string;
  /** Seconds. */
  readonly timestamp: number;
  readonly body: string;
}

const PREFIX = "whsec_";

/** @param secret `whsec_` and a key in base64 */
export function signatureOf(secret: string, { id, timestamp, body }: ToSign): string {
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const hmac = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`);
  return `v1,${hmac.digest("base64")}`;
}

/** @param secrets newest first: while one is changed there are two */
export const signedHeaders = (secrets: readonly string[], message: ToSign) => ({
  "content-type": "application/json",
  "user-agent": "Rebale-Webhooks/1",
  "webhook-id": message.id,
  "webhook-timestamp": String(message.timestamp),
  "webhook-signature": secrets.map((secret) => signatureOf(secret, message)).join(" "),
});
