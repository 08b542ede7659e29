// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { toastStore } from "../../../lib/forms/toast.ts";
import { fakeBrowser } from "../../../lib/page/fake-browser.ts";
import { beginOfficeSession } from "../session/office-session.ts";
import { ListFiles } from "./list-files.tsx";

const asked = vi.fn<typeof fetch>();
const saved: string[] = [];
beforeAll(() => {
  fakeBrowser();
  URL.createObjectURL = () => "blob:list";
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download);
  };
  vi.stubGlobal("fetch", asked);
});
beforeEach(() => {
  asked.mockReset();
  saved.length = 0;
  beginOfficeSession("the-token", "Office", "owner");
});
afterEach(cleanup);

const open = () =>
  render(
    <MantineProvider>
      <ListFiles
        label="Sellers"
        of={{ method: "GET", path: "/admin/sellers" }}
        query={{ q: "copper", status: "waiting", type: undefined }}
      />
    </MantineProvider>,
  );
const button = (title: string) =>
  screen.getByRole<HTMLButtonElement>("button", { name: `Export Sellers as ${title}` });

test("a list is saved as it is filtered; the session's token stands in no address (W19)", async () => {
  let answer = (_: Response) => {};
  asked.mockReturnValue(new Promise((done) => (answer = done)));
  open();
  await userEvent.click(button("Excel"));
  expect(asked).toHaveBeenCalledWith(
    "/api/admin/sellers?q=copper&status=waiting&format=xlsx",
    expect.objectContaining({ headers: { authorization: "Bearer the-token" } }),
  );
  expect(button("Excel").dataset.loading, "it waits").toBe("true");
  expect(button("CSV").disabled).toBe(true);
  const disposition = 'attachment; filename="sellers-2026-11-22.xlsx"';
  answer(new Response("x", { headers: { "content-disposition": disposition } }));
  await vi.waitFor(() => expect(saved).toEqual(["sellers-2026-11-22.xlsx"]));
  await vi.waitFor(() => expect(button("CSV").disabled).toBe(false));
});

test("a list that belongs to something is saved of that one (W19)", async () => {
  asked.mockResolvedValue(new Response("x"));
  render(
    <MantineProvider>
      <ListFiles
        label="Bidders"
        of={{ method: "GET", path: "/admin/auctions/{id}/bidders" }}
        params={{ id: "7" }}
        query={{}}
      />
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Export Bidders as CSV" }));
  expect(asked.mock.calls[0]?.[0]).toBe("/api/admin/auctions/7/bidders?format=csv");
});

test.each([
  [() => Response.json({ message: "Other lists are being exported" }, { status: 503 }), /Other/],
  [() => Promise.reject(new TypeError("network")), /./],
])("a failed export says so and can be tried again (W19)", async (answer, words) => {
  asked.mockImplementation(async () => answer());
  open();
  await userEvent.click(button("CSV"));
  const toast = toastStore.read().at(-1);
  expect(toast).toMatchObject({ kind: "error", lines: [expect.stringMatching(words)] });
  expect(saved).toEqual([]);
  expect(button("CSV").disabled).toBe(false);
});
