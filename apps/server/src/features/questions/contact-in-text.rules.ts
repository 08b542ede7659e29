/**
 * Whether a text names a telephone number, an address or a link. It refuses what cannot be read
 * otherwise: quantities, prices and days are everyday words here, and "5 MT @ ₹42.50" is a price.
 */
export function namesContact(text: string): boolean {
  const plain = inPlainSigns(text);
  return isPhone(plain.replace(DAYS, "|")) || ADDRESSES.some((pattern) => pattern.test(plain));
}

/** Full-width letters and digits as usual ones, digits of all scripts as 0 to 9, dashes as one. */
const inPlainSigns = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\p{Pd}|−/gu, "-")
    .replace(/\s/g, " ");

/** A script's ten digits stand in a row, and its zero at a place that ten divides them by. */
function digitOf(sign: string): string {
  const place = sign.codePointAt(0) ?? 0;
  let zero = place;
  while (place - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((place - zero) % 10);
}

/** 12-05-2026 and 2026-05-12, which have too many digits for a glance. */
const DAYS =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)(?!\d)/g;

/** Between two digits of one number. */
const GAP = "[ .()/-]{0,3}";
const nine = `(?:${GAP}\\d){9}`;
const END = "(?![.,]?\\d)";
/** Ten digits in a row; a mobile in pieces, with or without the country; a line of a town. */
const PHONES = [
  "(?<![\\d.,])\\d{10}(?!\\d)",
  `(?<![\\d.,])(?:(?:00)?91${GAP}|0)?[6-9]${nine}${END}`,
  `(?:\\+|(?<!\\d)00)91${GAP}[1-9]${nine}${END}`,
  `(?<![\\d.,])0[1-9]\\d(?:${GAP}\\d){8}${END}`,
];
/** Numbers in pieces that are two amounts or two weights, as in "85000 - 90000 kg". */
const MEASURED =
  /^ ?(?:kgs?|mt|t|tons?|tonnes?|pcs|pieces?|nos?|bags?|lit(?:er|re)s?|rs|inr|rupees?|₹|%)\b/i;
const PRICED = /(?:₹|\brs\.?|\binr) ?$/i;

function isPhone(text: string): boolean {
  return PHONES.some((pattern) =>
    [...text.matchAll(new RegExp(pattern, "g"))].some(({ 0: found, index }) => {
      if (/^\d+$/.test(found)) return true;
      const isAmount =
        PRICED.test(text.slice(0, index)) || MEASURED.test(text.slice(index + found.length));
      return !(isAmount && /^\d{5} ?- ?\d{5}$/.test(found));
    }),
  );
}

const ADDRESSES = [
  // ravi@metals.example, with anything below any top.
  /[\p{L}\p{N}_+-]@[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u,
  // The same set apart, where its top leaves no doubt.
  /\w ?@ ?[\w-]+ ?\. ?(?:com|in|org|net)\b/i,
  /\w ?[([{] ?at ?[)\]}] ?\w/i,
  /\w at (?:gmail|yahoo|hotmail|outlook|rediff(?:mail)?|icloud)\b/i,
  // To be paid at.
  /\w@(?:upi|paytm|ybl|ibl|axl|apl|ok[a-z]{3,})\b/i,
  /https?:?\/\//i,
  /\bwww ?\./i,
  /\b(?:wa|t)\.me\b|\bbit\.ly\b/i,
  /(?:\bdot|[([{] ?dot ?[)\]}]) ?com\b/i,
  /[a-z][a-z\d-]*\.(?:com|org|biz)\b/i,
  // In small letters alone, and not where a sentence goes on: "baled.In which size?"
  /[A-Za-z][A-Za-z\d-]*\.in\b(?! (?:the|an?|which|what|this|that|your|our|all|each|one|loose|bulk|total|case)\b)/,
];
