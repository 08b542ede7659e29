import { expect, test } from "vitest";
import {
  type Claims,
  claimsOf,
  type KnownHere,
  type VisitClaims,
  whyNotThrough,
  whyNotVisit,
} from "./pass-check.rules.ts";

const at = (clock: string) => new Date(`2026-12-05T${clock}:00+05:30`);
const seconds = (clock: string) => at(clock).getTime() / 1000;
const pass: Claims = {
  ...{ jti: "p1", trip: "7", site: "1", vehicle: "MH12AB1234", dir: "in" },
  ...{ nbf: seconds("09:00"), exp: seconds("13:00") },
};
const here: KnownHere = { site: "1", uses: [], trips: [] };
const why = (over: Partial<Claims>, known: Partial<KnownHere> = {}, clock = "10:00") =>
  whyNotThrough({ ...pass, ...over }, { ...here, ...known }, at(clock))?.because ?? null;

test("without network a pass opens its own gate, in its time (G42)", () => {
  expect(why({})).toBeNull();
  expect(why({}, {}, "13:00")).toBeNull();
  expect(why({}, {}, "13:01")).toBe("pass_expired");
  expect(why({ site: "2" })).toBe("pass_other_site");
  // A clock may be wrong by ten minutes.
  expect(why({}, {}, "08:51")).toBeNull();
  expect(why({}, {}, "08:49")).toBe("pass_early");
});

test("a pass that this phone has taken is not taken twice, whether or not the market knows it (G42)", () => {
  const use = { jti: "p1", at: at("09:30").toISOString() };
  expect(why({}, { uses: [{ ...use, state: "waiting" }] })).toBe("pass_used");
  expect(why({}, { uses: [{ ...use, state: "told" }] })).toBe("pass_used");
  expect(why({}, { uses: [{ ...use, jti: "p2", state: "told" }] })).toBeNull();
});

test("what the market has told of a truck counts without network, too (G42)", () => {
  const trip = { _id: "7", gate_in_at: null };
  expect(why({}, { trips: [{ ...trip, state: "cancelled" }] })).toBe("pass_expired");
  const came = { ...trip, state: "tared", gate_in_at: at("09:30").toISOString() } as const;
  expect(why({}, { trips: [came] })).toBe("pass_used");
  expect(why({ jti: "p3", dir: "out" }, { trips: [{ ...came, state: "out" }] })).toBeNull();
});

test("without network a visitors' pass opens its own gate once, from half an hour before to the end (F51)", () => {
  const visit: VisitClaims = {
    ...{ jti: "v1", visit: "3", site: "1", people: 2, dir: "visit" },
    ...{ nbf: seconds("09:30"), exp: seconds("11:00") },
  };
  const known = { _id: "3", state: "booked", came_at: null } as const;
  const why = (over: Partial<Parameters<typeof whyNotVisit>[1]> = {}, clock = "10:00") =>
    whyNotVisit(visit, { site: "1", uses: [], visits: [known], ...over }, at(clock))?.because;
  expect(why()).toBeUndefined();
  expect(why({}, "11:01")).toBe("pass_expired");
  expect(why({}, "09:29")).toBe("pass_early");
  expect(why({}, "09:30")).toBeUndefined();
  expect(why({ site: "2" })).toBe("pass_other_site");
  const use = { jti: "v1", at: at("09:40").toISOString(), state: "waiting" } as const;
  expect(why({ uses: [use] })).toBe("pass_used");
  expect(why({ visits: [{ ...known, state: "came" }] })).toBe("pass_used");
  expect(why({ visits: [{ ...known, state: "missed" }] })).toBeUndefined();
  expect(claimsOf(visit)).toEqual(visit);
  expect(claimsOf({ ...visit, people: "two" })).toBeNull();
});

test("what is signed but says nothing of a truck is no pass", () => {
  expect(claimsOf(pass)).toEqual(pass);
  expect(claimsOf({ ...pass, more: 1 })).toEqual(pass);
  for (const lacks of ["jti", "trip", "site", "vehicle", "dir", "nbf", "exp"])
    expect(claimsOf({ ...pass, [lacks]: undefined })).toBeNull();
  expect(claimsOf({ ...pass, dir: "up" })).toBeNull();
  expect(claimsOf("p1")).toBeNull();
});
