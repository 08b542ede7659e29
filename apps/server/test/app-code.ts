import { Secret, TOTP } from "otpauth";

/** A code app's code for this secret at a time, in milliseconds since 1970. */
export const appCode = (secret: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
