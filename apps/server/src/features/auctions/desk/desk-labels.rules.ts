import type { Language } from "@rebale/contract";
import type { Standing } from "@rebale/contract/auctions/orders";
import type { AwardState } from "@rebale/contract/awards/states";

type Words = Readonly<Record<Language, string>>;

/** The words of the file of a trader's own bids, in both languages. */
export const FILE_WORDS = {
  title: { en: "Your bids on Rebale", hi: "Rebale पर आपकी बोलियाँ" },
  unit: { en: "Amounts in ₹", hi: "रकम ₹ में" },
  lot: { en: "Lot", hi: "लॉट" },
  name: { en: "Title", hi: "नाम" },
  place: { en: "Place", hi: "जगह" },
  quantity: { en: "Quantity", hi: "मात्रा" },
  unit_of: { en: "Unit", hi: "यूनिट" },
  basis: { en: "Basis", hi: "भाव का आधार" },
  standing: { en: "Standing", hi: "स्थिति" },
  bid: { en: "Your bid (₹)", hi: "आपकी बोली (₹)" },
  maximum: { en: "Your maximum (₹)", hi: "आपकी ऊपरी हद (₹)" },
  price: { en: "Price now (₹)", hi: "अभी का भाव (₹)" },
  value: { en: "Lot value at your bid (₹)", hi: "आपकी बोली पर पूरे लॉट की क़ीमत (₹)" },
  ends: { en: "Ends", hi: "ख़त्म होने का समय" },
  sale: { en: "Sale", hi: "सौदा" },
  due: { en: "To pay (₹)", hi: "पेमेंट बाक़ी (₹)" },
  due_at: { en: "Pay by", hi: "पेमेंट कब तक" },
} as const satisfies Record<string, Words>;

export const BASES: Readonly<Record<string, Words>> = {
  lot: { en: "whole lot", hi: "पूरा लॉट" },
  kg: { en: "per kg", hi: "प्रति किलो" },
  mt: { en: "per MT", hi: "प्रति टन" },
  piece: { en: "per piece", hi: "प्रति पीस" },
};

export const STANDING_WORDS: Readonly<Record<Standing, Words>> = {
  leading: { en: "Leading", hi: "आगे" },
  outbid: { en: "Outbid", hi: "पीछे" },
  subject: { en: "Subject to approval", hi: "मंज़ूरी बाक़ी" },
  offered: { en: "Offered to you", hi: "आपको मिल सकता है" },
  won: { en: "Won", hi: "जीते" },
  lost: { en: "Lost", hi: "हारे" },
  voided: { en: "Voided", hi: "रद्द" },
};

/** As the desk says them. */
export const SALE_WORDS: Readonly<Record<AwardState, Words>> = {
  payment_due: { en: "To be paid", hi: "पेमेंट बाक़ी" },
  overdue: { en: "Payment overdue", hi: "पेमेंट की तारीख़ निकल गई" },
  paid: { en: "To be lifted", hi: "उठान बाक़ी" },
  lifting: { en: "Being lifted", hi: "माल उठ रहा है" },
  lifted: { en: "Lifted", hi: "माल उठ गया" },
  settled: { en: "Settled", hi: "हिसाब हो गया" },
  completed: { en: "Completed", hi: "पूरा हुआ" },
  defaulted: { en: "Backed out", hi: "सौदा नहीं निभाया" },
  cancelled: { en: "Called off", hi: "रद्द हुआ" },
};
