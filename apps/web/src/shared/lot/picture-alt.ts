import type { Lot } from "@rebale/contract/listings";
import { t } from "ttag";
import { language } from "../../lib/language/language.ts";

/**
 * A lot picture's text in the page's language: the one that is stored with it is English. With a
 * place, from 0 on, it is told from the others of its lot.
 */
export function pictureAlt(
  image: Pick<Lot["images"][number], "alt"> | undefined,
  title: string,
  place?: number,
): string {
  const alt = image?.alt;
  // The server's own texts are the title and the number, which a page says in its language.
  const told = language === "en" && alt && !alt.startsWith(title) ? alt : title;
  return place === undefined ? told : t`${told}, picture ${place + 1}`;
}
