import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Config } from "../config.ts";

/** Seconds. */
export const DEVICE_LIFETIME = 365 * 24 * 3600;
const NAME = "rebale-device";
const COOKIE = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${NAME}=([A-Za-z0-9_-]{43})(?:;|$)`);
/** Bytes of either half. */
const HALF = 16;

type Signing = Pick<Config, "signingKey">;

/**
 * The token that a browser keeps. It opens nothing by itself: it only says whose attempts these
 * are. Scripts cannot read it, and other sites' calls do not carry it.
 */
export const readDevice = (cookies: string | undefined): string | null =>
  cookies === undefined ? null : (COOKIE.exec(cookies)?.[1] ?? null);

const signatureOf = ({ signingKey }: Signing, own: Buffer): Buffer =>
  createHmac("sha256", signingKey).update("device").update(own).digest().subarray(0, HALF);

/** Random, and signed: nobody can make devices up, and none has to be looked up. */
export function newDevice(config: Signing): string {
  const own = randomBytes(HALF);
  return Buffer.concat([own, signatureOf(config, own)]).toString("base64url");
}

export function isOurDevice(config: Signing, token: string): boolean {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 2 * HALF) return false;
  return timingSafeEqual(bytes.subarray(HALF), signatureOf(config, bytes.subarray(0, HALF)));
}

/** The words of a `set-cookie`. */
export function deviceCookie({ home }: Pick<Config, "home">, token: string): string {
  const isSecure = home.startsWith("https:");
  const name = isSecure ? `__Secure-${NAME}` : NAME;
  return `${name}=${token}; Path=/api; Max-Age=${DEVICE_LIFETIME}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
}
