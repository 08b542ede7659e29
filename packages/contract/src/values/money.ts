import { z } from "zod";
import { complaint, issueAt } from "./complaint.ts";
import {
  aNumber,
  aQuantity,
  atMostThreeDecimals,
  atMostTwoDecimals,
  quantityTooLarge,
  zeroOrMore,
} from "./complaints.ts";
import { numberFault, readAmount, withoutNoise } from "./typed-number.ts";

/** Money inside the house: integer paise. Rupees exist only at the edges. */
export type Paise = number & { readonly __unit: "paise" };
/** Quantity inside the house: thousandths of the lot's unit, so grams where the unit is kg. */
export type Milli = number & { readonly __unit: "milli" };

/** ₹1,000 crore: above any lot, and far below the largest exact integer. */
export const MAX_RUPEES = 10_000_000_000;

/**
 * Exact for every amount that is let in: a decimal of so many places is the number nearest to it,
 * whole parts divided back.
 */
export const hasPlaces = (unit: number) => (n: number) => Math.round(n * unit) / unit === n;
const twoDecimals = hasPlaces(100);
const threeDecimals = hasPlaces(1000);

/** By what `numberFault` says of a text. */
export const numberFaults = {
  grouped: complaint({
    en: "Write it as 1,25,000 or 125,000, with a point before decimals",
    hi: "ऐसे लिखिए: 1,25,000 या 125,000; पैसे या दशमलव से पहले बिंदु लगाइए",
  }),
  none: aNumber,
} as const;

/** Numbers also arrive as text from forms, as people write them; never '1e9', '0x10' or ''. */
export const TypedNumber = z.union([z.number(), z.string()], aNumber).transform((typed, ctx) => {
  if (typeof typed === "number") return withoutNoise(typed);
  const plain = readAmount(typed);
  if (plain !== null) return withoutNoise(Number(plain));
  ctx.addIssue(issueAt([], numberFaults[numberFault(typed)]));
  return z.NEVER;
});

/** A whole number, also as text: never '1e5', and nothing typed is no zero. */
export const whole = <T extends z.ZodType<number>>(schema: T) =>
  z.preprocess(
    (sent) => (typeof sent === "string" ? Number(readAmount(sent) ?? Number.NaN) : sent),
    schema,
  );

const paiseOf = (rupees: typeof TypedNumber, most: number) =>
  rupees
    .refine((n) => n <= most, complaint({ en: "The amount is too large", hi: "रकम बहुत बड़ी है" }))
    .refine(twoDecimals, atMostTwoDecimals)
    .transform((n) => Math.round(n * 100) as Paise);
const rupeesUpTo = (most: number) =>
  paiseOf(
    TypedNumber.refine(
      (n) => n > 0,
      complaint({ en: "Enter an amount above zero", hi: "शून्य से ज़्यादा रकम लिखिए" }),
    ),
    most,
  );

/**
 * Rupees as a caller sends them (number, or text as it is typed, at most two decimals, above zero);
 * paise as the house uses them.
 */
export const Rupees = rupeesUpTo(MAX_RUPEES);

/** A limit: 0 means not at all, and an emptied field means nothing. */
export const RupeesFromZero = paiseOf(
  TypedNumber.refine((n) => n >= 0, zeroOrMore),
  MAX_RUPEES,
);

/**
 * A bid. The rules of the auction set its limit, so that a bid at MAX_RUPEES leaves room for the
 * next one; here only what can be counted exactly ends it.
 */
export const BidRupees = rupeesUpTo(90_000_000_000_000);

/** Quantity in the lot's unit, above zero, at most three decimals; thousandths inside. */
export const Quantity = TypedNumber.refine((n) => n > 0, aQuantity)
  .refine((n) => n <= 1_000_000_000, quantityTooLarge)
  .refine(threeDecimals, atMostThreeDecimals)
  .transform((n) => Math.round(n * 1000) as Milli);

/** Rupees in a reply: a number with at most two decimals. */
export const RupeesOut = z.number();

export const rupees = (paise: Paise): number => paise / 100;
/** @param paise of any amount; null stays null */
export const rupeesOrNull = (paise: number | null): number | null =>
  paise === null ? null : rupees(paise as Paise);
export const paise = (n: number): Paise => Math.round(n * 100) as Paise;
export const quantityOf = (milli: Milli): number => milli / 1000;

/** MT, the metric ton of the trade: 1,000 kg. */
export const UNITS = ["kg", "MT", "liter", "pieces", "bag"] as const;
export const Unit = z.enum(
  UNITS,
  complaint({ en: "Choose kg, MT, liter, pieces or bag", hi: "किलो, टन, लीटर, पीस या बोरी चुनिए" }),
);
export type Unit = z.output<typeof Unit>;
