// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fakeBrowser } from "../../../lib/page/fake-browser.ts";
import { aTrip, weighed } from "../../../shared/goods/a-sale.ts";
import { WithMantine } from "../../../ui/mantine/with-mantine.tsx";
import { TruckSheet } from "./truck-sheet.tsx";

beforeAll(() => {
  fakeBrowser();
  URL.createObjectURL = () => "blob:slip";
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal(
    "fetch",
    async () => new Response("", { headers: { "content-type": "image/webp" } }),
  );
});
afterEach(cleanup);

const slip = (kind: "tare" | "gross", kg: number) => ({
  ...{ _id: kind, kind, kg, bridge: "Yard bridge", slip_no: "S-1", at: "2026-12-04T05:00:00.000Z" },
  ...{ photo: `/trip/9/slips/${kind}/photo`, reason: null },
});
const own = { handover_code: "5039", driver_link: "/trip/9#key=k" };

function show(over: Parameters<typeof aTrip>[0], side: "buyer" | "seller" = "buyer") {
  const sheet = <TruckSheet trip={aTrip(over)} side={side} may onDone={() => undefined} />;
  const element = <WithMantine>{sheet}</WithMantine>;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}
/** Whether one stands above the other. */
const isAbove = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

test("the code stands under the weight and the photos that it agrees with, and above the driver's link (U15)", async () => {
  show({ ...weighed, ...own, slips: [slip("tare", 9000), slip("gross", 14_800)] });
  const photo = await screen.findByRole("img", { name: "Slip of the loaded truck" });
  const code = screen.getByText("5039");
  expect(isAbove(screen.getByText("5,800 kg"), photo)).toBe(true);
  expect(isAbove(photo, code)).toBe(true);
  screen.getByText(/I agree with 5,800 kg/);
  expect(isAbove(code, screen.getByText("The driver’s link"))).toBe(true);
});

test("before a truck is weighed its sheet says when the code comes and whom it is told, and not the code (U15)", () => {
  for (const over of [{}, { state: "tared", tare_kg: 9000 }] as const) {
    show({ ...own, ...over });
    expect(screen.queryByText("5039")).toBeNull();
    screen.getByText(/once the truck is loaded and weighed.*to the gate, not to the driver/);
    cleanup();
  }
});

test("a seller has no code, and a photo that did not load can be asked for again", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
  show({ ...weighed, slips: [slip("gross", 14_800)] }, "seller");
  expect(screen.queryByText(/Release code/)).toBeNull();
  await screen.findByRole("button", { name: /Try again/ });
});

test("a truck that broke down is replaced once it is invoiced, in the yard or on its way (R80)", () => {
  const [yard, road] = [{ invoice_id: "3" }, { invoice_id: "3", state: "out" }] as const;
  const offered = [{ invoice_id: null }, yard, road].map((over) => {
    show({ ...weighed, ...over }, "seller");
    const button = screen.queryByRole("button", { name: "Another truck brings the goods on" });
    cleanup();
    return button !== null;
  });
  expect(offered).toEqual([false, true, true]);
});
