// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fakeCalls } from "../../../lib/api/fake-calls.ts";
import { fakeBrowser } from "../../../lib/page/fake-browser.ts";
import { drawScreen } from "../../../shared/office/page/draw-screen.tsx";
import { beginOfficeSession } from "../../../shared/office/session/office-session.ts";
import * as page from "./company-page.tsx";

const company = {
  ...{ _id: "7", name: "Sharma Metals", pan: "ABCDE1234F", entity: null, status: "submitted" },
  ...{ since: "2026-11-20T08:00:00.000Z", owner: null, pan_accepted: false, papers_waiting: 1 },
  ...{ assigned: null, is_refused: false, decided: null, reasons: [] },
  ...{ undo_until: null, held: null },
  ...{ users: [], sites: [], papers: [], alike: [], typed: null },
  signature: { waived: false, set: null },
};
const replies: Record<string, unknown> = {
  "/api/admin/companies/7": company,
  "/api/admin/timeline/company/7": { entries: [], next: null },
  "/api/admin/companies/7/wallet": {
    ...{ free: 500, leading: 0, held: 20_000, paid_in: 0, proceeds: 0, leaving: 0, owed: 0 },
    ...{ short: 0, virtual_account: null },
    holds: [{ why: "award", product_id: "12", title: "Copper wire", amount: 20_000, until: null }],
  },
  "/api/admin/companies/7/transfers": { paid_in: [], by_gateway: [], paid_out: [] },
  "/api/admin/companies/7/machines": { keys: [], webhooks: [] },
  "/api/admin/companies/7/now": { sales: [], trucks: [] },
};
const sent = fakeCalls(replies);
beforeAll(fakeBrowser);
afterEach(() => {
  replies["/api/admin/companies/7"] = company;
  cleanup();
});

async function open(address: string, role: "owner" | "support") {
  beginOfficeSession("the-token", "Office", role);
  drawScreen(page, "/admin/company/:id", address);
  await screen.findByRole("heading", { level: 1, name: "Sharma Metals" });
}

test("a company's review is a part of its page, decided by key beside its papers (office b1, W14)", async () => {
  await open("/admin/company/7?part=review", "owner");
  expect(screen.getByText("Compare the details with the papers, then decide.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Accept a" })).toBeTruthy();
  expect(
    screen.getByRole("textbox", { name: "Ask for a correction of the PAN card" }),
  ).toBeTruthy();
  expect(screen.getByRole("complementary", { name: "What happened" })).toBeTruthy();
});

test("who may not review reads the papers, and the overview has what is set of a company (office b1, W12)", async () => {
  await open("/admin/company/7?part=review", "support");
  expect(
    screen.getByText("The details and papers of a company. Your role reads them."),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Accept a" })).toBeNull();
  cleanup();
  await open("/admin/company/7", "owner");
  const parts = within(screen.getByRole("navigation", { name: "About this company" }));
  expect(parts.getByRole("link", { name: "Overview" }).getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("heading", { name: "Bars" })).toBeTruthy();
});

test("support reads why a deposit is stuck, and why a company may not bid, on one page (V5, V8)", async () => {
  replies["/api/admin/companies/7/bars"] = [
    {
      ...{ _id: "1", from_at: "2026-11-28T08:00:00.000Z", until_at: null, award_id: null },
      ...{ reason: "Two bounced cheques", by: "Meera Rao", holds: true },
      ...{ lifted_at: null, lifted_by: null },
    },
  ];
  await open("/admin/company/7", "support");
  expect(await screen.findByRole("link", { name: "Copper wire" })).toBeTruthy();
  expect(screen.getAllByText("₹20,000.00", { exact: false }).length).toBeGreaterThan(0);
  expect(screen.getByText(/by Meera Rao: Two bounced cheques. Lifting the bar/)).toBeTruthy();
  expect(await screen.findByText("No sale is open.")).toBeTruthy();
  delete replies["/api/admin/companies/7/bars"];
});

test("a decision on a company is held for its minute, and waits with who made it and until when (W14, issue 45)", async () => {
  await open("/admin/company/7?part=review", "owner");
  fireEvent.keyDown(document.body, { key: "a" });
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledWith("PATCH", "/api/admin/companies/7", {
      ...{ decision: "accept", reasons: [], seen_decision: null },
      hold: true,
    }),
  );
  cleanup();
  const held = {
    decision: "suspend",
    by: "Meera Rao",
    until: new Date(Date.now() + 60_000).toISOString(),
  };
  replies["/api/admin/companies/7"] = { ...company, held };
  await open("/admin/company/7?part=review", "owner");
  expect(screen.getByText(/Meera Rao has suspended it\. It is carried out at/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Accept a" })).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});
