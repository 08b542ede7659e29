// @vitest-environment jsdom
import { type MarketDay, QUEUES, type QueueName } from "@rebale/contract/figures";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";
import { nothingInSight } from "../../../lib/page/nothing-in-sight.ts";
import { Trends } from "./trends.tsx";

beforeAll(nothingInSight);
afterEach(cleanup);

const day = (day: string, over: Partial<MarketDay>): MarketDay => ({
  day,
  listed: 0,
  bids: 0,
  bid_value: 0,
  bidders: 0,
  closed: 0,
  sold: 0,
  sold_value: 0,
  reviewed: 0,
  review_hours: null,
  ...over,
});
const queue = { count: 0, oldest: null, due: null };

test("the office sees the market's trends as charts and tables, and the lots behind each day", () => {
  const trends = (
    <Trends
      days={[
        day("2026-11-20", { listed: 3, bids: 40, bidders: 9 }),
        day("2026-11-21", { listed: 1, closed: 4, sold: 3, sold_value: 450_000 }),
      ]}
      queues={
        Object.fromEntries(QUEUES.map((name) => [name, queue])) as Record<QueueName, typeof queue>
      }
      from="2026-11-20"
      to="2026-11-21"
      server_time="2026-11-21T10:00:00Z"
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: trends }])} />);
  const panel = (name: string) => within(screen.getByRole("region", { name }));
  const linkOf = (name: string, of: string) =>
    panel(name).getByRole("link", { name: of, hidden: true }).getAttribute("href");
  expect(linkOf("Lots listed", "20-11-2026")).toBe(
    "/admin/products?status=all&from=2026-11-20&to=2026-11-20",
  );
  expect(linkOf("Value sold", "21-11-2026")).toBe(
    "/admin/products?status=ended&from=2026-11-21&to=2026-11-21",
  );
  expect(panel("Value sold").getByRole("cell", { name: "₹4,50,000", hidden: true })).toBeTruthy();
  expect(panel("Sell-through: sold of ended").getByText("75%")).toBeTruthy();
  expect(panel("Bidders a day").getByText("9")).toBeTruthy();
  expect(panel("Time to review a lot").getByText("Nothing in this period.")).toBeTruthy();
});
