import type { Paise } from "@rebale/contract";
import { gstCodeOfState } from "@rebale/contract/values/checks";
import type { PaperLine, Party, Place } from "../paper.ts";

/** The texts of both portals' files; pure. */

/** The portals refuse quotation marks, backslashes and what cannot be seen. */
export function plain(text: string, most: number): string {
  const tidy = text
    .normalize("NFC")
    .replaceAll('"', "'")
    .replaceAll("\\", "/")
    .replace(/\p{C}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return Array.from(tidy).slice(0, most).join("").trim();
}

/** The name of the goods: the portals ask for three characters, which a title may not have. */
export function describe({ what, hsn }: PaperLine, most: number): string {
  const title = plain(what, most);
  return Array.from(title).length >= 3 ? title : plain(`${title} scrap, HSN ${hsn ?? "-"}`, most);
}

/** An address on two lines of so many characters, parted between words. */
export function twoLines(address: string, most: number): readonly [string, string?] {
  const whole = plain(address, 2 * most);
  const letters = Array.from(whole);
  if (letters.length <= most) return [whole];
  const end = letters.slice(0, most + 1).lastIndexOf(" ");
  const at = end > most / 2 ? end : most;
  const rest = letters.slice(at).join("").trim();
  return [letters.slice(0, at).join("").trim(), rest.length < 3 ? undefined : plain(rest, most)];
}

/** Optional fields are left out: the portals refuse null and empty text. */
export const filled = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).filter(([, v]) => v !== undefined && v !== null && v !== ""),
  ) as T;

/** `01/12/2026` of 2026-12-01. */
export const portalDate = (day: string): string => day.split("-").reverse().join("/");
export const rupeesOf = (paise: Paise): number => paise / 100;

/** Two digits: of the GSTIN, else of the state. */
export const codeOfPlace = (place: Party | Place): string =>
  ("gstin" in place && place.gstin?.slice(0, 2)) || (gstCodeOfState(place.state) ?? "");
export const codeOfState = (place: Place): string => gstCodeOfState(place.state) ?? "";
/** Left out where it is no PIN. */
export const pinOf = ({ pincode }: Place): number | undefined =>
  /^[1-9]\d{5}$/.test(pincode) ? Number(pincode) : undefined;

export interface Measure {
  readonly quantity: number;
  /** UQC. */
  readonly unit: "KGS" | "QTL" | "MTS" | "NOS" | "OTH";
  /** Rupees for one, three decimals at most. */
  readonly price: number;
}
/** Both portals take three decimals of a quantity and of a price. */
export function measureOf(line: PaperLine): Measure {
  const { basis, rate, grams, piecesMilli } = line;
  if (basis === "kg" && grams !== null)
    return { quantity: grams / 1000, unit: "KGS", price: rate / 100 };
  if (basis === "piece" && piecesMilli !== null)
    return { quantity: piecesMilli / 1000, unit: "NOS", price: rate / 100 };
  if (basis === "mt" && grams !== null) return measureOfTonnes(rate, grams);
  return { quantity: 1, unit: "OTH", price: line.value / 100 };
}

/**
 * The portals hold quantity × price against the total: a weight with hundreds of grams is counted
 * in quintals, where both are exact; what no weighbridge shows, in kilograms.
 */
function measureOfTonnes(rate: Paise, grams: number): Measure {
  if (grams % 1000 === 0) return { quantity: grams / 1_000_000, unit: "MTS", price: rate / 100 };
  if (grams % 100 === 0) return { quantity: grams / 100_000, unit: "QTL", price: rate / 1000 };
  return { quantity: grams / 1000, unit: "KGS", price: Math.round(rate / 100) / 1000 };
}
