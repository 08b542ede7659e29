import { type authorisations, type Language, paise } from "@rebale/contract";
import type { Values } from "./phone-text.ts";
import type { PriceParam, Saying } from "./value-texts.ts";

export type Stream = authorisations.Stream;
export interface OfLot {
  readonly title: string;
}
export interface Priced extends OfLot {
  readonly price: PriceParam;
}
/** `until`: ISO 8601. */
export interface Until extends Priced {
  readonly until: string;
}

/** The office's requests, by field or kind of paper, in its own words. */
export interface WithReasons {
  readonly company: string;
  readonly reasons: readonly { readonly path: string; readonly msg: string }[];
}

export interface Worded {
  readonly title: string;
  readonly description: string;
}

/**
 * With the names of the notice's values in braces. To phones go title and description, or `sms`
 * where these have too many values, or two of them without a word between.
 */
export interface Words extends Worded {
  readonly sms?: string;
}
type Texts = Readonly<Record<Language, Words>>;

/** A notice: what it is worded from, as plain JSON in its row, and its words in each language. */
export interface NoticeDefinition<Params> extends Texts {
  /** One, as it is tried out. */
  readonly example: Params;
  readonly values: (p: Params, say: Saying) => Values;
  /** Other words, registered as texts of their own: `trip_booked_seller`. The first that fits. */
  readonly others?: Readonly<Record<string, OtherWords<Params>>>;
}
interface OtherWords<Params> extends Texts {
  readonly when: (p: Params) => boolean;
  /** Its differences from the notice's. */
  readonly example: Partial<Params>;
}
export const defineNotice = <Params>(notice: NoticeDefinition<Params>): NoticeDefinition<Params> =>
  notice;

export const ofLot = (p: OfLot): Values => ({ title: p.title });
export const priced = (p: Priced, say: Saying): Values => ({
  title: p.title,
  price: say.price(p.price),
});
export const pricedUntil = (p: Until, say: Saying): Values => ({
  ...priced(p, say),
  until: say.time(p.until),
});

/** Values for the examples. */
export const title = "PET bales, 8,400 kg";
export const price = { amount: paise(124_236), quantity: 8400, unit: "kg" };
export const until = "2026-11-24T07:37:00.000Z";
/** Paise. */
export const amount = price.amount;
