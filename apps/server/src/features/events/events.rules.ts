import type { ProblemCode } from "@rebale/contract";
import {
  type FormatKind,
  hasTwoStages,
  takesTenders,
} from "@rebale/contract/auctions/format-facts";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Words } from "@rebale/contract/values/complaint";

/** A lot as far as an event needs it. */
export interface CandidateLot {
  readonly id: number;
  readonly seller_id: number;
  readonly approval: string;
  readonly invited_only: boolean;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly hard_ends_at: Date | null;
  readonly closed_at: Date | null;
  readonly awaits_signature: boolean;
  readonly ledger_seq: number;
  /** How it is sold, or proposed to be. */
  readonly format: FormatKind;
  /** The event that it is in. */
  readonly event_id: number | null;
}

/** The times that the ends of an event's lots follow from. */
export interface EventTimes {
  readonly starts_at: Date;
  readonly first_ends_at: Date;
  readonly interval_seconds: number;
}

/** A lot's place in an event, and the times that it gets. */
export interface PlacedLot {
  readonly id: number;
  readonly place: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** Null where the lot waits for approval. */
  readonly hard_ends_at: Date | null;
}
export type Plan =
  | { readonly accepted: true; readonly lots: readonly PlacedLot[] }
  | {
      readonly accepted: false;
      readonly because: ProblemCode;
      readonly path?: string;
      readonly msg?: Words;
    };

const MAX_MS = 366 * DAY_MS;

/** When the lot at this place ends, from 0 on. */
export const endOfPlace = (
  { first_ends_at, interval_seconds }: Pick<EventTimes, "first_ends_at" | "interval_seconds">,
  place: number,
): Date => new Date(first_ends_at.getTime() + place * interval_seconds * 1000);

/** Whether bids may have come in, or may come in now: nothing of it changes from then on. */
export const hasOpened = (lot: CandidateLot, now: Date): boolean =>
  lot.ledger_seq > 0 ||
  lot.closed_at !== null ||
  (lot.approval === "approved" &&
    !lot.awaits_signature &&
    lot.starts_at !== null &&
    lot.starts_at <= now);

/**
 * Puts lots into an event, in the order given.
 * @param sellerId whose lots alone are let in; null for the office, which takes anybody's
 */
export function planEvent(
  asked: EventTimes & {
    readonly eventId: number | null;
    readonly product_ids: readonly number[];
    readonly deposit_kind: string | null;
  },
  lots: ReadonlyMap<number, CandidateLot>,
  sellerId: number | null,
  now: Date,
): Plan {
  const { starts_at, first_ends_at, product_ids } = asked;
  const last = endOfPlace(asked, product_ids.length - 1);
  if (first_ends_at <= starts_at)
    return invalid("first_end_at", {
      en: "The first lot must end after the start",
      hi: "पहला लॉट शुरू होने के बाद ही ख़त्म हो सकता है",
    });
  if (first_ends_at <= now)
    return invalid("first_end_at", {
      en: "The end must be in the future",
      hi: "ख़त्म होने का समय आगे का होना चाहिए",
    });
  if (last.getTime() - starts_at.getTime() > MAX_MS)
    return invalid("first_end_at", {
      en: "An auction may last a year at most",
      hi: "नीलामी ज़्यादा से ज़्यादा एक साल चल सकती है",
    });
  const placed: PlacedLot[] = [];
  for (const [place, id] of product_ids.entries()) {
    const lot = lots.get(id);
    const because = lot ? whyNotIn(lot, asked, sellerId, now) : ("lot_not_found" as const);
    if (because !== null || !lot)
      return {
        accepted: false,
        because: because ?? "lot_not_found",
        path: `product_ids.${place}`,
        ...(lot && tellsTheAmount(lot, asked) && { msg: PERCENT_OF_SEALED }),
      };
    const ends_at = endOfPlace(asked, place);
    placed.push({ id, place, starts_at, ends_at, hard_ends_at: hardEndOf(lot, ends_at) });
  }
  return { accepted: true, lots: placed };
}

/** A deposit in percent would tell what was sealed. */
const tellsTheAmount = (
  { format }: Pick<CandidateLot, "format">,
  { deposit_kind }: { readonly deposit_kind: string | null },
): boolean => takesTenders(format) && deposit_kind === "percent";

const PERCENT_OF_SEALED: Words = {
  en: "A lot that is sold by sealed tender cannot be in an event whose deposit is a percent",
  hi: "सीलबंद टेंडर से बिकने वाला लॉट ऐसी सेल में नहीं जुड़ सकता, जिसकी जमा राशि प्रतिशत में है",
};

const invalid = (path: string, msg: Words): Plan => ({
  accepted: false,
  because: "invalid_input",
  path,
  msg,
});

function whyNotIn(
  lot: CandidateLot,
  event: { readonly eventId: number | null; readonly deposit_kind: string | null },
  sellerId: number | null,
  now: Date,
): ProblemCode | null {
  if (sellerId !== null && lot.seller_id !== sellerId)
    return lot.invited_only ? "lot_not_found" : "not_your_lot";
  if (hasTwoStages(lot.format) || lot.invited_only) return "lot_not_for_events";
  if (tellsTheAmount(lot, event)) return "lot_not_for_events";
  if (hasOpened(lot, now)) return "lot_opened";
  return lot.event_id !== null && lot.event_id !== event.eventId ? "lot_in_event" : null;
}

/** Soft close may go as far past the new end as it might past the old one. */
function hardEndOf({ approval, ends_at, hard_ends_at }: CandidateLot, end: Date): Date | null {
  if (approval !== "approved" || !ends_at || !hard_ends_at) return null;
  return new Date(end.getTime() + Math.max(0, hard_ends_at.getTime() - ends_at.getTime()));
}
