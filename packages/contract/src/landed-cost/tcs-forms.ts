/**
 * Under which law TCS on scrap is collected, by the day on which an auction ends: 27C of the Act
 * of 1961, from 1 April 2026 Form 127 of rule 212 (section 394(2) of the Act of 2025), which the
 * seller forwards by the 7th of the next month. Without zod, so that a page may carry it.
 */
export interface TcsForm {
  readonly form: string;
  readonly collectionCode: string | null;
}
const BEFORE: TcsForm = { form: "27C", collectionCode: null };
const NOW: TcsForm = { form: "127", collectionCode: "1073" };
const FROM = "2026-04-01";

/** @param day YYYY-MM-DD in India */
export const tcsFormOn = (day: string): TcsForm => (day < FROM ? BEFORE : NOW);
