// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import type { LotDraft } from "@rebale/contract/listings";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { po } from "gettext-parser";
import { createMemoryRouter, RouterProvider } from "react-router";
import { addLocale, useLocale } from "ttag";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../../../../lib/page/fake-browser.ts";
import hindi from "../hi.po?raw";
import { emptyDraft } from "../selling.rules.ts";
import { SellForm } from "./sell-form.tsx";

const draft = (title: string, version: number, ready = false): LotDraft => ({
  ...{ _id: "draft-key-1", version, fields: { ...emptyDraft, title }, is_ready: ready },
  ...{ images: [], catalog: null, changed_at: "2026-11-20T06:10:00Z", changed_from: "Phone" },
});
/** As the market has it; null once it is submitted or deleted. */
let there: LotDraft | null;
const methods = vi.fn<(method: string | undefined) => void>();
const saved = vi.fn<(id: string, title: string, version: number | null) => void>();
interface Sent {
  version: number | null;
  fields: { title: string };
  is_ready: boolean;
}

beforeAll(() => {
  fakeBrowser();
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    methods(init.method);
    const { version, fields, is_ready } = JSON.parse(String(init.body)) as Sent;
    const id = address.split("/").at(-1) ?? "";
    const now = id === "draft-key-1" ? there : null;
    if ((now?.version ?? null) !== version) {
      const changed = { is_success: 0, code: "draft_changed", message: "", errors: [] };
      return Response.json({ ...changed, data: { draft: now } }, { status: 409 });
    }
    saved(id, fields.title, version);
    const data = { ...draft(fields.title, (version ?? 0) + 1, is_ready), _id: id };
    return Response.json({ is_success: 1, message: "", data });
  });
});
beforeEach(() => {
  sessionStorage.clear();
  saved.mockClear();
  methods.mockClear();
});
afterEach(() => {
  cleanup();
  useLocale("en");
});

/** The form with a draft, which is changed on another device before it is changed here. */
function open(before: LotDraft, meanwhile: LotDraft | null) {
  there = meanwhile;
  const form = (
    <SellForm
      user={{ _id: "7", address: {} } as never}
      {...{ categories: [], states: [], sites: [], money: false, gstSafe: false }}
      usual={{ own: null, materials: [] }}
      drafts={[before]}
      opening={{ draft: "draft-key-1", copy: null }}
    />
  );
  const router = createMemoryRouter([{ path: "/", element: form }]);
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}
async function conflict(name: string) {
  fireEvent.change(screen.getByDisplayValue("Begun"), { target: { value: "Mine" } });
  return screen.findByRole("button", { name }, { timeout: 5000 });
}
const seesTyped = (title: string) => expect(screen.getByDisplayValue(title)).toBeTruthy();
/** When the draft was changed there. */
const TIME = /20-11-2026, 11:40/;

test("a draft that was changed on another device says so with its time, and keeps what is typed until the other one is taken (A12)", async () => {
  open(draft("Begun", 1), draft("Theirs", 2));
  const reload = await conflict("Reload");
  expect(screen.getByText(/This draft was changed on another device at/).textContent).toMatch(TIME);
  seesTyped("Mine");
  fireEvent.click(reload);
  seesTyped("Theirs");
  expect(screen.queryByRole("button", { name: "Reload" })).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

test("or is saved over it (A12)", async () => {
  open(draft("Begun", 1), draft("Theirs", 2));
  fireEvent.click(await conflict("Keep mine"));
  await waitFor(() => expect(saved).toHaveBeenCalledWith("draft-key-1", "Mine", 2));
  await screen.findByText("Draft saved");
  seesTyped("Mine");
});

test("submitted or deleted there, it goes on in the form as a new draft (A12)", async () => {
  open(draft("Begun", 1), null);
  fireEvent.click(await conflict("Keep it as a new draft"));
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(String), "Mine", null));
  expect(saved.mock.calls[0]?.[0]).not.toBe("draft-key-1");
  await screen.findByText("Draft saved");
  seesTyped("Mine");
});

test("on the list it is not submitted before its seller has chosen there (A12)", async () => {
  open(draft("Begun", 1, true), draft("Theirs", 2, true));
  await conflict("Reload");
  const panel = within(screen.getByRole("region", { name: "Your products" }));
  expect(panel.queryByRole("button", { name: "Reload" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Discard changes" }));
  fireEvent.click(panel.getByRole("button", { name: "Submit 1 product" }));
  await waitFor(() =>
    expect(panel.getByRole("button", { name: "Submit 1 product" })).toHaveProperty(
      "disabled",
      false,
    ),
  );
  expect(methods).not.toHaveBeenCalledWith("POST");
  fireEvent.click(panel.getByRole("button", { name: "Reload" }));
  expect(panel.getByText("Theirs")).toBeTruthy();
});

test("in Hindi, too (A12)", async () => {
  addLocale("hi", po.parse(hindi) as never);
  useLocale("hi");
  open(draft("Begun", 1), draft("Theirs", 2));
  const keepMine = await conflict("मेरा रखिए");
  expect(screen.getByText(/दूसरे डिवाइस पर बदला गया/).textContent).toMatch(TIME);
  expect(screen.getByRole("button", { name: "फिर से खोलिए" })).toBeTruthy();
  fireEvent.click(keepMine);
  await waitFor(() => expect(saved).toHaveBeenCalledWith("draft-key-1", "Mine", 2));
});

/** Put together of several inputs, or asked only of a company that has sites, lists or a deposit. */
const composed = ["format", "site_id", "deposit", "pay_through", "terms", "invite_list_id"];

test("each field of a draft can be typed in the form (A12)", () => {
  open(draft("Begun", 1), null);
  const paths = new Set(
    [...document.querySelectorAll("[data-path]")].map((e) => e.getAttribute("data-path")),
  );
  expect(Object.keys(emptyDraft).filter((field) => !paths.has(field))).toEqual(composed);
});
