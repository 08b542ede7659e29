// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { SiteVersion } from "./site-version.tsx";

afterEach(cleanup);

const show = (version: string) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ id: "root", path: "/", Component: SiteVersion }], {
        hydrationData: { loaderData: { root: { version } } },
      })}
    />,
  );

test("the site says which version runs (V34)", () => {
  show("0.1.0 (3f5c1a2b9d0e)");
  expect(screen.getByText("Version 0.1.0 (3f5c1a2b9d0e)")).toBeDefined();
});

test("where nobody says the version, nothing stands in its place (V34)", () => {
  expect(show("").container.textContent).toBe("");
});
