// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fakeCalls } from "../../../lib/api/fake-calls.ts";
import { fakeBrowser } from "../../../lib/page/fake-browser.ts";
import { drawScreen } from "../../../shared/office/page/draw-screen.tsx";
import { beginOfficeSession } from "../../../shared/office/session/office-session.ts";
import * as page from "./authorisation.tsx";

const authorisation = {
  ...{ _id: "7", number: "B-29016/7", stream: "batteries", kind: "battery_recycler" },
  ...{ issuer: "CPCB", valid_from: "2026-04-01", valid_to: "2031-03-31", capacity_kg: 10_000 },
  ...{ status: "waiting", reason: null, sent_at: "2026-11-20T08:00:00.000Z", sent_by: "Asha" },
  ...{ company: { _id: "3", name: "Sharma Metals", pan: "ABCDE1234F", status: "verified" } },
  ...{ document: "d.pdf", media_type: "application/pdf", assigned: null },
  ...{ first_look: null, needs_second_look: false, undo_until: null, held: null },
};
const ADDRESS = "/api/admin/authorisations/7";
const replies = { [ADDRESS]: {} };
const sent = fakeCalls(replies);
beforeAll(fakeBrowser);
afterEach(cleanup);

async function open(of: object) {
  replies[ADDRESS] = of;
  beginOfficeSession("the-token", "Office", "owner");
  drawScreen(page, "/admin/authorisations/:id", "/admin/authorisations/7");
  await screen.findByRole("heading", { level: 1, name: "Sharma Metals" });
}

test("a decision on an authorisation is held for its minute, and waits with who made it and until when (W14, issue 45)", async () => {
  await open(authorisation);
  fireEvent.keyDown(document.body, { key: "a" });
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledWith("PATCH", "/api/admin/authorisations/7", {
      ...{ decision: "accept", reason: null },
      hold: true,
    }),
  );
  cleanup();
  const held = { decision: "refuse", by: "Meera Rao", until: "2026-11-20T08:01:00.000Z" };
  await open({ ...authorisation, held });
  expect(screen.getByText(/Meera Rao has refused it\. It is carried out at/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Accept a" })).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});
