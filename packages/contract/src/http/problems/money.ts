/** Money: deposits, payments, transfers, withdrawals. */
export const moneyProblems = {
  deposit_needed: {
    en: "Your deposit does not cover this",
    hi: "आपकी जमा राशि इसके लिए काफ़ी नहीं है",
  },
  company_barred: {
    en: "Your company may not bid for now: it did not pay for what it had won",
    hi: "आपकी कंपनी अभी बोली नहीं लगा सकती: जीते हुए माल का पैसा नहीं आया था",
  },
  money_off: {
    en: "Payment through the market is not switched on here",
    hi: "यहाँ Rebale के ज़रिए पेमेंट चालू नहीं है",
  },
  signature_wrong: {
    en: "This was not signed by the payment gateway",
    hi: "इस पर पेमेंट गेटवे के दस्तख़त सही नहीं हैं",
  },
  gateway_away: {
    en: "Payments are slow now; bank transfer works",
    hi: "अभी ऑनलाइन पेमेंट धीमा है; बैंक ट्रांसफ़र चल रहा है",
  },
  gateway_refused: {
    en: "The payment gateway does not take this payment; bank transfer works",
    hi: "पेमेंट गेटवे यह पेमेंट नहीं लेता; बैंक ट्रांसफ़र से भेजिए",
  },
  entry_stands: {
    en: "This entry cannot be turned back",
    hi: "यह एंट्री उलटी नहीं जा सकती",
  },
  utr_used: {
    en: "This UTR has been reported already",
    hi: "यह UTR पहले ही बताया जा चुका है",
  },
  account_unverified: {
    en: "Our team has not checked this bank account yet",
    hi: "हमारी टीम ने यह बैंक खाता अभी नहीं जाँचा है",
  },
  account_cooling: {
    en: "A changed bank account can be paid to after 72 hours",
    hi: "बदले हुए बैंक खाते में 72 घंटे बाद पैसा भेजा जा सकता है",
  },
  withdrawal_under_way: {
    en: "This withdrawal is under way already",
    hi: "यह निकासी पहले ही आगे बढ़ चुकी है",
  },
  account_in_use: {
    en: "A withdrawal to this account is under way",
    hi: "इस खाते में एक निकासी चल रही है",
  },
  company_owes: {
    en: "Your company owes the market money. Please pay that first",
    hi: "आपकी कंपनी पर Rebale का पैसा बाक़ी है। पहले वह दीजिए",
  },
  nothing_due: {
    en: "There is nothing to pay",
    hi: "कोई पेमेंट बाक़ी नहीं है",
  },
  award_closed: {
    en: "This sale is over",
    hi: "यह सौदा बंद हो चुका है",
  },
  statement_gap: {
    en: "The opening balance is not where the last statement ended",
    hi: "शुरुआती बैलेंस पिछले स्टेटमेंट के आख़िरी बैलेंस से नहीं मिलता",
  },
  statement_unreadable: {
    en: "This statement cannot be read",
    hi: "यह स्टेटमेंट पढ़ा नहीं जा सकता",
  },
  day_open_items: {
    en: "Something of this day is still open",
    hi: "इस दिन का कुछ काम अभी बाक़ी है",
  },
  day_closed_already: {
    en: "This day is closed already",
    hi: "यह दिन पहले ही बंद हो चुका है",
  },
  plan_not_later: {
    en: "A plan begins after the one that it follows",
    hi: "नया प्लान पिछले प्लान के बाद से शुरू होना चाहिए",
  },
  plan_begun: {
    en: "This plan has begun: it can only be followed by another",
    hi: "यह प्लान शुरू हो चुका है: अब इसकी जगह दूसरा प्लान ही जोड़ा जा सकता है",
  },
  law_no_switch: {
    en: "This fact simply holds: it has no switch",
    hi: "यह नियम लागू ही है: इसे चालू-बंद नहीं किया जाता",
  },
} as const;
