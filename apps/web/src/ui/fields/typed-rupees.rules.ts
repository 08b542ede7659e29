import { latinDigits, readAmount, withoutUnseen } from "@rebale/contract/values/typed-number";
import { indianNumber } from "../../lib/formatting/formatting.ts";

/** Numbers while they are typed, pasted or spoken: money and quantities. */
export interface TypedRupees {
  /** With the commas that a person typed; the field's own are not among them. */
  readonly raw: string;
  /** The amount read: digits with at most one point, '' for nothing. */
  readonly value: string;
  readonly shown: string;
}

export function grouped(value: string): string {
  const [whole = "", fraction] = value.split(".");
  return (
    (whole ? indianNumber(Number(whole)) : "") + (fraction === undefined ? "" : `.${fraction}`)
  );
}

const MAX_WHOLE = 11;

export interface Kind {
  /** A rate of this basis may be pasted with its unit. */
  readonly basis?: string | undefined;
  /** How many digits may stand behind the point. */
  readonly places: number;
}
const RUPEES: Kind = { places: 2 };

/** The field's text as an amount so far. */
export function typedRupees(raw: string, basis?: string): TypedRupees {
  const decimal = /^(\d+),(\d{1,2})$/.exec(raw);
  const read = decimal ? `${decimal[1]}.${decimal[2]}` : readAmount(raw, basis ?? null);
  // On the way to 1,25,000 stands 1,25,00; a point alone waits for its digits.
  const onTheWay = /^[\d,]*\.?\d*$/.test(raw) ? raw.replace(/,/g, "") : null;
  const value = onTheWay !== null && !decimal ? onTheWay : (read ?? "");
  return { raw, value, shown: value || onTheWay !== null ? grouped(value) : raw };
}

const withoutGroups = (text: string) => text.replace(/,/g, "");

/** The one run in which two texts differ. */
function difference(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return {
    head: after.slice(0, head),
    added: after.slice(head, after.length - tail),
    removed: before.slice(head, before.length - tail),
    tail: after.slice(after.length - tail),
  };
}

/**
 * After a key or a paste. What is pasted is a number as a whole, or leaves the field as it is; of
 * what is typed, a digit too many behind the point is not taken.
 */
export function retyped(
  before: TypedRupees,
  text: string,
  { basis, places }: Kind = RUPEES,
): TypedRupees {
  const given = latinDigits(withoutUnseen(text));
  const { head, added, removed, tail } = difference(before.shown, given);
  const isKey = added.length <= 1 || /^\d+$/.test(added);
  if (!isKey) {
    const pasted = typedRupees(given.trim(), basis);
    const isWhole = /^\d+,\d{1,2}$/.test(given.trim()) || readAmount(given, basis ?? null) !== null;
    return isWhole && fits(pasted.value) ? pasted : before;
  }
  const isAtEnd = tail === "" && removed === "" && head === before.shown;
  const raw = isAtEnd ? before.raw + added : withoutGroups(head) + added + withoutGroups(tail);
  const after = typedRupees(raw, basis);
  const isCut = (after.value.split(".")[1]?.length ?? 0) > places;
  return (isCut && isAtEnd) || !fits(after.value) ? before : after;
}

const fits = (value: string) => (value.split(".")[0]?.length ?? 0) <= MAX_WHOLE;
