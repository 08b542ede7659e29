import { amount, defineNotice } from "../define-notice.ts";
import { en, hi } from "../value-texts.ts";

/** Amounts in paise. */
interface OfMoney {
  readonly amount: number;
}

/** Money between a company and its bank. */
export const bankNotices = {
  transfer_unmatched: defineNotice<{ utr: string; claimed: number; received: number }>({
    example: { utr: "HDFCN52026112500", claimed: amount, received: amount },
    en: (p) => ({
      title: "Your transfer came in with another amount",
      description:
        `You told us of ${en.rupees(p.claimed)} (${p.utr}), and ${en.rupees(p.received)} came in. ` +
        "Our team looks at it; the money is safe.",
    }),
    hi: (p) => ({
      title: "आपके ट्रांसफ़र में दूसरी रकम आई",
      description:
        `आपने ${hi.rupees(p.claimed)} (${p.utr}) बताए थे, पर ${hi.rupees(p.received)} आए। ` +
        "हमारी टीम देख रही है; पैसा सुरक्षित है।",
    }),
  }),
  bank_account_added: defineNotice<{ number: string; bank: string }>({
    example: { number: "5678", bank: "HDFC Bank" },
    en: (p) => ({
      title: "A bank account was added",
      description: `${p.bank}, number ending ${p.number}, is now at your company. Was this not you? Stop it here:`,
    }),
    hi: (p) => ({
      title: "बैंक खाता जोड़ा गया",
      description: `${p.bank}, आख़िरी अंक ${p.number}, अब आपकी कंपनी में है। यह आपने नहीं किया? यहाँ रोकिए:`,
    }),
  }),
  payout_sent: defineNotice<OfMoney>({
    example: { amount },
    en: (p) => ({
      title: "Your money is sent to your bank",
      description: `${en.rupees(p.amount)} was sent to your bank account. Its UTR is in your wallet.`,
    }),
    hi: (p) => ({
      title: "पैसा बैंक को भेज दिया",
      description: `${hi.rupees(p.amount)} आपके बैंक खाते में भेजे गए। UTR आपके वॉलेट में है।`,
    }),
  }),
  withdrawal_failed: defineNotice<OfMoney>({
    example: { amount },
    en: (p) => ({
      title: "Your withdrawal did not go through",
      description: `${en.rupees(p.amount)} could not be sent to your bank. The money is in your wallet again.`,
    }),
    hi: (p) => ({
      title: "आपकी निकासी नहीं हो पाई",
      description: `${hi.rupees(p.amount)} आपके बैंक में नहीं भेजे जा सके। पैसा फिर से आपके वॉलेट में है।`,
    }),
  }),
  deposit_idle: defineNotice<OfMoney>({
    example: { amount },
    en: (p) => ({
      title: "Your deposit has not moved for 11 months",
      description:
        `${en.rupees(p.amount)} may lie here for a year at most. ` +
        "Bid with it, or add a bank account and withdraw it.",
    }),
    hi: (p) => ({
      title: "आपकी जमा राशि 11 महीने से नहीं हिली",
      description:
        `${hi.rupees(p.amount)} यहाँ ज़्यादा से ज़्यादा एक साल रह सकते हैं। ` +
        "इनसे बोली लगाइए, या बैंक खाता जोड़कर निकाल लीजिए।",
    }),
  }),
};
