// @vitest-environment jsdom
import type { ListedTaxHold } from "@rebale/contract/tax-holds";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../../lib/page/fake-browser.ts";
import { WithMantine } from "../../ui/mantine/with-mantine.tsx";
import { aHold } from "./a-hold.ts";
import TaxHolds from "./tax-holds.tsx";

/** The page `/tax-holds`, as either side has it. */

const Drawn = TaxHolds as unknown as React.FC<{ loaderData: object }>;
const Nothing = () => null;
const totals = { held: 124_545.6, released: 100_000, returned: 0 };

interface Shown {
  side?: "buyer" | "seller";
  may?: boolean;
  state?: string;
}
function show(holds: readonly ListedTaxHold[], { side = "buyer", may = true, state }: Shown = {}) {
  const beside = { totals, totalpage: 1, page: 1, brought: [], side, may, state };
  const element = (
    <WithMantine>
      <Drawn loaderData={{ holds, ...beside }} />
    </WithMantine>
  );
  const routes = [{ path: "/", element, loader: () => null, HydrateFallback: Nothing }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}
const sent: Sent[] = [];
let reply: () => Response;
const ok = (data: unknown) => () => Response.json({ is_success: 1, message: "", data });
/** A request with progress is an XMLHttpRequest: it is answered as the others are. */
class FakeRequest {
  upload = {};
  onload = () => {};
  status = 0;
  responseText = "";
  path = "";
  open(_: string, path: string) {
    this.path = path;
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  abort() {}
  async send(body: FormData) {
    sent.push({ path: this.path, init: { body } });
    const response = reply();
    this.status = response.status;
    this.responseText = await response.text();
    this.onload();
  }
}
beforeAll(fakeBrowser);
beforeEach(() => {
  sent.length = 0;
  reply = ok([]);
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if ((init.method ?? "GET") !== "GET") sent.push({ path, init });
    return reply();
  });
});
afterEach(cleanup);

const row = (number = "RB/26-27/000001") => screen.findByRole("listitem", { name: number });
const dropZone = () => screen.findByLabelText("Drop your GSTR-2B here, or choose it");
const drop = async (name: string, size = 8) =>
  fireEvent.change(await dropZone(), {
    target: { files: [new File([new Uint8Array(size)], name)] },
  });

test("a buyer reads what is kept, until when, and what a 2B proves and does not (O19)", async () => {
  show([aHold()]);
  const hold = await row();
  within(hold).getByText("No 2B yet");
  within(hold).getByText(/Last day:/);
  expect(hold.textContent).toContain(
    "₹1,24,545.60 is kept. If nobody says anything by 11-02-2027, it goes to the seller.",
  );
  screen.getByText(/A 2B shows that the seller declared the tax, not that it was paid/);
  screen.getByText(/who says nothing, lets it go/);
});

test("a buyer of whom nothing is kept reads so, and has no file to bring", async () => {
  show([]);
  await screen.findByText("No GST is kept for you");
  expect(screen.queryByLabelText(/Drop your GSTR-2B/)).toBeNull();
});

test("a state of which there is none says so, and keeps the way to the others", async () => {
  show([], { state: "returned" });
  await screen.findByText("No invoice stands so now.");
  screen.getByRole("link", { name: "All" });
});

const found = {
  ...{ _id: "3", gstin: "24AAACA1111A1Z5", period: "112026", generated_on: "2026-12-14" },
  ...{ documents: 41, repeated: false, found: 1, differs: 1, missing: 1, released: 224_545.6 },
  holds: [
    { _id: "1", number: "A/1", state: "released", differences: [], released: 124_545.6 },
    {
      ...{ _id: "2", number: "A/2", state: "differs", released: 100_000 },
      differences: [{ path: "tax", paper: 124_545.6, in_2b: 100_000 }],
    },
    { _id: "3", number: "A/3", state: "missing", differences: [], released: 0 },
  ],
};

test("a dropped 2B is read at once, and a table says what it found, less and missing (O9, O17)", async () => {
  show([aHold()]);
  reply = ok(found);
  await drop("returns_R2B.json");
  const table = await screen.findByRole("table", { name: "Invoices in this 2B" });
  expect(sent.map(({ path }) => path)).toEqual(["/api/gstr2b"]);
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map((each) => each.textContent)).toEqual([
    expect.stringMatching(/A\/1.*Found.*₹1,24,545\.60/),
    expect.stringMatching(/A\/2.*Less.*₹1,24,545\.60 on the invoice, ₹1,00,000\.00 in the 2B/),
    expect.stringMatching(/A\/3.*Missing.*₹0\.00/),
  ]);
  screen.getByText(/GSTR-2B of 11-2026 for 24AAACA1111A1Z5/);
});

test("the same file again says that nothing moved (O15)", async () => {
  show([aHold()]);
  reply = ok({ ...found, repeated: true });
  await drop("R2B.xlsx");
  await screen.findByText("This file was read before: nothing moves.");
});

test("a refused file is told in words, stays, and is sent again; what cannot be one is not sent (O15)", async () => {
  show([aHold()]);
  const msg =
    "This is no GSTR-2B of the portal, or too large. Download it again, a large one as JSON";
  reply = () =>
    Response.json({ is_success: 0, code: "gstr2b_unreadable", message: msg }, { status: 400 });
  await drop("books.json");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(`books.json: ${msg}`);
  reply = ok(found);
  fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  await screen.findByRole("table", { name: "Invoices in this 2B" });
  expect(sent).toHaveLength(2);
  await drop("R2B.pdf");
  expect((await screen.findByRole("alert")).textContent).toMatch(/ends in .json or .xlsx/);
  await drop("R2B.json", 0);
  expect((await screen.findByRole("alert")).textContent).toMatch(/empty/);
  expect(sent).toHaveLength(2);
});

test("who may only look brings no file (O15)", async () => {
  show([aHold({ can_confirm: false })], { may: false });
  await screen.findByText("An owner or a manager of your company brings the file.");
  expect(screen.queryByLabelText(/Drop your GSTR-2B/)).toBeNull();
  expect(screen.queryByRole("button", { name: /It is in my 2B/ })).toBeNull();
});

test("the buyer's own word is asked once more, by keyboard too, and sent with a key (O18)", async () => {
  show([aHold({ state: "missing" })]);
  const person = userEvent.setup();
  const say = await screen.findByRole("button", { name: /^It is in my 2B/ });
  say.focus();
  await person.keyboard("{Enter}");
  const ask = screen.getByRole("dialog", { name: "Is RB/26-27/000001 in your 2B?" });
  expect(ask.textContent).toContain("You cannot take your word back");
  expect(sent).toHaveLength(0);
  fireEvent.click(within(ask).getByRole("button", { name: "Yes, it is in my 2B" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.path).toBe("/api/tax-hold/11/confirm");
  expect(new Headers(sent[0]?.init.headers).get("idempotency-key")).toBeTruthy();
});

const missing = aHold({
  ...{ side: "seller", state: "missing", party: "Sharma Metals" },
  ...{ can_confirm: false, can_answer: true },
});

test("a seller whose invoice is missing says that it is filed, with ARN, day and acknowledgement (O22)", async () => {
  show([missing], { side: "seller" });
  within(await row()).getByText("Not in the buyer’s 2B");
  fireEvent.click(screen.getByRole("button", { name: /^I have filed it/ }));
  const form = screen.getByRole("dialog", { name: "RB/26-27/000001 is filed" });
  const send = within(form).getByRole("button", { name: "Send" });
  const arn = within(form).getByLabelText(/ARN of the return/);
  fireEvent.change(arn, { target: { value: "AA27112612345" } });
  fireEvent.click(send);
  await within(form).findByText("An ARN has 15 letters and digits");
  within(form).getByText("Name the day on which it was filed");
  fireEvent.change(arn, { target: { value: "aa271126123456h" } });
  fireEvent.change(within(form).getByLabelText(/Filed on/), { target: { value: "2026-12-11" } });
  fireEvent.click(send);
  await within(form).findByText("Send the acknowledgement of the return");
  const file = new File(["%PDF"], "arn.pdf", { type: "application/pdf" });
  fireEvent.change(within(form).getByLabelText("Acknowledgement of the return"), {
    target: { files: [file] },
  });
  reply = () =>
    Response.json({ is_success: 0, code: "tax_hold_not_open", message: "No" }, { status: 409 });
  fireEvent.click(send);
  await waitFor(() => expect(sent).toHaveLength(1));
  // Refused: nothing that was typed or chosen is lost.
  expect((arn as HTMLInputElement).value).toBe("aa271126123456h");
  within(form).getByText("arn.pdf");
  const body = sent[0]?.init.body as FormData;
  expect([sent[0]?.path, body.get("filed_on")]).toEqual(["/api/tax-hold/11/answer", "2026-12-11"]);
});

test("each end of it says whose the money became, and that what came back is no price reduction (O19, O20, O21, O22)", async () => {
  const over = { held: 0, can_confirm: false } as const;
  const gone = { ...over, released: 124_545.6, state: "released" } as const;
  show([
    aHold({ ...gone, _id: "1", number: "N1", why: "found", found_in: "112026" }),
    aHold({ ...gone, _id: "2", number: "N2", why: "nobody_spoke" }),
    aHold({ ...gone, _id: "3", number: "N3", why: "not_said_again" }),
    aHold({
      ...over,
      ...{ _id: "4", number: "N4", why: "not_in_2b", state: "returned", returned: 124_545.6 },
    }),
  ]);
  const text = async (number: string) => (await row(number)).textContent;
  expect(await text("N1")).toContain("The GSTR-2B of 11-2026 shows it.");
  expect(await text("N2")).toContain("Nobody said anything by the last day.");
  expect(await text("N3")).toContain("No 2B of the last 31 days said again");
  expect(await text("N4")).toMatch(
    /₹1,24,545\.60 came back to your deposit\..*no price reduction.*To be confirmed by your adviser/,
  );
});

test("another number with the same GST is shown to be confirmed, and a difference in both figures (O12, O13, O14)", async () => {
  show([
    aHold({
      state: "missing",
      similar: [{ number: "RB/26-27/0001", dated: "2026-11-28", tax: 124_545.6 }],
    }),
    aHold({
      ...{ _id: "12", number: "N2", state: "differs" },
      differences: [
        { path: "date", paper: "2026-11-28", in_2b: "2026-11-30" },
        { path: "itc", paper: "Y", in_2b: "N" },
      ],
    }),
  ]);
  expect((await row()).textContent).toContain("Your 2B has RB/26-27/0001 of 28-11-2026");
  const other = (await row("N2")).textContent;
  expect(other).toContain("Date: 28-11-2026 on the invoice, 30-11-2026 in the 2B");
  expect(other).toContain("The 2B gives no credit for it");
});
