import { daysKept, type RetentionKind } from "@rebale/contract/personal-data/retention";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { boundStatements, dropRows, findLapsed, type Lapsing } from "./retention.store.ts";

const BATCH = 1_000;
/** Milliseconds for one table; what is left then has the next hour. */
const MAX = 60_000;
/** Milliseconds for one statement. */
const STATEMENT = 5_000;

/**
 * The rows that this sweep removes. Codes, sessions, attempts, devices, drivers of trucks and
 * visitors have a sweep of every minute; messages to drivers are removed here.
 */
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
  drivers: [
    { table: "messages", key: "id", time: "created_at", only: "template like 'driver_booked.%'" },
  ],
  drafts: [{ table: "lot_drafts", key: "id", time: "changed_at" }],
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
export async function deleteExpiredData(
  deps: Pick<Deps, "db" | "log" | "clock">,
  statement = STATEMENT,
): Promise<void> {
  const now = await marketNow(deps.db);
  for (const [kind, tables] of Object.entries(LAPSING)) {
    const days = daysKept(kind as RetentionKind);
    if (days === null) continue;
    const before = new Date(now.getTime() - days * DAY_MS);
    for (const lapsing of tables ?? []) await sweepTable(deps, lapsing, { before, statement });
  }
}

async function sweepTable(
  { db, log, clock }: Pick<Deps, "db" | "log" | "clock">,
  lapsing: Lapsing,
  { before, statement }: { before: Date; statement: number },
): Promise<void> {
  const { table } = lapsing;
  const stuck: number[] = [];
  const inTransaction = <R>(act: (tx: Tx) => Promise<R>) =>
    db.transaction().execute(async (tx) => {
      await boundStatements(tx, statement);
      return act(tx);
    });
  const find = (tx: Tx) => findLapsed(tx, lapsing, { before, skip: stuck, most: BATCH });
  const drop = () =>
    inTransaction(async (tx) => {
      const keys = await find(tx);
      if (keys.length > 0) await dropRows(tx, lapsing, keys);
      return keys.length;
    });
  const deadline = new Date(clock.now().getTime() + MAX);
  const isOver = () => clock.now() > deadline;
  const dropEach = async () => {
    const keys = await inTransaction(find);
    for (const key of keys) {
      if (isOver()) break;
      await inTransaction((tx) => dropRows(tx, lapsing, [key])).catch((err) => {
        stuck.push(key);
        log.error({ err, table, key }, "a row that lapsed could not be removed");
      });
    }
    return keys.length;
  };
  try {
    for (let found = BATCH; found === BATCH && !isOver(); )
      found = await drop().catch((err) => {
        log.warn({ err, table }, "what lapsed is removed row by row");
        return dropEach();
      });
  } catch (err) {
    log.error({ err, table }, "what lapsed could not be looked for");
  }
}
