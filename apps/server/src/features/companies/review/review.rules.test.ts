import { expect, test } from "vitest";
import { decideCompany } from "./review.rules.ts";

const statuses = ["unverified", "submitted", "correction_asked", "verified", "suspended"] as const;
const from = (decision: "accept" | "correct" | "refuse" | "suspend", papersWaiting = 0) =>
  statuses.filter((status) => decideCompany(status, decision, { papersWaiting }) !== null);

test("each decision is possible from its own states and no other (W4)", () => {
  expect(from("accept")).toEqual(["submitted", "correction_asked"]);
  expect(from("accept", 1)).toEqual(["submitted", "correction_asked", "verified"]);
  const refused = { papersWaiting: 0, wasRefused: true };
  expect(decideCompany("unverified", "accept", refused), "after all (office 13)").toBe("verified");
  expect(from("correct")).toEqual(statuses);
  expect(from("refuse")).toEqual(["unverified", "submitted", "correction_asked"]);
  expect(from("suspend")).toEqual(["unverified", "submitted", "correction_asked", "verified"]);
});
