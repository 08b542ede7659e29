import { expect, test } from "vitest";
import { wordsOf } from "../../../../lib/search-words.ts";

const categories = [
  {
    _id: "3",
    url: "plastics",
    title: "Plastics",
    sub_category: [{ _id: "7", url: "pet-bales", title: "PET Bales", title_hi: null }],
  },
];

test("a chip says its filter as people do", () => {
  const filters = {
    q: "drums",
    category: "plastics",
    sub_category: "pet-bales",
    state: "Goa",
    status: "upcoming",
    min_price: "100000",
    max_quantity: "500",
    unit: "kg",
  };
  const text = (name: keyof typeof filters) => wordsOf(name, filters, categories);
  expect(text("q")).toBe("“drums”");
  expect(text("category")).toBe("Plastics");
  expect(text("sub_category")).toBe("PET Bales");
  expect(text("state")).toBe("Goa");
  expect(text("status")).toBe("Upcoming");
  expect(text("min_price")).toBe("from ₹1,00,000");
  expect(text("max_quantity")).toBe("up to 500 kg");
  expect(wordsOf("category", { category: "3" }, categories)).toBe("Plastics");
});

test("a price that is no number stands in its chip as it was typed", () => {
  expect(wordsOf("min_price", { min_price: "abc" }, categories)).toBe("from “abc”");
  expect(wordsOf("max_rate", { max_rate: "4 or 5" }, categories)).toBe("up to “4 or 5”/kg");
});
