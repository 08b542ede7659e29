import { accounts } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutAccount } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { proveHolder } from "./prove-holder.ts";
import {
  endOwnSession,
  endSessionsBut,
  listOwnSessions,
  type OwnSessionRow,
} from "./sessions.store.ts";
import { signedFrom } from "./signed-from.ts";

export function ownSessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, bus, clock } = deps;
  endpoint(app, accounts.ownSessions, async ({ caller }) => {
    const rows = await listOwnSessions(db, caller.userId, clock.now());
    const sessions = rows.map((row) => presentSession(row, caller.tokenHash));
    return { data: sessions.sort((a, b) => Number(b.is_current) - Number(a.is_current)) };
  });
  endpoint(app, accounts.proveHolder, async ({ caller, body, address, headers, visitor }) => {
    const from = signedFrom(address, headers);
    await proveHolder(deps, caller, { ...body, from, visitor });
    return { data: null };
  });
  endpoint(app, accounts.endOwnSession, async ({ caller, params }) => {
    const ended = await db.transaction().execute(async (tx) => {
      const gone = await endOwnSession(tx, caller.userId, params.id);
      if (gone) await noteEnded(tx, caller.userId, 1);
      return gone;
    });
    if (!ended) throw new Problem("not_found");
    bus.publish("session", { tokenHash: ended.token_hash.toString("base64url") });
    return { data: null };
  });
  endpoint(app, accounts.endOtherSessions, async ({ caller }) => {
    const { userId, tokenHash } = caller;
    await db.transaction().execute(async (tx) => {
      const { numDeletedRows } = await endSessionsBut(tx, userId, tokenHash);
      if (numDeletedRows > 0) await noteEnded(tx, userId, Number(numDeletedRows));
    });
    bus.publish("session", { userId });
    return { data: null };
  });
}

const noteEnded = (tx: Tx, userId: number, logins: number) =>
  writeAudit(tx, {
    adminId: userId,
    action: "logins ended",
    ...aboutAccount(userId),
    details: { before: { logins_ended: 0 }, after: { logins_ended: logins } },
  });

const presentSession = (
  { id, token_hash, created_at, expires_at, browser, address }: OwnSessionRow,
  current: Buffer,
): accounts.OwnSession => ({
  _id: String(id),
  signed_in_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  browser,
  address,
  is_current: token_hash.equals(current),
});
