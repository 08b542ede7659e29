import type { accounts } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { RelyingParty } from "../passkeys/passkeys.rules.ts";
import { usePasskey } from "../passkeys/use-passkey.ts";
import { type CodeOutcome, useCode } from "./use-code.ts";

/** A second factor's proof: a code, or a passkey that signed what this session was asked. */
export type Proof =
  | { readonly code: string }
  | { readonly passkey: accounts.UsedPasskey; readonly party: RelyingParty };

/** Either of the two, as a body of the contract has it. */
export const proofOf = (
  { code = "", passkey }: { code?: string | undefined; passkey?: accounts.UsedPasskey | undefined },
  party: RelyingParty,
): Proof => (passkey ? { passkey, party } : { code });

/**
 * Uses it up. A refusal is returned, not thrown: the try that it cost has to be committed.
 * @param boundTo the hash of the session's token, or of the ticket of a sign-in
 */
export const useProof = (
  deps: Pick<AccountDeps, "secretKeys" | "clock" | "log">,
  tx: Tx,
  { userId, boundTo }: { readonly userId: number; readonly boundTo: Buffer },
  proof: Proof,
): Promise<CodeOutcome> =>
  "code" in proof
    ? useCode(deps, tx, userId, proof.code)
    : usePasskey(deps, tx, userId, { ...proof, boundTo });
