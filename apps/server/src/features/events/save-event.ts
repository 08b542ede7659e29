import { randomInt } from "node:crypto";
import type { Body, events as contract } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { changesOf } from "../../platform/audit/audit-changes.rules.ts";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { addJobs } from "../../platform/jobs/jobs.ts";
import {
  askSignaturesAgain,
  depositColumns,
  endingNoticeAt,
  lotUrl,
  notifyNewTimes,
  notifyToSign,
  publishEventTerms,
  requireMoneyFor,
  throughOf,
} from "../listings/index.ts";
import { type CandidateLot, hasOpened, type PlacedLot, planEvent } from "./events.rules.ts";
import {
  addEvent,
  changeEvent,
  type EventRow,
  lockCandidates,
  lockEvent,
  lotIdsOf,
  placeLots,
  sellLotsThrough,
} from "./events.store.ts";

/** Who makes or changes an event; the office's are of nobody. */
export interface Maker {
  readonly userId: number;
  readonly sellerId: number | null;
}
type NewEvent = Body<typeof contract.create>;

/** The columns that a caller names. */
const columnsOf = (asked: contract.EventChange) => ({
  ...(asked.title !== undefined && { title: asked.title }),
  ...(asked.inspection !== undefined && { inspection: asked.inspection }),
  ...(asked.terms !== undefined && { terms: asked.terms }),
  ...(asked.start_at !== undefined && { starts_at: asked.start_at }),
  ...(asked.first_end_at !== undefined && { first_ends_at: asked.first_end_at }),
  ...(asked.interval_seconds !== undefined && { interval_seconds: asked.interval_seconds }),
  ...(asked.moves_following !== undefined && { moves_following: asked.moves_following }),
  ...(asked.deposit !== undefined && depositColumns(asked.deposit)),
  ...(asked.pay_through !== undefined && { pay_through: asked.pay_through }),
});

/**
 * Makes an event and puts its times on its lots, in one transaction.
 * @throws Problem invalid_input, lot_not_found, not_your_lot, lot_opened, lot_in_event, money_off
 */
export async function createEvent(
  { db, bus, config }: Pick<Deps, "db" | "bus" | "config">,
  maker: Maker,
  asked: NewEvent,
): Promise<number> {
  await requireMoneyFor(db, config, [asked]);
  const { id, moved } = await db.transaction().execute(async (tx) => {
    const event = await addEvent(tx, {
      url: lotUrl(asked.title, randomInt),
      seller_id: maker.sellerId,
      title: asked.title,
      inspection: asked.inspection,
      terms: asked.terms,
      starts_at: asked.start_at,
      first_ends_at: asked.first_end_at,
      interval_seconds: asked.interval_seconds,
      moves_following: asked.moves_following,
      ...depositColumns(asked.deposit ?? null),
      pay_through: asked.pay_through ?? null,
    }).catch(refuseTimes);
    const lots = await place(tx, config, {
      ...{ event, before: null, old: [], wanted: asked.product_ids, maker },
    });
    await audit(tx, maker, "event made", event, { ...auditFields(event), lots: asked.product_ids });
    return { id: event.id, moved: lots };
  });
  for (const lotId of moved) bus.publish("lots", { lotId });
  return id;
}

/**
 * Changes an event; what it says may change at any time, its lots and times until one has opened.
 * @throws Problem event_not_found, event_open, and as createEvent
 */
export async function editEvent(
  { db, bus, config }: Pick<Deps, "db" | "bus" | "config">,
  maker: Maker,
  id: number,
  asked: contract.EventChange,
): Promise<void> {
  await requireMoneyFor(db, config, [asked]);
  const moved = await db.transaction().execute(async (tx) => {
    const before = await lockEvent(tx, id);
    if (!before || (maker.sellerId !== null && before.seller_id !== maker.sellerId))
      throw new Problem("event_not_found");
    const old = await lotIdsOf(tx, id);
    const wanted = asked.product_ids ?? old;
    const columns = columnsOf(asked);
    const event = Object.keys(columns).length
      ? await changeEvent(tx, id, columns).catch(refuseTimes)
      : before;
    const lots = isPlacedAnew(before, event, old, wanted)
      ? await place(tx, config, { event, before, old, wanted, maker })
      : differs(before, event)
        ? await copyToLots(tx, config, old, maker)
        : [];
    const changes = changesOf(
      { ...auditFields(before), lots: old },
      { ...auditFields(event), lots: wanted },
    );
    if (changes) await audit(tx, maker, "event changed", event, changes);
    return lots;
  });
  for (const lotId of moved) bus.publish("lots", { lotId });
}

/** The database checks what the plan says in words a moment later; the words come first. */
function refuseTimes(error: unknown): never {
  if ((error as { code?: string }).code !== "23514") throw error;
  throw new Problem("invalid_input", {
    path: "first_end_at",
    msg: "The first lot must end after the start",
  });
}

const isPlacedAnew = (
  before: EventRow,
  after: EventRow,
  old: readonly number[],
  wanted: readonly number[],
): boolean =>
  old.join() !== wanted.join() ||
  before.starts_at.getTime() !== after.starts_at.getTime() ||
  before.first_ends_at.getTime() !== after.first_ends_at.getTime() ||
  before.interval_seconds !== after.interval_seconds ||
  before.moves_following !== after.moves_following ||
  JSON.stringify(throughOf(before)) !== JSON.stringify(throughOf(after));

const differs = (before: EventRow, after: EventRow): boolean =>
  before.inspection !== after.inspection || before.terms !== after.terms;

/** What its lots are sold on says what the event says; once one has opened, they keep theirs. */
async function copyToLots(
  tx: Tx,
  config: Pick<Deps["config"], "home" | "demo">,
  ids: readonly number[],
  maker: Maker,
): Promise<readonly number[]> {
  const lots = [...(await lockCandidates(tx, ids)).values()];
  const now = await marketNow(tx);
  if (lots.some((lot) => hasOpened(lot, now))) return [];
  const approved = lots.filter(({ approval }) => approval === "approved").map(({ id }) => id);
  await agreeAnew(tx, config, approved, maker);
  return approved;
}

/** Approved lots that have not opened take the event's terms; who signed others is asked again. */
async function agreeAnew(
  tx: Tx,
  { home, demo }: Pick<Deps["config"], "home" | "demo">,
  ids: readonly number[],
  { userId }: Maker,
): Promise<ReadonlySet<number>> {
  await publishEventTerms(tx, ids, userId);
  const awaiting = await askSignaturesAgain(tx, ids, { madeBy: userId, usuallyWaived: demo });
  await notifyToSign(tx, home, awaiting);
  return awaiting;
}

interface Placing {
  readonly event: EventRow;
  /** As it was; null of a new one. */
  readonly before: EventRow | null;
  readonly old: readonly number[];
  readonly wanted: readonly number[];
  readonly maker: Maker;
}
/** @returns the lots whose times or places may differ now */
async function place(
  tx: Tx,
  config: Pick<Deps["config"], "home" | "demo">,
  { event, before, old, wanted, maker }: Placing,
): Promise<number[]> {
  const ids = [...new Set([...old, ...wanted])];
  const lots = await lockCandidates(tx, ids);
  const now = await marketNow(tx);
  if (old.some((id) => hasOpened(lots.get(id) as NonNullable<ReturnType<typeof lots.get>>, now)))
    throw new Problem("event_open");
  const plan = planEvent(
    { ...event, eventId: event.id, product_ids: wanted },
    lots,
    maker.sellerId,
    now,
  );
  if (!plan.accepted) throw new Problem(plan.because, plan);
  await placeLots(tx, event, plan.lots);
  await sellLotsThrough(tx, event, before);
  const approved = [...lots.values()].filter(({ approval }) => approval === "approved");
  const awaiting = await agreeAnew(
    tx,
    config,
    approved.map(({ id }) => id),
    maker,
  );
  const moved = plan.lots.filter((lot) => lot.hard_ends_at && isMoved(lot, lots.get(lot.id)));
  await notifyNewTimes(
    tx,
    config.home,
    moved.map(({ id }) => id),
    { userId: maker.userId, toSign: awaiting, event: event.title },
  );
  await remindAnew(tx, plan.lots);
  return ids;
}

const isMoved = (to: PlacedLot, from: CandidateLot | undefined): boolean =>
  to.starts_at.getTime() !== from?.starts_at?.getTime() ||
  to.ends_at.getTime() !== from?.ends_at?.getTime();

/** Bidders are notified before the new ends. */
const remindAnew = (tx: Tx, lots: readonly PlacedLot[]) =>
  addJobs(
    tx,
    lots
      .filter(({ hard_ends_at }) => hard_ends_at !== null)
      .map((lot) => ({
        name: "notify-ending-soon",
        payload: { lotId: lot.id },
        at: endingNoticeAt(lot),
        key: `ending:${lot.id}`,
      })),
  );

const auditFields = (event: EventRow) => ({
  title: event.title,
  inspection: event.inspection,
  terms: event.terms,
  starts_at: event.starts_at,
  first_ends_at: event.first_ends_at,
  interval_seconds: event.interval_seconds,
  moves_following: event.moves_following,
  ...throughOf(event),
});

const audit = (tx: Tx, maker: Maker, action: string, event: EventRow, details: object) =>
  writeAudit(tx, {
    adminId: maker.userId,
    action,
    subject: `Event ${event.id}: ${event.title}`,
    details,
  });
