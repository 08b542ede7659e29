/** How banks name a transfer, whoever writes it down. */

/** Words that people and banks put before the number, and what joins them to it. */
const BEFORE = /^(?:(?:UTR|RRN|REF|REFERENCE|TXN|IMPS|UPI|NEFT|RTGS)(?:NO|NUMBER|ID)?[\s.:#/-]+)+/;

/** NEFT: 16 characters that end in a number. RTGS: 22, its bank first. IMPS and UPI: 12 digits. */
const NEFT = /^[A-Z][A-Z0-9]{7}\d{8}$/;
const RTGS = /^[A-Z]{4}[A-Z0-9]{10}\d{8}$/;
/** Never a mobile number with India's code. */
const RRN = /^(?!91[6-9])\d{12}$/;

export const isUtr = (text: string): boolean =>
  NEFT.test(text) || RTGS.test(text) || RRN.test(text);

/** In capitals, without blanks, what stands before it and a full stop; zeros before twelve digits go. */
export function cleanUtr(text: string): string {
  const bare = text
    .toUpperCase()
    .replace(/^[\s'"]+/, "")
    .replace(BEFORE, "")
    .replace(/[\s'"]/g, "")
    .replace(/[.,;]+$/, "");
  return bare.replace(/^0+(?=\d{12}$)/, "");
}

/** References in a text: whole words, and twelve digits that are glued to how they were sent. */
export function utrsIn(text: string): string[] {
  const words = text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  const found = words.map((word) => cleanUtr(word.replace(/^(?:IMPS|UPI|RRN|MMT)(?=\d)/, "")));
  return [...new Set(found.filter(isUtr))];
}
