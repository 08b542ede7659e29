// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, test } from "vitest";
import { TermsStrip } from "./terms-strip.tsx";

const show = (lot: Partial<AuctionDetails>) =>
  render(<TermsStrip lot={{ terms: null, ...lot } as AuctionDetails} />);
const deposit = { percent: 10, amount: null } as AuctionDetails["deposit"];

afterEach(cleanup);

test("a lot says before the win what deposit it asks and who holds the money (U11)", () => {
  show({ deposit, pay_through: "market" });
  screen.getByText("10% of the bid");
  screen.getByText("Through Rebale, to the seller as trucks leave");
  cleanup();
  show({ deposit: null, pay_through: "parties" });
  screen.getByText("None");
  screen.getByText("To the seller directly");
});
