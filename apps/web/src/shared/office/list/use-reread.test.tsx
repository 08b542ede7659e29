// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useListAddress } from "./use-list-address.ts";
import { listChanged, useReread } from "./use-reread.ts";

afterEach(cleanup);

function Lots() {
  const lots = useLoaderData<string[]>();
  const { open, go } = useListAddress();
  const reread = useReread();
  const decide = async (order: "closes first" | "reads first") => {
    waiting.shift();
    if (order === "closes first") go({ open: waiting[0] ?? null });
    const read = reread();
    if (order === "reads first") go({ open: waiting[0] ?? null });
    await read;
  };
  return (
    <>
      <output aria-label="list">{lots.join(" ")}</output>
      <output aria-label="open">{open}</output>
      <button type="button" onClick={() => void decide("closes first")}>
        Close, read
      </button>
      <button type="button" onClick={() => void decide("reads first")}>
        Read, close
      </button>
    </>
  );
}

let waiting: string[] = [];
const renderOffice = async () => {
  waiting = ["tyres", "copper", "paper"];
  const loader = async () => {
    const read = [...waiting];
    await new Promise((done) => setTimeout(done, 5));
    return read;
  };
  const route = { path: "/", loader, Component: Lots, shouldRevalidate: listChanged };
  const router = createMemoryRouter([route], { initialEntries: ["/?open=tyres"] });
  render(<RouterProvider router={router} />);
  await screen.findByText("tyres copper paper");
};
const expectText = async (name: string, text: string) =>
  expect.poll(() => screen.getByRole("status", { name }).textContent).toBe(text);

test.each(["Close, read", "Read, close"])(
  "after a decision the next is open and what was decided has left the list (%s; office 1)",
  async (order) => {
    await renderOffice();
    await userEvent.click(screen.getByRole("button", { name: order }));
    await expectText("open", "copper");
    await expectText("list", "copper paper");
    await userEvent.click(screen.getByRole("button", { name: order }));
    await userEvent.click(screen.getByRole("button", { name: order }));
    await expectText("open", "");
    await expectText("list", "");
  },
);
