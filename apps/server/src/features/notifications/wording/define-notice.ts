import { type authorisations, type Basis, type Language, paise } from "@rebale/contract";

/**
 * A price of a lot: paise in its basis. Of a whole lot its quantity says what one unit comes to;
 * beside a rate stands the whole lot's value, in paise.
 */
export interface PriceParam {
  readonly amount: number;
  /** Missing where it was stored before lots had rates. */
  readonly basis?: Basis;
  readonly value?: number;
  readonly quantity: number;
  readonly unit: string;
}
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

/** What the office asks for, by field or kind of paper, in its own words. */
export interface WithReasons {
  readonly company: string;
  readonly reasons: readonly { readonly path: string; readonly msg: string }[];
}

export interface Worded {
  readonly title: string;
  readonly description: string;
}

/** A notice: what it is worded from, as plain JSON in its row, and its words in each language. */
export interface NoticeDefinition<Params>
  extends Readonly<Record<Language, (p: Params) => Worded>> {
  /** One, as it is tried out and registered with the operators. */
  readonly example: Params;
}
export const defineNotice = <Params>(notice: NoticeDefinition<Params>): NoticeDefinition<Params> =>
  notice;

/** Of the examples. */
export const title = "PET bales, 8,400 kg";
export const price = { amount: paise(124_236), quantity: 8400, unit: "kg" };
export const until = "2026-11-24T07:37:00.000Z";
/** Paise. */
export const amount = price.amount;
