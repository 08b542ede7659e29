import { constants, publicEncrypt } from "node:crypto";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { isSignedBy } from "../../../../platform/http/signatures.ts";
import type { ToldEvent } from "../payment-gateway.ts";

/**
 * Milliseconds. Some things are told by events alone, and are sent again by hand after a bad week;
 * what was acted on is known by its bytes for longer than this.
 */
const OLDEST = 30 * DAY_MS;
/** The clocks of two machines. */
const AHEAD = 10 * 60_000;

/** The time at which an event was sent: seconds or milliseconds, as its product writes them. */
function sentAt(timestamp: string): number | null {
  if (/^\d{10}$/.test(timestamp)) return Number(timestamp) * 1000;
  return /^\d{13}$/.test(timestamp) ? Number(timestamp) : null;
}

/**
 * Time and bytes are signed together, by the client secret of payments or of payouts. Its name is
 * those bytes: the key beside them is not signed, and a replay would have another.
 */
export function checkCashfreeEvent(
  { raw, headers }: ToldEvent,
  secrets: readonly string[],
  now: Date,
): { eventId: undefined } | null {
  const [signature, timestamp] = ["x-webhook-signature", "x-webhook-timestamp"].map((name) =>
    String(headers[name] ?? ""),
  ) as [string, string];
  if (!/^[A-Za-z0-9+/]{43}=$/.test(signature)) return null;
  const sent = sentAt(timestamp);
  if (sent === null || now.getTime() - sent > OLDEST || sent - now.getTime() > AHEAD) return null;
  const signed = Buffer.concat([Buffer.from(timestamp), raw]);
  const hex = Buffer.from(signature, "base64").toString("hex");
  return isSignedBy(secrets, signed, hex) ? { eventId: undefined } : null;
}

/** For payouts from an address that Cashfree does not know; it holds for ten minutes. */
export function payoutSignature(publicKey: string, clientId: string, now: Date): string {
  const said = `${clientId}.${Math.floor(now.getTime() / 1000)}`;
  const key = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha1" };
  return publicEncrypt(key, Buffer.from(said)).toString("base64");
}
