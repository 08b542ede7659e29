// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { fakeCalls } from "../../../../lib/api/fake-calls.ts";
import { fakeBrowser } from "../../../../lib/page/fake-browser.ts";
import { drawScreen } from "../../../../shared/office/page/draw-screen.tsx";
import { beginOfficeSession } from "../../../../shared/office/session/office-session.ts";
import * as preview from "./policy-preview.tsx";

const policy = {
  ...{ _id: "3", url: "terms", title: "Terms", description: "<p>Thirty days.</p>" },
  ...{ title_hi: "शर्तें", description_hi: "<p>तीस दिन।</p>", updated_at: "2026-11-01T06:00:00.000Z" },
  ...{ in_force_from: null, is_draft: false, needs_consent: true },
};
const next = { ...policy, description: "<p>Fifteen days.</p>", in_force_from: "2026-12-15" };
const replies: Record<string, unknown> = {};
fakeCalls(replies, "");
beforeAll(fakeBrowser);
beforeEach(() => beginOfficeSession("the-token", "Office", "content"));
afterEach(cleanup);

const open = async (address: string, of: object) => {
  replies["/api/admin/policies"] = [of];
  drawScreen(preview, "/admin/policies/:id/preview", address);
  await screen.findByRole("heading", { level: 1, name: "Preview" });
};

test("a policy is seen as the site draws it, with the text that waits for its day (V31)", async () => {
  await open("/admin/policies/3/preview", { ...policy, next });
  expect(screen.getByText("Fifteen days.")).toBeTruthy();
  expect(screen.getAllByText("15-12-2026", { selector: "time" })).toHaveLength(2);
  expect(screen.getByText("From 15-12-2026 on: Terms")).toBeTruthy();
  expect(screen.queryByText("Thirty days.")).toBeNull();
});

test("a policy that is gone has no preview (V31)", async () => {
  await open("/admin/policies/4/preview", { ...policy, next: null });
  expect(screen.getByText("This policy is no longer there")).toBeTruthy();
});
