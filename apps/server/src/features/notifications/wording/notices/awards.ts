import { awards, formatRupees, type Language, type Paise, rupees } from "@rebale/contract";
import { defineNotice, type OfLot, title, until } from "../define-notice.ts";
import { en, ended, hi } from "../value-texts.ts";

interface WithReason extends OfLot {
  readonly reason: string;
}
const reason = "The crane is out of order until Monday.";

const sellerFailed: Readonly<Record<Language, string>> = {
  en: "the seller did not keep it.",
  hi: "विक्रेता ने इसे नहीं निभाया।",
};
/** The office's words, or those of its code. */
const why = (reason: string, language: Language) =>
  reason === awards.SELLER_FAILED ? sellerFailed[language] : ended(reason, language);

/** Paise. */
interface OfMoney extends OfLot {
  readonly amount: number;
}
interface Until extends OfMoney {
  /** ISO 8601. */
  readonly until: string;
}
interface OfSide {
  readonly side: "buyer" | "seller";
}
const amount = 177_127_800;
const money = (paise: number) => formatRupees(rupees(paise as Paise));

/** What becomes of a sale. */
export const awardNotices = {
  award_paid: defineNotice<OfLot>({
    example: { title },
    en: (p) => ({
      title: "The seller has your payment",
      description: `The seller has confirmed your payment for "${p.title}". You may lift it now.`,
    }),
    hi: (p) => ({
      title: "विक्रेता को आपका पैसा मिल गया",
      description: `विक्रेता ने “${p.title}” का पैसा मिलना माना है। अब आप माल उठा सकते हैं।`,
    }),
  }),
  award_cancel_asked: defineNotice<WithReason>({
    example: { title, reason },
    en: (p) => ({
      title: "The other side would call the sale off",
      description:
        `The other side would call the sale of "${p.title}" off: ${ended(p.reason, "en")} ` +
        "If you agree, say so on the sale's page; else it stands.",
    }),
    hi: (p) => ({
      title: "दूसरा पक्ष सौदा रद्द करना चाहता है",
      description:
        `दूसरा पक्ष “${p.title}” का सौदा रद्द करना चाहता है: ${ended(p.reason, "hi")} ` +
        "आप भी चाहें तो सौदे के पन्ने पर बताइए; नहीं तो सौदा बना रहेगा।",
    }),
  }),
  award_cancelled: defineNotice<WithReason>({
    example: { title, reason },
    en: (p) => ({
      title: "The sale is off",
      description: `The sale of "${p.title}" is off: ${why(p.reason, "en")} Nobody owes anything.`,
    }),
    hi: (p) => ({
      title: "सौदा रद्द हुआ",
      description: `“${p.title}” का सौदा रद्द हुआ: ${why(p.reason, "hi")} किसी की तरफ़ कुछ बाक़ी नहीं।`,
    }),
  }),
  award_extended: defineNotice<WithReason & { what: "pay" | "lift"; until: string }>({
    example: { title, reason, what: "lift", until },
    en: (p) => ({
      title: "More time for your sale",
      description:
        `The buyer of "${p.title}" has until ${en.time(p.until)} to ` +
        `${p.what === "pay" ? "pay" : "lift the goods"}: ${ended(p.reason, "en")}`,
    }),
    hi: (p) => ({
      title: "आपके सौदे को और समय मिला",
      description:
        `“${p.title}” के ${p.what === "pay" ? "पेमेंट" : "उठान"} का समय ` +
        `${hi.time(p.until)} तक बढ़ा: ${ended(p.reason, "hi")}`,
    }),
  }),
  award_pay_by: defineNotice<Until>({
    example: { title, amount, until },
    en: (p) => ({
      title: "Pay for what you have won",
      description: `Please pay ${money(p.amount)} for "${p.title}" by ${en.lastDay(p.until)}.`,
    }),
    hi: (p) => ({
      title: "जीते हुए माल का पैसा दीजिए",
      description: `“${p.title}” के ${money(p.amount)} ${hi.lastDay(p.until)} तक चुकाइए।`,
    }),
  }),
  payment_soon: defineNotice<Until>({
    example: { title, amount, until },
    en: (p) => ({
      title: "A payment is due soon",
      description: `${money(p.amount)} for "${p.title}" must be paid by ${en.lastDay(p.until)}.`,
    }),
    hi: (p) => ({
      title: "भुगतान की तारीख़ पास है",
      description: `“${p.title}” के ${money(p.amount)} ${hi.lastDay(p.until)} तक चुकाने हैं।`,
    }),
  }),
  award_all_paid: defineNotice<OfLot & OfSide>({
    example: { title, side: "buyer" },
    en: (p) => ({
      title: "All is paid",
      description:
        p.side === "buyer"
          ? `"${p.title}" is paid in full. You may lift it now.`
          : `The buyer has paid for "${p.title}" in full. It may be lifted now.`,
    }),
    hi: (p) => ({
      title: "पूरा पैसा आ गया",
      description:
        p.side === "buyer"
          ? `“${p.title}” का पूरा पैसा आ गया है। अब आप माल उठा सकते हैं।`
          : `ख़रीदार ने “${p.title}” का पूरा पैसा दे दिया है। अब माल उठाया जा सकता है।`,
    }),
  }),
  award_overdue: defineNotice<Until & OfSide>({
    example: { title, amount, until, side: "buyer" },
    en: (p) => ({
      title: "A payment is overdue",
      description:
        p.side === "buyer"
          ? `${money(p.amount)} for "${p.title}" was not paid in time. From ` +
            `${en.time(p.until)} on the sale may be ended and your deposit forfeited.`
          : `The buyer has not paid for "${p.title}" in time. From ${en.time(p.until)} on you ` +
            "may ask us to end the sale.",
    }),
    hi: (p) => ({
      title: "भुगतान की तारीख़ निकल गई",
      description:
        p.side === "buyer"
          ? `“${p.title}” के ${money(p.amount)} समय पर नहीं आए। ${hi.time(p.until)} के बाद सौदा ` +
            "ख़त्म हो सकता है और आपकी जमा राशि ज़ब्त हो सकती है।"
          : `ख़रीदार ने “${p.title}” का पैसा समय पर नहीं दिया। ${hi.time(p.until)} के बाद आप ` +
            "हमसे सौदा ख़त्म करने को कह सकते हैं।",
    }),
  }),
  award_default_asked: defineNotice<WithReason>({
    example: { title, reason },
    en: (p) => ({
      title: "The seller asks to end the sale",
      description: `The seller asks us to end the sale of "${p.title}": ${ended(p.reason, "en")}`,
    }),
    hi: (p) => ({
      title: "विक्रेता सौदा ख़त्म करना चाहता है",
      description:
        `विक्रेता ने हमसे “${p.title}” का सौदा ख़त्म करने को कहा है: ` + `${ended(p.reason, "hi")}`,
    }),
  }),
  award_defaulted: defineNotice<WithReason & OfMoney & OfSide>({
    example: { title, reason, amount, side: "buyer" },
    en: (p) => ({
      title: "The sale is ended",
      description:
        `The sale of "${p.title}" is ended: ${ended(p.reason, "en")} ` +
        (p.side === "buyer"
          ? `${money(p.amount)} of your deposit goes to the seller, and your company may not bid for now.`
          : `${money(p.amount)} of the buyer's deposit is yours. The next bidder is asked.`),
    }),
    hi: (p) => ({
      title: "सौदा ख़त्म हुआ",
      description:
        `“${p.title}” का सौदा ख़त्म हुआ: ${ended(p.reason, "hi")} ` +
        (p.side === "buyer"
          ? `आपकी जमा राशि के ${money(p.amount)} विक्रेता को मिलेंगे, और आपकी कंपनी अभी बोली नहीं लगा सकती।`
          : `ख़रीदार की जमा राशि के ${money(p.amount)} आपके हैं। अगली बोली वाले से पूछा जा रहा है।`),
    }),
  }),
  money_back: defineNotice<OfMoney>({
    example: { title, amount },
    en: (p) => ({
      title: "Your money is back in your wallet",
      description: `${money(p.amount)} of the sale of "${p.title}" is back in your wallet.`,
    }),
    hi: (p) => ({
      title: "आपका पैसा वॉलेट में लौट आया",
      description: `“${p.title}” के सौदे के ${money(p.amount)} आपके वॉलेट में वापस आ गए हैं।`,
    }),
  }),
};
