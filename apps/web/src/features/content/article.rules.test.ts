import { expect, test } from "vitest";
import { articleFacts, firstWords, otherRecent } from "./article.rules.ts";

test("a snippet has at most 8 words (S2.58, S9.6)", () => {
  expect(firstWords("one two three four five six seven eight nine")).toBe(
    "one two three four five six seven eight…",
  );
  expect(firstWords(" one two  three four five six seven eight ")).toBe(
    "one two three four five six seven eight",
  );
  expect(firstWords("short")).toBe("short");
});

const posts = ["oldest", "older", "newer", "newest"].map((slug) => ({ slug }));

test("beside an article stand the 2 newest others, and View ALL when there are more than 2 (S2.58)", () => {
  expect(otherRecent(posts, "newest")).toEqual({
    shown: [{ slug: "newer" }, { slug: "older" }],
    more: true,
  });
  expect(otherRecent(posts.slice(0, 3), "older")).toEqual({
    shown: [{ slug: "newer" }, { slug: "oldest" }],
    more: false,
  });
  expect(otherRecent(posts.slice(0, 1), "oldest")).toEqual({ shown: [], more: false });
});

test("an article tells search engines its picture by a whole address (S2.58)", () => {
  const post = {
    title: "T",
    short_description: "D",
    published: "2026-11-20",
    picture: "/uploads/a.webp?w=1280",
  };
  expect(articleFacts(post, "https://rebale.example").image).toBe(
    "https://rebale.example/uploads/a.webp?w=1280",
  );
  expect(articleFacts({ ...post, picture: null }, "https://rebale.example")).not.toHaveProperty(
    "image",
  );
});
