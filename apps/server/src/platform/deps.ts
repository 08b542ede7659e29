import type { Logger } from "pino";
import type { DomainEventBus } from "./bus/domain-events.ts";
import type { Bus } from "./bus/events.ts";
import type { Caches } from "./caches.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database, Db } from "./db/db.ts";
import type { DiskWatch } from "./files/disk.ts";
import type { FileStore } from "./files/files.ts";
import type { Limits } from "./http/limits/limits.ts";

/** The features' tools from the composition root. */
export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  /** The same database, for queries. */
  readonly db: Db;
  readonly bus: Bus;
  readonly caches: Caches;
  /** The events of a transaction, for the features that act on them there. */
  readonly events: DomainEventBus;
  readonly files: FileStore;
  readonly limits: Limits;
  readonly disk: DiskWatch;
  readonly redis?: { isAway(): boolean } | undefined;
  readonly log: Logger;
}
