// @vitest-environment jsdom
import type { Kilograms } from "@rebale/contract/kilograms";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fakeCalls } from "../../lib/api/fake-calls.ts";
import { fakeBrowser } from "../../lib/page/fake-browser.ts";
import { WithMantine } from "../../ui/mantine/with-mantine.tsx";
import { MakePack } from "./make-pack.tsx";

const named = { name: "Acme Foods" };
const sent = fakeCalls({ "/api/evidence/brand/7": named, "/api/evidence/brand/8": named });
beforeAll(fakeBrowser);
beforeEach(() => sent.mockClear());
afterEach(cleanup);

const weights = {
  award_id: "7",
  outputs: [{ material: "PET flakes", kg: 500, evidence_kg: 0, free_kg: 500 }],
} as unknown as Kilograms;

const made = { award_id: "7", material: "PET flakes", kg: "500", brand_company_id: "8" };

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
  expect(sent).not.toHaveBeenCalled();

  fireEvent.change(number, { target: { value: "8" } });
  expect(screen.queryByText("Acme Foods")).toBeNull();
  press("Look up the company");
  await screen.findByText("Acme Foods");
  press("Make the pack");
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith("POST", "/api/evidence", made));
});
