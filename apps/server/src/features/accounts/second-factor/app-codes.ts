import { hash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** Seconds. */
const PERIOD = 30;
const RECOVERY_CODES = 10;
/** A clock may be a step off, on either side. */
const WINDOW = 1;

const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer: "Rebale", label, secret: Secret.fromBase32(secret), period: PERIOD });

/** 160 random bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

export const appUrl = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The time step whose code this is, around now; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
/** Ten of 80 random bits each: `abcd-efgh-ijkl-mnop`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(16), (byte) => BASE32[byte % 32])
      .join("")
      .replace(/(.{4})(?=.)/g, "$1-"),
  );

export const hashRecoveryCode = (code: string): Buffer =>
  hash("sha256", code.replaceAll("-", ""), "buffer");
