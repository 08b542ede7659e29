import { expect, test } from "vitest";
import { changesOf, masked } from "./audit-changes.rules.ts";

test("only what differs is noted, what was beside what is (W17)", () => {
  expect(changesOf({ title: "A", url: "a", at: null }, { title: "B", url: "a" })).toEqual({
    before: { title: "A" },
    after: { title: "B" },
  });
  expect(changesOf({ title: "A" }, { title: "A" })).toBeNull();
});

test("a member's data is told apart and not given away (W17)", () => {
  expect(masked({ whatsapp: "9800000001", city: "Pune", state: null })).toEqual({
    whatsapp: "•••0001",
    city: "•••",
    state: null,
  });
});
