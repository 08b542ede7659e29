// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Standing } from "./standing.tsx";

test("who was outbid is asked to raise the bid only where they may bid (W7)", () => {
  const lot = { standing: "outbid", can_bid: true } as AuctionDetails;
  const { rerender } = render(<Standing lot={lot} />);
  expect(screen.queryByText("Raise your bid to lead again.")).not.toBeNull();
  rerender(<Standing lot={{ ...lot, can_bid: false, why_not: "authorisation_expired" }} />);
  expect(screen.queryByText("You were outbid")).not.toBeNull();
  expect(screen.queryByText("Raise your bid to lead again.")).toBeNull();
});

test("of a company that leads its users read who placed the bid (A2)", () => {
  const lot = { standing: "leading", led_by: "Suresh" } as AuctionDetails;
  const { rerender } = render(<Standing lot={lot} />);
  expect(screen.queryByText("Your company leads (Suresh)")).not.toBeNull();
  rerender(<Standing lot={{ ...lot, led_by: null }} />);
  expect(screen.queryByText("You are leading")).not.toBeNull();
});
