import { defineNotice } from "../define-notice.ts";

/** A company's money. `amount`: as it is written, with ₹. */
export const moneyNotices = {
  payment_in: defineNotice<{ readonly amount: string }>({
    example: { amount: "₹2,00,000.50" },
    en: (p) => ({
      title: "Your money has come in",
      description: `${p.amount} from your company has come in. Your wallet shows where it stands.`,
    }),
    hi: (p) => ({
      title: "आपका पैसा आ गया",
      description: `आपकी कंपनी से ${p.amount} आ गए हैं। कहाँ गिने गए, यह आपके वॉलेट में दिखता है।`,
    }),
  }),
  paid_beyond: defineNotice<{ readonly amount: string }>({
    example: { amount: "₹2,00,000.50" },
    en: (p) => ({
      title: "More came in than was due",
      description: `${p.amount} came in a second time, or for what was not due any more. Nothing is lost: it is in your deposit, free to bid or to withdraw.`,
    }),
    hi: (p) => ({
      title: "देय से ज़्यादा पैसा आया",
      description: `${p.amount} दोबारा आए, या जिसके लिए कुछ देना बाक़ी नहीं था। कुछ खोया नहीं: यह पैसा आपकी जमा राशि में है, बोली लगाने या निकालने के लिए।`,
    }),
  }),
};
