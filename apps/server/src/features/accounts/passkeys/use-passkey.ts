import type { accounts } from "@rebale/contract";
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { lockFactor } from "../second-factor/second-factor.store.ts";
import { putChallenge, takeChallenge } from "./challenges.store.ts";
import { CHALLENGE_LIFETIME, type RelyingParty, takesPasskeys } from "./passkeys.rules.ts";
import { findPasskey, listPasskeys, notePasskeyUse, type PasskeyRow } from "./passkeys.store.ts";

type PasskeyDeps = Pick<AccountDeps, "clock" | "log">;

export const textOf = (bytes: Buffer): string => bytes.toString("base64url");
/** How a browser finds a passkey that it has, or must not make again. */
export const described = ({ credential_id, transports }: PasskeyRow) => ({
  id: textOf(credential_id),
  transports: [...transports],
});

/**
 * Makes a challenge for a person's passkeys; null of who has none that works at this host.
 * @param boundTo the hash of the session's token, or of the ticket of a sign-in
 */
export async function challengeFor(
  { clock }: Pick<PasskeyDeps, "clock">,
  tx: Tx,
  { userId, boundTo, party }: { userId: number; boundTo: Buffer; party: RelyingParty },
) {
  const own = await listPasskeys(tx, userId);
  const here = own.filter(({ rp_id }) => rp_id === party.rpId);
  if (here.length === 0 || !takesPasskeys(party)) return null;
  const options = await generateAuthenticationOptions({
    rpID: party.rpId,
    allowCredentials: here.map(described),
    timeout: CHALLENGE_LIFETIME,
    // The first factor is given: a key without a lock of its own does.
    userVerification: "preferred",
  });
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_LIFETIME);
  const { challenge } = options;
  await putChallenge(tx, { boundTo, purpose: "prove" }, { userId, challenge, expiresAt });
  return { ...options };
}

/**
 * Takes the challenge and checks what a passkey made of it. A refusal is returned, not thrown: that
 * the challenge is used up has to be committed.
 */
export async function usePasskey(
  { clock, log }: PasskeyDeps,
  tx: Tx,
  userId: number,
  given: {
    readonly passkey: accounts.UsedPasskey;
    readonly boundTo: Buffer;
    readonly party: RelyingParty;
  },
): Promise<"right" | Problem> {
  const { passkey: response, boundTo, party } = given;
  if (!(await lockFactor(tx, userId))?.confirmed_at) return new Problem("second_factor_off");
  const wrong = new Problem("passkey_wrong", { path: "passkey" });
  const now = clock.now();
  const challenge = await takeChallenge(tx, { boundTo, purpose: "prove" }, userId, now);
  const id = Buffer.from(response.id, "base64url");
  const passkey = await findPasskey(tx, userId, party.rpId, id);
  if (!passkey || challenge === null) return wrong;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.rpId,
      credential: {
        id: textOf(passkey.credential_id),
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
    if (!verified) return wrong;
    await notePasskeyUse(tx, passkey.id, authenticationInfo.newCounter, now);
    return "right";
  } catch (error) {
    // The library throws for all that is not as it has to be, a counter that went back among it.
    log.info({ reason: String(error), passkey: passkey.id }, "A passkey was refused");
    return wrong;
  }
}
