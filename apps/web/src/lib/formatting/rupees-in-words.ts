import { language } from "../language/language.ts";
import { type Basis, perBasis } from "./formatting.ts";

/**
 * "Two Lakh Forty Thousand Rupees Only", "दो लाख चालीस हज़ार रुपये"; of a rate "One Hundred Seven
 * Rupees And Fifty Paise per kg". The word list is loaded when it is first needed.
 */
export async function rupeesInWords(n: number, basis: Basis = "lot"): Promise<string> {
  const words = await spelled(n);
  return basis === "lot" ? words : `${words.replace(/ Only$/, "")} ${perBasis(basis)}`;
}

async function spelled(n: number): Promise<string> {
  if (language === "hi") {
    const hindi = await import("@rebale/contract/values/amount-in-words/hindi-amount");
    return hindi.rupeesInHindi(n);
  }
  const english = await import("@rebale/contract/values/amount-in-words/english-amount");
  return english.rupeesInEnglish(n);
}
