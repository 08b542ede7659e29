// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../../lib/page/fake-browser.ts";
import { WithMantine } from "../../ui/mantine/with-mantine.tsx";
import Books, { clientLoader, ErrorBoundary } from "./books.tsx";

const asked: string[] = [];
let replies: Record<string, object> = {};
let saved: { path: string; body: unknown }[] = [];
beforeAll(fakeBrowser);
beforeEach(() => {
  asked.length = 0;
  saved = [];
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const [path = ""] = address.split("?");
    asked.push(address);
    if (init?.method === "PUT") saved.push({ path, body: JSON.parse(String(init.body)) });
    const reply: { status?: number } = replies[path] ?? {};
    const body = { is_success: 1, message: "", data: [], ...reply };
    return Response.json(body, { status: reply.status ?? 200 });
  });
});
afterEach(cleanup);

const row = {
  ...{ ref: "P12", kind: "tax_invoice", number: "RB/26-27/000001", dated: "2026-11-28" },
  ...{ of_number: null, party: "Gujarat Metals", party_gstin: "24AABFG1234K1Z5" },
  ...{ place_of_supply: "24", hsn: "391590", what: "PET flakes", quantity: 7440, unit: "KGS" },
  ...{ value: 691_920, cgst: 0, sgst: 0, igst: 124_545.6, tcs: 16_329.31, total: 832_794.91 },
  ...{ reverse_charge: false, award_id: "12", trip_id: "3", vehicle_no: "MH12QG4471" },
  ...{ irn: null, eway_no: null, tax_hold: null },
};
const note = {
  ...{ ...row, ref: "P15", kind: "credit_note", number: "RC/26-27/000001" },
  ...{ of_number: row.number, value: -20_757.6, igst: -3736.37, tcs: 0, total: -24_493.97 },
};
const totals = { value: 671_162.4, igst: 120_809.23, tcs: 16_329.31, total: 808_300.94 };
const names = ["sales", "purchases", "rebale", "bank", "deposit", "held", "paid_in", "proceeds"];
const heads = ["igst", "cgst", "sgst"].flatMap((tax) => [`${tax}_output`, `${tax}_input`]);
const others = ["tcs_payable", "tcs_receivable", "leaving", "tax_held"];
const ledgers = Object.fromEntries([...names, ...heads, ...others].map((name) => [name, name]));
const company = (role: string) => ({ data: { role } });
const usual = () => ({
  "/api/company": company("manager"),
  "/api/books/sales": { data: [row, note], totals, sums: totals, totalpage: 1 },
  "/api/books/ledgers": { data: ledgers },
  "/api/books/gstins": { data: ["27BBBBB0000B1ZX"] },
});

const Drawn = () => <Books {...({ loaderData: useLoaderData() } as Parameters<typeof Books>[0])} />;
function draw(search = "?register=sales&from=2026-11-01&to=2026-11-30") {
  const route = { path: "/books", loader: clientLoader as never, Component: Drawn, ErrorBoundary };
  const router = createMemoryRouter([route], { initialEntries: [`/books${search}`] });
  render(
    <WithMantine>
      <RouterProvider router={router} />
    </WithMantine>,
  );
}

test("each total stands beside its sum from the papers, each row names its paper (O42)", async () => {
  replies = usual();
  draw();
  const table = await screen.findByRole("table", { name: "Sales" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map((each) => each.textContent)).toEqual([
    expect.stringMatching(/Tax invoice RB\/26-27\/000001.*P12.*₹8,32,794\.91/),
    expect.stringMatching(/Credit note.*P15 · to RB\/26-27\/000001.*−₹24,493\.97/),
  ]);
  const all = document.querySelector("dl")?.textContent ?? "";
  expect(all).toContain("Total₹8,08,300.94From the papers: ₹8,08,300.94");
  expect(all).not.toContain("CGST");
  expect(screen.queryByText(/They differ/)).toBeNull();
});

test("a sum that differs is said (O42)", async () => {
  replies = usual();
  replies["/api/books/sales"] = {
    ...{ data: [row], totals, totalpage: 1, sums: { ...totals, total: 808_300.93 } },
  };
  draw();
  expect(await screen.findByText("They differ. Please write to us.")).toBeTruthy();
});

test("days that are refused are said above the form where others are chosen; none is an empty register (O46)", async () => {
  replies = usual();
  const msg = "Choose at most 366 days, the first before the last";
  replies["/api/books/sales"] = {
    ...{ status: 400, is_success: 0, code: "invalid_input", message: msg },
    errors: [{ path: "to", msg }],
  };
  draw("?register=sales&from=2025-01-01&to=2026-11-30");
  expect((await screen.findByText(msg)).getAttribute("role")).toBe("alert");
  expect(screen.getByLabelText("From").getAttribute("value")).toBe("2025-01-01");
  cleanup();
  replies = { ...usual(), "/api/books/sales": { totals: {}, sums: { total: 0 }, totalpage: 0 } };
  draw();
  expect(await screen.findByText("Nothing is booked in these days")).toBeTruthy();
});

test("a viewer is told whose the books are, and nothing is asked for (O51)", async () => {
  replies = { ...usual(), "/api/company": company("viewer") };
  draw();
  expect(await screen.findByText("The books are for owners and managers")).toBeTruthy();
  expect(asked.filter((address) => address.includes("/books"))).toEqual([]);
});

test("a market that does not answer is a failure with a way to try again (O46)", async () => {
  replies = { ...usual(), "/api/books/sales": { status: 500, is_success: 0 } };
  draw();
  expect(await screen.findByRole("button", { name: /again/i })).toBeTruthy();
});

test("of the names of ledgers those that changed are sent (O51)", async () => {
  replies = usual();
  draw();
  const field = await screen.findByLabelText("Sales of scrap");
  fireEvent.change(field, { target: { value: "" } });
  const save = screen.getByRole("button", { name: "Save the names", hidden: true });
  fireEvent.click(save);
  expect(await screen.findByText("Name this ledger")).toBeTruthy();
  fireEvent.change(field, { target: { value: "PET बिक्री" } });
  fireEvent.click(save);
  await vi.waitFor(() =>
    expect(saved).toEqual([{ path: "/api/books/ledgers", body: { sales: "PET बिक्री" } }]),
  );
});

test("Tally has the parts that are chosen, and none without a part (O47)", async () => {
  replies = usual();
  draw();
  // jsdom saves no files.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  fireEvent.click(await screen.findByRole("checkbox", { name: "Purchases" }));
  const download = screen.getByRole<HTMLButtonElement>("button", { name: "Tally XML" });
  fireEvent.click(download);
  await vi.waitFor(() =>
    expect(asked.at(-1)).toBe("/api/books/tally?from=2026-11-01&to=2026-11-30&parts=sales%2Cmoney"),
  );
  await vi.waitFor(() => expect(download.disabled).toBe(false));
  fireEvent.click(screen.getByRole("checkbox", { name: "Sales" }));
  fireEvent.click(screen.getByLabelText("Money: receipts, payments, journal"));
  expect(download.disabled).toBe(true);
});
