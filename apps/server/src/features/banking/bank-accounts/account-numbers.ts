import { daysKept } from "@rebale/contract/personal-data/retention";
import type { Db } from "../../../platform/db/db.ts";
import { decrypt, encrypt, keyIdOf } from "../../../platform/encryption.ts";
import type { AccountDeps } from "../../accounts/index.ts";
import { changeNumber, emptyNumbers, listUnderOtherKeys } from "./bank-accounts.store.ts";

export type SecretKeys = Pick<AccountDeps, "secretKeys">;

/** A number as its row has it. */
export interface SealedNumber {
  readonly company_id: number;
  readonly account_no: Buffer;
  readonly key_id: Buffer;
}

const about = (companyId: number) => `bank account of company ${companyId}`;

export async function sealNumber({ secretKeys }: SecretKeys, companyId: number, number: string) {
  const [newest] = await secretKeys();
  return { account_no: encrypt(newest, number, about(companyId)), key_id: keyIdOf(newest) };
}

/** @throws when the key that it was encrypted under is not among the market's */
export async function openNumber({ secretKeys }: SecretKeys, sealed: SealedNumber) {
  const key = (await secretKeys()).find((word) => keyIdOf(word).equals(sealed.key_id));
  if (!key) throw new Error("A bank account was encrypted under a key that is not given");
  return decrypt(key, sealed.account_no, about(sealed.company_id));
}

/** Numbers of accounts taken out so long ago that the law asks for no books of them any more. */
export async function destroyNumbers({ db }: { readonly db: Db }): Promise<void> {
  const days = daysKept("trade");
  if (days !== null) await db.transaction().execute((tx) => emptyNumbers(tx, days));
}

/** After a change of the key: what is under an older one is encrypted anew, a few at a time. */
export async function renewNumbers(deps: SecretKeys & { readonly db: Db }): Promise<void> {
  const [newest] = await deps.secretKeys();
  for (const old of await listUnderOtherKeys(deps.db, keyIdOf(newest), 500)) {
    const sealed = await sealNumber(deps, old.company_id, await openNumber(deps, old));
    await deps.db.transaction().execute((tx) => changeNumber(tx, old.id, sealed));
  }
}
