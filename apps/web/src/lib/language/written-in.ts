import { type Language, language, TAGS } from "./language.ts";

/** The language of what the office wrote: it writes a text once. */
export const writtenIn = (text: string): Language =>
  /\p{Script=Devanagari}/u.test(text) ? "hi" : "en";

/** For the element around it, where it is another than its page's; screen readers read by it. */
export const langOf = (text: string): string | undefined =>
  writtenIn(text) === language ? undefined : TAGS[writtenIn(text)];
