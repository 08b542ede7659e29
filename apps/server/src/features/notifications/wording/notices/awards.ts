import { defineNotice, type OfLot, title, until } from "../define-notice.ts";
import { en, ended, hi } from "../value-texts.ts";

interface WithReason extends OfLot {
  readonly reason: string;
}
const reason = "The crane is out of order until Monday.";

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
      description: `The sale of "${p.title}" is off: ${ended(p.reason, "en")} Nobody owes anything.`,
    }),
    hi: (p) => ({
      title: "सौदा रद्द हुआ",
      description: `“${p.title}” का सौदा रद्द हुआ: ${ended(p.reason, "hi")} किसी को कुछ नहीं देना है।`,
    }),
  }),
  award_extended: defineNotice<WithReason & { what: "pay" | "lift"; until: string }>({
    example: { title, reason, what: "lift", until },
    en: (p) => ({
      title: "More time for your sale",
      description:
        `"${p.title}" may be ${p.what === "pay" ? "paid" : "lifted"} until ` +
        `${en.time(p.until)}: ${ended(p.reason, "en")}`,
    }),
    hi: (p) => ({
      title: "आपके सौदे को और समय मिला",
      description:
        `“${p.title}” का ${p.what === "pay" ? "पैसा" : "माल"} ${hi.time(p.until)} तक ` +
        `${p.what === "pay" ? "दे" : "उठा"} सकते हैं: ${ended(p.reason, "hi")}`,
    }),
  }),
};
