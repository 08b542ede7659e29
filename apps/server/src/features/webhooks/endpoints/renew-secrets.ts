import type { Deps } from "../../../platform/deps.ts";
import { keyIdOf } from "../../../platform/encryption.ts";
import type { SecretKeys } from "../../../platform/secret-keys.ts";
import {
  forgetOldSecrets,
  listUnderOtherKeys,
  lockSecrets,
  setEndpoint,
} from "./endpoints.store.ts";
import { openSecret, sealSecret } from "./secrets.ts";

type Keys = Pick<Deps, "db"> & { readonly secretKeys: SecretKeys };

/** After a change of the market's key: what is under an older one is encrypted anew. */
export async function renewSecrets(deps: Keys): Promise<void> {
  await forgetOldSecrets(deps.db);
  const [newest] = await deps.secretKeys();
  for (const { id } of await listUnderOtherKeys(deps.db, keyIdOf(newest), 500))
    await renewOne(deps, id);
}

const renewOne = (deps: Keys, id: number): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const row = await lockSecrets(tx, id);
    if (!row) return;
    const anew = async (secret: Buffer, keyId: Buffer) =>
      sealSecret(deps, row.company_id, await openSecret(deps, row.company_id, { secret, keyId }));
    const { secret, keyId } = await anew(row.secret, row.key_id);
    const old = row.old_secret && row.old_key_id && (await anew(row.old_secret, row.old_key_id));
    await setEndpoint(tx, id, {
      ...{ secret, key_id: keyId },
      ...(old && { old_secret: old.secret, old_key_id: old.keyId }),
    });
  });
