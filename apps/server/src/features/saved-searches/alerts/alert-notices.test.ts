import { expect, test } from "vitest";
import { readNotice } from "../../notifications/index.ts";
import { alertNotice, groupAlerts } from "./alert-notices.ts";
import type { TakenAlert } from "./waiting.store.ts";

const at = new Date("2026-11-22T10:00:00Z");
const alert = (lot_id: number, over: Partial<TakenAlert> = {}): TakenAlert => ({
  user_id: 1,
  channel: "app",
  kind: "match",
  lot_id,
  title: `Lot ${lot_id}`,
  url: `lot-${lot_id}`,
  city: "Surat",
  ends_at: new Date(at.getTime() + lot_id * 60_000),
  search_id: 1,
  search_name: "Copper",
  search_query: { q: "copper", state: "Gujarat", status: "live" },
  ...over,
});
const many = (count: number, over: Partial<TakenAlert> = {}) =>
  Array.from({ length: count }, (_, i) => alert(i + 1, over));
const noticesOf = (taken: readonly TakenAlert[]) =>
  groupAlerts(taken).map((alerts) => alertNotice(alerts, new Map([[1, "/unsubscribe/x"]])));

test("fifty lots are one message that names some and counts the others (A13)", () => {
  const [notice, ...others] = noticesOf(many(50));
  expect(others).toEqual([]);
  expect({ ...notice, ...readNotice(notice ?? {}, "en") }).toMatchObject({
    title: "50 new lots for you",
    description:
      'New for your search "Copper": "Lot 1" in Surat, "Lot 2" in Surat, "Lot 3" in Surat, ' +
      '"Lot 4" in Surat, "Lot 5" in Surat and 45 more.',
    link: "/are-selling?q=copper&state=Gujarat&sort=newest",
  });
});

test("members, channels and kinds have a message each; a mail alone says how to end it (A13)", () => {
  const notices = noticesOf([
    alert(1),
    alert(2, { channel: "mail" }),
    alert(1, { kind: "ending", search_id: null }),
    alert(1, { user_id: 2 }),
  ]);
  expect(
    notices.map(({ userId, channels, code, unsubscribe }) => [userId, channels, code, unsubscribe]),
  ).toEqual([
    [1, ["app"], "new_lots", undefined],
    [1, ["mail"], "new_lots", "/unsubscribe/x"],
    [1, ["app"], "watched_ending", undefined],
    [2, ["app"], "new_lots", undefined],
  ]);
});

test("a message leads to its one lot, to the search, or to all searches (A13)", () => {
  const linkOf = (taken: TakenAlert[]) => noticesOf(taken)[0]?.link;
  expect(linkOf(many(1))).toBe("/auctiondetail/lot-1");
  expect(linkOf([alert(1), alert(2, { search_id: 2 })])).toBe("/saved-searches");
  expect(linkOf(many(2, { kind: "ending", search_id: null }))).toBe("/watchlist");
});

test("a call to a phone is no news once the last lot has ended (A13)", () => {
  expect(noticesOf(many(3, { channel: "push" }))[0]?.goodUntil).toEqual(
    new Date(at.getTime() + 3 * 60_000),
  );
});
