import { hash } from "node:crypto";
import type { office, Paise } from "@rebale/contract";
import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import type { Deps } from "../../../platform/deps.ts";
import type { Identify } from "../../../platform/http/authenticate.ts";
import { type Caller, type Membership, visitor } from "../../../platform/http/caller.ts";
import { FRESH_FOR, PROVEN_FOR } from "../second-factor/second-factor.rules.ts";
import { gateKey, hashOfKey, isGateKey, isGateToken } from "./gate-tokens.ts";
import { findGates, type GateRow } from "./gates.store.ts";
import { findSessions } from "./sessions.store.ts";

declare module "../../../platform/bus/events.ts" {
  interface Events {
    /** Sessions of this user, or this one session, ended, or their place in a company changed. */
    session: { userId?: number; tokenHash?: string };
  }
}

/**
 * Milliseconds: how long this node may go on caching a session when the message of its end was
 * lost.
 */
const CACHE_TTL_MS = 10_000;
const MAX_CACHED = 50_000;

interface CachedCaller {
  readonly caller: Caller;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Milliseconds since 1970: until when the caller's company may not bid; 0 where it may. */
  readonly barredUntil: number;
  /** Milliseconds since 1970: until when the last code of the second factor is fresh. */
  readonly freshUntil: number;
  /** Milliseconds since 1970: until when the sign-in, or a later proof, counts. */
  readonly provenUntil: number;
}

/** The token that a connection brought last, and its hash. */
interface PresentedToken {
  readonly token: string;
  readonly key: string;
}

/**
 * Says who holds a token. A token seen in the last ten seconds costs one look into the cache, and
 * one hash unless its connection has just brought the same. All others that come in one turn of
 * the event loop are looked up together: one by one, five hundred bidders who return at once would
 * wait for connections for seconds.
 */
export function identify({
  db,
  bus,
  clock,
  config,
}: Pick<Deps, "db" | "bus" | "clock" | "config">): Identify {
  const cachedCallers = new LRUCache<string, CachedCaller>({
    max: MAX_CACHED,
    ttl: CACHE_TTL_MS,
    ttlResolution: CACHE_TTL_MS / 100,
  });
  const presentedTokens = new WeakMap<object, PresentedToken>();
  const looking = new Map<string, Promise<CachedCaller>>();
  let endings = 0;
  let reading: Promise<unknown> = Promise.resolve();
  const read = (keys: readonly string[]) => {
    const rows = findByKeys(db, keys);
    reading = rows.catch(() => undefined);
    return rows;
  };
  const sessions = new DataLoader(read, {
    cache: false,
    maxBatchSize: 1000,
    // One read at a time: what comes meanwhile is read together, on one connection of the bids'.
    batchScheduleFn: (begin) => void reading.then(() => setImmediate(begin)),
  });

  bus.on("session", ({ userId, tokenHash }) => {
    // A look-up under way may be out of date already: it is neither cached nor shared.
    endings++;
    looking.clear();
    if (tokenHash) cachedCallers.delete(tokenHash);
    if (userId === undefined) return;
    for (const [key, { caller }] of cachedCallers)
      if ("userId" in caller && caller.userId === userId) cachedCallers.delete(key);
  });

  const look = async (key: string): Promise<CachedCaller> => {
    const before = endings;
    const session = await sessions.load(key);
    const found: CachedCaller = isGate(session)
      ? standing(session)
      : {
          caller: session ? toCaller(session, !config.demo) : visitor,
          expiresAt: session?.expires_at.getTime() ?? 0,
          barredUntil: session?.barred_until ?? 0,
          freshUntil: session?.code_at ? session.code_at.getTime() + FRESH_FOR : 0,
          provenUntil: session ? (session.code_at ?? session.created_at).getTime() + PROVEN_FOR : 0,
        };
    // Made-up tokens are not cached: they would push out real ones.
    if (found.caller.kind !== "visitor" && endings === before) cachedCallers.set(key, found);
    return found;
  };

  const readOnce = (key: string): Promise<CachedCaller> => {
    const going = looking.get(key);
    if (going) return going;
    const fresh = look(key).finally(() => looking.get(key) === fresh && looking.delete(key));
    looking.set(key, fresh);
    return fresh;
  };

  const keyOf = (token: string, connection: object | undefined): string => {
    const before = connection && presentedTokens.get(connection);
    if (before?.token === token) return before.key;
    const hashed = hash("sha256", token, "base64url");
    const key = isGateToken(token) ? gateKey(hashed) : hashed;
    if (connection) presentedTokens.set(connection, { token, key });
    return key;
  };

  const callerNow = (cached: CachedCaller): Caller => {
    const { expiresAt, barredUntil, freshUntil, provenUntil } = cached;
    const now = clock.now().getTime();
    if (now >= expiresAt) return visitor;
    const caller = now < barredUntil ? barred(cached.caller) : cached.caller;
    if (now >= provenUntil || !("isFresh" in caller)) return caller;
    return { ...caller, isProven: true, isFresh: now < freshUntil };
  };

  return (token, connection) => {
    const key = keyOf(token, connection);
    const found = cachedCallers.get(key);
    return found ? callerNow(found) : readOnce(key).then(callerNow);
  };
}

const isGate = (found: Found | null): found is GateRow => found !== null && "deviceId" in found;
/** Until its owner ends it. */
const standing = (gate: GateRow): CachedCaller => ({
  caller: { kind: "gate", ...gate },
  ...{ expiresAt: Number.POSITIVE_INFINITY, barredUntil: 0, freshUntil: 0, provenUntil: 0 },
});

/** A bar ends by the clock, also of who is remembered. */
const barred = (caller: Caller): Caller =>
  "isFresh" in caller && caller.company
    ? { ...caller, company: { ...caller.company, isBarred: true } }
    : caller;

type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];
type Found = SessionRow | GateRow;

/** In the order of the keys; null where there is neither a session nor a gate's phone. */
async function findByKeys(db: Deps["db"], keys: readonly string[]): Promise<(Found | null)[]> {
  const byKey = new Map<string, Found>();
  const [gates, sessions] = [keys.filter(isGateKey), keys.filter((key) => !isGateKey(key))];
  if (sessions.length > 0)
    for (const row of await findSessions(db, sessions.map(hashOfKey)))
      byKey.set(row.token_hash.toString("base64url"), row);
  if (gates.length > 0)
    for (const { tokenHash, ...gate } of await findGates(db, gates.map(hashOfKey)))
      byKey.set(gateKey(tokenHash.toString("base64url")), gate);
  return keys.map((key) => byKey.get(key) ?? null);
}

/** @param needsFactor whether the office may do nothing without a second factor */
function toCaller(row: SessionRow, needsFactor: boolean): Caller {
  const {
    kind,
    mobile,
    user_id: userId,
    type,
    status,
    name,
    token_hash: tokenHash,
    office_role: officeRole,
    factor_since: factorSince,
    ...seat
  } = row;
  if (kind === "registration" && mobile) return { kind: "registrant", mobile, tokenHash };
  if (!userId || !type || !name || (type === "admin" && !officeRole)) return visitor;
  if (kind === "upload")
    return status === "waiting" || status === "refused" || status === "active"
      ? { kind: "uploader", userId, name, tokenHash, company: toMembership(seat) }
      : visitor;
  return status === "active"
    ? {
        kind: type as "buyer" | "seller" | "admin",
        userId,
        name,
        tokenHash,
        company: toMembership(seat),
        officeRole: officeRole as office.OfficeRole | null,
        hasSecondFactor: factorSince !== null,
        isFresh: false,
        isProven: false,
        lacksSecondFactor: needsFactor && type === "admin" && factorSince === null,
      }
    : visitor;
}

/** Read with the session, so that a bid asks the database nothing about its bidder's company. */
const toMembership = (
  seat: Pick<
    SessionRow,
    "company_id" | "company_is_suspended" | "company_status" | "company_role" | "bid_limit"
  >,
): Membership | null =>
  seat.company_id === null
    ? null
    : {
        companyId: seat.company_id,
        status: seat.company_status as Membership["status"],
        isSuspended: seat.company_is_suspended === true,
        // As of now: see callerNow.
        isBarred: false,
        role: seat.company_role as Membership["role"],
        bidLimit: seat.bid_limit as Paise | null,
      };
