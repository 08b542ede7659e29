// @vitest-environment jsdom
import type { ToCome } from "@rebale/contract/settlement";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ToComeList } from "./to-come.tsx";

const truck: ToCome = {
  ...{ award_id: "7", trip_id: "9", title: "Copper scrap", no: 1, vehicle_no: "MH12QG4471" },
  ...{ at: "2026-12-04T10:00:00.000Z", goods: 832_794.91, extras: 0, fee: 4082.33 },
  ...{ withheld: 0, tax_held: 124_545.6, amount: 704_166.98 },
  until: "2027-02-11T18:30:00.000Z",
};
const show = (row: ToCome) => {
  render(
    <MemoryRouter>
      <ToComeList rows={[row]} total={row.amount} />
    </MemoryRouter>,
  );
  return screen.getByRole("listitem").textContent;
};
afterEach(cleanup);

test("a seller reads what comes now, what the 2B brings, and by when at the latest (O5)", () => {
  expect(show(truck)).toContain(
    "₹7,04,166.98 now, ₹1,24,545.60 when the buyer’s 2B shows it, at the latest 11-02-2027",
  );
  cleanup();
  expect(show({ ...truck, until: null })).not.toMatch(/at the latest/);
});

test("a truck without it is told as ever (O1)", () => {
  expect(show({ ...truck, tax_held: 0, until: null })).not.toMatch(/2B|GST kept/);
});
