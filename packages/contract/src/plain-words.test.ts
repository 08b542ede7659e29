import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { placeBid } from "./auctions.ts";
import { createLots, ShopQuery } from "./listings.ts";
import { reviewSeller } from "./office.ts";
import { plainWords } from "./plain-words.ts";

/** What is said of the first fault, as the server says it. */
const said = (schema: z.ZodType, input: unknown) =>
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
  ])("of a search: %o", (query, words) => expect(said(ShopQuery, query)).toBe(words));

  test.each([null, undefined, "", "NaN", "1e20", "0x10", true, [2000], {}])(
    "of an amount that is none: %o",
    (amount) => expect(said(placeBid.body, { product_id: "1", amount })).toBe("Enter a number"),
  );

  test.each([-1, 0, 1.5, 1e20, null, "x"])("of an id that is none: %o", (product_id) =>
    expect(said(placeBid.body, { product_id, amount: 1 })).toBe("This is not an id"),
  );

  test("of what is missing or of another kind", () => {
    expect(said(createLots.body, {})).toBe("This is required.");
    expect(said(createLots.body, { products: "x" })).toBe("Send a list");
    expect(said(createLots.body, [])).toBe("Send an object");
    expect(said(reviewSeller.body, { is_active: "yes" })).toBe("Use true or false");
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
