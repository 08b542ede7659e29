import type { ProblemCode } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Tx } from "../../../platform/db/db.ts";
import type { Visitor } from "../../../platform/http/limits/limits.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { whyNotSignedIn } from "../accounts.rules.ts";
import { findByMobile } from "../accounts.store.ts";
import { deviceOf, recordSignedDevice } from "../devices/known-devices.ts";
import { recordFailedAttempt } from "../failed-attempts/record-failed-attempt.ts";
import { hasFactor } from "../second-factor/second-factor.store.ts";
import { createSignInTicket } from "../second-factor/second-step.ts";
import { createSession } from "../sessions/create-session.ts";
import { presentSigned, type Signed } from "../sessions/present-signed.ts";
import type { SignedFrom } from "../sessions/sessions.store.ts";
import { checkCodes, hashCode, MAX_TRIES_A_DAY, triedBy } from "./codes.rules.ts";
import { countTriesSince, countTry, lockNewestCodes, useCodes } from "./codes.store.ts";

const TOO_MANY_WRONG = {
  en: "Too many wrong codes for this phone. Please try again tomorrow",
  hi: "इस फ़ोन के लिए बहुत सारे ग़लत कोड आ चुके हैं। कल फिर कोशिश कीजिए",
};

const idsOf = (codes: readonly { readonly id: number }[]) => codes.map(({ id }) => id);

interface Proof {
  readonly mobile: string;
  readonly otp: string;
  readonly from: SignedFrom;
  readonly visitor: Visitor;
  /** Whose phone it is, where they have signed in. */
  readonly userId?: number;
}
interface Proven {
  /** Null while the second factor is missing; then there is a ticket for it. */
  readonly signed: Signed | null;
  readonly ticket?: string;
  /** For the browser's cookie; none for a phone that is only proven. */
  readonly device?: string;
}

/** Proves a phone: signs a registered one in, lets another one register. */
export const verifyCode = (deps: AccountDeps, proof: Proof): Promise<Proven> =>
  withCode(deps, proof, (tx, now) => signInByPhone(deps, tx, proof, now));

/** Uses a code and does the work together; a wrong code stays counted. */
export async function withCode<T extends object>(
  deps: AccountDeps,
  proof: Proof,
  work: (tx: Tx, now: Date) => Promise<T | ProblemCode>,
): Promise<T> {
  const { mobile, otp, visitor } = proof;
  const account = visitor.device ? await findByMobile(deps.db, mobile) : undefined;
  const deviceHash = await deviceOf(deps, account ? [account] : [], visitor.device);
  const attemptHashes = (await deps.peppers()).map((pepper) => hashCode(pepper, mobile, otp));
  let used: readonly { readonly address: string }[] = [];
  // A refusal is thrown after the commit: the try it cost must stay counted.
  const tryCode = () =>
    deps.db.transaction().execute(async (tx): Promise<{ readonly done: T } | ProblemCode> => {
      const codes = await lockNewestCodes(tx, mobile, deviceHash);
      if (codes.length === 0) return "otp_mismatch";
      const now = deps.clock.now();
      const since = new Date(now.getTime() - DAY_MS);
      if (!deviceHash && (await countTriesSince(tx, mobile, since)) >= MAX_TRIES_A_DAY)
        return "otp_too_many";
      const decision = checkCodes(codes, attemptHashes, now);
      if (decision === "otp_mismatch") await countTry(tx, idsOf(triedBy(codes, now)));
      if (decision !== "right") return decision;

      await useCodes(tx, idsOf(codes), now);
      const done = await work(tx, now);
      used = codes.filter(({ used_at }) => !used_at);
      return typeof done === "string" ? done : { done };
    });
  const session = proof.userId ? `user ${proof.userId}` : undefined;
  const known = deviceHash?.toString("base64url") ?? session;
  const by = { ...visitor, account: mobile, known, isHolders: true };
  const outcome = await deps.limits.attempt(by, tryCode, (found) => !isOfTheCode(found));
  if (!known) for (const { address } of used) await deps.limits.goodCode(address);
  if (outcome === "otp_mismatch")
    await recordFailedAttempt(deps, "code", { account: mobile, address: visitor.address });
  if (outcome === "otp_too_many") throw new Problem(outcome, { path: "otp", msg: TOO_MANY_WRONG });
  if (typeof outcome === "string")
    throw new Problem(outcome, isOfTheCode(outcome) ? { path: "otp" } : {});
  return outcome.done;
}

const isOfTheCode = (outcome: object | string): boolean =>
  typeof outcome === "string" && outcome.startsWith("otp_");

async function signInByPhone(
  deps: AccountDeps,
  tx: Tx,
  { mobile, from, visitor: { device } }: Proof,
  now: Date,
): Promise<Proven | ProblemCode> {
  const account = await findByMobile(tx, mobile);
  if (!account)
    return {
      signed: presentSigned(await createSession(tx, "registration", { mobile, from }, now)),
    };
  // Four digits are not enough for the office.
  if (account.type === "admin") return "not_allowed";
  const because = whyNotSignedIn(account.status);
  if (because) return because;
  if (await hasFactor(tx, account.id))
    return { signed: null, ticket: await createSignInTicket(tx, account.id, now) };
  const session = await createSession(tx, account.type, { userId: account.id, from }, now);
  return {
    signed: presentSigned(session, account),
    device: await recordSignedDevice(deps, tx, { userId: account.id, device, now }),
  };
}
