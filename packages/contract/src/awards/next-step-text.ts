import { timeWords, untilWords } from "../values/day-text.ts";
import { formatQuantity, formatRupees } from "../values/formatting.ts";
import type { Language } from "../values/language.ts";
import type { NextAct, NextStep } from "./next-step.ts";
import { STATE_LABELS } from "./state-labels.ts";

/**
 * The next step of a sale in words, for its reader: "Pay ₹74,060 by Tue 1 Dec", and to the other
 * side "Buyer pays ₹74,060 by Tue 1 Dec". Server and site say the same.
 */

type Words = (step: NextStep, about: About) => string;
/** The matter of a step, as its language writes it; empty for nothing. */
interface About {
  readonly amount: string;
  readonly kg: string;
  readonly truck: string;
  /** With the word for until in front or behind: "by Tue 1 Dec". */
  readonly until: string;
  readonly from: string;
}
type Acts = Readonly<Record<NextAct, Words>>;

const isOverdue = ({ state }: NextStep) => state === "overdue";
const isDirect = ({ pay_through }: NextStep) => pay_through === "parties";
const isBuyer = ({ side }: NextStep) => side === "buyer";
const isYours = ({ who }: NextStep) => who === "you";

const joined = (parts: readonly string[], between = " ") => parts.filter(Boolean).join(between);

const english: Acts = {
  pay: (step, { amount, until }) => {
    if (isOverdue(step))
      return isYours(step) ? `Pay ${amount} now: overdue` : `Buyer’s payment of ${amount} overdue`;
    const whom = isYours(step) ? (isDirect(step) ? "Pay the seller" : "Pay") : "Buyer pays";
    return joined([whom, amount, until]);
  },
  pay_more: (step, { amount }) =>
    `${isYours(step) ? "Pay" : "Buyer pays"} ${amount} before the next truck leaves`,
  confirm_money: (_, { amount, until }) =>
    joined([`Confirm ${amount} when the buyer has paid`, until && `due ${until}`], ", "),
  book_truck: (step, { kg, until }) =>
    isYours(step)
      ? joined([joined(["Book a truck", kg && `for ${kg}`]), until && `lift ${until}`], ", ")
      : joined([joined(["Buyer lifts", kg]), until]),
  bring_truck: (step, { truck, from }) =>
    isYours(step) ? `${truck} loads on ${from}` : `Buyer’s ${truck} comes on ${from}`,
  load_truck: (step, { truck }) =>
    isBuyer(step)
      ? `${truck} is in the yard: once the weight is right, tell the gate its code`
      : `${truck} is in the yard: weigh it and let it out`,
  say_lifted: (step) =>
    isYours(step)
      ? "Say whether all is lifted"
      : `${isBuyer(step) ? "Seller" : "Buyer"} confirms that all is lifted`,
  say_gone: (_, { until }) => joined(["Buyer lifts", until && `${until}:`, "say when it is gone"]),
  answer_calling_off: (step) =>
    `${isBuyer(step) ? "Seller" : "Buyer"} wants to call the sale off: agree, or keep it`,
  answer_claim: (step) =>
    isYours(step) ? "Answer the buyer’s claim" : "Seller answers your claim",
  accept_weight: (step, { until }) =>
    isYours(step)
      ? joined(["Accept the weight, or dispute it", until])
      : joined([`${isBuyer(step) ? "Seller" : "Buyer"} accepts the weight`, until]),
  agree_weight: () => "The weight is disputed: agree on it",
  rate: (step) => `Rate the ${isBuyer(step) ? "seller" : "buyer"}`,
  wait_payment: (step, { amount }) =>
    amount
      ? `${amount} is on its way: do not pay again`
      : isBuyer(step)
        ? "Your deposit covers it"
        : "The buyer’s deposit covers it",
  wait_office: () => "Rebale decides the claim",
  wait_release: (_, { from }) =>
    from ? `The last of your money comes on ${from}` : "Your money is being released",
  done: ({ state }) => STATE_LABELS[state].en,
};

const hindi: Acts = {
  pay: (step, { amount, until }) => {
    if (isOverdue(step))
      return isYours(step)
        ? `${amount} अभी दीजिए: तारीख़ निकल गई`
        : `ख़रीदार का ${amount} का पेमेंट बाक़ी: तारीख़ निकल गई`;
    if (!isYours(step)) return joined([`ख़रीदार का ${amount} का पेमेंट`, until, "आना है"]);
    return joined([until, isDirect(step) ? "विक्रेता को" : "", `${amount} दीजिए`]);
  },
  pay_more: (step, { amount }) =>
    isYours(step)
      ? `अगला ट्रक निकलने से पहले ${amount} दीजिए`
      : `अगला ट्रक निकलने से पहले ख़रीदार का ${amount} का पेमेंट आना है`,
  confirm_money: (_, { amount, until }) =>
    joined([joined(["ख़रीदार का", amount, "का पेमेंट", until, "आना है"]), "आ जाए तो बताइए"], ": "),
  book_truck: (step, { kg, until }) =>
    isYours(step)
      ? joined([joined([kg && `${kg} के लिए`, "ट्रक बुक कीजिए"]), until && `${until} उठान`], ", ")
      : joined(["ख़रीदार", until, kg, "उठाएँगे"]),
  bring_truck: (step, { truck, from }) =>
    isYours(step) ? `${truck} में लोडिंग: ${from}` : `ख़रीदार का ${truck} आएगा: ${from}`,
  load_truck: (step, { truck }) =>
    isBuyer(step)
      ? `${truck} यार्ड में है: वज़न सही लगे तो गेट को गाड़ी छोड़ने का कोड बताइए`
      : `${truck} यार्ड में है: तौलिए और जाने दीजिए`,
  say_lifted: (step) =>
    isYours(step)
      ? "बताइए कि पूरा माल उठ गया या नहीं"
      : `${isBuyer(step) ? "विक्रेता" : "ख़रीदार"} बताएँगे कि पूरा माल उठ गया`,
  say_gone: (_, { until }) =>
    joined([joined(["ख़रीदार", until, "उठाएँगे"]), "माल चला जाए तो बताइए"], ": "),
  answer_calling_off: (step) =>
    `${isBuyer(step) ? "विक्रेता" : "ख़रीदार"} सौदा रद्द करना चाहते हैं: जवाब दीजिए`,
  answer_claim: (step) =>
    isYours(step) ? "ख़रीदार के दावे का जवाब दीजिए" : "विक्रेता आपके दावे का जवाब देंगे",
  accept_weight: (step, { until }) =>
    isYours(step)
      ? joined([until, "वज़न मंज़ूर कीजिए, या ग़लत हो तो बताइए"])
      : joined([isBuyer(step) ? "विक्रेता" : "ख़रीदार", until, "वज़न मंज़ूर करेंगे"]),
  agree_weight: () => "वज़न पर झगड़ा है: सामने वाली पार्टी से बात कीजिए",
  rate: (step) => `${isBuyer(step) ? "विक्रेता" : "ख़रीदार"} को रेटिंग दीजिए`,
  wait_payment: (step, { amount }) =>
    amount
      ? `${amount} रास्ते में हैं: दोबारा मत दीजिए`
      : isBuyer(step)
        ? "आपकी जमा से पेमेंट हो रहा है"
        : "ख़रीदार की जमा से पेमेंट हो रहा है",
  wait_office: () => "दावे पर Rebale की टीम फ़ैसला करेगी",
  wait_release: (_, { from }) => (from ? `आपका बाक़ी पैसा आएगा: ${from}` : "आपका पैसा वॉलेट में आ रहा है"),
  done: ({ state }) => STATE_LABELS[state].hi,
};

const acts = { en: english, hi: hindi } as const satisfies Record<Language, Acts>;

/** The whole step in one line, without a full stop. */
export function sayStep(step: NextStep, language: Language): string {
  const { amount, day, kg, vehicle_no } = step;
  const until = day === null ? "" : untilWords(day, language);
  return acts[language][step.what](step, {
    amount: amount === null ? "" : formatRupees(amount),
    kg: kg === null || kg <= 0 ? "" : formatQuantity(kg, "kg", language),
    truck: vehicle_no ?? "",
    until: until && (language === "en" ? `by ${until}` : `${until} तक`),
    from: day === null ? "" : timeWords(day, language),
  });
}
