const ONES =
  "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(
    " ",
  );
const TENS = "Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");
/** Each in the words of the one before; above a crore crores are counted on. */
const UNITS: readonly [number, string][] = [
  [10_000_000, "Crore"],
  [100_000, "Lakh"],
  [1000, "Thousand"],
  [100, "Hundred"],
];

/** A whole number in English words: 1,50,000 → One Lakh Fifty Thousand. */
export function englishNumber(n: number): string {
  for (const [size, name] of UNITS)
    if (n >= size) {
      const rest = n % size;
      return `${englishNumber(Math.floor(n / size))} ${name}${rest > 0 ? ` ${englishNumber(rest)}` : ""}`;
    }
  if (n < 20) return ONES[n] ?? "";
  return `${TENS[Math.floor(n / 10) - 2]}${n % 10 > 0 ? ` ${ONES[n % 10]}` : ""}`;
}

/** "Two Lakh Forty Thousand Rupees Only", "One Hundred Seven Rupees And Fifty Paise Only". */
export function rupeesInEnglish(amount: number): string {
  const rupees = Math.floor(amount);
  const paise = Math.round((amount - rupees) * 100);
  const whole = `${englishNumber(rupees)} ${rupees === 1 ? "Rupee" : "Rupees"}`;
  const part = paise > 0 ? ` And ${englishNumber(paise)} ${paise === 1 ? "Paisa" : "Paise"}` : "";
  return `${whole}${part} Only`;
}
