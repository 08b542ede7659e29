import type { ImportColumn } from "@rebale/contract/listings/import";
import type { Language } from "@rebale/contract/values/language";

/** The template's own explanation of each column. */
export const COLUMNS_EXPLAINED: Readonly<Record<ImportColumn, Readonly<Record<Language, string>>>> =
  {
    lot_no: {
      en: "Your own number for the lot. The same number is the same lot.",
      hi: "लॉट का आपका अपना नंबर। वही नंबर मतलब वही लॉट।",
    },
    title: {
      en: "What buyers read first, at most 120 characters.",
      hi: "ख़रीदार सबसे पहले यही पढ़ते हैं, ज़्यादा से ज़्यादा 120 अक्षर।",
    },
    material: { en: "From the list.", hi: "सूची में से।" },
    quantity: { en: "In the unit of the next column.", hi: "अगले कॉलम की यूनिट में।" },
    unit: { en: "From the list.", hi: "सूची में से।" },
    description: {
      en: "What it is, its condition and what comes with it.",
      hi: "माल क्या है, किस हालत में है और साथ में क्या मिलेगा।",
    },
    state: {
      en: "From the list; not needed where a site is given.",
      hi: "सूची में से; यार्ड लिखा हो तो ज़रूरी नहीं।",
    },
    city: {
      en: "Not needed where a site is given.",
      hi: "यार्ड लिखा हो तो ज़रूरी नहीं।",
    },
    pincode: {
      en: "Six digits; not needed where a site is given.",
      hi: "6 अंक; यार्ड लिखा हो तो ज़रूरी नहीं।",
    },
    basis: {
      en: "What buyers bid: lot for the whole lot, or a rate per kg, mt or piece.",
      hi: "ख़रीदार बोली किस हिसाब से लगाएँगे: पूरे लॉट की, या प्रति किलो, टन या पीस।",
    },
    start_price: {
      en: "In rupees, in the basis. May be left empty.",
      hi: "रुपये में, उसी हिसाब से। ख़ाली छोड़ सकते हैं।",
    },
    reserve_price: {
      en: "In rupees, in the basis. May be left empty.",
      hi: "रुपये में, उसी हिसाब से। ख़ाली छोड़ सकते हैं।",
    },
    site: {
      en: "One of your company's sites. May be left empty.",
      hi: "आपकी कंपनी का कोई यार्ड। ख़ाली छोड़ सकते हैं।",
    },
    deposit_percent: {
      en: "Percent of a bid that its bidder must have deposited, such as 10. May be left empty.",
      hi: "बोली का कितना % ख़रीदार का जमा होना चाहिए, जैसे 10। ख़ाली छोड़ सकते हैं।",
    },
    deposit_amount: {
      en: "Or an amount in rupees. May be left empty.",
      hi: "या रुपये में कोई रकम। ख़ाली छोड़ सकते हैं।",
    },
    pay_through: {
      en: "From the list: parties pays you directly, market pays through the market.",
      hi: "सूची में से: पेमेंट सीधे आपको, या Rebale के ज़रिए।",
    },
    format: {
      en: "From the list: english is an open auction, tender takes sealed offers, tender_auction auctions among the best of them. May be left empty.",
      hi: "सूची में से: खुली नीलामी, सीलबंद टेंडर, या टेंडर के बाद सबसे ऊँचों में नीलामी। ख़ाली छोड़ सकते हैं।",
    },
    min_bidders: {
      en: "From how many companies on it is sold, 2 to 20. May be left empty.",
      hi: "कम से कम कितनी कंपनियाँ आएँ तभी बिके, 2 से 20। ख़ाली छोड़ सकते हैं।",
    },
    inspection_days: {
      en: "Days before the end on which the goods are shown. Empty: your usual terms.",
      hi: "ख़त्म होने से कितने दिन पहले माल दिखाएँगे। ख़ाली: आपकी हमेशा वाली शर्तें।",
    },
    inspection_contact: {
      en: "Whom to call for it. Empty: your usual terms.",
      hi: "माल देखने के लिए किसे फ़ोन करें। ख़ाली: आपकी हमेशा वाली शर्तें।",
    },
    tolerance_percent: {
      en: "By how much the quantity may differ, such as 5. Empty: your usual terms.",
      hi: "मात्रा कितनी घट-बढ़ सकती है, जैसे 5। ख़ाली: आपकी हमेशा वाली शर्तें।",
    },
    payment_days: {
      en: "Days from the sale until it is paid. Empty: your usual terms.",
      hi: "सौदे के कितने दिन में पेमेंट आ जाए। ख़ाली: आपकी हमेशा वाली शर्तें।",
    },
    lifting_days: {
      en: "Days from the payment until the goods are lifted. Empty: your usual terms.",
      hi: "पेमेंट के कितने दिन में माल उठ जाए। ख़ाली: आपकी हमेशा वाली शर्तें।",
    },
    ground_rent_per_day: {
      en: "In rupees, after the lifting days. Empty: your usual terms.",
      hi: "रुपये में, उठान के दिन पूरे होने के बाद। ख़ाली: आपकी हमेशा वाली शर्तें।",
    },
    loading_by: {
      en: "From the list. Empty: your usual terms.",
      hi: "सूची में से। ख़ाली: आपकी हमेशा वाली शर्तें।",
    },
    documents: {
      en: "What the buyer brings, with a comma between. Empty: your usual terms.",
      hi: "ख़रीदार क्या-क्या साथ लाए, बीच में कॉमा। ख़ाली: आपकी हमेशा वाली शर्तें।",
    },
    tax_hold_days: {
      en: "45 to 150: so long the GST stays tied until the buyer's GSTR-2B shows the invoice. Empty: it does not.",
      hi: "45 से 150: ख़रीदार के GSTR-2B में बिल आने तक GST इतने दिन रुका रहेगा। ख़ाली: नहीं रुकेगा।",
    },
  };
