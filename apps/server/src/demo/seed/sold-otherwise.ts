import type { Paise } from "@rebale/contract";
import type { DepositRule } from "@rebale/contract/listings/deposit-hold";
import type { Timetable } from "../demo.rules.ts";
import type { Listing } from "./list-lot.ts";

const MINUTE = 60_000;
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE);
/** Every tender of a lot holds as much, so that a hold tells nothing. */
const FLAT: DepositRule = { kind: "amount", amount: 25_000_00 as Paise };

/** Live lots by their place among LIVE_ENDS: one of each way to sell, in each stage. */
const OTHERWISE: Readonly<Record<number, (times: Timetable, now: Date) => Sold>> = {
  // It is opened within minutes.
  1: (times) => ({ ...sealed(times), deposit: null }),
  7: (times) => ({ ...sealed(times), deposit: FLAT }),
  8: (times) => tenderAuction(times, times.endsAt, later(times.endsAt, 120)),
  // Its auction begins within minutes.
  9: (times, now) => tenderAuction(times, later(now, 2), times.endsAt),
  23: (times) => ({ times, sale: { min_bidders: 3 } }),
  25: (times) => ({ times, invitedOnly: true }),
};
interface Sold extends Pick<Listing, "sale" | "deposit" | "invitedOnly"> {
  readonly times: Timetable;
}

const sealed = (times: Timetable): Sold => ({
  times: { ...times, softCloseMinutes: 0, hardEndsAt: times.endsAt },
  sale: { format: "tender" },
});

const tenderAuction = (times: Timetable, opensAt: Date, auctionEndsAt: Date): Sold => ({
  times: { ...times, endsAt: opensAt, hardEndsAt: later(auctionEndsAt, 60) },
  deposit: null,
  sale: {
    format: "tender_auction",
    format_rules: {
      tender_ends_at: opensAt.toISOString(),
      auction_starts_at: opensAt.toISOString(),
      auction_ends_at: auctionEndsAt.toISOString(),
      best: 2,
      moved_ms: 0,
    },
  },
});

/** The live lot of this place as it is sold, where that is no open auction. */
export function soldOtherwise(place: number, lot: Listing, now: Date): Listing {
  const sold = lot.auction && OTHERWISE[place]?.(lot.auction, now);
  if (!lot.auction || !sold) return lot;
  const { times, ...rest } = sold;
  const { requires: _, ...template } = lot.template;
  return { ...lot, ...rest, template, auction: { ...lot.auction, ...times, isMoving: false } };
}
