import { describe, expect, test } from "vitest";
import { hindiNumber, rupeesInHindi } from "./hindi-amount.ts";

describe("an amount in Hindi words", () => {
  test.each([
    [0, "शून्य"],
    [9, "नौ"],
    [18, "अठारह"],
    [19, "उन्नीस"],
    [29, "उनतीस"],
    [39, "उनतालीस"],
    [44, "चौवालीस"],
    [49, "उनचास"],
    [51, "इक्यावन"],
    [53, "तिरपन"],
    [59, "उनसठ"],
    [69, "उनहत्तर"],
    [79, "उनासी"],
    [82, "बयासी"],
    [89, "नवासी"],
    [91, "इक्यानवे"],
    [99, "निन्यानवे"],
  ])("%i is %s", (n, words) => expect(hindiNumber(n)).toBe(words));

  test("each number below a hundred has a word of its own", () => {
    const words = Array.from({ length: 100 }, (_, n) => hindiNumber(n));
    expect(new Set(words).size).toBe(100);
    expect(words.filter((word) => !/^[\u0900-\u097F]+$/.test(word))).toEqual([]);
  });

  test.each([
    [1, "एक रुपया"],
    [100, "एक सौ रुपये"],
    [101, "एक सौ एक रुपये"],
    [1000, "एक हज़ार रुपये"],
    [240_500, "दो लाख चालीस हज़ार पाँच सौ रुपये"],
    [520_000, "पाँच लाख बीस हज़ार रुपये"],
    [10_000_000, "एक करोड़ रुपये"],
    [12_345_678, "एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर रुपये"],
    [10_000_000_000, "एक हज़ार करोड़ रुपये"],
    [90_000_000_000_000, "नब्बे लाख करोड़ रुपये"],
    [0.5, "पचास पैसे"],
    [0.01, "एक पैसा"],
    [1.05, "एक रुपया पाँच पैसे"],
    [520_000.29, "पाँच लाख बीस हज़ार रुपये उनतीस पैसे"],
  ])("₹%d is %s", (amount, words) => expect(rupeesInHindi(amount)).toBe(words));
});
