import { defineNotice } from "../define-notice.ts";

/** As it is written, with ₹. */
interface OfMoney {
  readonly amount: string;
}
const ofMoney = {
  example: { amount: "₹2,00,000.50" },
  values: ({ amount }: OfMoney) => ({ amount }),
};

/** A company's money. */
export const moneyNotices = {
  payment_in: defineNotice<OfMoney>({
    ...ofMoney,
    en: {
      title: "Your money has come in",
      description: "{amount} from your company has come in. Your wallet shows where it stands.",
    },
    hi: {
      title: "आपका पैसा आ गया",
      description: "आपकी कंपनी से {amount} आ गए हैं। कहाँ गिने गए, यह आपके वॉलेट में दिखता है।",
    },
  }),
  paid_beyond: defineNotice<OfMoney>({
    ...ofMoney,
    en: {
      title: "More came in than was due",
      description:
        "{amount} came in a second time, or for what was not due any more. Nothing is lost: it is " +
        "in your deposit, free to bid or to withdraw.",
    },
    hi: {
      title: "जितना देना था उससे ज़्यादा पैसा आया",
      description:
        "{amount} दोबारा आए, या जिसके लिए कुछ देना बाक़ी नहीं था। कुछ खोया नहीं: यह पैसा आपकी जमा राशि " +
        "में है, बोली लगाने या निकालने के लिए।",
    },
  }),
};
