import type { PayThrough } from "@rebale/contract/awards/states";
import type { OwnEvent } from "@rebale/contract/events";
import type { DepositIn } from "@rebale/contract/listings";
import { indiaInstant } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import { depositBody, depositFault, typedDeposit } from "../deposit/deposit.rules.ts";

/** A lot that may join: it waits for the office, or has not opened yet. */
export interface Candidate {
  readonly _id: string;
  readonly title: string;
  readonly status: string;
  readonly starts_at?: string | null;
  readonly ends_at?: string | null;
  readonly watchers?: number | undefined;
  /** In the office's lists, which have lots of many. */
  readonly seller?: {
    readonly _id: string;
    readonly name: string;
    readonly business_name: string | null;
  };
}
/** Typed fields: times on India's clock. */
export interface TypedEvent {
  title: string;
  /** Empty for none. */
  title_hi: string;
  product_ids: string[];
  start_at: string;
  first_end_at: string;
  interval_seconds: number | string;
  inspection: string;
  terms: string;
  moves_following: boolean;
  /** As `readDeposit` reads it. */
  deposit: string;
  pay_through: PayThrough;
}
/** As the API takes it. */
export type EventBody = Omit<TypedEvent, "title_hi" | "deposit" | "pay_through"> & {
  readonly title_hi: string | null;
  readonly deposit: DepositIn | null;
  readonly pay_through: PayThrough;
};

const local = (india: string | undefined) => (india ?? "").slice(0, 16).replace(" ", "T");
export const inIndia = (typed: string) => typed.replace("T", " ");
const instant = (typed: string) => indiaInstant(`${typed}:00`).getTime();

export function typedOf(event: OwnEvent | null): TypedEvent {
  return {
    title: event?.title ?? "",
    title_hi: event?.title_hi ?? "",
    product_ids: event?.lots.map(({ _id }) => _id) ?? [],
    start_at: local(event?.start_at),
    first_end_at: local(event?.first_end_at),
    interval_seconds: event?.interval_seconds ?? 60,
    inspection: event?.inspection ?? "",
    terms: event?.terms ?? "",
    moves_following: event?.moves_following ?? false,
    deposit: typedDeposit(event?.deposit ?? null),
    pay_through: event?.pay_through ?? "parties",
  };
}

/** The faults, by field. */
export function faultsIn(typed: TypedEvent, fixed: boolean): Partial<Record<string, string>> {
  const seconds = Number(typed.interval_seconds);
  const deposit = depositFault(typed.deposit);
  return {
    ...(!typed.title.trim() && { title: t`Enter a title.` }),
    ...(!fixed && {
      ...(deposit && { deposit: String(deposit) }),
      ...(!typed.start_at && { start_at: t`Choose when bidding starts.` }),
      ...(!typed.first_end_at && { first_end_at: t`Choose when the first lot closes.` }),
      ...(typed.first_end_at &&
        typed.first_end_at <= typed.start_at && {
          first_end_at: t`The first lot must close after the start.`,
        }),
      ...(!(Number.isInteger(seconds) && seconds >= 1 && seconds <= 86_400) && {
        interval_seconds: t`Enter whole seconds, from 1 to 86,400.`,
      }),
      ...(typed.product_ids.length === 0 && { product_ids: t`Choose at least one lot.` }),
    }),
  };
}

/** Approved lots that get other times than the ones people know. */
export interface Moved {
  readonly lots: readonly Candidate[];
  /** Null where all are one's own. */
  readonly sellers: number | null;
  readonly watchers: number;
}

export function movedBy(typed: TypedEvent, candidates: readonly Candidate[]): Moved {
  const [starts, first] = [instant(typed.start_at), instant(typed.first_end_at)];
  const lots = typed.product_ids.flatMap((id, place) => {
    const lot = candidates.find(({ _id }) => _id === id);
    if (lot?.status !== "upcoming") return [];
    const ends = first + place * Number(typed.interval_seconds) * 1000;
    const stays =
      (lot.starts_at == null || Date.parse(lot.starts_at) === starts) &&
      Date.parse(lot.ends_at ?? "") === ends;
    return stays ? [] : [lot];
  });
  const sellers = new Set(lots.flatMap(({ seller }) => (seller ? [seller._id] : [])));
  return {
    lots,
    sellers: sellers.size || null,
    watchers: lots.reduce((all, { watchers = 0 }) => all + watchers, 0),
  };
}

/** The body of the typed event. Where no money moves here, nothing is said of it. */
export function bodyOf(typed: TypedEvent, money: boolean): Partial<EventBody> {
  const { title_hi, deposit, pay_through, start_at, first_end_at, ...rest } = typed;
  const times = { start_at: inIndia(start_at), first_end_at: inIndia(first_end_at) };
  return {
    ...{ ...rest, title_hi: title_hi.trim() || null, ...times },
    ...(money && { deposit: depositBody(deposit), pay_through }),
  };
}
