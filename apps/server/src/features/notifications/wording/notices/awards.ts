import { awards, type Language } from "@rebale/contract";
import { defineNotice, type OfLot, ofLot, title, until } from "../define-notice.ts";
import type { Values } from "../phone-text.ts";
import { ended, type Saying } from "../value-texts.ts";
import { amount, type OfMoney, type OfSide, toSeller } from "./dues.ts";

interface WithReason extends OfLot {
  readonly reason: string;
}
const reason = "The crane is out of order until Monday.";

const sellerFailed: Readonly<Record<Language, string>> = {
  en: "the seller did not keep it.",
  hi: "विक्रेता ने इसे नहीं निभाया।",
};

const withReason = (p: WithReason, say: Saying): Values => ({
  ...ofLot(p),
  reason: say.ended(p.reason),
});
/** Notices on the fate of a sale. */
export const awardNotices = {
  award_paid: defineNotice<OfLot>({
    example: { title },
    values: ofLot,
    en: {
      title: "The seller has your payment",
      description: 'The seller has confirmed your payment for "{title}". You may lift it now.',
    },
    hi: {
      title: "विक्रेता को आपका पैसा मिल गया",
      description: "विक्रेता ने “{title}” का पैसा मिलना माना है। अब आप माल उठा सकते हैं।",
    },
  }),
  award_cancel_asked: defineNotice<WithReason>({
    example: { title, reason },
    values: withReason,
    en: {
      title: "The other side would call the sale off",
      description:
        'The other side would call the sale of "{title}" off: {reason} ' +
        "If you agree, say so on the sale's page; else it stands.",
    },
    hi: {
      title: "सामने वाली पार्टी सौदा रद्द करना चाहती है",
      description:
        "सामने वाली पार्टी “{title}” का सौदा रद्द करना चाहती है: {reason} " +
        "आप भी चाहें तो सौदे के पन्ने पर बताइए; नहीं तो सौदा बना रहेगा।",
    },
  }),
  award_lifted_said: defineNotice<
    OfLot & {
      /** Whether both sides have said it now. */
      readonly both: boolean;
    }
  >({
    example: { title, both: false },
    values: ofLot,
    en: {
      title: "Is all lifted?",
      description:
        'The other side says that all of "{title}" is lifted. If you agree, say so on the ' +
        "sale's page.",
    },
    hi: {
      title: "क्या सारा माल उठ गया?",
      description:
        "सामने वाली पार्टी कहती है कि “{title}” का सारा माल उठ गया। आप भी मानते हैं तो सौदे के पन्ने पर " +
        "बताइए।",
    },
    others: {
      both: {
        when: (p) => p.both,
        example: { both: true },
        en: {
          title: "All is lifted",
          description:
            'Both sides say that all of "{title}" is lifted. Look at the weight of the slips and ' +
            "accept it.",
        },
        hi: {
          title: "सारा माल उठ गया",
          description:
            "“{title}” का सारा माल उठ गया, दोनों ने बता दिया है। अब पर्चियों का वज़न देखकर मंज़ूर कीजिए।",
        },
      },
    },
  }),
  award_cancelled: defineNotice<WithReason>({
    example: { title, reason },
    values: (p, say) => ({
      ...ofLot(p),
      reason:
        p.reason === awards.SELLER_FAILED
          ? sellerFailed[say.language]
          : ended(p.reason, say.language),
    }),
    en: {
      title: "The sale is off",
      description: 'The sale of "{title}" is off: {reason} Nobody owes anything.',
    },
    hi: {
      title: "सौदा रद्द हुआ",
      description: "“{title}” का सौदा रद्द हुआ: {reason} किसी की तरफ़ कुछ बाक़ी नहीं।",
    },
  }),
  award_extended: defineNotice<WithReason & { what: "pay" | "lift"; until: string }>({
    example: { title, reason, what: "lift", until },
    values: (p, say) => ({ ...withReason(p, say), until: say.time(p.until) }),
    en: {
      title: "More time for your sale",
      description: 'The buyer of "{title}" has until {until} to lift the goods: {reason}',
    },
    hi: {
      title: "आपके सौदे को और समय मिला",
      description: "“{title}” के उठान का समय {until} तक बढ़ा: {reason}",
    },
    others: {
      to_pay: {
        when: (p) => p.what === "pay",
        example: { what: "pay" },
        en: {
          title: "More time for your sale",
          description: 'The buyer of "{title}" has until {until} to pay: {reason}',
        },
        hi: {
          title: "आपके सौदे को और समय मिला",
          description: "“{title}” के पेमेंट का समय {until} तक बढ़ा: {reason}",
        },
      },
    },
  }),
  award_default_asked: defineNotice<WithReason>({
    example: { title, reason },
    values: withReason,
    en: {
      title: "The seller asks to end the sale",
      description: 'The seller asks us to end the sale of "{title}": {reason}',
      sms: 'The seller asks us to end the sale of "{title}". Reason: {reason}',
    },
    hi: {
      title: "विक्रेता सौदा ख़त्म करना चाहते हैं",
      description: "विक्रेता ने हमसे “{title}” का सौदा ख़त्म करने को कहा है: {reason}",
      sms: "विक्रेता ने “{title}” का सौदा ख़त्म करने को कहा है। वजह: {reason}",
    },
  }),
  award_defaulted: defineNotice<WithReason & OfMoney & OfSide>({
    example: { title, reason, amount, side: "buyer" },
    values: (p, say) => ({ ...withReason(p, say), amount: say.rupees(p.amount) }),
    en: {
      title: "The sale is ended",
      description:
        'The sale of "{title}" is ended: {reason} {amount} of your deposit goes to the seller, and ' +
        "your company may not bid for now.",
      sms:
        'The sale of "{title}" is ended: {reason} Of your deposit {amount} goes to the seller, and ' +
        "your company may not bid for now.",
    },
    hi: {
      title: "सौदा ख़त्म हुआ",
      description:
        "“{title}” का सौदा ख़त्म हुआ: {reason} आपकी जमा राशि के {amount} विक्रेता को मिलेंगे, और आपकी " +
        "कंपनी अभी बोली नहीं लगा सकती।",
    },
    others: {
      seller: {
        ...toSeller,
        en: {
          title: "The sale is ended",
          description:
            `The sale of "{title}" is ended: {reason} {amount} of the buyer's deposit is yours. ` +
            "The next bidder is asked.",
          sms:
            `The sale of "{title}" is ended: {reason} Of the buyer's deposit {amount} is yours. ` +
            "The next bidder is asked.",
        },
        hi: {
          title: "सौदा ख़त्म हुआ",
          description:
            "“{title}” का सौदा ख़त्म हुआ: {reason} ख़रीदार की जमा राशि के {amount} आपके हैं। अगली बोली " +
            "वाले से पूछा जा रहा है।",
        },
      },
    },
  }),
};
