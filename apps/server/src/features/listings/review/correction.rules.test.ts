import { expect, test } from "vitest";
import { correctionOf } from "./correction.rules.ts";

test("the seller's own words are kept through several corrections, and a field that is put back is theirs again (office 7)", () => {
  const sent = { title: "PTE bottels", unit: "kg" };
  const first = correctionOf(sent, { title: "PET bottels", unit: "kg" }, {});
  expect(first).toEqual({
    changed: ["title"],
    before: { title: "PTE bottels" },
    now: { title: "PET bottels" },
    asSent: { title: "PTE bottels" },
  });
  const now = { title: "PET bottels", unit: "kg" };
  const second = correctionOf(now, { title: "PET bottles", unit: "MT" }, first.asSent);
  expect(second.asSent).toEqual({ title: "PTE bottels", unit: "kg" });
  expect(correctionOf({ title: "PET bottles", unit: "MT" }, sent, second.asSent).asSent).toEqual(
    {},
  );
});
