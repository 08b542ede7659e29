/** Paise a metric ton; of lots that nobody weighed there is none, and lists by rate leave them out. */
export const RATE = "listed.rate";

const LATEST_LAST = "listed.ends_at, listed.lot_id";
const LATEST_FIRST = "listed.ends_at desc, listed.lot_id desc";
const everyPhase = (order: string) => ({ live: order, open: order, upcoming: order, ended: order });
/** The market's lists of `listed_lots listed`, in orders that an index has. */
export const orders = {
  ending: {
    live: LATEST_LAST,
    open: LATEST_LAST,
    upcoming: "listed.starts_at, listed.lot_id",
    ended: LATEST_FIRST,
  },
  // What ended last is what is new among the ended.
  newest: { ...everyPhase("listed.lot_id desc"), ended: LATEST_FIRST },
  price_low: everyPhase("listed.price, listed.lot_id"),
  price_high: everyPhase("listed.price desc, listed.lot_id desc"),
  rate_low: everyPhase(`${RATE}, listed.lot_id`),
  rate_high: everyPhase(`${RATE} desc, listed.lot_id desc`),
} as const;
