import { paise } from "@rebale/contract";
import { describe, expect, test } from "vitest";
import { amountInWords } from "./amount-in-words.ts";

describe("a paper that is drawn again says what it said (G63)", () => {
  test.each([
    [0, "Zero Rupees Only", "शून्य रुपये मात्र"],
    [1.01, "One Rupee And One Paisa Only", "एक रुपया और एक पैसा मात्र"],
    [100, "One Hundred Rupees Only", "सौ रुपये मात्र"],
    [101, "One Hundred One Rupees Only", "एक सौ एक रुपये मात्र"],
    [1100, "One Thousand One Hundred Rupees Only", "एक हज़ार सौ रुपये मात्र"],
    [44.53, "Forty Four Rupees And Fifty Three Paise Only", "चौंतालीस रुपये और तिरेपन पैसे मात्र"],
    [87.88, "Eighty Seven Rupees And Eighty Eight Paise Only", "सतासी रुपये और अठासी पैसे मात्र"],
    [
      520_551.91,
      "Five Lakh Twenty Thousand Five Hundred Fifty One Rupees And Ninety One Paise Only",
      "पाँच लाख बीस हज़ार पाँच सौ इक्यावन रुपये और इक्यानवे पैसे मात्र",
    ],
    [
      999_999_999.99,
      "Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Rupees And Ninety Nine Paise Only",
      "निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये और निन्यानवे पैसे मात्र",
    ],
    [1_000_000_000, "One Hundred Crore Rupees Only", "एक अरब रुपये मात्र"],
    [1_000_000_001, "One Hundred Crore One Rupee Only", "एक अरब एक रुपये मात्र"],
    [
      1_000_000_000.5,
      "One Hundred Crore Zero Rupees And Fifty Paise Only",
      "एक अरब रुपये और पचास पैसे मात्र",
    ],
    [
      123_456_789_012.34,
      "Twelve Thousand Three Hundred Forty Five Crore Sixty Seven Lakh Eighty Nine Thousand Twelve Rupees And Thirty Four Paise Only",
      "एक खरब तेईस अरब पैंतालीस करोड़ सड़सठ लाख नवासी हज़ार बारह रुपये और चौंतीस पैसे मात्र",
    ],
    [90_000_000_000_000, "Ninety Lakh Crore Rupees Only", "नौ नील रुपये मात्र"],
  ])("₹%d", (rupees, english, hindi) => {
    expect(amountInWords(paise(rupees), "en")).toBe(english);
    expect(amountInWords(paise(rupees), "hi")).toBe(hindi);
  });
});
