// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { WhyNot } from "../not-allowed/why-not.tsx";
import { AfterTheEnd } from "./after-the-end.tsx";
import { Standing } from "./standing.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const lot = {
  status: "ended",
  outcome: "reserve_not_met",
  heightest: 1_958_000,
  bid_count: 2,
  basis: "lot",
  standing: "none",
  seller_answer: "awaited",
  answer_by: "2026-11-29T08:20:00.000Z",
  category: { url: "batteries" },
} as unknown as AuctionDetails;
const show = (element: React.ReactElement) =>
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
const leadsTo = () => screen.getByRole("link").getAttribute("href");

test("an ended lot leads a seller to what waits for them, everybody else to what is like it (trader b)", () => {
  show(<AfterTheEnd lot={lot} />);
  expect(leadsTo()).toBe("/are-selling?category=batteries");
  cleanup();
  for (const [key, value] of [
    ["webtoken", "t"],
    ["loggedin", "true"],
    ["type", "seller"],
  ] as const)
    localStorage.setItem(key, value);
  show(<AfterTheEnd lot={lot} />);
  expect(leadsTo()).toBe("/dashboard");
});

test("who is offered a lot is told one time to answer by, not the seller's as well (TA3)", () => {
  show(<WhyNot lot={{ ...lot, standing: "lost" }} />);
  screen.getByText(/subject to the seller’s approval until/);
  cleanup();
  show(<WhyNot lot={{ ...lot, standing: "offered" }} />);
  screen.getByText(/below the seller’s reserve/);
  expect(screen.queryByText(/until/)).toBeNull();
  cleanup();
  const offer = { amount: 2_100_000, value: 2_100_000, until: "", by_seller: false, hold: 0 };
  show(<WhyNot lot={{ ...lot, standing: "offered", offer } as AuctionDetails} />);
  expect(screen.queryByText(/reserve/)).toBeNull();
});

test("an offer can be answered before its own buttons have come", () => {
  const offer = { amount: 2_100_000, value: 2_100_000, until: lot.answer_by, by_seller: true };
  show(<Standing lot={{ ...lot, standing: "offered", offer } as AuctionDetails} />);
  expect(leadsTo()).toBe("/totalbid?show=offered");
});
