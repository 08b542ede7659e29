// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fakeCalls } from "../../../lib/api/fake-calls.ts";
import { fakeBrowser } from "../../../lib/page/fake-browser.ts";
import { drawScreen } from "../../../shared/office/page/draw-screen.tsx";
import * as machines from "./machines.tsx";
import * as page from "./webhook.tsx";

const erp = {
  ...{ _id: "4", url: "https://erp.example.com/rebale", events: ["*"], name: "ERP", state: "on" },
  ...{ why_off: null, last4: "Qw1=", made_at: "2026-11-20T08:00:00.000Z", failing_since: null },
  ...{ last_at: "2026-11-21T08:00:00.000Z", last_status: 200, last_error: null },
};
const bad = {
  ...{ ...erp, _id: "5", name: null, state: "off", why_off: "failing", events: ["trip.out"] },
  ...{ last_status: null, last_error: "timeout" },
};
const failed = {
  ...{ _id: "msg_00000001", type: "award.made", at: "2026-11-21T08:00:00.000Z", state: "failed" },
  ...{ tries: 2, next_at: null, last_status: 500, last_error: "status", ms: 41 },
};
const secret = `whsec_${"a".repeat(43)}=`;
const own = "/api/company/webhooks";
const replies: Record<string, unknown> = {
  "/api/company": { role: "manager" },
  [own]: [erp, bad],
  [`${own}/4/deliveries`]: [failed],
  [`${own}/4/deliveries/msg_00000001`]: {
    ...{ ...failed, body: JSON.stringify({ type: "award.made", data: { award_id: "12" } }) },
    attempts: [
      {
        ...{ at: "2026-11-21T08:00:00.000Z", status: 500, ms: 41, error: "status" },
        answer: "out of memory",
      },
      { at: "2026-11-21T08:00:05.000Z", status: null, ms: 10_000, error: "timeout", answer: null },
    ],
  },
};
const sent = fakeCalls(replies);
beforeAll(fakeBrowser);
afterEach(() => {
  replies[own] = [erp, bad];
  sent.mockClear();
  cleanup();
});
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
/** One call at a time: meanwhile the others wait. */
const isReady = (name: string) =>
  vi.waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(false),
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("each webhook says how it stands and what was answered last (O58, O62)", async () => {
  drawScreen(machines, "/company/machines", "/company/machines");
  await screen.findByRole("heading", { level: 2, name: "Webhooks" });
  const [first, second] = screen.getAllByText(/erp\.example\.com\/rebale/);
  const rowOf = (found: HTMLElement | undefined) => within(found?.closest("li") as HTMLElement);
  expect(rowOf(first).getByText("All events")).toBeTruthy();
  expect(rowOf(first).getByText(/^It answered 200/)).toBeTruthy();
  expect(rowOf(second).getByText("Off: it took nothing for three days")).toBeTruthy();
  expect(rowOf(second).getByText(/^It did not answer within 10 seconds/)).toBeTruthy();
  expect(rowOf(second).getByText("A truck has left")).toBeTruthy();
});

test("a webhook is made with the events that were chosen, and its secret shown once (O58)", async () => {
  replies[own] = { ...erp, secret };
  drawScreen({ ...machines, clientLoader: () => none }, "/company/machines", "/company/machines");
  await screen.findByText("No system of yours is told anything yet.");
  press("Add a webhook");
  press("Add it");
  expect(await screen.findByText("Write the address that is told")).toBeTruthy();
  type("Address of your system", " https://erp.example.com/rebale ");
  fireEvent.click(screen.getByLabelText("All events, also those that are added later"));
  press("Add it");
  expect(await screen.findByText("Choose at least one event")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("A truck has left"));
  press("Add it");
  await screen.findByText(secret);
  const body = { url: "https://erp.example.com/rebale", name: null, events: ["trip.out"] };
  expect(sent).toHaveBeenLastCalledWith("POST", own, body);
  press("I have it");
  expect(screen.queryByText(secret)).toBeNull();
});
const none = { keys: [], told: [], isOwner: false };

test("a webhook that needs a proof first keeps what was typed, and is made after it (O58)", async () => {
  const answer = globalThis.fetch;
  const refusal = { is_success: 0, code: "proof_needed", message: "", data: null, errors: [] };
  let isProven = false;
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    if (address === "/api/user/prove") isProven = true;
    return address === own && init?.method === "POST" && !isProven
      ? Response.json(refusal, { status: 403 })
      : answer(address, init);
  });
  replies[own] = { ...erp, secret };
  drawScreen({ ...machines, clientLoader: () => none }, "/company/machines", "/company/machines");
  await screen.findByText("No system of yours is told anything yet.");
  press("Add a webhook");
  type("Address of your system", "https://erp.example.com/rebale");
  press("Add it");
  const asked = await screen.findByRole("dialog", { name: "Please confirm that it is you" });
  const address = screen.getByLabelText<HTMLInputElement>("Address of your system");
  expect(address.value).toBe("https://erp.example.com/rebale");
  fireEvent.change(within(asked).getByLabelText("Your password"), { target: { value: "secret" } });
  fireEvent.click(within(asked).getByRole("button", { name: "Confirm" }));
  await screen.findByText(secret);
  expect(sent.mock.calls.map(([method, path]) => `${method} ${path}`)).toEqual([
    ...["POST /api/user/prove", `POST ${own}`],
  ]);
  vi.stubGlobal("fetch", answer);
});

test("the log tells each try, and a delivery is opened and sent again (O61)", async () => {
  const address = "/company/machines/webhooks/4?open=msg_00000001";
  drawScreen(page, "/company/machines/webhooks/:id", address);
  await screen.findByRole("heading", { level: 1, name: "ERP" });
  expect(screen.getByText("Not taken", { selector: "span" })).toBeTruthy();
  expect(screen.getByText(/"award_id": "12"/)).toBeTruthy();
  expect(screen.getByText("out of memory")).toBeTruthy();
  expect(screen.getByText(/It did not answer within 10 seconds, 10000 ms/)).toBeTruthy();
  press("Send it again");
  await vi.waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith(
      ...(["POST", `${own}/4/deliveries/msg_00000001/again`, {}] as const),
    ),
  );
});

test("a webhook is tried, turned off, and given another secret (O63, O65)", async () => {
  replies[`${own}/4/secret`] = { ...erp, secret };
  const path = "/company/machines/webhooks/4";
  drawScreen(page, "/company/machines/webhooks/:id", path);
  await screen.findByRole("heading", { level: 1, name: "ERP" });
  const calls = () => sent.mock.calls.map(([method, to, body]) => [method, to, body]);
  press("Send a ping");
  await vi.waitFor(() => expect(calls()).toContainEqual(["POST", `${own}/4/test`, {}]));
  await isReady("Turn it off");
  press("Turn it off");
  await vi.waitFor(() => expect(calls()).toContainEqual(["PATCH", `${own}/4`, { state: "off" }]));
  await isReady("New secret");
  press("New secret");
  await screen.findByText(secret);
});
