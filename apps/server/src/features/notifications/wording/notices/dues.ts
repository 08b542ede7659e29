import { defineNotice, type OfLot, ofLot, title, until } from "../define-notice.ts";
import type { Values } from "../phone-text.ts";
import type { Saying } from "../value-texts.ts";

/** Paise. */
export interface OfMoney extends OfLot {
  readonly amount: number;
}
interface Until extends OfMoney {
  /** ISO 8601. */
  readonly until: string;
}
export interface OfSide {
  readonly side: "buyer" | "seller";
}
export const amount = 177_127_800;
export const toSeller = {
  when: (p: OfSide) => p.side !== "buyer",
  example: { side: "seller" },
} as const;

const ofMoney = (p: OfMoney, say: Saying): Values => ({
  ...ofLot(p),
  amount: say.rupees(p.amount),
});
const toPay = (p: Until, say: Saying): Values => ({
  ...ofMoney(p, say),
  day: say.lastDay(p.until),
});

/** Notices on a buyer's dues of a sale, and on their payment. */
export const dueNotices = {
  award_pay_by: defineNotice<Until>({
    example: { title, amount, until },
    values: toPay,
    en: {
      title: "Pay for what you have won",
      description: 'Please pay {amount} for "{title}" by {day}.',
    },
    hi: {
      title: "जीते हुए माल का पैसा दीजिए",
      description: "“{title}” के {amount} {day} तक दीजिए।",
      sms: "जीते हुए माल का पैसा दीजिए। “{title}” के {amount} आपको {day} तक देने हैं।",
    },
  }),
  payment_soon: defineNotice<Until>({
    example: { title, amount, until },
    values: toPay,
    en: {
      title: "A payment is due soon",
      description: '{amount} for "{title}" must be paid by {day}.',
    },
    hi: {
      title: "पेमेंट की तारीख़ पास है",
      description: "“{title}” के {amount} {day} तक देने हैं।",
      sms: "पेमेंट की तारीख़ पास है। “{title}” के {amount} आपको {day} तक देने हैं।",
    },
  }),
  award_all_paid: defineNotice<OfLot & OfSide>({
    example: { title, side: "buyer" },
    values: ofLot,
    en: {
      title: "All is paid",
      description: '"{title}" is paid in full. You may lift it now.',
    },
    hi: {
      title: "पूरा पैसा आ गया",
      description: "“{title}” का पूरा पैसा आ गया है। अब आप माल उठा सकते हैं।",
    },
    others: {
      seller: {
        ...toSeller,
        en: {
          title: "All is paid",
          description: 'The buyer has paid for "{title}" in full. It may be lifted now.',
        },
        hi: {
          title: "पूरा पैसा आ गया",
          description: "ख़रीदार ने “{title}” का पूरा पैसा दे दिया है। अब माल उठाया जा सकता है।",
        },
      },
    },
  }),
  award_overdue: defineNotice<Until & OfSide>({
    example: { title, amount, until, side: "buyer" },
    values: (p, say) => ({ ...ofMoney(p, say), until: say.time(p.until) }),
    en: {
      title: "A payment is overdue",
      description:
        '{amount} for "{title}" was not paid in time. From {until} on the sale may be ended and ' +
        "your deposit forfeited.",
    },
    hi: {
      title: "पेमेंट की तारीख़ निकल गई",
      description:
        "“{title}” के {amount} समय पर नहीं आए। {until} के बाद सौदा ख़त्म हो सकता है और आपकी जमा राशि " +
        "ज़ब्त हो सकती है।",
    },
    others: {
      seller: {
        ...toSeller,
        en: {
          title: "A payment is overdue",
          description:
            'The buyer has not paid for "{title}" in time. From {until} on you may ask us to end ' +
            "the sale.",
        },
        hi: {
          title: "पेमेंट की तारीख़ निकल गई",
          description:
            "ख़रीदार ने “{title}” का पैसा समय पर नहीं दिया। {until} के बाद आप हमसे सौदा ख़त्म करने को " +
            "कह सकते हैं।",
        },
      },
    },
  }),
  money_back: defineNotice<OfMoney>({
    example: { title, amount },
    values: ofMoney,
    en: {
      title: "Your money is back in your wallet",
      description: '{amount} of the sale of "{title}" is back in your wallet.',
    },
    hi: {
      title: "आपका पैसा वॉलेट में लौट आया",
      description: "“{title}” के सौदे के {amount} आपके वॉलेट में वापस आ गए हैं।",
    },
  }),
};
