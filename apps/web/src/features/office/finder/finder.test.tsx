// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";
import { useFinder } from "./finder.tsx";

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
  const router = createMemoryRouter([{ path: "*", element: <Finder /> }]);
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return router;
}

test("Ctrl-K opens the search, and Enter the first page that is found", async () => {
  const router = show();
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.keyboard("o");
  expect(screen.getByRole("link", { name: "Overview" })).toBeTruthy();
  await userEvent.keyboard("{Enter}");
  expect(router.state.location.pathname).toBe("/admin");
});

test("arrow keys walk through what was found", async () => {
  show();
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Sellers");
});

test("? lists the keys", async () => {
  show();
  await userEvent.keyboard("{Shift>}?{/Shift}");
  expect(screen.getByRole("dialog", { name: "Keys" }).textContent).toContain("Ctrl K");
});
