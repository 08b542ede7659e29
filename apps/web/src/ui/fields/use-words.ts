import { useEffect, useState } from "react";
import { rupeesInWords } from "../../lib/formatting.ts";

/** An amount in words, a moment after it changed; '' until the word list is there. */
export function useWords(amount: number | null): string {
  const [spelled, setSpelled] = useState("");
  useEffect(() => {
    let current = true;
    if (amount && amount > 0)
      rupeesInWords(amount).then(
        (words) => current && setSpelled(words),
        () => undefined,
      );
    else setSpelled("");
    return () => {
      current = false;
    };
  }, [amount]);
  return spelled;
}
