import { latinDigits, withoutUnseen } from "./typed-number.ts";

/**
 * Numbers of people, firms and places as they are copied from papers and messages. Without zod:
 * the site's fields clean with the same functions, before a length cuts.
 */

/** Without spaces, hyphens, slashes and what takes no room. */
export const plainCode = (text: string): string =>
  latinDigits(withoutUnseen(text))
    .replace(/[\s\p{Pd}._/]/gu, "")
    .toUpperCase();

export const plainDigits = (text: string): string => plainCode(text);

/** With country code or the zero of a trunk call in front, the last ten digits are the number. */
export const mobileDigits = (text: string): string => {
  const plain = plainCode(text).replace(/[()]/g, "");
  return /^(?:\+?91|0|0091|\+910)(\d{10})$/.exec(plain)?.[1] ?? plain;
};
