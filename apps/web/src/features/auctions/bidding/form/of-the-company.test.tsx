// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { OfTheCompany } from "./of-the-company.tsx";

const lot = {
  basis: "lot",
  standing: "leading",
  heightest: 104_000,
  your_maximum: 200_000,
  led_by: "Suresh",
  limit: 100_000,
} as AuctionDetails;
const wordsOf = (part: React.ReactNode) =>
  render(<MemoryRouter>{part}</MemoryRouter>).container.textContent;

test("who may not bid for their company now is told why, the limit, and whom to ask (A2, A17)", () => {
  expect(wordsOf(<OfTheCompany lot={{ ...lot, why_not: "company_leads" }} />)).toBe(
    "Suresh has placed the bid that leads, so you would bid against your own company. As soon as someone bids higher, you can bid too. Your company’s maximum is ₹2,00,000.",
  );
  expect(wordsOf(<OfTheCompany lot={{ ...lot, why_not: "bid_limit_exceeded" }} />)).toBe(
    "You may bid up to ₹1,00,000 for a whole lot, and the next bid is more. Ask your company’s owners to bid, or to raise your limit.",
  );
});
