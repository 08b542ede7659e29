import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { placeBid } from "../auctions.ts";
import { createLots, ShopQuery } from "../listings.ts";
import { reviewSeller } from "../office.ts";
import { MESSAGE, NAME } from "./field-names.ts";
import { line, prose } from "./fields.ts";
import { skeletonOf } from "./look-alikes.ts";
import { plainWords } from "./plain-words.ts";

/** The text of the first fault, as the server says it. */
const texts = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: plainWords }).error?.issues[0]?.message;

describe("a refusal is worded for people", () => {
  test.each([
    [{ min_price: "abc" }, "Enter a number"],
    [{ max_price: "-5" }, "Enter a number"],
    [{ min_price: "1.234" }, "Use at most two decimals"],
    [{ page: "abc" }, "Enter a number"],
    [{ page: "0" }, "Use at least 1"],
    [{ page: "1.5" }, "Enter a whole number"],
    [{ state: "Texas" }, "Choose a state from the list"],
    [{ status: "gone" }, "Choose one of live, upcoming, ended"],
    [{ start_at: "soon" }, "Use YYYY-MM-DD HH:mm:ss"],
    [{ q: "x".repeat(101) }, "Use at most 100 characters"],
  ])("of a search: %o", (query, words) => expect(texts(ShopQuery, query)).toBe(words));

  test.each([null, undefined, "", "NaN", "1e20", "0x10", true, [2000], {}])(
    "of an amount that is none: %o",
    (amount) => expect(texts(placeBid.body, { product_id: "1", amount })).toBe("Enter a number"),
  );

  test.each([-1, 0, 1.5, 1e20, null, "x"])("of an id that is none: %o", (product_id) =>
    expect(texts(placeBid.body, { product_id, amount: 1 })).toBe("This is not an id"),
  );

  test("of what is missing or of another kind", () => {
    expect(texts(createLots.body, {})).toBe("This is required.");
    expect(texts(createLots.body, { products: "x" })).toBe("Send a list");
    expect(texts(createLots.body, [])).toBe("Send an object");
    expect(texts(reviewSeller.body, { is_active: "yes" })).toBe("Use true or false");
  });
});

test.each(["\u200b\u200b", "\u2060", "\u3164", "\u2800 \u2800", "\u00ad"])(
  "a title that shows nothing is none: %o",
  (title) => {
    const draft = {
      category_id: 1,
      quantity: 1,
      unit: "kg",
      description: "Dry",
      state: "Delhi",
      city: "Delhi",
      pincode: "110001",
    };
    const issues = createLots.body.safeParse({ products: [{ ...draft, title }] }).error?.issues;
    expect(issues?.map((i) => [i.path.join("."), i.message])).toEqual([
      ["products.0.title", "Title is required."],
    ]);
    expect(
      createLots.body.safeParse({ products: [{ ...draft, title: "क\u200dष तांबा" }] }).success,
    ).toBe(true);
  },
);

test.each([
  "Metals\u200b Ltd",
  "Metals\u2060",
  "Metals\u200f",
  "Metals\u061c",
  "Met\u200dals",
  "Metals\u{e0041}",
  "\u3164Metals",
  `Me${"\u0301".repeat(5)}tals`,
  "Меtals",
  "ТАТА",
  "Tαta",
  "Ｔata",
  "𝐓𝐚𝐭𝐚",
  "Tıtan",
  "Tata\ue000",
  "Tata\u{f0000}",
])("a name that looks like another is refused: %j (L1)", (name) => {
  const issues = line(80, NAME).safeParse(name).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual([
    "Name has characters that cannot be shown",
  ]);
});

test.each([
  "Müller & Söhne",
  "क\u200dष मेटल्स",
  "ब्\u200cलू",
  "காப்பர்",
  "Nguyễn",
  "Zoë ♻️",
  "10 Ω",
  "5 μm wire",
  "Чайка",
])("a name as people spell it is taken: %j", (name) =>
  expect(line(80, NAME).safeParse(name).success).toBe(true),
);

test("a longer text is taken without the characters that show nothing, and without heaps of accents (L1)", () => {
  const text = prose(100, MESSAGE);
  const copied = "Dry\u200b copper\u2060, no\u{e0041} oil\u200f\nब्\u200cलू क\u200dष";
  expect(text.parse(copied)).toBe("Dry copper, no oil\nब्\u200cलू क\u200dष");
  expect(text.safeParse("\u200b\u2060").success).toBe(false);
  expect(text.safeParse(`a${"\u0301".repeat(75)}`).success).toBe(false);
});

test("names are compared by what an eye sees of them (L1)", () => {
  for (const alike of [
    "Tata Metals Ltd.",
    "TÁTA  METALS LTD",
    "Таta-Metals Ltd",
    "ＴａｔａMetalsLtd",
  ])
    expect(skeletonOf(alike)).toBe("tatametalsltd");
  expect(skeletonOf("ताँबा मेटल")).not.toBe(skeletonOf("तांबा मेटल"));
  expect(skeletonOf("Tata Metals")).not.toBe(skeletonOf("Tata Metal"));
});
