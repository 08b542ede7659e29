// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "../../../lib/page/fake-browser.ts";
import { SearchBox } from "./search-box.tsx";

beforeAll(fakeBrowser);
afterEach(cleanup);

test("/ goes to the search, and is a sign like any other while somebody types", async () => {
  const element = (
    <MantineProvider>
      <SearchBox label="Search lots" />
    </MantineProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const field = screen.getByLabelText<HTMLInputElement>("Search lots");
  await userEvent.keyboard("/");
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe("");
  await userEvent.keyboard("a/b");
  expect(field.value).toBe("a/b");
});
