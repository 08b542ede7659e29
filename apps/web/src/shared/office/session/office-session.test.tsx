// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { May } from "./may.tsx";
import { beginOfficeSession, endOfficeSession, officeSession } from "./office-session.ts";

const Form = () => (
  <May do="lots.review">
    <input aria-label="Reserve" />
  </May>
);
beforeEach(() => beginOfficeSession("the-token", "Meera", "moderator"));
afterEach(() => {
  cleanup();
  endOfficeSession();
});

const typeReserve = () => {
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>("Reserve");
  field.value = "5,00,000";
  return field;
};

test("a form stays, with what was typed, when the session behind it ends (office 3)", () => {
  const field = typeReserve();
  act(() => endOfficeSession({ whileAtWork: true }));
  expect(officeSession()).toEqual({ state: "expired", role: "moderator" });
  expect(screen.getByLabelText("Reserve")).toBe(field);
  act(() => beginOfficeSession("another", "Meera", "moderator"));
  expect(screen.getByLabelText("Reserve")).toBe(field);
});

test("also when it was ended in another window; who then signs in with fewer rights has no such form (office 3)", () => {
  const field = typeReserve();
  act(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: "officetoken", newValue: null }));
  });
  expect(officeSession().state).toBe("expired");
  expect(screen.getByLabelText("Reserve")).toBe(field);
  act(() => beginOfficeSession("another", "Usha", "support"));
  expect(screen.queryByLabelText("Reserve")).toBe(null);
});

test("who signs out leaves nothing open", () => {
  typeReserve();
  act(() => endOfficeSession());
  expect(officeSession()).toEqual({ state: "out" });
  expect(screen.queryByLabelText("Reserve")).toBe(null);
});
