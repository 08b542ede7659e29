export type Language = "en" | "hi";

/** The language that this copy of the site is in: the host chooses which. English in tests. */
export const language: Language = import.meta.env?.VITE_LANGUAGE === "hi" ? "hi" : "en";

/** Tags of `<html lang>` and `hreflang`. */
export const TAGS: Record<Language, string> = { en: "en-IN", hi: "hi-IN" };

/** The cookie and the query parameter by which the host chooses. */
export const PARAMETER = "lang";

/** The same page in `wanted`. */
export function inLanguage(wanted: Language, pathname: string, search = ""): string {
  const query = new URLSearchParams(search);
  query.set(PARAMETER, wanted);
  return `${pathname}?${query}`;
}

/** Whether somebody has chosen a language in this browser. */
const hasChosen = () => /(?:^|;\s*)lang=/.test(document.cookie);

/**
 * After sign-in: opens `next` in the language of the account, where this browser has chosen none.
 * False where the page may go on as it is.
 */
export function followAccount(chosen: Language | null | undefined, next: string): boolean {
  if (!chosen || chosen === language || hasChosen()) return false;
  const { pathname, search, hash } = new URL(next, location.origin);
  location.assign(inLanguage(chosen, pathname, search) + hash);
  return true;
}
