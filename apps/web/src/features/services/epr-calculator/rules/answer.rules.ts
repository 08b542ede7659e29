import type { FinancialYear } from "./financial-year.rules.ts";

/** Whole grams. */
export type Grams = number;

/** A duty beside the obligation, as a share of something that this page is not told. */
export interface Duty {
  what: string;
  /** Null: to be looked up in `source`. */
  percent: number | null;
  source: string;
}

export interface YearAnswer {
  year: FinancialYear;
  /** Null: a figure of the rules has to be looked up first, see `lookUp`. */
  obligation: Grams | null;
  /**
   * The formula with this year's figures; numbers are weights in grams, for the screen to write.
   */
  how: readonly (string | Grams)[];
  lookUp: string | null;
  /** How the obligation is to be met. */
  parts: readonly { what: string; grams: Grams }[];
  duties: readonly Duty[];
}

export interface Rule {
  name: string;
  /** Where it stands in the gazette, a sentence. */
  cited: string;
  link: { href: string; text: string };
}

export interface Answer {
  rule: Rule;
  /** In words, a sentence. */
  formula: string;
  years: readonly YearAnswer[];
  /** Gaps in the figures. */
  notes: readonly string[];
}

/** Whole grams, half a gram up. */
export const shareOf = (grams: Grams, percent: number): Grams =>
  Math.round((grams * percent) / 100);
