import { randomBytes } from "node:crypto";

/**
 * Links of phones at gates carry tokens of their own form: so nobody else's token is looked for
 * among them.
 */
const PREFIX = "gate_";
/** Characters of a session's token, which might begin so. */
const SESSION_CHARACTERS = 43;

export const newGateToken = (): string => PREFIX + randomBytes(32).toString("base64url");
export const isGateToken = (token: string): boolean =>
  token.startsWith(PREFIX) && token.length > SESSION_CHARACTERS;

const MARK = "gate ";
/** How a caller is remembered by a token's hash, and how the event of its end names it. */
export const gateKey = (hash: string): string => MARK + hash;
export const isGateKey = (key: string): boolean => key.startsWith(MARK);
export const hashOfKey = (key: string): Buffer =>
  Buffer.from(isGateKey(key) ? key.slice(MARK.length) : key, "base64url");
