import { amount, defineNotice } from "../define-notice.ts";
import type { Values } from "../phone-text.ts";
import type { Saying } from "../value-texts.ts";

/** Amounts in paise. */
interface OfMoney {
  readonly amount: number;
}
const ofMoney = (p: OfMoney, say: Saying): Values => ({ amount: say.rupees(p.amount) });

/** Money between a company and its bank. */
export const bankNotices = {
  transfer_unmatched: defineNotice<{ utr: string; claimed: number; received: number }>({
    example: { utr: "HDFCN52026112500", claimed: amount, received: amount },
    values: (p, say) => ({
      utr: p.utr,
      claimed: say.rupees(p.claimed),
      received: say.rupees(p.received),
    }),
    en: {
      title: "Your transfer came in with another amount",
      description:
        "You told us of {claimed} ({utr}), and {received} came in. " +
        "Our team looks at it; the money is safe.",
      sms:
        "Your transfer came in with another amount. You told us of {claimed} under {utr}, and " +
        "{received} came in. Our team looks at it; the money is safe.",
    },
    hi: {
      title: "आपके ट्रांसफ़र में दूसरी रकम आई",
      description:
        "आपने {claimed} ({utr}) बताए थे, पर {received} आए। " + "हमारी टीम देख रही है; पैसा सुरक्षित है।",
      sms:
        "आपके ट्रांसफ़र में दूसरी रकम आई। आपने {utr} के {claimed} बताए थे, पर {received} आए। " +
        "हमारी टीम देख रही है; पैसा सुरक्षित है।",
    },
  }),
  bank_account_added: defineNotice<{ number: string; bank: string }>({
    example: { number: "5678", bank: "HDFC Bank" },
    values: ({ number, bank }) => ({ number, bank }),
    en: {
      title: "A bank account was added",
      description:
        "{bank}, number ending {number}, is now at your company. Was this not you? Stop it here:",
      sms:
        "A bank account was added. {bank}, number ending {number}, is now at your company. Was this " +
        "not you? Stop it here: {home}{act}",
    },
    hi: {
      title: "बैंक खाता जोड़ा गया",
      description: "{bank}, आख़िरी अंक {number}, अब आपकी कंपनी में है। यह आपने नहीं किया? यहाँ रोकिए:",
      sms:
        "बैंक खाता जोड़ा गया। {bank}, आख़िरी अंक {number}, अब आपकी कंपनी में है। यह आपने नहीं किया? " +
        "यहाँ रोकिए: {home}{act}",
    },
  }),
  payout_sent: defineNotice<OfMoney>({
    example: { amount },
    values: ofMoney,
    en: {
      title: "Your money is sent to your bank",
      description: "{amount} was sent to your bank account. Its UTR is in your wallet.",
    },
    hi: {
      title: "पैसा बैंक को भेज दिया",
      description: "{amount} आपके बैंक खाते में भेजे गए। UTR आपके वॉलेट में है।",
    },
  }),
  withdrawal_failed: defineNotice<OfMoney>({
    example: { amount },
    values: ofMoney,
    en: {
      title: "Your withdrawal did not go through",
      description: "{amount} could not be sent to your bank. The money is in your wallet again.",
    },
    hi: {
      title: "आपकी निकासी नहीं हो पाई",
      description: "{amount} आपके बैंक में नहीं भेजे जा सके। पैसा फिर से आपके वॉलेट में है।",
    },
  }),
  deposit_idle: defineNotice<OfMoney>({
    example: { amount },
    values: ofMoney,
    en: {
      title: "Your deposit has not moved for 11 months",
      description:
        "{amount} may lie here for a year at most. " +
        "Bid with it, or add a bank account and withdraw it.",
    },
    hi: {
      title: "आपकी जमा राशि 11 महीने से नहीं हिली",
      description:
        "{amount} यहाँ ज़्यादा से ज़्यादा एक साल रह सकते हैं। " +
        "इनसे बोली लगाइए, या बैंक खाता जोड़कर निकाल लीजिए।",
    },
  }),
};
