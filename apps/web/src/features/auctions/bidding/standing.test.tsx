// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Standing } from "./standing.tsx";

afterEach(cleanup);

test("who was outbid is asked to raise the bid only where they may bid (W7)", () => {
  const lot = { standing: "outbid", can_bid: true } as AuctionDetails;
  const { rerender } = render(<Standing lot={lot} />);
  screen.getByText("Someone bid higher. Raise your bid to lead again.");
  rerender(<Standing lot={{ ...lot, can_bid: false, why_not: "authorisation_expired" }} />);
  screen.getByText("Someone bid higher.");
});
