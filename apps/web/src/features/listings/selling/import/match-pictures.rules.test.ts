import { expect, test } from "vitest";
import { matchPictures } from "./match-pictures.rules.ts";

test("pictures find their lot by its number, in folders too, the longer number first (A11)", () => {
  const { lots, strays, unread } = matchPictures(
    [
      ...["photos/A-1.jpg", "photos/a-1 (2).JPG", "A-1_10.png", "A-12.webp", "A-12-1.jpeg"],
      ...["B-7/front.jpg", "x/B-7/side.jpg", "A-13.jpg", "notes.txt", "__MACOSX/._A-1.jpg"],
      ...["A-1.HEIC", "photos/.DS_Store", "Thumbs.db"],
    ],
    ["A-1", "A-12", "B-7"],
  );
  expect(Object.fromEntries(lots)).toEqual({
    "A-1": ["A-1_10.png", "photos/A-1.jpg", "photos/a-1 (2).JPG"],
    "A-12": ["A-12.webp", "A-12-1.jpeg"],
    "B-7": ["B-7/front.jpg", "x/B-7/side.jpg"],
  });
  expect(strays).toEqual(["A-13.jpg"]);
  expect(unread).toEqual(["notes.txt", "A-1.HEIC"]);
});

test("a thirteenth picture of a lot is named as left out (A11)", () => {
  const paths = Array.from({ length: 14 }, (_, i) => `A-1/${i + 1}.jpg`);
  const { lots, unread } = matchPictures(paths, ["A-1"]);
  expect(lots.get("A-1")).toHaveLength(12);
  expect(unread).toEqual(["A-1/13.jpg", "A-1/14.jpg"]);
});
