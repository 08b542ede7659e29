import { basisQuantity, basisUnits, type Paise } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Chance } from "./chance.ts";
import type { Lot as Template } from "./data/types.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

export interface Bid {
  readonly bidderId: number;
  readonly amount: Paise;
  readonly at: Date;
}
export type Phase = "live" | "upcoming" | "ended";
export type Ending = "sold" | "reserve_not_met" | "no_bids";

/**
 * Minutes from now in which the first market's auctions end: some within the visitor's first look.
 */
export const LIVE_ENDS = [
  3, 6, 9, 14, 22, 35, 48, 62, 85, 110, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131,
  150, 195, 1700, 1920, 2160, 2420, 2700, 3000, 3320, 3660, 4020, 4400, 4800, 5220, 5660, 6120,
  6600, 7100,
] as const;
/** From here on a dozen of them end a minute apart: they are sold as an event. */
export const EVENT_ENDS_IN = 120;
/** Minutes from now in which its upcoming auctions start. */
export const UPCOMING_STARTS = [
  7, 18, 40, 75, 130, 210, 320, 460, 640, 860, 1130, 1450, 1820, 2250, 2740, 3300, 3930, 4640,
] as const;
export const ENDED_COUNT = 30;
export const PENDING_COUNT = 6;

export interface Timetable {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly hardEndsAt: Date;
  readonly softCloseMinutes: number;
}

function timetable(dice: Chance, startsAt: Date, endsAt: Date): Timetable {
  const softCloseMinutes = dice.pick([0, 3, 5, 5]);
  return {
    startsAt,
    endsAt,
    softCloseMinutes,
    hardEndsAt: softCloseMinutes ? later(endsAt, 2 * HOUR) : endsAt,
  };
}

export const liveTimes = (dice: Chance, now: Date, endsIn: number) =>
  timetable(dice, later(now, -dice.between(5, 60) * HOUR), later(now, endsIn * MINUTE));

export function upcomingTimes(dice: Chance, now: Date, startsIn: number) {
  const startsAt = later(now, startsIn * MINUTE);
  return timetable(dice, startsAt, later(startsAt, dice.between(20, 96) * HOUR));
}

export function endedTimes(dice: Chance, now: Date, place: number) {
  const endsAt = later(now, -(place * 14 + 2) * HOUR - dice.below(9 * 60) * MINUTE);
  return timetable(dice, later(endsAt, -dice.between(1, 4) * DAY_MS), endsAt);
}

/**
 * Among the ended ones: closed below its reserve yesterday, so that a seller's decision waits in
 * every demo.
 */
export const AWAITED_PLACE = 1;
export const withReserve = <T extends Pick<Template, "reserve_rupees" | "market_value_rupees">>(
  template: T,
): T => ({
  ...template,
  reserve_rupees: template.reserve_rupees ?? Math.round(template.market_value_rupees * 1.25),
});

/**
 * How an ended auction went: mostly sold; where there is a reserve, sometimes below it; now and
 * then nobody came.
 */
export function endingOf(place: number, template: Pick<Template, "reserve_rupees">): Ending {
  if (place % 9 === 4) return "no_bids";
  return template.reserve_rupees !== null && place % 4 === 1 ? "reserve_not_met" : "sold";
}

/** How high bids go, as a multiple of the market value. */
export function ceilingOf(
  dice: Chance,
  template: Pick<Template, "reserve_rupees" | "market_value_rupees">,
  ending: Ending | null,
): number {
  const reserve = (template.reserve_rupees ?? 0) / template.market_value_rupees;
  if (ending === "reserve_not_met") return 1 + (reserve - 1) * 0.7;
  const reached = 1.04 + dice.next() * 0.22;
  return ending === "sold" ? Math.max(reached, reserve * 1.02) : reached;
}

/** Steps of a rate, in rupees. */
const STEPS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500] as const;

/** The template with its money in what its bids name. */
export function inBasis(template: Template): Template {
  const { basis, quantity, unit } = template;
  if (!basis) return template;
  const units = basisUnits(basis, {
    unit,
    quantity_milli: Math.round(quantity * 1000),
    weight_grams: null,
  });
  const rate = (rupees: number) => rupees / (basisQuantity(units) ?? 1);
  const step = STEPS.find((each) => each >= rate(template.increment_rupees)) ?? 1000;
  const inSteps = (rupees: number) =>
    Math.round(Math.max(1, Math.round(rate(rupees) / step)) * step * 100) / 100;
  return {
    ...template,
    market_value_rupees: inSteps(template.market_value_rupees),
    increment_rupees: step,
    reserve_rupees: template.reserve_rupees === null ? null : inSteps(template.reserve_rupees),
  };
}

/**
 * Bids as people make them: a few buyers, steps of the increment, quiet at first and quicker
 * towards the end.
 */
export function bidsOf(
  dice: Chance,
  template: Pick<Template, "market_value_rupees" | "increment_rupees">,
  {
    ceiling,
    from,
    until,
    bidders,
  }: { ceiling: number; from: Date; until: Date; bidders: readonly number[] },
): Bid[] {
  const step = template.increment_rupees;
  const room = Math.floor((template.market_value_rupees * (ceiling - 1)) / step);
  const count = Math.min(dice.between(4, 22), room);
  if (count < 1 || bidders.length < 2) return [];
  const crowd = dice.shuffle(bidders).slice(0, dice.between(3, 7));
  // The last bid stands at the ceiling, the others on different steps below it.
  const steps = [
    ...dice.shuffle(Array.from({ length: room - 1 }, (_, i) => i + 1)).slice(0, count - 1),
    room,
  ].sort((a, b) => a - b);
  const span = until.getTime() - from.getTime();
  const times = steps
    .map(() => Math.floor(from.getTime() + span * Math.sqrt(0.02 + 0.98 * dice.next())))
    .sort((a, b) => a - b);
  let last = 0;
  return steps.map((rung, i) => {
    const bidderId = dice.pick(crowd.filter((id) => id !== last));
    last = bidderId;
    return {
      bidderId,
      amount: Math.round((template.market_value_rupees + rung * step) * 100) as Paise,
      at: new Date((times[i] ?? 0) + i),
    };
  });
}

function interleave<T>(items: readonly T[], groupOf: (item: T) => string): T[] {
  const groups = [...Map.groupBy(items, groupOf).values()];
  const longest = Math.max(0, ...groups.map((g) => g.length));
  return Array.from({ length: longest }, (_, i) => groups.flatMap((g) => g[i] ?? [])).flat();
}

/**
 * One of each trade after the other, and within a trade one of each scene, so that neighbours in a
 * list differ.
 */
export function inMarketOrder<T extends Pick<Template, "category" | "picture_hint">>(
  items: readonly T[],
): T[] {
  const byScene = interleave(items, (item) => `${item.category}/${item.picture_hint}`);
  return interleave(byScene, (item) => item.category);
}

/** So many auctions must end within so many minutes. */
type Quota = readonly [minutes: number, count: number];
const AT_START: readonly Quota[] = [
  [4, 1],
  [10, 3],
  [15, 4],
  [60, 7],
  [24 * 60, 22],
  [(5 * DAY_MS) / MINUTE, 40],
];
const MEANWHILE: readonly Quota[] = [
  [10, 1],
  [60, 4],
  [24 * 60, 18],
  [(5 * DAY_MS) / MINUTE, 38],
];
const UPCOMING = { atStart: 18, meanwhile: 14 };

/**
 * The lots the demo lacks: minutes to the end of each live lot and to the start of each upcoming
 * one that is to be added.
 */
export function missingLots(
  dice: Chance,
  now: Date,
  live: readonly Date[],
  upcomingCount: number,
  moment: "at start" | "meanwhile",
) {
  const endings = live.map((at) => (at.getTime() - now.getTime()) / MINUTE);
  const added: number[] = [];
  let from = 2;
  for (const [minutes, wanted] of moment === "at start" ? AT_START : MEANWHILE) {
    const there = [...endings, ...added].filter((m) => m <= minutes).length;
    for (let i = there; i < wanted; i++) added.push(dice.between(from * 10, minutes * 10) / 10);
    from = minutes;
  }
  const wantedUpcoming = moment === "at start" ? UPCOMING.atStart : UPCOMING.meanwhile;
  const upcoming = Array.from({ length: Math.max(0, wantedUpcoming - upcomingCount) }, () =>
    dice.between(15, 4000),
  );
  return { live: added, upcoming };
}

/** `Crumb rubber, 12 tonnes` is listed again as `Crumb rubber, 12 tonnes, lot 2`. */
export function nextTitle(title: string, taken: ReadonlySet<string>): string {
  for (let n = 2; ; n++) {
    const next = `${title.slice(0, 110)}, lot ${n}`;
    if (!taken.has(next.toLowerCase())) return next;
  }
}

/** Simulated bidders stop here and go on with another lot. */
export const BELIEVABLE = 1.6;

export function nextOffer(
  dice: Chance,
  lot: { highest_bid: number; market_value: number; bid_increment: number | null },
): Paise | null {
  const step =
    lot.bid_increment ?? Math.max(100, Math.round(lot.market_value / 100 / 10_000) * 10_000);
  const amount = (lot.highest_bid || lot.market_value) + step * dice.pick([1, 1, 1, 2, 3]);
  return amount > lot.market_value * BELIEVABLE ? null : (amount as Paise);
}
