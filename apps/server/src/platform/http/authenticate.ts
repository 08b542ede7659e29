import { hash } from "node:crypto";
import type { Method } from "@rebale/contract";
import { CHALLENGE_ANSWER } from "@rebale/contract/http/challenge";
import { keyScopeOf } from "@rebale/contract/http/key-scopes";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { isInNetworks } from "./addresses/network-of.ts";
import { type Caller, keyOf, type MachineKey, visitor } from "./caller.ts";
import { deviceCookie, newDevice, readDevice } from "./device.ts";
import { ofMachine } from "./idempotency-key.ts";
import type { Visitor } from "./limits/limits.ts";
import { Problem } from "./problems/problem.ts";
import { recogniseSiteCalls } from "./site-calls.ts";

/**
 * Says who holds a token; at once, where that is known.
 * @param connection that brings it
 */
export type Identify = (token: string, connection?: object) => Caller | Promise<Caller>;

/** By the route, too: the router also reads `/%61pi/…`. */
const isCall = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith("/api/") || Boolean(routeOptions.url?.startsWith("/api/"));

/** The key that a gate's phone made for itself, sent with each of its calls. */
const PHONE_KEY = "x-gate-phone";
export const phoneHashOf = ({ headers }: Pick<FastifyRequest, "headers">): Buffer | null => {
  const key = headers[PHONE_KEY];
  return typeof key === "string" && key !== "" ? hash("sha256", key, "buffer") : null;
};

/** A gate's link that a phone has bound opens nothing on another. */
function ofThisPhone(request: FastifyRequest, caller: Caller): Caller {
  if (caller.kind !== "gate" || caller.phoneHash === null) return caller;
  return phoneHashOf(request)?.equals(caller.phoneHash) ? caller : visitor;
}

/** A visitor with a challenge worked out gets the cookie, so that no other is asked of them. */
async function visitorOf(
  { limits, config }: Pick<Deps, "limits" | "config">,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor> {
  const { ip: address, headers } = request;
  const device = readDevice(headers.cookie);
  const answer = headers[CHALLENGE_ANSWER];
  const hasWorked = typeof answer === "string" && (await limits.isWorkedOut(answer));
  if (hasWorked && !device) reply.header("set-cookie", deviceCookie(config, newDevice(config)));
  return { address, device, hasWorked };
}

/** Begins a machine's key; a session's token, which may begin so too, has 43 characters. */
const KEY_BEGIN = "rbk_";
const SESSION_CHARACTERS = 43;
export const isKeyToken = (token: string): boolean =>
  token.startsWith(KEY_BEGIN) && token.length !== SESSION_CHARACTERS;
/** Also what is too short or too odd for a token, and is meant as a key. */
const isMeantAsKey = (header: string | undefined): boolean =>
  header !== undefined && /^Bearer +rbk_/i.test(header);

/**
 * A key is held to its networks, its scopes and its own share of calls. No route is open to keys
 * by itself.
 * @throws Problem key_not_from_here, key_may_not with the scope that it lacks
 */
async function admitKey(
  { limits }: Pick<Deps, "limits">,
  request: FastifyRequest,
  key: MachineKey,
) {
  if (key.addresses.length > 0 && !isInNetworks(request.ip, key.addresses)) {
    // The machine's share is not for whoever else has its key.
    await limits.visitor(request.visitor);
    throw new Problem("key_not_from_here");
  }
  await limits.key(key.id);
  const { url, config } = request.routeOptions;
  if (url === undefined) return;
  const scope = keyScopeOf(
    config.operation ?? { method: request.method as Method, path: pathOf(url) },
  );
  if (scope === null || !key.scopes.includes(scope))
    throw new Problem("key_may_not", { scope, data: { scope } });
  const sent = request.headers["idempotency-key"];
  if (typeof sent === "string") request.headers["idempotency-key"] = ofMachine(key.id, sent);
}
/** The path of a file or stream, as the contract writes it. */
const pathOf = (url: string): string => url.replace(/^\/api/, "").replace(/:(\w+)/g, "{$1}");

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

/**
 * Finds out who calls, and holds everybody to their share of calls. A token that is not (or no
 * longer) valid is a visitor's, and so is what a client without one sends: `Bearer null`.
 */
export function authenticate(app: FastifyInstance, deps: Deps, identify: Identify): void {
  const { limits } = deps;
  recogniseSiteCalls(app, deps.config.siteSecret);
  app.addHook("onRequest", async (request, reply) => {
    if (!isCall(request)) return;
    const token = BEARER.exec(request.headers.authorization ?? "")?.[1];
    const caller = token ? identify(token, request.raw.socket) : visitor;
    request.caller = ofThisPhone(request, caller instanceof Promise ? await caller : caller);
    request.visitor = await visitorOf(deps, request, reply);
    const key = keyOf(request.caller);
    if (key) return admitKey(deps, request, key);
    if (token ? isKeyToken(token) : isMeantAsKey(request.headers.authorization)) {
      await limits.visitor(request.visitor);
      throw new Problem("key_invalid");
    }
    // The visitor was counted when they asked for the page.
    if (request.isFromSite) return;
    if (request.routeOptions.config.operation?.signed) return;
    if ("userId" in request.caller) await limits.member(request.caller.userId);
    else if (request.caller.kind === "gate") await limits.gate(request.caller.deviceId);
    else await limits.visitor(request.visitor);
  });
  app.addHook("onResponse", (request, _reply, done) => {
    if (request.uploadsToClean) void request.uploadsToClean().then(() => done(), done);
    else done();
  });
}
