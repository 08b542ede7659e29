import { OPEN_KINDS, type OpenThing } from "@rebale/contract/banking";
import { overview } from "@rebale/contract/office";
import { OFFICE_ROLES, roleMay } from "@rebale/contract/office/permissions";
import { describe, expect, test } from "vitest";
import { mayOpen } from "../../../shared/office/menu/menu.ts";
import { OPEN_WORDS, opensBy } from "./money-now.rules.ts";
import { seesMarket, work } from "./work.ts";

/** Counts of the market itself: nobody has to do anything about them. */
const OF_THE_MARKET = [
  ...["live", "upcoming", "ending_within_hour", "bids_today", "closed_today", "sold_today"],
  ...["buyers", "sellers", "messages_waiting", "database", "server_time"],
];

describe("the office's queues (V33)", () => {
  test("whatever the overview counts is in one queue, or is a figure of the market", () => {
    const counted = Object.keys(overview.reply.shape.data.shape);
    const queued = work.map(({ count }) => count);
    expect([...queued, ...OF_THE_MARKET].sort()).toEqual([...counted].sort());
    expect(new Set(queued).size).toBe(queued.length);
  });

  test.each(OFFICE_ROLES)("who is %s may open each queue that is theirs", (role) => {
    const may = (permission: Parameters<typeof roleMay>[1]) => roleMay(role, permission);
    const closed = work.filter(({ does, to }) => may(does) && !mayOpen(to, may));
    expect(closed.map(({ to }) => to)).toEqual([]);
  });

  test("each kind of open money leads somewhere, and the first nine by their number", () => {
    const open = OPEN_KINDS.map(
      (kind): OpenThing => ({
        ...{ kind, id: "7", name: null, amount: null, due: null },
        since: "2026-11-29T06:30:00.000Z",
      }),
    );
    for (const kind of OPEN_KINDS) expect(OPEN_WORDS[kind].to("7")).toMatch(/^\/admin\//);
    expect(opensBy("1", open)).toBe("/admin/money?state=all&open=7");
    expect(opensBy("9", open)).toBe(OPEN_WORDS.reversal.to("7"));
    expect(opensBy("0", open)).toBeNull();
    expect(opensBy("9", open.slice(0, 2))).toBeNull();
  });

  test("finance and content are spared live auctions", () => {
    const sees = (role: (typeof OFFICE_ROLES)[number]) =>
      seesMarket((permission) => roleMay(role, permission));
    expect(OFFICE_ROLES.filter(sees)).toEqual(["owner", "moderator", "support"]);
  });
});
