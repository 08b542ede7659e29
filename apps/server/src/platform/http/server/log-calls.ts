import { randomUUID } from "node:crypto";
import { REQUEST_ID } from "@rebale/contract/http/request-id";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The code of the refusal that it is answered with; empty without one. */
    refusedWith: string;
  }
}

/** Milliseconds until its answer begins. */
const SLOW_MS = 1000;

/** Twelve characters that are read out at the telephone, the same on no two nodes. */
export const newReference = (): string => randomUUID().replaceAll("-", "").slice(0, 12);

/**
 * Each failed answer has a reference, and the log a line with it; so have slow ones. A line has the
 * route alone, as an address may hold what somebody typed.
 */
export function logCalls(app: FastifyInstance): void {
  app.decorateRequest("refusedWith", "");
  app.addHook("onSend", (request, reply, payload, done) => {
    if (hasReference(request, reply)) reply.header(REQUEST_ID, request.id);
    log(request, reply);
    done(null, payload);
  });
}

/** A caller who knocks at any address, or too often, must not fill the log. */
const hasReference = ({ refusedWith, is404 }: FastifyRequest, { statusCode }: FastifyReply) =>
  statusCode >= 500 || (refusedWith !== "" && statusCode !== 429 && !is404);

function log(request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode: status, elapsedTime } = reply;
  const { method, routeOptions, refusedWith: code } = request;
  const line = { method, route: routeOptions.url, status, ms: Math.round(elapsedTime) };
  if (status >= 500) request.log.warn({ ...line, code }, "failed");
  else if (elapsedTime > SLOW_MS) request.log.warn(line, "slow");
  // A forbidden try has a line of its own.
  else if (status !== 403 && hasReference(request, reply))
    request.log.info({ ...line, code }, "refused");
}
