import { type Basis, basisUnits, type listings, lotValue, type Paise } from "@rebale/contract";
import { statesOfPincode } from "./pincode-states.rules.ts";

/** A lot as far as its checks need it. */
export interface CheckedLot {
  readonly title: string;
  readonly description: string;
  readonly basis: string;
  readonly quantity_milli: number;
  readonly unit: string;
  readonly weight_grams: number | null;
  /** In the basis. */
  readonly asking_price: Paise | null;
  readonly state: string;
  readonly pincode: string;
  readonly pictures: number;
  /** The number of these in which nothing can be seen. */
  readonly small_pictures: number;
  readonly has_terms: boolean;
  /** Whether a material says its HSN and GST rate. */
  readonly has_material: boolean;
  /** Whether that material's GST rate is known today. */
  readonly has_rate: boolean;
  /** The number of pictures of which it has the same before. */
  readonly repeated_pictures: number;
  /** The material that its title names in place of its sub-category's. */
  readonly other_material: { readonly said: string; readonly kind: string } | null;
}
/** Past rates of its material: paise per kg. */
export interface UsualRate {
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
}
/** Another lot, pending or open: a stranger's with something of it, or all of it by the same seller. */
export interface OtherLot {
  readonly id: number;
  readonly title: string;
  readonly by: string;
  readonly same: "title" | "pictures" | "lot";
}
export type Warning = listings.LotWarning;

/** The warnings on a lot, most telling first. They refuse nothing. */
export function findWarnings(
  lot: CheckedLot,
  usual: UsualRate | null,
  others: readonly OtherLot[],
): Warning[] {
  return [
    contactIn("title", lot.title),
    contactIn("description", lot.description),
    priceWarning(lot, usual),
    placeWarning(lot),
    lot.pictures === 0 ? warning("pictures", "no_pictures", "It has no pictures.") : null,
    smallWarning(lot),
    lot.repeated_pictures > 0
      ? warning("pictures", "same_pictures", "The same picture is there more than once.")
      : null,
    lot.has_terms
      ? null
      : warning(
          "terms",
          "no_terms",
          "It has no terms of sale: nothing says when to pay and when to lift.",
        ),
    taxWarning(lot),
    materialWarning(lot),
    textWarning(lot),
    quantityWarning(lot),
    ...others.map(sameWarning),
  ].filter((one) => one !== null);
}

const warning = (
  path: Warning["path"],
  code: Warning["code"],
  text: string,
  lotId: number | null = null,
): Warning => ({ path, code, text, lot_id: lotId === null ? null : String(lotId) });

/** Ten digits of a mobile in India, however they are set apart, with or without the country. */
const PHONE = /(?<![\d.,])(?:\+?91[\s-]*|0)?[6-9](?:[\s.-]?\d){9}(?![\d])/;
const MAIL = /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\.[\w-]+)+/i;

function contactIn(path: "title" | "description", text: string): Warning | null {
  const found = [PHONE.exec(text)?.[0], MAIL.exec(text)?.[0]].filter((one) => one !== undefined);
  if (found.length === 0) return null;
  return warning(
    path,
    "contact_in_text",
    `The ${path} names a phone number or email: ${found.map((one) => one.trim()).join(", ")}.`,
  );
}

function taxWarning({ has_material, has_rate }: CheckedLot): Warning | null {
  if (has_material && has_rate) return null;
  const text = has_material
    ? "The GST rate of its HSN is not known: no tax invoice could be issued."
    : "Its sub-category names no material: choose what it is taxed as.";
  return warning("category", "no_tax", text);
}

const materialWarning = ({ other_material: other }: CheckedLot): Warning | null =>
  other &&
  warning(
    "category",
    "other_material",
    `The title names ${other.said}, its sub-category is ${other.kind}.`,
  );

/** As few letters as the invoice portal takes in a line. */
const LETTERS = 3;
/** A shorter text says nothing of goods. */
const WORDS = 10;

function textWarning({ title, description }: CheckedLot): Warning | null {
  if (title.trim().length < LETTERS)
    return warning(
      "title",
      "short_text",
      `The title has fewer than ${LETTERS} letters: the invoice portal refuses it.`,
    );
  if (description.trim().length >= WORDS) return null;
  return warning("description", "short_text", "The description says next to nothing.");
}

function smallWarning({ pictures, small_pictures: small }: CheckedLot): Warning | null {
  if (small === 0) return null;
  const text =
    small < pictures
      ? `${small} of its ${pictures} pictures ${small === 1 ? "is" : "are"} too small to show anything.`
      : "Its pictures are too small to show anything.";
  return warning("pictures", "small_pictures", text);
}

const gramsOf = ({ unit, quantity_milli, weight_grams }: CheckedLot): number | null =>
  unit === "kg" ? quantity_milli : unit === "MT" ? quantity_milli * 1000 : weight_grams;

/** Twice as much as most were sold at, or half as little. */
const FAR = 2;

function priceWarning(lot: CheckedLot, usual: UsualRate | null): Warning | null {
  const grams = gramsOf(lot);
  if (lot.asking_price === null || !usual || !grams) return null;
  const value = lotValue(lot.asking_price, basisUnits(lot.basis as Basis, lot));
  const rate = (value * 1000) / grams;
  const off =
    rate > usual.p75 * FAR
      ? `${times(rate / usual.median)} times the`
      : rate * FAR < usual.p25
        ? `${Math.max(1, Math.round((rate / usual.median) * 100))} % of the`
        : null;
  if (!off) return null;
  return warning(
    "price",
    "price_far_off",
    `The price asked comes to ${perKg(rate)}, ${off} price board’s median of ${perKg(usual.median)}.`,
  );
}
const times = (n: number): string => (n >= 10 ? String(Math.round(n)) : n.toFixed(1));
const perKg = (paise: number): string => `₹${(Math.round(paise) / 100).toLocaleString("en-IN")}/kg`;

function placeWarning({ state, pincode }: CheckedLot): Warning | null {
  const states = statesOfPincode(pincode);
  if (states.length === 0)
    return warning("place", "other_state", `No post office has pincodes like ${pincode}.`);
  if (states.includes(state)) return null;
  return warning(
    "place",
    "other_state",
    `The pincode ${pincode} is in ${states.join(" or ")}, not in ${state}.`,
  );
}

/** Beyond these a lot is more likely a slip of the keyboard; by unit, in thousandths. */
const REASONABLE: Readonly<Record<string, readonly [least: number, most: number]>> = {
  kg: [20_000, 10_000_000_000],
  MT: [20, 10_000_000],
  liter: [20_000, 1_000_000_000],
  pieces: [1000, 1_000_000_000],
  bag: [1000, 100_000_000],
};

function quantityWarning({ quantity_milli, unit }: CheckedLot): Warning | null {
  const [least = 0, most = Number.POSITIVE_INFINITY] = REASONABLE[unit] ?? [];
  if (quantity_milli >= least && quantity_milli <= most) return null;
  const shown = `${(quantity_milli / 1000).toLocaleString("en-IN")} ${unit}`;
  return warning(
    "quantity",
    "odd_quantity",
    `${shown} is ${quantity_milli < least ? "very little" : "very much"} for one lot: is the unit right?`,
  );
}

function sameWarning({ id, title, by, same }: OtherLot): Warning {
  if (same === "lot")
    return warning("title", "same_lot", `The seller has the same lot up already: “${title}”.`, id);
  if (same === "title")
    return warning("title", "same_title", `${by} has a lot with the same title.`, id);
  const text = `One of its pictures is on “${title}” of ${by}, too.`;
  return warning("pictures", "same_pictures", text, id);
}
