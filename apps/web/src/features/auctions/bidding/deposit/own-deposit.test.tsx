// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import OwnDeposit from "./own-deposit.tsx";

afterEach(cleanup);

const lot = (free: number) =>
  ({
    ...{ _id: "7", url: "pet", basis_quantity: null, standing: "none", heightest: 0 },
    your_maximum: null,
    deposit: {
      ...{ kind: "amount", percent: null, amount: 20_000 },
      ...{ hold: 0, yours: 0, free, short: 0 },
    },
  }) as unknown as AuctionDetails;
const said = (free: number) =>
  render(
    <MemoryRouter>
      <OwnDeposit lot={lot(free)} offer={{ amount: 9000, kind: "bid" } as never} at={9000} />
    </MemoryRouter>,
  ).container.querySelector("p")?.textContent;

test("who has no deposit reads what the bid needs, not that it holds a part of nothing (U39)", () => {
  expect(said(0)).toBe("This bid needs a deposit of ₹20,000. You have ₹0.");
  cleanup();
  expect(said(50_000)).toBe("Holds ₹20,000 of your ₹50,000");
});
