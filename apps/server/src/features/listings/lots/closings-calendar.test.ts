import { expect, test } from "vitest";
import { closingsCalendar } from "./closings-calendar.ts";

const home = "https://rebale.example";
const now = new Date("2026-11-29T09:00:00Z");
const ends_at = new Date("2026-12-01T11:30:00Z");
const aLot = { id: 7, title: "Copper", url: "copper-7", ends_at, outcome: null };
const drawn = (lot: Partial<typeof aLot> | { outcome: string } | { ends_at: null }) =>
  closingsCalendar([{ ...aLot, ...lot }], { name: "Watchlist", home, now });
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("a lot is an entry from a quarter of an hour before its close to the close (O69)", () => {
  const lines = unfolded(drawn({}));
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines).toEqual(
    expect.arrayContaining([
      "VERSION:2.0",
      "UID:lot-7@rebale.example",
      "DTSTAMP:20261129T090000Z",
      "DTSTART:20261201T111500Z",
      "DTEND:20261201T113000Z",
      "SUMMARY:Closes: Copper",
      "URL;VALUE=URI:https://rebale.example/auctiondetail/copper-7",
    ]),
  );
  expect(lines.filter((line) => line.startsWith("STATUS"))).toEqual([]);
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

test("a withdrawn lot is cancelled; one without an end has no entry (O69)", () => {
  expect(unfolded(drawn({ outcome: "withdrawn" }))).toContain("STATUS:CANCELLED");
  expect(drawn({ ends_at: null })).not.toContain("VEVENT");
});

test("a long title is folded at 75 octets and reads as it was, whatever stands in it (O69)", () => {
  const title = `${"तांबा, केबल; ".repeat(9)}\\ BEGIN:VALARM`;
  const text = drawn({ title });
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const summary = unfolded(text).find((line) => line.startsWith("SUMMARY:")) ?? "";
  expect(summary.slice("SUMMARY:Closes: ".length).replace(/\\(.)/g, "$1")).toBe(title);
});
