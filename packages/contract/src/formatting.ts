/**
 * How numbers and money are written, on the server and in every browser: nothing depends on a
 * locale's data. Without zod, so that a page may carry it.
 */

const grouped = (whole: string) =>
  whole.length <= 3
    ? whole
    : `${whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ",")},${whole.slice(-3)}`;

/** 1234567.5 → 12,34,567.5 with `decimals` digits at most; trailing zeros only when asked for. */
export function indianNumber(n: number, decimals = 3, keepZeros = false): string {
  const [whole = "0", fraction = ""] = Math.abs(n).toFixed(decimals).split(".");
  const tail = keepZeros ? fraction : fraction.replace(/0+$/, "");
  return `${n < 0 ? "-" : ""}${grouped(whole)}${tail ? `.${tail}` : ""}`;
}

/** @param rupees ₹1,08,000; where there are paise, ₹1,08,000.50 */
export const formatRupees = (rupees: number): string =>
  `₹${indianNumber(rupees, 2, !Number.isInteger(rupees))}`;
