import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? "";

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colour(one)), luminance(colour(other))].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

test.each(["paper", "paper-deep", "card", "marigold", "brand-tint"])(
  "the focus ring stands out at 3:1 on light ground: %s",
  (ground) => {
    expect(contrast("ink", ground)).toBeGreaterThanOrEqual(3);
  },
);

test.each(["brand", "brand-deep"])("and on dark ground: %s", (ground) => {
  expect(contrast("marigold", ground)).toBeGreaterThanOrEqual(3);
});
