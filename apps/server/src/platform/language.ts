import { LANGUAGES, type Language } from "@rebale/contract";
import { LRUCache } from "lru-cache";

const isLanguage = (text: string): text is Language =>
  (LANGUAGES as readonly string[]).includes(text);

/** The cookie and the query parameter by which a visitor chooses a page's language. */
export const LANGUAGE_PARAMETER = "lang";

/** The language in the address; undefined where it asks for none that there is. */
export function askedLanguage(address: URL): Language | undefined {
  const asked = address.searchParams.get(LANGUAGE_PARAMETER) ?? "";
  return isLanguage(asked) ? asked : undefined;
}

/** A page's language: the address's, else the one that was chosen before, else English. */
export function pageLanguage(address: URL, cookies: string | undefined): Language {
  const fromCookie = /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? "")?.[1] ?? "";
  return askedLanguage(address) ?? (isLanguage(fromCookie) ? fromCookie : "en");
}

/** Browsers say few different things, each with every call. */
const read = new LRUCache<string, Language>({ max: 200 });

/**
 * The language of a call's words by its `Accept-Language`: the wanted one with the greatest weight
 * that there is; English for who says nothing.
 */
export function callLanguage(accepted: string | undefined): Language {
  if (!accepted) return "en";
  const header = accepted.slice(0, 200);
  const before = read.get(header);
  if (before) return before;
  const language = weighed(header);
  read.set(header, language);
  return language;
}

function weighed(header: string): Language {
  const wanted = header
    .split(",")
    .map((part) => {
      const [range = "", ...rest] = part.trim().toLowerCase().split(";");
      const weight = /^\s*q=([\d.]+)/.exec(rest.join(";"))?.[1];
      return { tag: range.split("-")[0] ?? "", weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => isLanguage(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return (wanted[0]?.tag as Language | undefined) ?? "en";
}
