import { randomBytes } from "node:crypto";
import type { accounts, Language } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import type { Visitor } from "../../../platform/http/limits/limits.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { type AccountStatus, whyNotSignedIn } from "../accounts.rules.ts";
import { recordSignedDevice } from "../devices/known-devices.ts";
import { recordFailedAttempt } from "../failed-attempts/record-failed-attempt.ts";
import { createSession, hashToken } from "../sessions/create-session.ts";
import { presentSigned } from "../sessions/present-signed.ts";
import { noteCode, type SignedFrom } from "../sessions/sessions.store.ts";
import { findColleague } from "../team/team.store.ts";
import { MAX_TRIES_OF_A_TICKET, TICKET_LIFETIME } from "./second-factor.rules.ts";
import { addTicket, countTicketTry, dropTicket, lockTicket } from "./tickets.store.ts";
import { type Proof, useProof } from "./use-proof.ts";

/** For a sign-in whose first factor was right. */
export async function createSignInTicket(tx: Tx, userId: number, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + TICKET_LIFETIME);
  await addTicket(tx, { tokenHash: hashToken(ticket), userId, expiresAt });
  return ticket;
}

interface SecondStep {
  readonly kinds: readonly accounts.AccountType[];
  readonly ticket: string;
  readonly proof: Proof;
  readonly from: SignedFrom;
  readonly visitor: Visitor;
}

/**
 * The second step of a sign-in.
 * @throws Problem ticket_invalid, code_wrong, passkey_wrong, too_many_requests
 */
export async function signInWithProof(deps: AccountDeps, step: SecondStep) {
  const { from, visitor } = step;
  const ticketHash = hashToken(step.ticket);
  const tryCode = (tx: Tx) => useTicket(deps, tx, step, ticketHash);
  const outcome = await deps.limits.attempt(
    { ...visitor, account: `second factor ${ticketHash.toString("base64url")}`, isHolders: true },
    () => deps.db.transaction().execute(tryCode),
    (found) => !(found instanceof Problem),
  );
  if (!(outcome instanceof Problem)) return outcome;
  if (outcome.code === "code_wrong")
    await recordFailedAttempt(deps, "code", { account: "second factor", address: from.address });
  throw outcome;
}

/** A refusal is returned, not thrown: the try that it cost has to be committed. */
async function useTicket(deps: AccountDeps, tx: Tx, step: SecondStep, ticketHash: Buffer) {
  const now = deps.clock.now();
  const account = await lockTicket(tx, ticketHash, now);
  if (!account || account.tries >= MAX_TRIES_OF_A_TICKET) return new Problem("ticket_invalid");
  const type = step.kinds.find((kind) => kind === account.type);
  if (!type) return new Problem("ticket_invalid");
  const because = whyNotSignedIn(account.status as AccountStatus);
  if (because) return new Problem(because);
  const bound = { userId: account.id, boundTo: ticketHash };
  const used = await useProof(deps, tx, bound, step.proof);
  if (used !== "right") {
    await countTicketTry(tx, ticketHash);
    return used;
  }
  await dropTicket(tx, ticketHash);
  const session = await createSession(tx, type, { userId: account.id, from: step.from }, now);
  await noteCode(tx, hashToken(session.token), now);
  return {
    signed: presentSigned(session, {
      ...account,
      type,
      language: account.language as Language | null,
    }),
    role: (await findColleague(tx, account.id))?.role ?? null,
    device: await recordSignedDevice(deps, tx, {
      userId: account.id,
      device: step.visitor.device,
      now,
    }),
  };
}
