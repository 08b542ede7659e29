import type { savedSearches } from "@rebale/contract";
import { DAY_MS, indiaInstant, indiaTime } from "@rebale/contract/values/calendar";

type Channel = savedSearches.AlertChannel;

/** The settings of members who set nothing; clock times in India. */
export const USUAL_SETTINGS = {
  quietHours: { from: "22:00", to: "07:00" },
  watchChannels: ["app", "push"] as const satisfies readonly Channel[],
};
/** Seconds in which what comes in becomes one message; well below the minute that is promised. */
export const COLLECT_SECONDS = 20;
/** After so many messages of a kind on a channel within an hour, the next ones keep a distance. */
export const QUICK_MESSAGES = 3;
/** Minutes between messages then. */
export const DISTANCE_MINUTES = 15;
/** Minutes before its end in which a watched lot is notified; of one watched later than that: */
export const ENDING_MINUTES = 60;
export const LATE_ENDING_MINUTES = 10;

/** How many lots a message names; the others are counted. */
export const NAMED_LOTS: Record<Channel, number> = { app: 5, mail: 10, push: 3, sms: 2 };

export interface QuietHours {
  /** HH:mm */
  readonly from: string;
  readonly to: string;
}

const DISTURBING: readonly Channel[] = ["push", "sms"];

/** Until when a message on this channel waits; null for not at all. */
export function quietUntil(channel: Channel, quiet: QuietHours | null, now: Date): Date | null {
  if (!quiet || !DISTURBING.includes(channel)) return null;
  const [date, clock] = indiaTime(now).split(" ") as [string, string];
  const { from, to } = quiet;
  const isQuiet = from < to ? clock >= from && clock < to : clock >= from || clock < to;
  if (!isQuiet) return null;
  const end = indiaInstant(`${date}T${to}`);
  return end > now ? end : new Date(end.getTime() + DAY_MS);
}
