import { LANGUAGES, type Language } from "@rebale/contract";
import type { SmsTemplate } from "../../../platform/mail/sms-templates.ts";
import type { Words } from "./define-notice.ts";
import { type NoticeCode, type NoticeParams, notices } from "./notices.ts";
import { OWN_TEXTS, type OwnText } from "./own-texts.ts";
import { fillText, inFull, type PhoneText, registered, type Values } from "./phone-text.ts";
import { chooseWords } from "./word-notice.ts";

/** Title and text in one line; a title that asks keeps its question mark. */
const wordsOf = ({ title, description, sms }: Words): string =>
  sms ?? `${title}${/[.?!।]$/.test(title) ? "" : stopOf(title)} ${description}`;
const stopOf = (text: string) => (/[\u0900-\u097f]/.test(text) ? "।" : ".");

interface ToMember<C extends NoticeCode> {
  readonly language: Language;
  readonly code: C;
  readonly params: NoticeParams[C];
  readonly home: string;
  /** Values in the text alone: a link. */
  readonly also?: Values;
}

/** A notice as it goes to a phone. */
export function noticeText<C extends NoticeCode>(of: ToMember<C>): PhoneText {
  const { name, words, values } = chooseWords(of.language, of.code, of.params);
  return fillText({
    template: `${name}.${of.language}`,
    words: wordsOf(words),
    values: { ...values, ...of.also },
    home: of.home,
  });
}

/** One of the texts that are no notices, as it goes to a phone. */
export const ownText = (text: OwnText, language: Language, values: Values, home: string) =>
  fillText({
    template: `${text}.${language}`,
    words: OWN_TEXTS[text][language],
    values,
    home,
  });
/** The same in a mail, with all that it says. */
export const ownMail = (text: OwnText, language: Language, values: Values, home: string): string =>
  inFull(OWN_TEXTS[text][language], { ...values, host: new URL(home).host });

interface RegisteredText {
  readonly template: SmsTemplate;
  readonly text: string;
}

/** Everything that goes to phones, once in each language, as it has to be registered. */
export function registeredTexts(home?: string): RegisteredText[] {
  const named: [string, Readonly<Record<Language, string>>][] = [
    ...Object.entries(OWN_TEXTS),
    ...Object.entries(notices).flatMap(([code, { others = {}, en, hi }]) => [
      phoneText(code, { en, hi }),
      ...Object.entries(others).map(([name, texts]) => phoneText(`${code}_${name}`, texts)),
    ]),
  ];
  return named.flatMap(([name, words]) =>
    LANGUAGES.map((language) => ({
      template: `${name}.${language}` as const,
      text: registered(words[language], home),
    })),
  );
}

const phoneText = (
  name: string,
  { en, hi }: Readonly<Record<Language, Words>>,
): [string, Readonly<Record<Language, string>>] => [name, { en: wordsOf(en), hi: wordsOf(hi) }];
