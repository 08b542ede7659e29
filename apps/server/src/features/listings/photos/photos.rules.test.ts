import { expect, test } from "vitest";
import { photosOf } from "./photos.rules.ts";

const asked = [
  { shot: "whole", needed: true },
  { shot: "near", needed: true },
  { shot: "inside", needed: true },
  { shot: "label", needed: false },
];

test("needed shots that no picture says it shows are missing, wished ones are not (F53)", () => {
  const all = ["whole", "near", "inside", "label"];
  expect(photosOf(asked, [{ shot: "whole" }, {}])).toEqual({
    asked: all,
    missing: ["near", "inside"],
  });
  const shown = [{ shot: "inside" }, { shot: "near" }, { shot: "near" }, { shot: "whole" }];
  expect(photosOf(asked, shown)).toEqual({ asked: all, missing: [] });
});

test("nothing is said of goods whose stream is not known", () => {
  expect(photosOf(null, [{ shot: "whole" }])).toBeNull();
});
