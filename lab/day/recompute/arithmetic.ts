/** Paise and grams as whole numbers; this program shares nothing with the market but law and calendar. */

/** A part of an amount, half up. */
export const part = (amount: number, numerator: number, denominator: number): number => {
  const [a, n, d] = [BigInt(amount), BigInt(Math.round(numerator)), BigInt(denominator)];
  return Number((2n * a * n + d) / (2n * d));
};
/** Percent with up to four decimals. */
export const percentOf = (amount: number, percent: number): number =>
  part(amount, Math.round(percent * 10_000), 1_000_000);
export const paise = (rupees: number): number => Math.round(rupees * 100);
export const grams = (kilograms: number): number => Math.round(kilograms * 1000);
export const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
