import type { Language } from "@rebale/contract";
import { english } from "./english.ts";
import { hindi } from "./hindi.ts";
import type { NoticeCode, NoticeParams, NoticeWords, Worded } from "./notice-params.ts";

const words: Record<Language, NoticeWords> = { en: english, hi: hindi };

export const wordNotice = <C extends NoticeCode>(
  language: Language,
  code: C,
  params: NoticeParams[C],
): Worded => words[language][code](params);

/** As it stands in its row: words of its own only where it has no code. */
interface Stored {
  readonly code?: string | null;
  readonly params?: unknown;
  readonly title?: string | null;
  readonly description?: string | null;
}

/**
 * A notice in its reader's language; one without a code (the office's own, or of before) as it is
 * written. Of a newer version, which writes while this one still answers, the code is told.
 */
export function readNotice(stored: Stored, to: Language): Worded {
  const { code = null, params, title, description } = stored;
  const say = code === null ? undefined : words[to][code as NoticeCode];
  if (say) return say(params as never);
  return { title: title ?? (code ?? "").replaceAll("_", " "), description: description ?? "" };
}

/** Whether what a notice says in English holds this text, whatever its case. */
export function matchesInEnglish(stored: Stored, text: string): boolean {
  const { title, description } = readNotice(stored, "en");
  const sought = text.toLowerCase();
  return [title, description].some((message) => message.toLowerCase().includes(sought));
}
