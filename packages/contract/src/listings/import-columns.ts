import type { Language } from "../values/language.ts";

/** The columns of a table for the import. Without zod, so that a page may carry it. */

/** A lot's terms; an empty cell takes the seller's usual terms, else the material's. */
export const TERMS_COLUMNS = [
  "inspection_days",
  "inspection_contact",
  "tolerance_percent",
  "payment_days",
  "lifting_days",
  "ground_rent_per_day",
  "loading_by",
  "documents",
  "tax_hold_days",
] as const;

/** Lots from a table: a row each, in columns of these names; `site` stands for its place. */
export const IMPORT_COLUMNS = [
  "lot_no",
  "title",
  "material",
  "quantity",
  "unit",
  "description",
  "state",
  "city",
  "pincode",
  "basis",
  "start_price",
  "reserve_price",
  "site",
  "deposit_percent",
  "deposit_amount",
  "pay_through",
  "format",
  "min_bidders",
  ...TERMS_COLUMNS,
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Rows of one table at most. */
export const MAX_IMPORTED = 500;

/** GET, with the session's token: a workbook to fill in, with the choices as lists. */
export const importTemplatePath = "/product/import/template";

type Words = Readonly<Record<Language, string>>;

/** Heads in words; a table may have these, the technical names, or some of both. */
export const IMPORT_HEADS: Readonly<Record<ImportColumn, Words>> = {
  lot_no: { en: "Lot number", hi: "लॉट नंबर" },
  title: { en: "Title", hi: "नाम" },
  material: { en: "Material", hi: "माल" },
  quantity: { en: "Quantity", hi: "मात्रा" },
  unit: { en: "Unit", hi: "यूनिट" },
  description: { en: "Description", hi: "ब्योरा" },
  state: { en: "State", hi: "राज्य" },
  city: { en: "City", hi: "शहर" },
  pincode: { en: "Pincode", hi: "पिनकोड" },
  basis: { en: "Sold by", hi: "किस हिसाब से बेचना है" },
  start_price: { en: "Price you ask (₹)", hi: "आपका माँगा भाव (₹)" },
  reserve_price: { en: "Reserve price (₹)", hi: "रिज़र्व भाव (₹)" },
  site: { en: "Yard", hi: "यार्ड" },
  deposit_percent: { en: "Deposit (%)", hi: "जमा (%)" },
  deposit_amount: { en: "Deposit (₹)", hi: "जमा (₹)" },
  pay_through: { en: "How the buyer pays", hi: "पेमेंट किसके ज़रिए" },
  format: { en: "How it is sold", hi: "बिक्री का तरीक़ा" },
  min_bidders: { en: "Companies needed", hi: "कम से कम कंपनियाँ" },
  inspection_days: { en: "Inspection days", hi: "माल देखने के दिन" },
  inspection_contact: { en: "Contact for inspection", hi: "माल दिखाने वाले का नाम-नंबर" },
  tolerance_percent: { en: "Quantity may differ by (%)", hi: "मात्रा की घट-बढ़ (%)" },
  payment_days: { en: "Days to pay", hi: "पेमेंट के दिन" },
  lifting_days: { en: "Days to lift", hi: "उठान के दिन" },
  ground_rent_per_day: { en: "Ground rent a day (₹)", hi: "ग्राउंड रेंट प्रति दिन (₹)" },
  loading_by: { en: "Loading by", hi: "लोडिंग कौन करेगा" },
  documents: { en: "Documents needed", hi: "ज़रूरी काग़ज़" },
  tax_hold_days: { en: "GST tied (days)", hi: "GST रुका रहेगा (दिन)" },
};

type Choosing = "basis" | "pay_through" | "format" | "loading_by";

/** Choices that are codes, as people say them. */
export const IMPORT_CHOICES: Readonly<Record<Choosing, Readonly<Record<string, Words>>>> = {
  basis: {
    lot: { en: "Whole lot", hi: "पूरा लॉट" },
    kg: { en: "Per kg", hi: "प्रति किलो" },
    mt: { en: "Per MT", hi: "प्रति टन" },
    piece: { en: "Per piece", hi: "प्रति पीस" },
  },
  pay_through: {
    parties: { en: "Directly to me", hi: "सीधे मुझे" },
    market: { en: "Through Rebale", hi: "Rebale के ज़रिए" },
  },
  format: {
    english: { en: "Open auction", hi: "खुली नीलामी" },
    tender: { en: "Sealed tender", hi: "सीलबंद टेंडर" },
    tender_auction: { en: "Tender, then auction", hi: "टेंडर, फिर नीलामी" },
  },
  loading_by: {
    buyer: { en: "Buyer", hi: "ख़रीदार" },
    seller: { en: "Seller", hi: "विक्रेता" },
  },
};
