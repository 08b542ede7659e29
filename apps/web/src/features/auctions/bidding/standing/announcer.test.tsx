// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Announcer } from "./announcer.tsx";

const lot = { heightest: 0, leader: null, standing: "none", basis: "kg" } as AuctionDetails;

test("who listens hears that a tender is sealed, and nothing of how many there are (F12)", async () => {
  const sealed = { ...lot, format: { stage: "tender" } } as AuctionDetails;
  const { rerender } = render(<Announcer lot={sealed} />);
  rerender(<Announcer lot={{ ...sealed, standing: "sealed" }} />);
  await expect.poll(() => screen.queryByText("Your tender is sealed.")).not.toBeNull();
});

test("who listens hears the highest bid and how they stand", async () => {
  const { rerender } = render(<Announcer lot={lot} />);
  rerender(<Announcer lot={{ ...lot, heightest: 101, leader: null, standing: "outbid" }} />);
  await expect
    .poll(() => screen.queryByText("Highest bid ₹101/kg by a bidder. You were outbid."))
    .not.toBeNull();
});
