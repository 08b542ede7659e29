import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

/** A lot as a calendar has it. */
export interface Closing {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  /** Null until it has one. */
  readonly ends_at: Date | null;
  readonly outcome: string | null;
}

interface Calendar {
  readonly name: string;
  /** The market's address, without a slash at its end. */
  readonly home: string;
  readonly now: Date;
}

const QUARTER_MS = 15 * 60_000;
const AGAIN_SECONDS = 15 * 60;

/**
 * RFC 5545: an entry a lot that ends with the lot's close and begins a quarter of an hour before;
 * what was withdrawn is cancelled. Ends move with late bids, so programs are asked to look again.
 */
export function closingsCalendar(closings: readonly Closing[], { name, home, now }: Calendar) {
  const { host } = new URL(home);
  const calendar = ical({
    name,
    prodId: { company: "Rebale", product: "Rebale", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: AGAIN_SECONDS,
  });
  for (const { id, title, url, ends_at, outcome } of closings) {
    if (!ends_at) continue;
    calendar.createEvent({
      id: `lot-${id}@${host}`,
      stamp: now,
      start: new Date(ends_at.getTime() - QUARTER_MS),
      end: ends_at,
      summary: `Closes: ${title}`,
      url: `${home}/auctiondetail/${url}`,
      status: outcome === "withdrawn" ? ICalEventStatus.CANCELLED : null,
    });
  }
  // Its last line ends as every other.
  return `${calendar.toString()}\r\n`;
}

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";
