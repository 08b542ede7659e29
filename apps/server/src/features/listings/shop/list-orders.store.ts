/** Paise a metric ton; of lots that nobody weighed there is none, and lists by rate leave them out. */
export const RATE = "lots.listed_rate";

const LATEST_LAST = "lots.listed_ends_at, lots.id";
const LATEST_FIRST = "lots.listed_ends_at desc, lots.id desc";
const everyPhase = (order: string) => ({ live: order, open: order, upcoming: order, ended: order });
/** The market's lists, in orders that an index has. */
export const orders = {
  ending: {
    live: LATEST_LAST,
    open: LATEST_LAST,
    upcoming: "lots.starts_at, lots.id",
    ended: LATEST_FIRST,
  },
  // What ended last is what is new among the ended.
  newest: { ...everyPhase("lots.id desc"), ended: LATEST_FIRST },
  price_low: everyPhase("lots.listed_price, lots.id"),
  price_high: everyPhase("lots.listed_price desc, lots.id desc"),
  rate_low: everyPhase(`${RATE}, lots.id`),
  rate_high: everyPhase(`${RATE} desc, lots.id desc`),
} as const;
