import type { DataOf, events } from "@rebale/contract";
import { presentDeposit } from "@rebale/contract/listings/deposit-hold";
import { indiaTime } from "@rebale/contract/values/calendar";
import { depositOf, lotStatus } from "../listings/index.ts";
import type { EventSummary, PlannedLot } from "./browse.store.ts";

type OwnEvent = DataOf<typeof events.create>;

const statusOf = ({ starts_at, ends_at, now }: EventSummary): events.EventStatus =>
  ends_at <= now ? "ended" : starts_at <= now ? "live" : "upcoming";

/** The public view of an event. */
export const presentEvent = (row: EventSummary): DataOf<typeof events.list>[number] => ({
  _id: String(row.id),
  title: row.title,
  title_hi: row.title_hi,
  url: row.url,
  status: statusOf(row),
  inspection: row.inspection,
  terms: row.terms,
  start_at: indiaTime(row.starts_at),
  starts_at: row.starts_at.toISOString(),
  first_end_at: indiaTime(row.first_ends_at),
  first_ends_at: row.first_ends_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  interval_seconds: row.interval_seconds,
  moves_following: row.moves_following,
  deposit: presentDeposit(depositOf(row)),
  pay_through: row.pay_through as events.Event["pay_through"],
  lot_count: row.lot_count,
  images: row.images as DataOf<typeof events.list>[number]["images"],
});

const isOpen = (lot: PlannedLot, now: Date) =>
  lot.ledger_seq > 0 || !["pending", "refused", "upcoming"].includes(lotStatus(lot, now));

/** And what who makes it sees beside it. */
export function presentOwn(row: EventSummary, lots: readonly PlannedLot[]): OwnEvent {
  const own = lots.filter(({ event_id }) => event_id === row.id);
  return {
    ...presentEvent(row),
    lots: own.map((lot) => ({
      _id: String(lot.id),
      title: lot.title,
      url: lot.url,
      status: lotStatus(lot, row.now),
      place: lot.place + 1,
      ends_at: (lot.ends_at ?? lot.planned_end).toISOString(),
    })),
    can_change: !own.some((lot) => isOpen(lot, row.now)),
    office: row.seller_id === null,
  };
}
