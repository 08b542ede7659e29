import { daysKept, type RetentionKind } from "@rebale/contract/personal-data/retention";
import type { Deps } from "../../../platform/deps.ts";
import { marketNow } from "../../../platform/market-now.store.ts";
import { dropRows, findLapsed, type Lapsing } from "./retention.store.ts";

const DAY = 86_400_000;
const BATCH = 1_000;

/** What this sweep removes. Codes, sessions, guesses and devices have a sweep of every minute. */
export const LAPSING: Readonly<Partial<Record<RetentionKind, readonly Lapsing[]>>> = {
  sign_ins: [{ table: "sign_ins", key: "id", time: "at" }],
  messages: [
    {
      table: "messages",
      key: "id",
      time: "created_at",
      only: "status not in ('waiting', 'sending')",
    },
  ],
  notifications: [{ table: "notifications", key: "id", time: "created_at" }],
  enquiries: [
    { table: "contact_queries", key: "id", time: "created_at" },
    { table: "service_requests", key: "id", time: "created_at" },
  ],
  irregularities: [
    { table: "irregularities", key: "id", time: "decided_at", only: "status <> 'open'" },
  ],
  erasures: [
    { table: "erasure_requests", key: "id", time: "decided_at", only: "status <> 'waiting'" },
  ],
};

/**
 * Removes what is older than the retention table says. A row that cannot be removed is logged and
 * passed over; the others go all the same.
 */
export async function sweepKept(deps: Pick<Deps, "db" | "log">): Promise<void> {
  const now = await marketNow(deps.db);
  for (const [kind, tables] of Object.entries(LAPSING)) {
    const days = daysKept(kind as RetentionKind);
    if (days === null) continue;
    const before = new Date(now.getTime() - days * DAY);
    for (const lapsing of tables ?? []) await sweepTable(deps, lapsing, before);
  }
}

async function sweepTable(
  { db, log }: Pick<Deps, "db" | "log">,
  lapsing: Lapsing,
  before: Date,
): Promise<void> {
  const drop = (keys?: readonly unknown[]) =>
    db.transaction().execute(async (tx) => {
      const found = keys ?? (await findLapsed(tx, lapsing, before, BATCH));
      if (found.length > 0) await dropRows(tx, lapsing, found);
      return found.length;
    });
  try {
    while ((await drop()) === BATCH);
  } catch (error) {
    log.warn({ err: error, table: lapsing.table }, "what lapsed is removed row by row");
    const keys = await db
      .transaction()
      .execute((tx) => findLapsed(tx, lapsing, before, BATCH))
      .catch(() => []);
    for (const key of keys)
      await drop([key]).catch((err) =>
        log.error({ err, table: lapsing.table, key }, "a row that lapsed could not be removed"),
      );
  }
}
