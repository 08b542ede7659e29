import { randomBytes } from "node:crypto";
import { decrypt, encrypt, keyIdOf } from "../../../platform/encryption.ts";
import type { SecretKeys } from "../../../platform/secret-keys.ts";

/** Secrets of endpoints, as Standard Webhooks writes them; stored encrypted. */

interface Keys {
  readonly secretKeys: SecretKeys;
}
export interface Sealed {
  readonly secret: Buffer;
  readonly keyId: Buffer;
}

const about = (companyId: number) => `webhook of company ${companyId}`;

export const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

export async function sealSecret(
  { secretKeys }: Keys,
  companyId: number,
  secret: string,
): Promise<Sealed> {
  const [newest] = await secretKeys();
  return { secret: encrypt(newest, secret, about(companyId)), keyId: keyIdOf(newest) };
}

/** @throws when the key that it was encrypted under is not among the market's */
export async function openSecret(
  { secretKeys }: Keys,
  companyId: number,
  { secret, keyId }: Sealed,
): Promise<string> {
  const key = (await secretKeys()).find((word) => keyIdOf(word).equals(keyId));
  if (!key) throw new Error("A webhook's secret was encrypted under a key that is not given");
  return decrypt(key, secret, about(companyId));
}
