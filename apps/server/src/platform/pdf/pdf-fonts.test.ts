import { expect, test } from "vitest";
import { inRuns } from "./pdf-fonts.ts";

const drawn = (text: string) =>
  inRuns(text)
    .map((run) => run.text)
    .join("");

test.each([
  "Copper ½ ≥ 99 % Ω ≤ ± µ × ÷ → √ Σ ° ² ₹ 1,20,000/- – “x” ’ …",
  "தாமிரம் கழிவு",
  "તાંબું ભંગાર",
  "তামা স্ক্র্যাপ",
  "రాగి స్క్రాప్",
  "ಕನ್ನಡ",
  "മലയാളം",
  "ਪੰਜਾਬੀ",
  "ताँबे का तार, क्ष",
  "Żółć ő Ж",
])("a paper shows %s, each letter in a font that has it (R18)", (text) => {
  expect(drawn(text)).toBe(text.normalize("NFC"));
  for (const { font, text: run } of inRuns(text))
    for (const letter of run)
      expect([letter, font.has(letter.codePointAt(0) ?? 0)]).toEqual([letter, true]);
});

test("a word of one script is one run, so that its letters are shaped together", () => {
  expect(inRuns("తెలుగు స్క్రాప్").map(({ text }) => text)).toEqual(["తెలుగు స్క్రాప్"]);
});

test("what no font has is written otherwise, or named; nothing is left out in silence", () => {
  expect(drawn("⅓ inch ①")).toBe("1⁄3 inch 1");
  expect(drawn("Scrap 😀 铜")).toBe("Scrap [U+1F600] [U+94DC]");
  expect(drawn("a\u202eb\u0007c\r\nd")).toBe("ab c\nd");
});
