import type { OwnLot } from "@rebale/contract/listings";
import { DAY_MS } from "@rebale/contract/values/calendar";

/** Hours that a bidder may be given to answer. */
export const HOURS = [12, 24, 48, 72] as const;
const HOUR = 3_600_000;
/** After the end; the market's own rule. */
const LATEST = 7 * DAY_MS;

/** Those that the market accepts now, with a minute's leave. `now`: milliseconds, the market's. */
export const hoursLeft = ({ ends_at }: Pick<OwnLot, "ends_at">, now: number): number[] =>
  HOURS.filter((hours) => now + hours * HOUR <= Date.parse(ends_at ?? "") + LATEST - 60_000);

/** Whether there is a price between the highest bid and the reserve. */
export const mayCounterOffer = ({
  reserve_price,
  heightest,
  counter_offer,
}: Pick<OwnLot, "reserve_price" | "heightest" | "counter_offer">): boolean =>
  counter_offer === null && reserve_price !== null && reserve_price > heightest;
