import type { Words } from "../values/complaint.ts";
import type { JOURNAL_ACCOUNTS } from "./accounts.ts";

/** As the office reads the journal, on its screen and in its file. Without zod. */

export const ACCOUNT_NAMES: Readonly<Record<(typeof JOURNAL_ACCOUNTS)[number], Words>> = {
  bank: { en: "Bank", hi: "बैंक" },
  gateway: { en: "Gateway", hi: "गेटवे" },
  gateway_charges: { en: "Charges of gateway and bank", hi: "गेटवे और बैंक के चार्ज" },
  gst_input: { en: "GST input", hi: "GST इनपुट" },
  suspense: { en: "Suspense", hi: "सस्पेंस" },
  fees: { en: "Fees", hi: "फ़ीस" },
  gst_on_fees: { en: "GST on fees", hi: "फ़ीस पर GST" },
  forfeits: { en: "Forfeits", hi: "ज़ब्त रकम" },
  gst_tcs: { en: "GST TCS", hi: "GST TCS" },
  income_tds: { en: "Income TDS", hi: "इनकम टैक्स TDS" },
  deposit: { en: "Deposit", hi: "जमा राशि" },
  held: { en: "Held", hi: "रुकी हुई" },
  paid_in: { en: "Paid in", hi: "पेमेंट आया" },
  proceeds: { en: "Proceeds", hi: "बिक्री का पैसा" },
  tax_held: { en: "Kept for GST", hi: "GST के लिए रुका" },
  leaving: { en: "Leaving", hi: "बाहर जा रहा" },
  owed: { en: "Owed", hi: "बक़ाया" },
};

export const ENTRY_NAMES = {
  top_up: { en: "Top-up", hi: "वॉलेट में डाला" },
  bank_transfer: { en: "Bank transfer", hi: "बैंक ट्रांसफ़र" },
  transfer_in_suspense: { en: "Transfer in suspense", hi: "सस्पेंस में ट्रांसफ़र" },
  transfer_placed: { en: "Transfer placed", hi: "ट्रांसफ़र का मिलान" },
  transfer_returned: { en: "Transfer returned", hi: "ट्रांसफ़र लौटाया" },
  transfer_reopened: { en: "Transfer in suspense again", hi: "ट्रांसफ़र फिर सस्पेंस में" },
  payment_in_suspense: { en: "Payment in suspense", hi: "सस्पेंस में पेमेंट" },
  payment_refunded: { en: "Payment refunded", hi: "पेमेंट लौटाया" },
  gateway_settlement: { en: "Gateway settlement", hi: "गेटवे का सेटलमेंट" },
  bank_charge: { en: "Bank’s charge", hi: "बैंक का चार्ज" },
  win: { en: "Win", hi: "जीत" },
  award_payment: { en: "Payment for a sale", hi: "सौदे का पेमेंट" },
  emd_set_off: { en: "EMD set off", hi: "EMD का समायोजन" },
  buyer_fee: { en: "Buyer’s fee", hi: "ख़रीदार की फ़ीस" },
  trip_released: { en: "Truck released", hi: "ट्रक का पैसा रिलीज़" },
  award_money_back: { en: "Money back", hi: "पैसा वापस" },
  tax_released: { en: "GST released", hi: "GST रिलीज़" },
  tax_returned: { en: "GST returned", hi: "GST लौटाया" },
  claim_allowed: { en: "Claim allowed", hi: "दावा मंज़ूर" },
  forfeit: { en: "Forfeit", hi: "ज़ब्ती" },
  withdrawal_asked: { en: "Withdrawal asked", hi: "निकासी माँगी" },
  withdrawal_sent: { en: "Withdrawal sent", hi: "निकासी भेजी" },
  withdrawal_failed: { en: "Withdrawal failed", hi: "निकासी नहीं हुई" },
  withdrawal_reversed: { en: "Withdrawal sent back", hi: "निकासी लौट आई" },
  proceeds_moved: { en: "Proceeds to deposit", hi: "बिक्री का पैसा जमा राशि में" },
  debt_paid: { en: "Debt paid", hi: "बक़ाया चुकाया" },
  debt_back: { en: "Paid debt back", hi: "चुकाया हुआ बक़ाया वापस" },
  chargeback: { en: "Chargeback", hi: "चार्जबैक" },
  reversal: { en: "Reversal", hi: "रिवर्सल" },
} as const satisfies Readonly<Record<string, Words>>;

/** The same names in one language. */
export const namesIn = <K extends string>(names: Readonly<Record<K, Words>>, of: keyof Words) =>
  Object.fromEntries(
    Object.entries<Words>(names).map(([key, words]) => [key, words[of]]),
  ) as Record<K, string>;
