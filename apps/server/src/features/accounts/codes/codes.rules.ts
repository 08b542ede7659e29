import { createHmac, timingSafeEqual } from "node:crypto";

export const CODE_DIGITS = 4;
export const MAX_TRIES = 5;
/**
 * A phone's, however many codes it asks for: four digits are soon guessed by who may go on for
 * ever.
 */
export const MAX_TRIES_A_DAY = 50;
/** Seconds. */
export const CODE_LIFETIME = 300;

/**
 * Ten thousand codes are quickly hashed, so the hash is keyed: without the pepper a copy of the
 * table reveals nothing.
 */
export const hashCode = (pepper: string, mobile: string, code: string): string =>
  createHmac("sha256", pepper).update(`${mobile}:${code}`).digest("base64");

export interface SentCode {
  readonly code_hash: string;
  readonly attempts: number;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

export type CodeDecision = "right" | "otp_mismatch" | "otp_expired";

/**
 * An attempt is a try at each code that it might have been: else a second code would double the
 * tries.
 */
export const triedBy = <T extends SentCode>(codes: readonly T[], now: Date): readonly T[] =>
  codes.filter((code) => isOpen(code, now));

/**
 * The newest code decides; until it has been used up, the one sent before it is right as well.
 * @param codes the newest first
 */
export function checkCodes(
  codes: readonly SentCode[],
  attemptHashes: readonly string[],
  now: Date,
): CodeDecision {
  const [newest, before] = codes;
  if (!newest) return "otp_mismatch";
  const decision = checkCode(newest, attemptHashes, now);
  if (decision !== "otp_mismatch" || !before) return decision;
  return checkCode(before, attemptHashes, now) === "right" ? "right" : decision;
}

/**
 * A code of a phone counts once, for five minutes and five tries.
 * @param attemptHashes the attempt under each key that may still be in use
 */
export function checkCode(
  code: SentCode,
  attemptHashes: readonly string[],
  now: Date,
): CodeDecision {
  if (!isOpen(code, now)) return "otp_expired";
  const sent = Buffer.from(code.code_hash, "base64");
  return attemptHashes.some((hash) => timingSafeEqual(sent, Buffer.from(hash, "base64")))
    ? "right"
    : "otp_mismatch";
}

const isOpen = ({ used_at, attempts, expires_at }: SentCode, now: Date): boolean =>
  !used_at && attempts < MAX_TRIES && now < expires_at;
