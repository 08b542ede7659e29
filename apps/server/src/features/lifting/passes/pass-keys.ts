import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { decrypt, encrypt, keyIdOf } from "../../../platform/encryption.ts";
import type { AccountDeps } from "../../accounts/index.ts";
import {
  insertPassKey,
  listPassKeys,
  lockPassKeys,
  type PassKeyRow,
  resealPassKey,
} from "./pass-keys.store.ts";

/** The keys that sign passes: ES256, the private half encrypted as account numbers are. */

type Keys = Pick<AccountDeps, "db" | "secretKeys">;

const about = (kid: string) => `pass key ${kid}`;

async function seal({ secretKeys }: Keys, kid: string, text: string) {
  const [newest] = await secretKeys();
  return { privateJwk: encrypt(newest, text, about(kid)), keyId: keyIdOf(newest) };
}

/** @throws when the key that it was encrypted under is not among the market's */
async function open({ secretKeys }: Keys, { kid, privateJwk, keyId }: PassKeyRow): Promise<string> {
  const word = (await secretKeys()).find((one) => keyIdOf(one).equals(keyId));
  if (!word) throw new Error("A pass key was encrypted under a key that is not given");
  return decrypt(word, privateJwk, about(kid));
}

/** The newest first; the market's first one is made when it is asked for. */
export async function passKeys(deps: Keys): Promise<[PassKeyRow, ...PassKeyRow[]]> {
  const [newest, ...others] = await listPassKeys(deps.db);
  if (newest) return [newest, ...others];
  const made = await makeKey(deps);
  return deps.db.transaction().execute(async (tx) => {
    await lockPassKeys(tx);
    const [first, ...rest] = await listPassKeys(tx);
    if (first) return [first, ...rest];
    await insertPassKey(tx, made);
    return [made];
  });
}

async function makeKey(deps: Keys): Promise<PassKeyRow> {
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  const kid = randomUUID();
  const named = { kid, alg: "ES256", use: "sig" };
  const { kty = "", crv = "", x = "", y = "" } = await exportJWK(publicKey);
  const publicJwk = { kty, crv, x, y, ...named };
  const text = JSON.stringify({ ...(await exportJWK(privateKey)), ...named });
  return { kid, publicJwk, ...(await seal(deps, kid, text)) };
}

export const privateHalf = async (deps: Keys, row: PassKeyRow): Promise<JWK> =>
  JSON.parse(await open(deps, row)) as JWK;

/** After a change of the key: what is under an older one is encrypted anew. */
export async function renewPassKeys(deps: Keys): Promise<void> {
  const [word] = await deps.secretKeys();
  for (const row of await listPassKeys(deps.db)) {
    if (keyIdOf(word).equals(row.keyId)) continue;
    const sealed = await seal(deps, row.kid, await open(deps, row));
    await deps.db.transaction().execute((tx) => resealPassKey(tx, { kid: row.kid, ...sealed }));
  }
}
