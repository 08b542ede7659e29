import { useEffect, useState } from "react";
import type { Basis } from "../../lib/formatting/formatting.ts";
import { rupeesInWords } from "../../lib/formatting/rupees-in-words.ts";

/** An amount in words, a moment after it changed; '' until the word list is there. */
export function useAmountInWords(amount: number | null, basis: Basis = "lot"): string {
  const [spelled, setSpelled] = useState({ of: 0, words: "" });
  useEffect(() => {
    let current = true;
    if (amount && amount > 0)
      rupeesInWords(amount, basis).then(
        (words) => current && setSpelled({ of: amount, words }),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [amount, basis]);
  // Never the words of another amount.
  return spelled.of === amount ? spelled.words : "";
}
