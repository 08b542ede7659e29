/** Percent with four decimals at most: whole numbers, so that nothing is lost. */
const SCALE = 10_000;

/** So many percent of an amount in paise, rounded half up once. */
export const share = (paise: number, percent: number): number => {
  const whole = 100n * BigInt(SCALE);
  return Number((BigInt(paise) * BigInt(Math.round(percent * SCALE)) + whole / 2n) / whole);
};
