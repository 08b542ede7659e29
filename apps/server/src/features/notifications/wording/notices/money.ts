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
};
