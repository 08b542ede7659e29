import { keyScopeOf } from "@rebale/contract/http/key-scopes";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../platform/audit/audit-subjects.rules.ts";
import { withOrigin } from "../../platform/audit/call-origin.ts";
import type { Deps } from "../../platform/deps.ts";
import { keyOf } from "../../platform/http/caller.ts";
import { noteUse } from "./api-keys.store.ts";

/** Milliseconds: a key's use is written down so often at most. */
const NOTED_MS = 60_000;
const MAX_NOTED = 10_000;

/** Lists that are asked for by POST write nothing. */
const isWrite = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  !["GET", "HEAD"].includes(method) &&
  config.operation !== undefined &&
  keyScopeOf(config.operation) !== "read";

/** Each write of a key has its row of the audit before its answer leaves; its last use is noted. */
export function auditKeys(app: FastifyInstance, { db, clock, log }: Deps): void {
  const noted = new Map<number, number>();
  const note = (id: number, address: string) => {
    const now = clock.now().getTime();
    const before = noted.get(id);
    if (before !== undefined && now - before < NOTED_MS) return;
    if (noted.size >= MAX_NOTED) noted.clear();
    noted.set(id, now);
    noteUse(db, id, address).catch((error: unknown) =>
      log.error({ err: error, keyId: id }, "the use of a key could not be written down"),
    );
  };

  app.addHook("preHandler", (request, _reply, done) => {
    const key = keyOf(request.caller);
    if (key) note(key.id, request.ip);
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    const key = keyOf(request.caller);
    if (!key || !isWrite(request) || reply.statusCode >= 300 || !("userId" in request.caller))
      return done(null, payload);
    const { userId, company } = request.caller;
    const [path = ""] = request.url.replace(/^\/api/, "").split("?");
    const entry = {
      ...{ adminId: userId, action: "by key" },
      ...aboutCompany(company?.companyId ?? 0, `${request.method} ${path}, ${key.name}`),
      details: { call: `${request.method} ${path}`, key_id: key.id },
    };
    withOrigin(
      request.ip,
      () => db.transaction().execute((tx) => writeAudit(tx, entry)),
      key.id,
    ).then(
      () => done(null, payload),
      (error: Error) => done(error),
    );
  });
}
