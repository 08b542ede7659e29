import type { Language } from "@rebale/contract";
import type { CompanyAccount } from "@rebale/contract/journal/accounts";
import type { JournalEvent } from "../../money-entries/index.ts";
import type { StatementLine } from "./statement.store.ts";

type Words = Readonly<Record<Language, string>>;

/** Names of money movements, for the company. */
const KINDS: Readonly<Record<JournalEvent["kind"], Words>> = {
  top_up: { en: "Paid in online", hi: "ऑनलाइन जमा" },
  bank_transfer: { en: "Bank transfer", hi: "बैंक ट्रांसफ़र" },
  transfer_in_suspense: { en: "Bank transfer not matched yet", hi: "बैंक ट्रांसफ़र, मिलान बाक़ी" },
  transfer_placed: { en: "Bank transfer, matched later", hi: "बैंक ट्रांसफ़र, बाद में मिलान हुआ" },
  transfer_returned: { en: "Bank transfer sent back", hi: "बैंक ट्रांसफ़र लौटाया गया" },
  transfer_reopened: { en: "Bank transfer to be placed", hi: "बैंक ट्रांसफ़र, किसका है यह देखना है" },
  payment_in_suspense: { en: "Online payment to be placed", hi: "ऑनलाइन पेमेंट, किसका है यह देखना है" },
  payment_refunded: { en: "Payment refunded", hi: "पेमेंट लौटाया गया" },
  gateway_settlement: { en: "Settled by the payment gateway", hi: "पेमेंट गेटवे से बैंक में आया" },
  bank_charge: { en: "Taken by the bank", hi: "बैंक की फ़ीस" },
  win: { en: "Deposit held for a sale", hi: "सौदे के लिए जमा राशि रोकी गई" },
  award_payment: { en: "Paid for a sale", hi: "सौदे का पेमेंट" },
  emd_set_off: { en: "Held deposit counted as payment", hi: "रोकी गई जमा राशि पेमेंट में गिनी गई" },
  buyer_fee: { en: "The market's fee", hi: "Rebale की फ़ीस" },
  trip_released: { en: "A truck's price released", hi: "एक ट्रक का पैसा विक्रेता को मिला" },
  award_money_back: { en: "Money back from a sale", hi: "सौदे से पैसा वापस" },
  tax_released: { en: "GST released", hi: "रुका हुआ GST मिला" },
  tax_returned: { en: "GST returned to the buyer", hi: "रुका हुआ GST ख़रीदार को लौटा" },
  claim_allowed: { en: "Claim allowed", hi: "दावा मंज़ूर" },
  forfeit: { en: "Deposit forfeited", hi: "जमा राशि ज़ब्त" },
  withdrawal_asked: { en: "Withdrawal requested", hi: "पैसा निकालने की रिक्वेस्ट" },
  withdrawal_sent: { en: "Withdrawal sent to the bank", hi: "पैसा बैंक को भेजा गया" },
  withdrawal_failed: { en: "Withdrawal failed, money back", hi: "बैंक तक नहीं पहुँचा, पैसा वापस" },
  withdrawal_reversed: { en: "Withdrawal sent back by the bank", hi: "बैंक ने पैसा लौटाया" },
  proceeds_moved: { en: "Proceeds used as deposit", hi: "बिक्री का पैसा जमा राशि बना" },
  debt_paid: { en: "Owed to the market, and paid", hi: "Rebale का बक़ाया चुकाया गया" },
  debt_back: { en: "Was not owed after all", hi: "बक़ाया था ही नहीं, पैसा वापस" },
  chargeback: { en: "Payment taken back by its bank", hi: "पेमेंट उसके बैंक ने वापस लिया" },
  reversal: { en: "Reversed by the market", hi: "Rebale ने उलट दिया" },
};

/** With the lot, or what the bank calls it. */
export function wordsOf(
  { kind, title, params }: Pick<StatementLine, "kind" | "title" | "params">,
  language: Language,
): string {
  const words = KINDS[kind][language];
  const named = title ?? params.utr ?? params.payment;
  return named === undefined ? words : `${words}: ${named}`;
}

const ACCOUNTS: Readonly<Record<CompanyAccount, Words>> = {
  deposit: { en: "Deposit", hi: "जमा राशि" },
  held: { en: "Held for sales", hi: "सौदों के लिए रोकी गई" },
  paid_in: { en: "Paid for sales", hi: "सौदों का पेमेंट" },
  proceeds: { en: "Proceeds", hi: "बिक्री का पैसा" },
  tax_held: { en: "Kept for GST", hi: "GST के लिए रुका" },
  leaving: { en: "On its way to the bank", hi: "बैंक को जा रहा है" },
  owed: { en: "Owed to the market", hi: "Rebale को देना है" },
};
export const accountText = (account: CompanyAccount, language: Language): string =>
  ACCOUNTS[account][language];

/** The words over a statement's columns and on its first and last lines. */
export const STATEMENT_WORDS = {
  title: { en: "Statement of account", hi: "खाते का ब्योरा" },
  at: { en: "Time (India)", hi: "समय (भारत)" },
  what: { en: "Particulars", hi: "ब्योरा" },
  account: { en: "Account", hi: "खाता" },
  sale: { en: "Sale", hi: "सौदा" },
  in: { en: "In", hi: "आया" },
  out: { en: "Out", hi: "गया" },
  balance: { en: "Balance", hi: "बैलेंस" },
  opening: { en: "Opening balance", hi: "शुरुआती बैलेंस" },
  moved: { en: "Less moves between own accounts", hi: "घटाएँ: अपने खातों के बीच" },
  closing: { en: "Closing balance", hi: "आख़िरी बैलेंस" },
  unit: { en: "all amounts in ₹", hi: "सब रकम ₹ में" },
  all: { en: "All accounts", hi: "सब खाते" },
  from: { en: "From", hi: "कब से" },
  to: { en: "To", hi: "कब तक" },
} as const satisfies Record<string, Words>;
