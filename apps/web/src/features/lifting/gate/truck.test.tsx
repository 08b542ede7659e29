// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "../../../lib/page/fake-browser.ts";
import type { Trip } from "./gate.rules.ts";
import { Truck } from "./truck.tsx";
import { TruckList } from "./truck-list.tsx";
import type { Gate } from "./use-gate.ts";

beforeAll(fakeBrowser);
afterEach(cleanup);

const trip = (over: object) =>
  ({
    ...{ _id: "7", state: "booked", vehicle_no: "MH12AB1234", title: "PET bales" },
    ...{ driver_name: "Ramesh", driver_mobile: "9800000001", refused_uses: [], slips: [] },
    ...{ slot: { from: "2026-12-02T05:30:00.000Z", to: "2026-12-02T06:30:00.000Z" } },
    ...{ tare_kg: null, gross_kg: null, net_kg: null, remaining_kg: 800, remaining: 10_952.76 },
    ...{ due: 0, invoice_id: null, eway_no: null, gate_out_at: null, ...over },
  }) as unknown as Trip;
const gateWith = (one: Trip) =>
  ({
    ...{ site: "1", standing: "open", isOnline: true, mayWorkOffline: true, mayBeEmptied: false },
    api: { call: async () => ({ data: one }) },
    kept: {
      seen: { site: { name: "Yard" }, trips: [one] },
      seenAt: "",
      uses: [],
      drafts: {},
      visits: [],
    },
    change: async () => undefined,
    refresh: async () => true,
  }) as unknown as Gate;

test("whoever stands at the gate reads kilograms and who waits, and no rupees (U37)", async () => {
  const weighed = { state: "weighed", tare_kg: 4000, gross_kg: 5250, net_kg: 1250 };
  const waits = trip({ ...weighed, due: 601.8, remaining: -601.8 });
  const gate = gateWith(waits);
  render(<Truck gate={gate} id="7" onBack={() => undefined} onScan={() => undefined} />);
  await screen.findByText("Wait: more is to be paid");
  expect(screen.getByText("800 kg may still be loaded")).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/₹|601/);
  cleanup();
  render(<TruckList gate={gate} onScan={() => undefined} onOpen={() => undefined} />);
  expect(screen.getByText("Wait for payment")).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/₹|601/);
});

test("what says to scan its pass is the button that scans (U37)", async () => {
  const pressed: string[] = [];
  const gate = gateWith(trip({}));
  render(<Truck gate={gate} id="7" onBack={() => undefined} onScan={() => pressed.push("scan")} />);
  fireEvent.click(await screen.findByRole("button", { name: "Scan its pass to let it in" }));
  expect(pressed).toEqual(["scan"]);
});
