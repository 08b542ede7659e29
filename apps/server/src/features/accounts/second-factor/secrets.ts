import type { Tx } from "../../../platform/db/db.ts";
import { decrypt, encrypt, keyIdOf } from "../../../platform/encryption.ts";
import type { AccountDeps } from "../account-deps.ts";
import {
  changeFactor,
  type FactorRow,
  listUnderOtherKeys,
  lockFactor,
} from "./second-factor.store.ts";

type Keys = Pick<AccountDeps, "secretKeys">;

const about = (userId: number) => `second factor of ${userId}`;

export async function sealSecret({ secretKeys }: Keys, userId: number, secret: string) {
  const [newest] = await secretKeys();
  return { secret: encrypt(newest, secret, about(userId)), keyId: keyIdOf(newest) };
}

/** @throws when the key that it was encrypted under is not among the market's */
export async function decryptSecret({ secretKeys }: Keys, factor: FactorRow): Promise<string> {
  const key = (await secretKeys()).find((word) => keyIdOf(word).equals(factor.key_id));
  if (!key) throw new Error("A second factor was encrypted under a key that is not given");
  return decrypt(key, factor.secret, about(factor.user_id));
}

/** After a change of the key: what is under an older one is encrypted anew, a few at a time. */
export async function renewSecrets(deps: Keys & Pick<AccountDeps, "db">): Promise<void> {
  const [newest] = await deps.secretKeys();
  const old = await listUnderOtherKeys(deps.db, keyIdOf(newest), 500);
  for (const { user_id } of old)
    await deps.db.transaction().execute((tx) => renewSecret(deps, tx, user_id));
}

async function renewSecret(keys: Keys, tx: Tx, userId: number): Promise<void> {
  const factor = await lockFactor(tx, userId);
  if (!factor) return;
  const { secret, keyId } = await sealSecret(keys, userId, await decryptSecret(keys, factor));
  await changeFactor(tx, userId, { secret, key_id: keyId });
}
