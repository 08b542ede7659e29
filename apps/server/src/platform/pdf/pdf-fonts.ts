import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";

/** Noto Sans by script, in the order in which they are asked for a letter. */
const SUBSETS = [
  ...["latin", "latin-ext", "greek", "cyrillic"].map((subset) => ["noto-sans", subset] as const),
  ...["devanagari", "tamil", "gujarati", "bengali", "telugu"].map(ofScript),
  ...["kannada", "malayalam", "gurmukhi", "oriya"].map(ofScript),
  ["noto-sans-math", "latin"] as const,
];
function ofScript(script: string) {
  return [`noto-sans-${script}`, script] as const;
}

export interface Letters {
  readonly name: string;
  readonly path: string;
  has(codePoint: number): boolean;
}

/** Read when the first letter asks for it, and cached: a sheet has two or three of them. */
const fonts: readonly Letters[] = SUBSETS.map(([family, subset]) => {
  const path = fileURLToPath(
    import.meta.resolve(`@fontsource/${family}/files/${family}-${subset}-400-normal.woff`),
  );
  let font: Font | undefined;
  return {
    name: `${family}-${subset}`,
    path,
    has(codePoint) {
      font ??= create(readFileSync(path)) as Font;
      return font.hasGlyphForCodePoint(codePoint);
    },
  };
});
/** With the digits and symbols that are in every text. */
export const usual = fonts[0] as Letters;

const first = new Map<number, Letters | null>();
function fontOf(codePoint: number): Letters | null {
  const cached = first.get(codePoint);
  if (cached !== undefined) return cached;
  const found = fonts.find((font) => font.has(codePoint)) ?? null;
  first.set(codePoint, found);
  return found;
}

/** They take no room, and shape the letters beside them where the script has such. */
const JOINERS = /^[\u200c\u200d]$/;
/** Characters that stand with the letters before them: marks, and those that all scripts share. */
const SHARED = /^[\p{M}\p{P}\p{Zs}\p{N}\n]$/u;

/**
 * A text in runs, each with the font that has its letters. A letter that none has is named, and
 * not left out.
 */
export function inRuns(text: string): { font: Letters; text: string }[] {
  const runs: { font: Letters; text: string }[] = [];
  const add = (font: Letters, piece: string) => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += piece;
    else runs.push({ font, text: piece });
  };
  for (const letter of plain(text)) {
    const codePoint = codeOf(letter);
    const before = runs.at(-1)?.font;
    if (letter === "\n") add(before ?? usual, letter);
    else if (JOINERS.test(letter)) {
      if (before?.has(codePoint)) add(before, letter);
    } else if (SHARED.test(letter) && before?.has(codePoint)) add(before, letter);
    else if (/\p{Default_Ignorable_Code_Point}/u.test(letter)) continue;
    else {
      for (const sign of drawable(letter)) add(fontOf(codeOf(sign)) ?? usual, sign);
    }
  }
  return runs;
}

const plain = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ");
const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;
const hasFont = (letter: string) => fontOf(codeOf(letter)) !== null;

/** The letter, or what it is made of (⅓ is 1⁄3), or its name. */
function drawable(letter: string): string {
  if (hasFont(letter)) return letter;
  const parts = letter.normalize("NFKD");
  if (parts !== letter && [...parts].every(hasFont)) return parts;
  return `[U+${codeOf(letter).toString(16).toUpperCase().padStart(4, "0")}]`;
}
