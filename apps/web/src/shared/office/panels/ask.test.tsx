// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Ask } from "./ask.tsx";

afterEach(cleanup);
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

const ask = (of: { byEnter?: boolean }) => {
  const onYes = vi.fn();
  const question = { title: "Approve ₹500?", text: "Somebody else then releases it." };
  render(
    <MantineProvider>
      <Ask {...question} {...of} yes="Approve" onClose={() => undefined} onYes={onYes} />
    </MantineProvider>,
  );
  return { yes: screen.getByRole("button", { name: "Approve" }), onYes };
};

test("a decision that two persons make is confirmed by Enter: its button has the focus (V20)", () => {
  const { yes } = ask({ byEnter: true });
  expect(document.activeElement).toBe(yes);
});

test("what cannot be undone is not confirmed by the Enter that asked for it (V20)", () => {
  const { yes } = ask({});
  expect(document.activeElement).not.toBe(yes);
});

test("an Enter that is held on answers no question (V20)", () => {
  const { yes } = ask({ byEnter: true });
  expect(fireEvent.keyDown(yes, { key: "Enter", repeat: true })).toBe(false);
  expect(fireEvent.keyDown(yes, { key: "Enter" })).toBe(true);
});
