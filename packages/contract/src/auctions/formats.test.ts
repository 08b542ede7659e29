import { describe, expect, test } from "vitest";
import { type AskedTimetable, FORMAT_FAULTS, FormatWish, MinBidders } from "./formats.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour));
const timetable: AskedTimetable = {
  start_at: at(4),
  end_at: at(10),
  soft_close_minutes: 0,
  bid_increment: null,
  deposit: { kind: "amount" },
};
const pathsOf = (faults: readonly { path: string }[]) => faults.map(({ path }) => path);

test("F3 a sealed tender has a fixed deposit, no soft close and no step", () => {
  expect(FORMAT_FAULTS.tender({}, timetable)).toEqual([]);
  const asked = {
    ...timetable,
    deposit: { kind: "percent" },
    soft_close_minutes: 5,
    bid_increment: 1000,
  };
  expect(pathsOf(FORMAT_FAULTS.tender({}, asked))).toEqual([
    "deposit",
    "soft_close_minutes",
    "bid_increment",
  ]);
  expect(FORMAT_FAULTS.english()).toEqual([]);
});

describe("a tender that an auction follows", () => {
  const faultsOf = (tender: number | null, auction?: number) =>
    pathsOf(
      FORMAT_FAULTS.tender_auction(
        {
          tender_end_at: tender === null ? null : at(tender),
          auction_start_at: auction === undefined ? null : at(auction),
        },
        timetable,
      ),
    );

  test("F3 is opened between start and end, and auctioned after that", () => {
    expect(faultsOf(6)).toEqual([]);
    expect(faultsOf(6, 6)).toEqual([]);
    expect(faultsOf(6, 7)).toEqual([]);
    expect([null, 4, 10].map((hour) => faultsOf(hour))).toEqual(
      Array(3).fill(["format.tender_end_at"]),
    );
    expect([5, 10].map((hour) => faultsOf(6, hour))).toEqual(
      Array(2).fill(["format.auction_start_at"]),
    );
  });

  test("may have steps and a soft close, and no deposit by percent", () => {
    const asked = { ...timetable, soft_close_minutes: 5, bid_increment: 1000 };
    const times = { tender_end_at: at(6) };
    expect(FORMAT_FAULTS.tender_auction(times, asked)).toEqual([]);
    const percent = { ...asked, deposit: { kind: "percent" } };
    expect(pathsOf(FORMAT_FAULTS.tender_auction(times, percent))).toEqual(["deposit"]);
  });
});

test("F3 a seller proposes a kind that there is, and the best 2 to 50 of an auction alone", () => {
  expect(FormatWish.parse({ kind: "tender", best: 3 })).toEqual({ kind: "tender", best: null });
  expect(FormatWish.parse({ kind: "tender_auction", best: "3" }).best).toBe(3);
  for (const wish of [
    { kind: "dutch" },
    { kind: "tender_auction", best: 1 },
    { kind: "english", best: 51 },
  ])
    expect(FormatWish.safeParse(wish).success).toBe(false);
  expect([1, 21, 2.5].map((n) => MinBidders.safeParse(n).success)).toEqual([false, false, false]);
  expect([2, 20, null].map((n) => MinBidders.parse(n))).toEqual([2, 20, null]);
});
