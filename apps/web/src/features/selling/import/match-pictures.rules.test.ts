import { expect, test } from "vitest";
import { matchPictures } from "./match-pictures.rules.ts";

test("pictures find their lot by its number, in folders too, the longer number first (A11)", () => {
  const { lots, strays } = matchPictures(
    [
      ...["photos/A-1.jpg", "photos/a-1 (2).JPG", "A-1_10.png", "A-12.webp", "A-12-1.jpeg"],
      ...["B-7/front.jpg", "x/B-7/side.jpg", "A-13.jpg", "notes.txt", "__MACOSX/._A-1.jpg"],
    ],
    ["A-1", "A-12", "B-7"],
  );
  expect(Object.fromEntries(lots)).toEqual({
    "A-1": ["A-1_10.png", "photos/A-1.jpg", "photos/a-1 (2).JPG"],
    "A-12": ["A-12.webp", "A-12-1.jpeg"],
    "B-7": ["B-7/front.jpg", "x/B-7/side.jpg"],
  });
  expect(strays).toEqual(["A-13.jpg"]);
});
