import type { Notification } from "@rebale/contract/office";
import { expect, test } from "vitest";
import { groupNotices } from "./group-notices.rules.ts";

const notice = (_id: string, link: string | null): Notification => ({
  ...{ _id, link, title: "News", description: "…", code: null, leads_again: false },
  created_at: "2026-11-27T10:00:00Z",
});
const grouped = (...links: (string | null)[]) =>
  groupNotices(links.map((link, i) => notice(String(i), link))).map(({ latest, earlier }) => [
    latest._id,
    earlier.map(({ _id }) => _id),
  ]);

test("what is about one lot or sale stands together where its newest is, the rest by itself (S2.47)", () => {
  expect(grouped()).toEqual([]);
  expect(
    grouped("/auctiondetail/a", "/award/1", "/auctiondetail/a", "/auctiondetail/ab", "/award/1"),
  ).toEqual([
    ["0", ["2"]],
    ["1", ["4"]],
    ["3", []],
  ]);
  expect(grouped("/dashboard", null, "/dashboard", null)).toEqual([
    ["0", []],
    ["1", []],
    ["2", []],
    ["3", []],
  ]);
});
