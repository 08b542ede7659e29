import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { containing, type SortedList, within } from "../../../platform/lists/list-query.ts";
import { listing } from "../../../platform/lists/listing.store.ts";
import type { PaymentGateway } from "../gateways/payment-gateway.ts";

export interface EventId {
  readonly gateway: PaymentGateway["name"];
  readonly eventId: string;
}
export interface NewEvent extends EventId {
  readonly kind: string;
  readonly about: string | null;
  readonly raw: Buffer;
}

/** @returns those that are new */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<EventId[]> {
  const { rows } = await sql<EventId>`
    insert into gateway_events (gateway, event_id, kind, about, raw)
      select * from unnest(${events.map(({ gateway }) => gateway)}::text[],
        ${events.map(({ eventId }) => eventId)}::text[], ${events.map(({ kind }) => kind)}::text[],
        ${events.map(({ about }) => about)}::text[], ${events.map(({ raw }) => raw)}::bytea[])
      on conflict do nothing
      returning gateway, event_id as "eventId"`.execute(tx);
  return rows;
}

/** Undefined once it is handled. */
export const findUnhandled = (db: Db, { gateway, eventId }: EventId) =>
  db
    .selectFrom("gateway_events")
    .select(["raw", "tries"])
    .where("gateway", "=", gateway)
    .where("event_id", "=", eventId)
    .where("handled_at", "is", null)
    .executeTakeFirst();

export const setHandled = (db: Db, { gateway, eventId }: EventId) =>
  sql`update gateway_events set handled_at = market_now(), try_at = null, tries = tries + 1,
      last_error = null
    where gateway = ${gateway} and event_id = ${eventId} and handled_at is null`.execute(db);

/** Tried again after 1, 2, 4 … 60 minutes, for a day; then it waits for a person. */
export const setFailed = (db: Db, { gateway, eventId }: EventId, error: string) =>
  sql`update gateway_events set tries = tries + 1, last_error = ${error.slice(0, 500)},
      try_at = case when (select market_now()) < received_at + interval '24 hours' then
        market_now() + least(interval '1 minute' * power(2, least(tries, 6)), interval '1 hour')
      end
    where gateway = ${gateway} and event_id = ${eventId} and handled_at is null`.execute(db);

/** Those that are to be tried again; others are not given them within five minutes. */
export async function takeWaiting(tx: Tx, most: number): Promise<EventId[]> {
  const { rows } = await sql<EventId>`
    update gateway_events set try_at = market_now() + interval '5 minutes'
    where (gateway, event_id) in (select gateway, event_id from gateway_events
      where try_at <= (select market_now()) order by try_at limit ${most} for update skip locked)
    returning gateway, event_id as "eventId"`.execute(tx);
  return rows;
}

/** Whom the payment was made by stands in it: what came of it is in the journal. */
export const deleteOldEvents = (db: Db) =>
  sql`delete from gateway_events
    where handled_at is not null
      and received_at < (select market_now()) - interval '90 days'`.execute(db);

const rows = (db: Db) =>
  db
    .selectFrom("gateway_events")
    .select(["event_id", "kind", "about", "received_at", "handled_at"])
    .select(["try_at", "tries", "last_error"])
    .select(sql<EventId["gateway"]>`gateway`.as("gateway"));
export type EventRow = NonNullable<Awaited<ReturnType<typeof readEventRow>>>;

/** Undefined where no gateway told of it. */
export const readEventRow = (db: Db, eventId: string) =>
  rows(db).where("event_id", "=", eventId).executeTakeFirst();

type Asked = Omit<SortedList<"received">, "page" | "rows"> & { readonly isOpen: boolean };

/** For the office, the newest first. */
export function listEvents(db: Db, asked: Asked) {
  const { q, isOpen } = asked;
  const dir = asked.sort && asked.dir === "asc" ? "asc" : "desc";
  const wanted = sql<SqlBool>`${within("received_at", asked)}
    and ${isOpen ? sql`handled_at is null` : sql`true`}
    and ${
      q === ""
        ? sql`true`
        : sql`(event_id ilike ${containing(q)} or about ilike ${containing(q)}
            or kind ilike ${containing(q)})`
    }`;
  const matching = db.selectFrom("gateway_events").where(wanted);
  const listed = rows(db).where(wanted).orderBy("received_at", dir).orderBy("event_id");
  return listing(db, matching, listed);
}
