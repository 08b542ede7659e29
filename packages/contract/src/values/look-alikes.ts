/** Names that look like another's: what is refused, and by what two names are compared. */

/** Letters of other scripts that are drawn as Latin ones, each with the one it looks like. */
const DOUBLES = new Map(
  [
    // Cyrillic
    ..."АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw".split(
      " ",
    ),
    // Greek
    ..."ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo αa νv ιi ρp κk υu χx".split(" "),
    // Latin of other alphabets
    ..."ıi ɡg ɑa ʟl ǀl".split(" "),
  ].map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
);
/** Latin once more, for formulas and for pages of East Asia. */
const STYLED = /[\u{1d400}-\u{1d7ff}\uff21-\uff3a\uff41-\uff5a\u24b6-\u24e9\u{1f130}-\u{1f189}]/u;

const isDouble = (letter: string) => DOUBLES.has(letter);

/**
 * Whether a word passes letters of another script off as Latin: mixed with Latin ones, or nothing
 * but such letters. Ω and μm are no such words, and a name in Devanagari is none.
 */
export const feignsLatin = (text: string): boolean =>
  STYLED.test(text) ||
  text
    .normalize("NFC")
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => {
      const letters = [...word];
      if (!letters.some(isDouble)) return false;
      const hasLatin = letters.some((letter) => /[A-Za-z]/.test(letter));
      return hasLatin || (letters.length > 1 && letters.every(isDouble));
    });

/** The part of a name that an eye tells from another: `Tátä  Metals Ltd.` is `tatametalsltd`. */
export const skeletonOf = (name: string): string =>
  [...name.normalize("NFKD")]
    .map((letter) => DOUBLES.get(letter) ?? letter)
    .join("")
    .replace(/[\u0900-\u0d7f]\p{M}*|\p{M}/gu, (s) => (/^\p{M}/u.test(s) ? "" : s))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "");
