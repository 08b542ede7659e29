import { hash } from "node:crypto";
import type { companies, Paise } from "@rebale/contract";
import type { KeyScope } from "@rebale/contract/http/key-scopes";
import DataLoader from "dataloader";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { Deps } from "../../platform/deps.ts";
import type { Identify } from "../../platform/http/authenticate.ts";
import { type Account, type Caller, visitor } from "../../platform/http/caller.ts";
import { KeyStreams } from "../../platform/http/key-streams.ts";
import { type ActingRow, findKeys } from "./api-keys.store.ts";
import { auditKeys } from "./audit-keys.ts";

declare module "../../platform/bus/events.ts" {
  interface Events {
    /** A key has ended. */
    key: { id: number };
  }
}

/** Milliseconds: how long a key acts on after the message of its end was lost. */
const CACHE_TTL_MS = 10_000;
const MAX_CACHED = 10_000;
/** Further looks at a key while seats change all the time. */
const LOOKS = 3;

interface Found {
  readonly caller: Account & { readonly key: NonNullable<Account["key"]> };
  /** Milliseconds since 1970: until when the company may not bid. */
  readonly barredUntil: number;
}

/**
 * Says as whom a key acts, and writes down what it does. Apart from sessions, so that members pay
 * nothing for it. Its end, or a change of its maker's seat, holds on each node at once, also for
 * its open streams.
 */
export function keyCallers(app: FastifyInstance, deps: Deps): Identify {
  const { db, bus, clock } = deps;
  const cached = new LRUCache<string, Found>({ max: MAX_CACHED, ttl: CACHE_TTL_MS });
  const streams = new KeyStreams(clock);
  app.decorate("keyStreams", streams);
  auditKeys(app, deps);
  let endings = 0;
  let reading: Promise<unknown> = Promise.resolve();
  const rows = new DataLoader(
    (hashes: readonly string[]) => {
      const found = readKeys(db, hashes);
      reading = found.catch(() => undefined);
      return found;
    },
    // One read at a time: made-up keys take no more than one connection.
    {
      cache: false,
      maxBatchSize: 1000,
      batchScheduleFn: (begin) => void reading.then(() => setImmediate(begin)),
    },
  );

  const forget = (isMeant: (caller: Found["caller"]) => boolean) => {
    endings++;
    for (const [hashed, { caller }] of cached) if (isMeant(caller)) cached.delete(hashed);
  };
  bus.on("key", ({ id }) => {
    forget(({ key }) => key.id === id);
    streams.end((key) => key.id === id);
  });
  bus.on("session", ({ userId }) => {
    if (userId === undefined) return;
    forget((caller) => caller.userId === userId);
    streams.end((_key, of) => of === userId);
  });

  const look = async (hashed: string, again = LOOKS): Promise<Found | null> => {
    const before = endings;
    const row = await rows.load(hashed);
    // It may have ended while it was read: what was read then is not believed.
    if (endings !== before && again > 0) return look(hashed, again - 1);
    if (!row) return null;
    const found = { caller: callerOf(row), barredUntil: row.barred_until ?? 0 };
    if (endings === before) cached.set(hashed, found);
    return found;
  };

  return async (token) => {
    const hashed = hash("sha256", token, "base64url");
    const found = cached.get(hashed) ?? (await look(hashed));
    const now = clock.now().getTime();
    if (!found || now >= found.caller.key.expiresAt.getTime()) return visitor;
    return now < found.barredUntil ? barred(found.caller) : found.caller;
  };
}

/** In the order of the hashes; null where no such key acts. */
async function readKeys(db: Deps["db"], hashes: readonly string[]): Promise<(ActingRow | null)[]> {
  const found = await findKeys(
    db,
    hashes.map((hashed) => Buffer.from(hashed, "base64url")),
  );
  const byHash = new Map(found.map((row) => [row.key_hash.toString("base64url"), row]));
  return hashes.map((hashed) => byHash.get(hashed) ?? null);
}

const barred = (caller: Account): Caller => ({
  ...caller,
  company: caller.company && { ...caller.company, isBarred: true },
});

/** Never proven or fresh: who holds a key is not seen to be its maker. */
const callerOf = (row: ActingRow): Found["caller"] => ({
  kind: row.type as "buyer" | "seller",
  userId: row.user_id,
  name: row.name,
  // No session's: what ends or proves one finds nothing.
  tokenHash: Buffer.alloc(0),
  company: {
    companyId: row.company_id,
    status: "active",
    isSuspended: row.is_suspended,
    isBarred: false,
    role: row.role as companies.Role,
    bidLimit: leastOf(row.bid_limit, row.key_limit),
  },
  officeRole: null,
  hasSecondFactor: false,
  isFresh: false,
  isProven: false,
  lacksSecondFactor: false,
  key: {
    id: row.id,
    name: row.key_name,
    scopes: row.scopes as KeyScope[],
    bidLimit: row.key_limit as Paise | null,
    addresses: row.addresses,
    expiresAt: row.expires_at,
  },
});

const leastOf = (a: number | null, b: number | null): Paise | null =>
  (a === null || b === null ? (a ?? b) : Math.min(a, b)) as Paise | null;
