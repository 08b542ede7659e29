import { expect, test } from "vitest";
import { closesOnBack } from "./back-closes.ts";

/** A browser's, as far as it is asked. */
const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
Object.assign(globalThis, { navigation });
const step = (index: number, navigationType = "traverse") => {
  const event = new Event("navigate", { cancelable: true });
  Object.assign(event, { navigationType, destination: { index } });
  navigation.dispatchEvent(event);
  return event.defaultPrevented;
};

test("Back closes what lies on top, and leaves the page once nothing is open (R91)", () => {
  const closed: string[] = [];
  const shut = closesOnBack(() => closed.push("sheet"));
  const shutInner = closesOnBack(() => closed.push("question"));
  expect([step(2), closed]).toEqual([true, ["question"]]);
  shutInner();
  expect([step(2), closed]).toEqual([true, ["question", "sheet"]]);
  expect([step(4), step(2, "push")]).toEqual([false, false]);
  shut();
  expect(step(2)).toBe(false);
});
