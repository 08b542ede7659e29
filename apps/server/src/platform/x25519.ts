import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

/** Keys of X25519 as settings have them: 32 bytes, in base64. */

/** The frame in which such a private key is read (RFC 8410). */
const PKCS8 = Buffer.from("302e020100300506032b656e04220420", "hex");

/** @param key 32 bytes, in base64 or base64url; any are a private key */
export const privateKeyFrom = (key: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(key, "base64")]),
    format: "der",
    type: "pkcs8",
  });

/** @param bytes 32 */
export const publicKeyFrom = (bytes: Buffer): KeyObject =>
  createPublicKey({
    key: { kty: "OKP", crv: "X25519", x: bytes.toString("base64url") },
    format: "jwk",
  });

/** The 32 bytes of a public key. */
export const bytesOf = (publicKey: KeyObject): Buffer =>
  Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url");

/** The public half of a private key, in base64. */
export const publicHalfOf = (privateKey: string): string =>
  bytesOf(createPublicKey(privateKeyFrom(privateKey))).toString("base64");
