import type { Language } from "../values/language.ts";
import type { AwardState } from "./states.ts";

/**
 * The one word that lists, cards, pages, notices, files and figures have for a state of a sale.
 * Both sides and the office read it, so that it names the money or the goods, and nobody who owes
 * them. Without zod, so that a page may carry it.
 */
export const STATE_LABELS: Readonly<Record<AwardState, Readonly<Record<Language, string>>>> = {
  payment_due: { en: "To be paid", hi: "पेमेंट बाक़ी" },
  overdue: { en: "Payment overdue", hi: "पेमेंट की तारीख़ निकल गई" },
  paid: { en: "To be lifted", hi: "उठान बाक़ी" },
  lifting: { en: "Being lifted", hi: "माल उठ रहा है" },
  lifted: { en: "Lifted", hi: "माल उठ गया" },
  settled: { en: "Settled", hi: "हिसाब हो गया" },
  completed: { en: "Completed", hi: "पूरा हुआ" },
  defaulted: { en: "Backed out", hi: "सौदा नहीं निभाया" },
  cancelled: { en: "Called off", hi: "रद्द हुआ" },
};
