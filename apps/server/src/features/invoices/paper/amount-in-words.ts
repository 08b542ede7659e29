import type { Language, Paise } from "@rebale/contract";
import {
  englishNumber,
  rupeesInEnglish,
} from "@rebale/contract/values/amount-in-words/english-amount";
import { hindiNumber, IN_ARABS } from "@rebale/contract/values/amount-in-words/hindi-amount";

/**
 * An amount as a paper writes it out, in the words of its language. A paper that is drawn again
 * says what it said: the words do not change, although the site's are shorter here and there.
 */
export function amountInWords(amount: Paise, language: Language): string {
  return language === "hi" ? inHindi(amount) : inEnglish(amount);
}

/** ₹100 crore. */
const HUNDRED_CRORE = 100_000_000_000;

function inEnglish(amount: Paise): string {
  if (amount < HUNDRED_CRORE) return rupeesInEnglish(amount / 100);
  const rest = amount % (HUNDRED_CRORE / 100);
  const crores = englishNumber((amount - rest) / (HUNDRED_CRORE / 100));
  return `${crores} Crore ${rest === 0 ? "Rupees Only" : rupeesInEnglish(rest / 100)}`;
}

function inHindi(amount: Paise): string {
  const part = amount % 100;
  const whole = (amount - part) / 100;
  const rupees = `${asOnPapers(whole)} ${whole === 1 ? "रुपया" : "रुपये"}`;
  const paise = part > 0 ? ` और ${asOnPapers(part)} ${part === 1 ? "पैसा" : "पैसे"}` : "";
  return `${rupees}${paise} मात्र`;
}

/** 44, 53, 87 and 88: as good as the site's, and what papers have said from the first one on. */
const SPELLED_ON_PAPERS: Readonly<Record<string, string>> = {
  चौवालीस: "चौंतालीस",
  तिरपन: "तिरेपन",
  सत्तासी: "सतासी",
  अट्ठासी: "अठासी",
};
/** Counts in अरब and खरब; a hundred that nothing follows is सौ, not एक सौ. */
const asOnPapers = (n: number) =>
  hindiNumber(n, IN_ARABS)
    .replace(/एक सौ$/, "सौ")
    .split(" ")
    .map((word) => SPELLED_ON_PAPERS[word] ?? word)
    .join(" ");
