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

interface Stored extends Worded {
  readonly code: string | null;
  readonly params: unknown;
}

/**
 * A stored notice in its reader's language; one without a code (the office's own, or of before), or
 * with a code of a newer version, as it is written.
 */
export function readNotice({ code, params, title, description }: Stored, to: Language): Worded {
  const say = code === null ? undefined : words[to][code as NoticeCode];
  return say ? say(params as never) : { title, description };
}
