import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from "node:crypto";

/** Secrets that must be read again are stored encrypted: AES-256-GCM under a key of the market. */

const IV = 12;
const TAG = 16;

/** Names a key without telling it. */
export const keyIdOf = (word: string): Buffer =>
  hash("sha256", `rebale key ${word}`, "buffer").subarray(0, 8);

const keyOf = (word: string) =>
  Buffer.from(hkdfSync("sha256", word, "", "rebale encryption at rest", 32));

/** @param about what the text belongs to: it can be decrypted for nothing else */
export function encrypt(word: string, text: string, about: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv("aes-256-gcm", keyOf(word), iv).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** @throws when the key, the text or what it belongs to is another one */
export function decrypt(word: string, sealed: Buffer, about: string): string {
  const decipher = createDecipheriv("aes-256-gcm", keyOf(word), sealed.subarray(0, IV))
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]).toString();
}
