// @vitest-environment jsdom
import type { OfficeRole } from "@rebale/contract/office/permissions";
import type { OfficeTaxHold } from "@rebale/contract/tax-holds";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { fakeCalls } from "../../../../lib/api/fake-calls.ts";
import { fakeBrowser } from "../../../../lib/page/fake-browser.ts";
import { drawScreen } from "../../../../shared/office/page/draw-screen.tsx";
import { beginOfficeSession } from "../../../../shared/office/session/office-session.ts";
import * as page from "./office-holds.tsx";
import { extendFault } from "./office-labels.rules.ts";

const answer = {
  ...{ arn: "AA271126123456H", filed_on: "2026-12-11", at: "2026-12-20T09:00:00.000Z" },
  ...{ note: null, document_url: "/tax-hold/11/document" },
};
const hold = (over: Partial<OfficeTaxHold> = {}): OfficeTaxHold => ({
  ...{ _id: "11", award_id: "7", trip_id: "9", invoice_id: "4", number: "RB/26-27/000001" },
  ...{ dated: "2026-11-28", tax: 124_545.6, credited: 0, held: 124_545.6, released: 0 },
  ...{ returned: 0, state: "disputed", until: "2027-02-11T18:30:00.000Z", why: null },
  ...{ found_in: null, differences: [], similar: [], answer, title: "Copper scrap" },
  ...{ buyer: "Sharma Metals", seller: "Green Works", buyer_company_id: "2" },
  ...{ seller_company_id: "3", buyer_user_id: "4", seller_user_id: "5" },
  ...{ gstin: "24AAACA1111A1Z5", supplier_gstin: "27AAACB2222B1Z3" },
  ...{ said_at: null, disputed_at: answer.at, late: false, ...over },
});
const replies: Record<string, unknown> = {
  "/api/admin/money/waiting": {
    ...{ receipts: { unknown: 0, mismatched: 0, claimed: 0, return_asked: 0 }, bank_accounts: 0 },
    ...{ withdrawals: { asked: 0, approved: 0, failed: 0 }, events: 0, statement_lines: 0 },
    ...{ sales_overdue: 0, days: 0, disputes: 0, reversals: 0, accounts: 0, tax_holds: 1 },
  },
};
const sent = fakeCalls(replies);
const show = (rows: readonly OfficeTaxHold[], role: OfficeRole = "owner") => {
  replies["/api/admin/tax-holds"] = rows;
  beginOfficeSession("t", "Asha", role);
  drawScreen(page as never, "/admin/money/tax-holds", "/admin/money/tax-holds?open=11");
};
beforeAll(fakeBrowser);
beforeEach(() => sent.mockClear());
afterEach(cleanup);

test("the office gives what is disputed to a side, with a reason (O22)", async () => {
  show([hold({ late: true })]);
  const panel = await screen.findByRole("dialog", { name: /RB\/26-27\/000001/ });
  within(panel).getByText("AA271126123456H");
  within(panel).getByText(/more than 7 days ago/);
  fireEvent.click(await within(panel).findByRole("button", { name: /^To the buyer/ }));
  const ask = await screen.findByRole("dialog", { name: /back to the buyer\?$/ });
  expect(ask.textContent).toContain("no price reduction");
  fireEvent.click(within(ask).getByRole("button", { name: "To the buyer" }));
  await within(ask).findByText("Give a reason");
  expect(sent).not.toHaveBeenCalled();
  const reason = { target: { value: "The ARN is of another return" } };
  fireEvent.change(within(ask).getByLabelText("Reason"), reason);
  fireEvent.click(within(ask).getByRole("button", { name: "To the buyer" }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith("PATCH", "/api/admin/tax-holds/11", {
      ...{ decision: "return", reason: "The ARN is of another return" },
    }),
  );
});

test("what is not disputed may have more time alone (O22)", async () => {
  show([hold({ state: "missing", answer: null })]);
  await screen.findByRole("button", { name: /^Give more time/ });
  expect(screen.queryByRole("button", { name: /^To the (buyer|seller)/ })).toBeNull();
});

test("support reads it and decides nothing (O22)", async () => {
  show([hold()], "support");
  await screen.findByRole("dialog", { name: /RB\/26-27\/000001/ });
  expect(screen.queryByRole("button", { name: /^To the|^Give more time/ })).toBeNull();
});

test("more time ends 180 days after the invoice at the latest, and lies ahead", () => {
  const of = (day: string) => extendFault({ dated: "2026-11-28" }, day, "2027-01-10");
  expect(of("2027-05-27")).toBeNull();
  expect(of("2027-05-28")).toMatch(/until 27-05-2027$/);
  expect(of("2027-01-09")).toMatch(/to come/);
  expect(of("")).toMatch(/Name/);
});
