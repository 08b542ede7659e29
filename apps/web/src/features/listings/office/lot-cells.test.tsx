// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StandsOut } from "./approve-many/planned-lots.tsx";
import { Findings, Price } from "./lot-cells.tsx";
import type { LotRow, LotWarning } from "./lot-row.ts";

afterEach(cleanup);
const pending = {
  ...{ status: "pending", heightest: 0, market_value: null, asking_price: 1_140_000, bid_count: 0 },
  ...{ basis: "lot", quantity: 3800, unit: "kg" },
} as unknown as LotRow;
const warning = (code: LotWarning["code"]): LotWarning => ({
  ...{ code, path: "pictures", text: `It is ${code}.`, lot_id: null },
});

test("a pending lot's row shows what its seller asks (V19)", () => {
  render(<Price lot={pending} />);
  expect(screen.getByText("₹11,40,000")).toBeTruthy();
  expect(screen.getByText("₹300/kg · asked")).toBeTruthy();
  cleanup();
  render(<Price lot={{ ...pending, asking_price: null }} />);
  expect(screen.getByText("No price asked")).toBeTruthy();
});

test("a pending lot's row names two of its findings, and counts the others (V19)", () => {
  render(<Findings warnings={[warning("no_pictures"), warning("no_terms"), warning("no_tax")]} />);
  expect(screen.getByText("No pictures")).toBeTruthy();
  expect(screen.getByText("1 more")).toBeTruthy();
  cleanup();
  render(<Findings warnings={[]} />);
  expect(screen.getByText("Nothing")).toBeTruthy();
});

test("among many, a row has all of its findings by a word each, and says where no price is asked (V19)", () => {
  const lot = { ...pending, _id: "7", asking_price: null };
  const warnings = [warning("no_pictures"), warning("no_terms"), warning("same_lot")];
  const checks = new Map([["7", { warnings, sold_last: null }]]);
  const { container } = render(<StandsOut lot={lot} checks={checks} />);
  for (const word of ["No pictures", "No terms", "Same lot again", "No price asked"])
    expect(screen.getByText(word)).toBeTruthy();
  expect(container.textContent).not.toMatch(/It is|more/);
  cleanup();
  render(<StandsOut lot={pending} checks={new Map()} />);
  expect(document.body.textContent).toBe("");
});
