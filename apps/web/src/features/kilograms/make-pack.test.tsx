// @vitest-environment jsdom
import type { Kilograms } from "@rebale/contract/kilograms";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { WithMantine } from "../../ui/mantine/with-mantine.tsx";
import { MakePack } from "./make-pack.tsx";

const sent = vi.fn<(method: string, path: string) => void>();
beforeAll(() => {
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  // jsdom has the element but not its modes.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    sent(init?.method ?? "GET", path);
    return Response.json({ is_success: 1, message: "", data: { name: "Acme Foods" } });
  });
});
beforeEach(() => sent.mockClear());
afterEach(cleanup);

const weights = {
  award_id: "7",
  outputs: [{ material: "PET flakes", kg: 500, evidence_kg: 0, free_kg: 500 }],
} as unknown as Kilograms;

test("the company whose number was typed is named before its evidence is made, and again when the number changes (U22)", async () => {
  const element = (
    <WithMantine>
      <MakePack weights={weights} />
    </WithMantine>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  fireEvent.click(screen.getByRole("button", { name: "Make evidence" }));
  const number = screen.getByLabelText(/^Made for company number/);
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  fireEvent.change(number, { target: { value: "7" } });
  press("Look up the company");
  await screen.findByText("Acme Foods");
  expect(sent.mock.calls).toEqual([["GET", "/api/evidence/brand/7"]]);

  fireEvent.change(number, { target: { value: "8" } });
  expect(screen.queryByText("Acme Foods")).toBeNull();
  press("Look up the company");
  await screen.findByText("Acme Foods");
  press("Make the pack");
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith("POST", "/api/evidence"));
});
