import { expect, test } from "vitest";
import {
  answered,
  groupsOf,
  mayCorrect,
  nextStep,
  stillKept,
  type Trip,
  tokenIn,
  type Use,
} from "./gate.rules.ts";

const use = (over: Partial<Use> = {}): Use => ({
  ...{ jti: "p1", trip: "7", vehicle: "MH12AB1234", dir: "in", state: "waiting", message: null },
  ...{ at: "2026-12-05T04:30:00.000Z", until: "2026-12-05T07:30:00.000Z", ...over },
});
const trip = (over: Partial<Trip>) => ({ _id: "7", state: "booked", due: 0, ...over }) as Trip;

test("the link's token is read from behind the #, and nothing else is", () => {
  const token = `gate_${"a".repeat(43)}`;
  expect(tokenIn(`#${token}`)).toBe(token);
  for (const other of ["", "#", "#content", `#${token}?x`, token])
    expect(tokenIn(other)).toBeNull();
});

test("what a gate took without network is told, or refused with the market's words (G42)", () => {
  const uses = [use(), use({ jti: "p2" }), use({ jti: "p3" })];
  const answers = [
    { jti: "p1", state: "accepted", message: "" },
    { jti: "p2", state: "refused", message: "This pass was used already" },
  ] as const;
  expect(answered(uses, answers)).toMatchObject([
    { state: "told" },
    { state: "refused", message: "This pass was used already" },
    { state: "waiting" },
  ]);
});

test("nothing is forgotten before it is told and its pass has been over for a day (G42)", () => {
  const uses = [use(), use({ jti: "p2", state: "told" }), use({ jti: "p3", state: "refused" })];
  const kept = (at: string) => stillKept(uses, new Date(at)).map(({ jti }) => jti);
  expect(kept("2026-12-06T07:29:00Z")).toEqual(["p1", "p2", "p3"]);
  expect(kept("2026-12-06T07:31:00Z")).toEqual(["p1", "p3"]);
});

test("trucks are expected, inside or gone; who came without network is inside", () => {
  const trips = [trip({}), trip({ _id: "8" }), trip({ _id: "9", state: "weighed" })];
  const ids = Object.entries(groupsOf([...trips, trip({ _id: "6", state: "out" })], [use()])).map(
    ([name, group]) => [name, group.map(({ _id }: Trip) => _id)],
  );
  expect(Object.fromEntries(ids)).toEqual({ inside: ["7", "9"], expected: ["8"], gone: ["6"] });
});

test("a truck is weighed empty, then loaded, waits for its money and leaves (G43, G45)", () => {
  const stepOf = (state: Trip["state"], due = 0) => nextStep({ state, due });
  expect(["booked", "arrived", "tared"].map((one) => stepOf(one as Trip["state"]))).toEqual([
    ...["come", "tare", "gross"],
  ]);
  expect(stepOf("weighed", 83_710.38)).toBe("pay");
  expect(stepOf("weighed")).toBe("leave");
  expect(stepOf("out")).toBe("gone");
});

test("a weight is corrected before the invoice only", () => {
  expect(mayCorrect({ state: "weighed", invoice_id: null })).toBe(true);
  expect(mayCorrect({ state: "weighed", invoice_id: "1" })).toBe(false);
  expect(mayCorrect({ state: "arrived", invoice_id: null })).toBe(false);
});
