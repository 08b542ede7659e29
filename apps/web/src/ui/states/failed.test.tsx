// @vitest-environment jsdom
import type { ProblemCode } from "@rebale/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { Refused } from "../../lib/api/refused.ts";
import { Failed } from "./failed.tsx";

afterEach(cleanup);

const Nothing = () => null;
const fail = async (status: number, code: ProblemCode | "unknown") => {
  const loader = () => {
    throw new Refused(status, code, "", [], { reference: "3f9a1c04b2e7" });
  };
  const route = { path: "/", loader, Component: Nothing, HydrateFallback: Nothing };
  const routes = [{ ...route, ErrorBoundary: Failed }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await screen.findByRole("alert");
};

test("a sale of somebody else's is not asked for again and again; what failed is", async () => {
  await fail(404, "not_found");
  expect(screen.getByRole("heading", { name: "There is nothing here" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  cleanup();
  await fail(500, "unknown");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("what failed names its reference, to copy; what is not there has none to tell (V35)", async () => {
  await fail(500, "unknown");
  expect(screen.getByText("3f9a1c04b2e7")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
  cleanup();
  await fail(404, "not_found");
  expect(screen.queryByText("3f9a1c04b2e7")).toBeNull();
});
