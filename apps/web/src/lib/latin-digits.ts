/** A Hindi keyboard may write its own digits. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
