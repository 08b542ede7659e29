import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Challenge } from "@rebale/contract/http/challenge";
import type { Config } from "../../config.ts";

/** Some 65,000 hashes: a second of an old phone, a tenth of one of a computer. */
const BITS = 16;
/** Milliseconds. */
export const CHALLENGE_LASTS = 5 * 60_000;
const ANSWER = /^((\d{1,15})\.[\w-]{16})\.([\w-]{43}):(\d{1,12})$/;

type Signing = Pick<Config, "signingKey">;
const signatureOf = ({ signingKey }: Signing, text: string): string =>
  createHmac("sha256", signingKey).update(`challenge ${text}`).digest("base64url");

/**
 * Work in place of a refusal, since many honest people share one address: whoever finds a number
 * whose hash with the token begins with so many zero bits has spent a second of their phone.
 */
export function issueChallenge(config: Signing, now: Date): Challenge {
  const text = `${now.getTime() + CHALLENGE_LASTS}.${randomBytes(12).toString("base64url")}`;
  return { token: `${text}.${signatureOf(config, text)}`, bits: BITS };
}

/**
 * The challenge worked out, if it is right and in time: it may count once.
 * @param answer `token:number`
 */
export function readAnswer(config: Signing, answer: string, now: Date): string | null {
  const [, text = "", until, signature = "", number] = ANSWER.exec(answer) ?? [];
  if (until === undefined || Number(until) < now.getTime()) return null;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(config, text)))) return null;
  const found = hash("sha256", `${text}.${signature}:${number}`, "buffer");
  return found.readUInt32BE(0) >>> (32 - BITS) === 0 ? text : null;
}
