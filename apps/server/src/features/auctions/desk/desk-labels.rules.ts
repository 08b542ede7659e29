import type { Language } from "@rebale/contract";
import type { Standing } from "@rebale/contract/auctions/orders";

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
  price: { en: "Price now (₹)", hi: "अभी की क़ीमत (₹)" },
  value: { en: "Lot value at your bid (₹)", hi: "आपकी बोली पर पूरे लॉट की क़ीमत (₹)" },
  ends: { en: "Ends", hi: "समाप्ति" },
  sale: { en: "Sale", hi: "सौदा" },
  due: { en: "To pay (₹)", hi: "चुकाना है (₹)" },
  due_at: { en: "Pay by", hi: "कब तक चुकाना है" },
} as const satisfies Record<string, Words>;

export const BASES: Readonly<Record<string, Words>> = {
  lot: { en: "whole lot", hi: "पूरा लॉट" },
  kg: { en: "per kg", hi: "प्रति किग्रा" },
  mt: { en: "per MT", hi: "प्रति MT" },
  piece: { en: "per piece", hi: "प्रति नग" },
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
