// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { beginOfficeSession } from "../../../shared/office/session/office-session.ts";
import type { Counts } from "../../../shared/office/waiting-counts.ts";
import { NeedsAttention } from "./needs-attention.tsx";

afterEach(cleanup);

test("what waits is large and leads there; what does not takes a line of its own (office c)", () => {
  beginOfficeSession("token", "Ravi", "owner");
  const counts = new Proxy(
    { lots_pending: 8 },
    { get: (own, name) => Reflect.get(own, name) ?? 0 },
  );
  const now = { ...({} as Counts), trends: null };
  const element = <NeedsAttention now={Object.setPrototypeOf(now, counts)} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const links = screen.getAllByRole("link");
  expect(links.map((a) => a.textContent)).toEqual(["8lots to review"]);
  screen.getByText("Nothing else is waiting: 28 queues are empty");
  const quiet = within(screen.getByRole("group"));
  expect(quiet.getAllByRole("listitem", { hidden: true }).length).toBe(28);
  quiet.getByText("No unusual bids");
  expect(quiet.queryByText("No lot is pending")).toBeNull();
});
