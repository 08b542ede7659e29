import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { seen } from "./page.ts";

/** How long a task may take on any machine; what it took is printed. */
const MOST_SECONDS = 30;
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/**
 * A task of the office on a page: its keys and clicks are counted, what is typed beside them, and
 * its seconds run from the first of them on.
 */
export function taskOn(page: Page) {
  let keys = 0;
  let texts = 0;
  let began: number | null = null;
  const typed: string[] = [];
  const act = async (doing: () => Promise<unknown>) => {
    began ??= performance.now();
    await doing();
  };
  return {
    press: async (...pressed: readonly string[]) => {
      for (const key of pressed) await act(() => page.keyboard.press(key));
      keys += pressed.length;
    },
    click: async (target: Locator) => {
      await act(() => target.click());
      keys += 1;
    },
    /** A click outside the page, such as on a file in the system's own window. */
    choose: async (chosen: () => Promise<unknown>) => {
      await act(chosen);
      keys += 1;
    },
    /** Digits, each a key, told apart. */
    digits: async (text: string) => {
      for (const digit of text) await act(() => page.keyboard.press(digit));
      typed.push(counted(text.length, "digit"));
    },
    /** A text at once: a name, the words of a reason, a number that is pasted. */
    text: async (text: string, what: string) => {
      await act(() => page.keyboard.insertText(text));
      texts += 1;
      typed.push(what);
    },
    /** Keys and clicks, a text counted as one. */
    count: () => keys + texts,
    /** Once its result is seen: prints what it took, and holds its count to the most. */
    done: (name: string, most: number) => {
      const seconds = (performance.now() - (began ?? Number.NaN)) / 1000;
      const effort = [counted(keys, "key"), ...typed].join(" + ");
      console.log(`${name}: ${effort}, ${seconds.toFixed(2)} s`);
      expect(keys + texts, name).toBeLessThanOrEqual(most);
      expect(seconds, name).toBeLessThan(MOST_SECONDS);
    },
  };
}

/** Opens what is found by a number or a name, as its caller tells it. */
export async function find(page: Page, told: string, { what = "number", isTyped = false } = {}) {
  const task = taskOn(page);
  await task.press("Control+k");
  const finder = page.getByRole("dialog", { name: "Find anything" });
  await seen(finder.getByRole("textbox"));
  if (isTyped) await task.press(...told);
  else await task.text(told, what);
  const group = what === "name" ? "Companies" : "With this number";
  await seen(finder.getByRole("region", { name: group }).getByRole("link").first());
  await task.press("Enter");
  return task;
}
