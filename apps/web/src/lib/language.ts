export type Language = "en" | "hi";

/**
 * The language of this build of the site: each has one of its own, and the host chooses. English in
 * tests.
 */
export const language: Language = import.meta.env?.VITE_LANGUAGE === "hi" ? "hi" : "en";

/** What `<html lang>` and `hreflang` say. */
export const TAGS: Record<Language, string> = { en: "en-IN", hi: "hi-IN" };

/** The cookie and the query parameter by which the host chooses. */
export const PARAMETER = "lang";

/** The same page in `wanted`. */
export function inLanguage(wanted: Language, pathname: string, search = ""): string {
  const query = new URLSearchParams(search);
  query.set(PARAMETER, wanted);
  return `${pathname}?${query}`;
}
