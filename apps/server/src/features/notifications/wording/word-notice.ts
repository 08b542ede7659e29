import type { Language } from "@rebale/contract";
import type { NoticeDefinition, Worded, Words } from "./define-notice.ts";
import { type NoticeCode, type NoticeParams, notices } from "./notices.ts";
import { inFull, type Values } from "./phone-text.ts";
import { say } from "./value-texts.ts";

const byCode: { readonly [C in NoticeCode]: NoticeDefinition<NoticeParams[C]> } = notices;

interface Chosen {
  /** `trip_booked_seller` */
  readonly name: string;
  readonly words: Words;
  readonly values: Values;
}

/** Which of a notice's texts it is, and what stands in it. */
export function chooseWords<C extends NoticeCode>(
  language: Language,
  code: C,
  params: NoticeParams[C],
): Chosen {
  const notice: NoticeDefinition<NoticeParams[C]> = byCode[code];
  const other = Object.entries(notice.others ?? {}).find(([, { when }]) => when(params));
  return {
    name: other ? `${code}_${other[0]}` : code,
    words: (other?.[1] ?? notice)[language],
    values: notice.values(params, say[language]),
  };
}

export function wordNotice<C extends NoticeCode>(
  language: Language,
  code: C,
  params: NoticeParams[C],
): Worded {
  const { words, values } = chooseWords(language, code, params);
  return { title: inFull(words.title, values), description: inFull(words.description, values) };
}

/** As it stands in its row: words of its own only where it has no code. */
interface Stored {
  readonly code?: string | null;
  readonly params?: unknown;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly title_hi?: string | null;
  readonly description_hi?: string | null;
}

/**
 * A notice in its reader's language; one without a code (the office's own, or of before) as it is
 * written, in Hindi where the office wrote that, too. Of a newer version, which writes while this
 * one still answers, the code is told.
 */
export function readNotice(stored: Stored, to: Language): Worded {
  const { code = null, params, title, description, title_hi, description_hi } = stored;
  if (code !== null && Object.hasOwn(notices, code))
    return wordNotice(to, code as NoticeCode, params as never);
  if (to === "hi" && title_hi && description_hi)
    return { title: title_hi, description: description_hi };
  return { title: title ?? (code ?? "").replaceAll("_", " "), description: description ?? "" };
}

/** Whether what a notice says in English holds this text, whatever its case. */
export function matchesInEnglish(stored: Stored, text: string): boolean {
  const { title, description } = readNotice(stored, "en");
  const sought = text.toLowerCase();
  return [title, description].some((words) => words.toLowerCase().includes(sought));
}
