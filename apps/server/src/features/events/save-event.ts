import { randomInt } from "node:crypto";
import type { Body, events as contract } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { changesOf } from "../../platform/audit/audit-changes.rules.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { depositColumns, lotUrl, requireMoneyFor, throughOf } from "../listings/index.ts";
import { addEvent, changeEvent, type EventRow, lockEvent, lotIdsOf } from "./events.store.ts";
import { copyToLots, type Maker, place } from "./place-event.ts";

type NewEvent = Body<typeof contract.create>;

/** The columns that a caller names. */
const columnsOf = (asked: contract.EventChange) => ({
  ...(asked.title !== undefined && { title: asked.title }),
  ...(asked.title_hi !== undefined && { title_hi: asked.title_hi }),
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
      title_hi: asked.title_hi ?? null,
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
    msg: {
      en: "The first lot must end after the start",
      hi: "पहला लॉट शुरू होने के बाद ही ख़त्म हो सकता है",
    },
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

const auditFields = (event: EventRow) => ({
  title: event.title,
  title_hi: event.title_hi,
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
