// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { FactorNotice } from "./factor-notice.tsx";

afterEach(cleanup);
const draw = (factor: Parameters<typeof FactorNotice>[0]["factor"]) => {
  const element = <FactorNotice factor={factor} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
};
const factor = { is_on: false, is_required: false, recovery_codes_left: 0 };

test("money's people without a second factor are asked for one, others are not (V28)", () => {
  draw(factor);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/admin/second-factor");
  cleanup();
  draw({ ...factor, is_on: true });
  draw(null);
  expect(screen.queryByRole("link")).toBeNull();
});
