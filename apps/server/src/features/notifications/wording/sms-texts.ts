import { formatRupees, LANGUAGES, type Language, rupees } from "@rebale/contract";
import type { SmsTemplate } from "../../../platform/mail/sms-templates.ts";
import { smsText } from "../messages/messages.rules.ts";
import { amount, price, until } from "./define-notice.ts";
import { NOTICE_CODES, notices } from "./notices.ts";
import { priceText, timeText } from "./value-texts.ts";
import { readNotice } from "./word-notice.ts";

/** How India's operators write what differs from one message to the next. */
export const VARIABLE = "{#var#}";
/** ₹3,89,350.08, 28-11-2026, 10:00, MH12QX4711. */
const NUMBER = /₹?[A-Z]*\d[\dA-Z]*(?:[,.:-]\d+)*/g;
const NAMED = /^(title|name|company|by|number|reason|search|city|msg|event|amount|utr)$/;

export interface RegisteredText {
  readonly template: SmsTemplate;
  readonly text: string;
}

/** Every notice as it is registered (DLT), in each language. */
export const noticeTexts = (): RegisteredText[] =>
  NOTICE_CODES.flatMap((code) =>
    LANGUAGES.map((language) => {
      const { example } = notices[code];
      const text = smsText(readNotice({ code, params: example }, language));
      return {
        template: `${code}.${language}` as const,
        text: withVariables(text, example, language),
      };
    }),
  );

function withVariables(text: string, params: object, language: Language): string {
  const values = [
    priceText(price, language),
    formatRupees(rupees(amount)),
    timeText(new Date(until), language),
    ...namedIn(params),
  ];
  return values
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, value) => left.replaceAll(value, VARIABLE), text)
    .replace(NUMBER, VARIABLE);
}

/** Names, titles and reasons, wherever they stand. */
const namedIn = (of: unknown): string[] =>
  typeof of !== "object" || of === null
    ? []
    : Object.entries(of).flatMap(([name, value]) =>
        typeof value === "string" ? (NAMED.test(name) && value ? [value] : []) : namedIn(value),
      );
