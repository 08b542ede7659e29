// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { roleMay } from "@rebale/contract/office/permissions";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { useFinder } from "./finder.tsx";
import { pagesFor } from "./pages.ts";

beforeAll(() => {
  globalThis.matchMedia ??= () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  // jsdom has the element but not its modes.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(cleanup);

function Finder() {
  const { button, dialogs } = useFinder();
  return (
    <>
      {button}
      {dialogs}
    </>
  );
}
function show() {
  render(
    <MantineProvider env="test">
      <Finder />
    </MantineProvider>,
  );
}

test("a page is found by part of its name, all of them before anything is typed", () => {
  const may = () => true;
  expect(pagesFor("QUER", may)).toEqual([
    { to: "/admin/contact-queries", name: "Contact queries" },
  ]);
  expect(pagesFor("", may)[0]).toEqual({ to: "/admin", name: "Overview" });
});

test("who may not open a page does not find it (W12)", () => {
  const pages = pagesFor("", (permission) => roleMay("content", permission)).map(({ to }) => to);
  expect(pages).toContain("/admin/blogs");
  expect(pages).toContain("/admin/logins");
  expect(pages).not.toContain("/admin/team");
  expect(pages).not.toContain("/admin/sellers");
});

test("? lists the keys", async () => {
  show();
  await userEvent.keyboard("{Shift>}?{/Shift}");
  expect(screen.getByRole("dialog", { name: "Keys" }).textContent).toContain("Ctrl K");
});
