import { expect, test } from "vitest";
import { decideCode, isTold } from "./codes.rules.ts";

const now = new Date("2026-12-05T10:00:00+05:30");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const trip = { handoverCode: "0421", wrongCodes: 0, codesFrom: null };

test("the fifth wrong code closes the way out for a quarter of an hour, also to the right one (G45)", () => {
  expect(decideCode(trip, "0421", now)).toEqual({ is: "right" });
  expect(decideCode({ ...trip, wrongCodes: 3 }, "421", now)).toMatchObject({ wrongCodes: 4 });
  const closed = { is: "wrong", wrongCodes: 5, codesFrom: later(15) };
  expect(decideCode({ ...trip, wrongCodes: 4 }, "0000", now)).toEqual(closed);
  const locked = { ...trip, wrongCodes: 5, codesFrom: later(15) };
  expect(decideCode(locked, "0421", later(14))).toEqual({ is: "locked", seconds: 60 });
  expect(decideCode(locked, "0421", later(15))).toEqual({ is: "right" });
});

test("after ten wrong codes in all none opens, whatever the wait; at five and ten the buyer is told (X11)", () => {
  expect(decideCode({ ...trip, wrongCodes: 9 }, "0000", now)).toMatchObject({ wrongCodes: 10 });
  const closed = { ...trip, wrongCodes: 10, codesFrom: null };
  expect(decideCode(closed, "0421", later(60 * 24 * 30))).toEqual({ is: "closed" });
  const all = Array.from({ length: 10 }, (_, i) => i + 1);
  expect(all.filter(isTold)).toEqual([5, 10]);
});
