// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";

/** A browser's, as far as it is asked. */
const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
Object.assign(globalThis, { navigation });
const { Disclosure } = await import("./disclosure.tsx");

afterEach(cleanup);

const back = () => {
  const step = new Event("navigate", { cancelable: true });
  Object.assign(step, { navigationType: "traverse", destination: { index: 2 } });
  navigation.dispatchEvent(step);
  return step.defaultPrevented;
};
const draw = (coversPage: boolean) => {
  render(
    <MemoryRouter>
      <Disclosure label="Menu" coversPage={coversPage}>
        <p>Inside</p>
      </Disclosure>
    </MemoryRouter>,
  );
  return screen.getByRole("group") as HTMLDetailsElement;
};
const set = (menu: HTMLDetailsElement, open: boolean) => {
  menu.open = open;
  fireEvent(menu, new Event("toggle"));
};

test("a phone's Back closes the menu over the page, once, and leaves the page after that (U27)", () => {
  const menu = draw(true);
  expect(back()).toBe(false);
  set(menu, true);
  expect([back(), menu.open]).toEqual([true, false]);
  fireEvent(menu, new Event("toggle"));
  expect(back()).toBe(false);
  set(menu, true);
  cleanup();
  expect(back(), "gone with its page").toBe(false);
});

test("a small menu leaves Back alone (U27)", () => {
  const menu = draw(false);
  set(menu, true);
  expect(back()).toBe(false);
});
