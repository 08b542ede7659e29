import { timeWords, untilWords } from "../values/day-text.ts";
import { formatQuantity, formatRupees } from "../values/formatting.ts";
import type { Language } from "../values/language.ts";
import { type NextAct, type NextStep, nextStepOf, type SaleFacts } from "./next-step.ts";
import { STATE_LABELS } from "./state-labels.ts";

/** The next step of a sale as the office reads it, which is of neither side. */

export const WAITED_FOR = ["buyer", "seller", "both", "office", "nobody"] as const;
export type WaitedFor = (typeof WAITED_FOR)[number];

export interface OfficeStep extends Omit<NextStep, "who" | "side"> {
  readonly who: WaitedFor;
}

/**
 * Both sides' next steps as one: the office's own first, then who answers the other, then who
 * acts, the buyer before the seller. Ratings are the two sides' affair.
 */
export function officeStepOf(sale: SaleFacts): OfficeStep {
  const [buyer, seller] = [nextStepOf(sale, "buyer"), nextStepOf(sale, "seller")];
  const isOver = sale.state === "defaulted" || sale.state === "cancelled";
  if (isOver) return as("nobody", buyer);
  if (sale.claim === "disputed")
    return as("office", { ...buyer, ...NO_MATTER, what: "wait_office" });
  const acts = [buyer, seller].filter(({ who, what }) => who === "you" && what !== "rate");
  const first = acts.find(({ what }) => ANSWERS.has(what)) ?? acts[0];
  if (first)
    return as(
      acts.every(({ what }) => what === first.what) && acts[1] ? "both" : first.side,
      first,
    );
  const awaited = [seller, buyer].find(({ who, what }) => who === "nobody" && what !== "done");
  return as("nobody", awaited ?? { ...buyer, ...NO_MATTER, what: "done" });
}
const ANSWERS: ReadonlySet<NextAct> = new Set(["answer_calling_off", "answer_claim"]);
const NO_MATTER = { amount: null, day: null, kg: null, vehicle_no: null };
const as = (who: WaitedFor, { side: _, ...step }: NextStep): OfficeStep => ({ ...step, who });

interface About {
  readonly amount: string;
  readonly kg: string;
  readonly truck: string;
  /** "by Tue 1 Dec", "मंगल 1 दिस. तक"; empty for no day. */
  readonly by: string;
  readonly from: string;
  /** The acting side, as a subject. */
  readonly they: string;
  readonly isBoth: boolean;
}
type Acts = Readonly<Record<NextAct, (about: About, step: OfficeStep) => string>>;

const WHO: Readonly<Record<Language, Readonly<Record<WaitedFor, string>>>> = {
  en: { buyer: "Buyer", seller: "Seller", both: "Both", office: "Rebale", nobody: "" },
  hi: { buyer: "ख़रीदार", seller: "विक्रेता", both: "दोनों", office: "Rebale", nobody: "" },
};
const joined = (...parts: string[]) => parts.filter(Boolean).join(" ");

const english: Acts = {
  pay: ({ amount, by }, { state, pay_through }) =>
    state === "overdue"
      ? `Buyer’s payment of ${amount} overdue`
      : joined("Buyer pays", pay_through === "parties" ? "the seller" : "", amount, by),
  pay_more: ({ amount }) => `Buyer pays ${amount} before the next truck leaves`,
  confirm_money: ({ amount }) => `Seller confirms that ${amount} came`,
  book_truck: ({ kg, by }) => joined("Buyer lifts", kg, by),
  bring_truck: ({ truck, from }) => `Buyer’s ${truck} comes on ${from}`,
  load_truck: ({ truck }) => `${truck} is in the yard: weighed, then let out`,
  say_lifted: ({ they, isBoth }) => `${they} confirm${isBoth ? "" : "s"} that all is lifted`,
  say_gone: ({ by }) => joined("Seller says that it is gone", by),
  answer_calling_off: ({ they }) =>
    `${they} answers: the ${they === "Buyer" ? "seller" : "buyer"} wants to call the sale off`,
  answer_claim: () => "Seller answers the buyer’s claim",
  accept_weight: ({ they, isBoth, by }) =>
    joined(`${they} accept${isBoth ? "" : "s"} the weight`, by),
  agree_weight: () => "The weight is disputed: both agree on it",
  rate: (_, { state }) => STATE_LABELS[state].en,
  wait_payment: ({ amount }) => (amount ? `${amount} is on its way` : "The deposit covers it"),
  wait_office: () => "Rebale decides the claim",
  wait_release: ({ from }) =>
    from
      ? `The last of the seller’s money comes on ${from}`
      : "The seller’s money is being released",
  done: (_, { state }) => STATE_LABELS[state].en,
};

const hindi: Acts = {
  pay: ({ amount, by }, { state, pay_through }) =>
    state === "overdue"
      ? `ख़रीदार का ${amount} का पेमेंट बाक़ी: तारीख़ निकल गई`
      : joined("ख़रीदार", by, pay_through === "parties" ? "विक्रेता को" : "", amount, "देंगे"),
  pay_more: ({ amount }) => `अगला ट्रक निकलने से पहले ख़रीदार का ${amount} का पेमेंट आना है`,
  confirm_money: ({ amount }) => `विक्रेता बताएँगे कि ${amount} आ गए`,
  book_truck: ({ kg, by }) => joined("ख़रीदार", by, kg, "उठाएँगे"),
  bring_truck: ({ truck, from }) => `ख़रीदार का ${truck} आएगा: ${from}`,
  load_truck: ({ truck }) => `${truck} यार्ड में है: तौल के बाद निकलेगा`,
  say_lifted: ({ they }) => `${they} बताएँगे कि पूरा माल उठ गया`,
  say_gone: ({ by }) => joined("विक्रेता", by, "बताएँगे कि माल चला गया"),
  answer_calling_off: ({ they }) =>
    `${they} जवाब देंगे: ${they === "ख़रीदार" ? "विक्रेता" : "ख़रीदार"} सौदा रद्द करना चाहते हैं`,
  answer_claim: () => "विक्रेता ख़रीदार के दावे का जवाब देंगे",
  accept_weight: ({ they, by }) => joined(they, by, "वज़न मंज़ूर करेंगे"),
  agree_weight: () => "वज़न पर झगड़ा है: दोनों को मिलकर तय करना है",
  rate: (_, { state }) => STATE_LABELS[state].hi,
  wait_payment: ({ amount }) => (amount ? `${amount} रास्ते में हैं` : "जमा राशि से पेमेंट हो रहा है"),
  wait_office: () => "दावे पर Rebale की टीम फ़ैसला करेगी",
  wait_release: ({ from }) =>
    from ? `विक्रेता का बाक़ी पैसा आएगा: ${from}` : "विक्रेता का पैसा वॉलेट में आ रहा है",
  done: (_, { state }) => STATE_LABELS[state].hi,
};

const acts = { en: english, hi: hindi } as const satisfies Record<Language, Acts>;

/** The whole step in one line, without a full stop. */
export function sayOfficeStep(step: OfficeStep, language: Language): string {
  const { amount, day, kg, vehicle_no, who } = step;
  const until = day === null ? "" : untilWords(day, language);
  return acts[language][step.what](
    {
      amount: amount === null ? "" : formatRupees(amount),
      kg: kg === null || kg <= 0 ? "" : formatQuantity(kg, "kg", language),
      truck: vehicle_no ?? "",
      by: until && (language === "en" ? `by ${until}` : `${until} तक`),
      from: day === null ? "" : timeWords(day, language),
      they: WHO[language][who],
      isBoth: who === "both",
    },
    step,
  );
}
