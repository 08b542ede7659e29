// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { AccountNumber } from "./account-number.tsx";

afterEach(cleanup);

test("an account number is its last four digits until somebody asks for the whole (X13)", async () => {
  const { container } = render(<AccountNumber number="50100012345678" />);
  expect(container.textContent).not.toContain("50100012345678");
  expect(container.textContent).toContain("5678");
  await userEvent.click(screen.getByRole("button", { name: "Show the whole account number" }));
  expect(container.textContent).toContain("50100012345678");
});
