import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { issueAt, type Words } from "../values/complaint.ts";
import { aClockTime, aDay, atMostEntries } from "../values/complaints.ts";
import { ById, Day, Instant } from "../values/fields.ts";
import { Slot } from "./shapes.ts";

/** When a site takes trucks: on Indian clocks. */

const Clock = z.string(aClockTime).regex(/^([01]\d|2[0-3]):[0-5]\d$/, aClockTime);
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

export const SlotDay = z.object({
  weekday: z.int().min(1).max(7).describe("1 is Monday, 7 Sunday."),
  from: Clock,
  to: Clock,
  bays: z.int().min(1).max(50).describe("How many trucks load at once."),
  minutes: z.int().min(10).max(480).describe("How long each has."),
});
export type SlotDay = z.output<typeof SlotDay>;

const NO_TIME = {
  en: "Not one truck has the time to load",
  hi: "इतने समय में एक भी ट्रक नहीं भर सकता",
};
const OVERLAPS = {
  en: "This overlaps with other times of that day",
  hi: "यह उसी दिन के दूसरे समय से टकराता है",
};
type Times = Pick<SlotDay, "weekday" | "from" | "to" | "minutes">;

/** A week's times, none over another. @param noTime said where not one slot fits */
export const weekOf = <D extends z.ZodType<Times>>(day: D, noTime: Words) =>
  z
    .array(day)
    .max(42, atMostEntries(42))
    .superRefine((days, ctx) => {
      const said = days.map(({ weekday, minutes, from, to }) => ({
        ...{ weekday, minutes, from: minutesOf(from), to: minutesOf(to) },
      }));
      for (const [i, day] of said.entries()) {
        const complain = (path: string, words: Words) => ctx.addIssue(issueAt([i, path], words));
        if (day.to - day.from < day.minutes) complain("to", noTime);
        const meets = (other: (typeof said)[number], j: number) =>
          j < i && other.weekday === day.weekday && other.from < day.to && day.from < other.to;
        if (said.some(meets)) complain("from", OVERLAPS);
      }
    });
const Days = weekOf(SlotDay, NO_TIME);

const SiteSlots = z.object({
  days: z.array(SlotDay),
  usual: z.boolean().describe("Nothing was set: these are the market's usual times."),
});

export const readSlots = operation({
  method: "GET",
  path: "/company/sites/{id}/slots",
  who: "seller-manager",
  summary: "When a site of the company's takes trucks.",
  params: ById,
  reply: envelope(SiteSlots),
});

export const setSlots = operation({
  method: "PUT",
  path: "/company/sites/{id}/slots",
  who: "seller-manager",
  summary:
    "Sets when a site takes trucks; without days it has the market's usual times. What is booked stays booked.",
  params: ById,
  body: z.object({ days: Days }),
  reply: envelope(SiteSlots),
});

const DayOrInstant = z.union([Day, Instant], aDay);
export const FreeSlot = Slot.extend({ free: z.int().describe("Places that nobody has booked.") });
export type FreeSlot = z.output<typeof FreeSlot>;
const range = z.object({
  from: DayOrInstant.optional().describe("Today, if left out. An instant stands for its day."),
  to: DayOrInstant.optional().describe("Included; at most 31 days later, six if left out."),
});

export const siteSlots = operation({
  method: "GET",
  path: "/site/{id}/slots",
  who: "member",
  summary:
    "Slots of a site that are not over, with their free places: of the own company, or of one that it has bought from.",
  params: ById,
  query: range,
  reply: envelope(z.array(FreeSlot)),
});

export const awardSlots = operation({
  method: "GET",
  path: "/award/{id}/slots",
  who: "member",
  summary: "The same of where a sale's goods lie, also where the seller has named no site yet.",
  params: ById,
  query: range,
  reply: envelope(z.array(FreeSlot)),
});
