import { hash } from "node:crypto";
import type { accounts } from "@rebale/contract";
import { MAX_PASSKEYS } from "@rebale/contract/accounts/passkeys";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject } from "@simplewebauthn/server/helpers";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutUser } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Account } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { lockFactor } from "../second-factor/second-factor.store.ts";
import { putChallenge, takeChallenge } from "./challenges.store.ts";
import { notifyOfPasskey } from "./passkey-notices.ts";
import { ALGORITHMS, CHALLENGE_LIFETIME, type RelyingParty } from "./passkeys.rules.ts";
import { insertPasskey, listPasskeys, type PasskeyRow } from "./passkeys.store.ts";
import { described } from "./use-passkey.ts";

/**
 * Tells a browser to make a passkey. A passkey comes beside a code: who loses it is not shut out.
 * @throws Problem second_factor_off, too_many_passkeys
 */
export const beginPasskey = (
  { db, clock }: AccountDeps,
  { userId, tokenHash, name }: Account,
  { label, party }: { label: string; party: RelyingParty },
) =>
  db.transaction().execute(async (tx) => {
    const own = await ownPasskeys(tx, userId);
    const options = await generateRegistrationOptions({
      rpName: "Rebale",
      rpID: party.rpId,
      userName: label,
      userDisplayName: name,
      // The same each time: a device knows whose passkey it has already.
      userID: new Uint8Array(hash("sha256", `user ${userId} of the market`, "buffer")),
      timeout: CHALLENGE_LIFETIME,
      attestationType: "none",
      excludeCredentials: own.map(described),
      authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const expiresAt = new Date(clock.now().getTime() + CHALLENGE_LIFETIME);
    const { challenge } = options;
    const binding = { boundTo: tokenHash, purpose: "add" } as const;
    await putChallenge(tx, binding, { userId, challenge, expiresAt });
    return { ...options };
  });

interface Made {
  readonly name: string;
  readonly passkey: accounts.NewPasskey;
  readonly party: RelyingParty;
}

/** @throws Problem second_factor_off, too_many_passkeys, passkey_wrong, passkey_known */
export async function addPasskey(deps: AccountDeps, caller: Account, made: Made) {
  const { userId } = caller;
  const outcome = await deps.db.transaction().execute(async (tx) => {
    await ownPasskeys(tx, userId);
    const now = deps.clock.now();
    const credential = await checked(deps, tx, caller, made, now);
    if (!credential) return new Problem("passkey_wrong", { path: "passkey" });
    const row = await insertPasskey(tx, {
      ...{ ...credential, user_id: userId, name: made.name, added_at: now },
      rp_id: made.party.rpId,
    });
    if (!row) return new Problem("passkey_known", { path: "passkey" });
    await writeAudit(tx, {
      adminId: userId,
      action: "passkey added",
      ...aboutUser({ id: userId, name: caller.name }),
      details: { before: { passkey: null }, after: { passkey: row.name } },
    });
    await notifyOfPasskey(deps, tx, userId, { is: "added", name: row.name });
    return row;
  });
  // A challenge that was answered wrongly is used up, too.
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/** Under the lock of their second factor, so that of many at once none is too many. */
async function ownPasskeys(tx: Tx, userId: number): Promise<PasskeyRow[]> {
  if (!(await lockFactor(tx, userId))?.confirmed_at) throw new Problem("second_factor_off");
  const own = await listPasskeys(tx, userId);
  if (own.length >= MAX_PASSKEYS) throw new Problem("too_many_passkeys");
  return own;
}

/** The key of a new passkey, where it answers the challenge at this market; else null. */
async function checked(
  { log }: Pick<AccountDeps, "log">,
  tx: Tx,
  { userId, tokenHash }: Account,
  { passkey: response, party }: Made,
  now: Date,
) {
  const binding = { boundTo: tokenHash, purpose: "add" } as const;
  const challenge = await takeChallenge(tx, binding, userId, now);
  if (challenge === null) return null;
  try {
    if (!saysNothing(response)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credential_id: Buffer.from(id, "base64url"),
      public_key: Buffer.from(publicKey),
      ...{ counter, transports: response.response.transports ?? [] },
    };
  } catch (error) {
    log.info({ reason: String(error), userId }, "A new passkey was refused");
    return null;
  }
}

/**
 * Certificates of the maker's, which nobody asked for, would have the library fetch every address
 * that they name.
 */
function saysNothing({ response }: accounts.NewPasskey): boolean {
  const said = decodeAttestationObject(Buffer.from(response.attestationObject, "base64url"));
  return (
    said.get("fmt") === "none" || (said.get("fmt") === "packed" && !said.get("attStmt").get("x5c"))
  );
}
