import { DAY_MS, indiaAsUtc, indiaTime, weekdayOf } from "./calendar.ts";
import { formatClock } from "./formatting.ts";
import type { Language } from "./language.ts";

/**
 * Days as people say them: Tue 1 Dec; in Hindi मंगल, 1 दिसंबर. The year is left out: they are of
 * what is to be done soon. Without zod, so that a page may carry it.
 */

const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  hi: ["सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि", "रवि"],
};
const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  hi: [
    ...["जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून"],
    ...["जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर"],
  ],
};

/** The day in India of an instant. @param at ISO 8601 */
function dayWords(at: string, language: Language): string {
  const clock = indiaAsUtc(new Date(at));
  const weekday = WEEKDAYS[language][weekdayOf(clock.toISOString().slice(0, 10)) - 1];
  const month = MONTHS[language][clock.getUTCMonth()];
  return `${weekday}${language === "hi" ? "," : ""} ${clock.getUTCDate()} ${month}`;
}

const clockOf = (at: string) => indiaTime(new Date(at)).slice(11, 16);

/** The same with its clock: Tue 1 Dec, 11:00 am. @param at ISO 8601 */
export const timeWords = (at: string, language: Language): string =>
  `${dayWords(at, language)}, ${formatClock(clockOf(at), language)}`;

/**
 * The last day for what is to be done before an instant: before a midnight by the day that it ends,
 * else by that hour. @param end ISO 8601
 */
export const untilWords = (end: string, language: Language): string =>
  clockOf(end) === "00:00"
    ? dayWords(new Date(Date.parse(end) - DAY_MS).toISOString(), language)
    : timeWords(end, language);
