import type { Locator } from "playwright-core";
import sharp from "sharp";

/** sRGB's relative luminance, as WCAG 2 counts it. */
const luminance = (rgb: readonly number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((byte) => {
    const part = byte / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/**
 * The contrast of light words over a picture: 99 of 100 pixels behind their lines have or exceed
 * it. A tool that reads styles cannot see pictures.
 */
export async function contrastOver(words: Locator): Promise<number> {
  const { color, lines } = await words.evaluate((element: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [...boxes] = range.getClientRects();
    const { color } = getComputedStyle(element);
    element.style.color = "transparent";
    return { color, lines: boxes.map(({ x, y, width, height }) => ({ x, y, width, height })) };
  });
  const behind: number[] = [];
  for (const clip of lines) {
    const { data } = await sharp(await words.page().screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let i = 0; i < data.length; i += 3) behind.push(luminance([...data.subarray(i, i + 3)]));
  }
  await words.evaluate((element: HTMLElement) => element.style.removeProperty("color"));
  behind.sort((a, b) => a - b);
  const brightest = behind[Math.floor(behind.length * 0.99)] ?? 1;
  const text = luminance((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  return (text + 0.05) / (brightest + 0.05);
}
