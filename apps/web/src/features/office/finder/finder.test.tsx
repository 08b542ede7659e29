// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
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
  expect(pagesFor("QUER")).toEqual([{ to: "/admin/contact-queries", name: "Contact queries" }]);
  expect(pagesFor("")[0]).toEqual({ to: "/admin", name: "Overview" });
});

test("? lists the keys", async () => {
  show();
  await userEvent.keyboard("{Shift>}?{/Shift}");
  expect(screen.getByRole("dialog", { name: "Keys" }).textContent).toContain("Ctrl K");
});
