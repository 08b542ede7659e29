import type { Language, listings } from "@rebale/contract";
import { ended } from "./value-texts.ts";

/** The parts of a seller's form, and the fields that the office corrects in it. */

export type LotReason = listings.LotComplaint;
const parts: Record<Language, Record<LotReason["path"], string>> = {
  en: {
    "": "",
    title: "Title",
    description: "Description",
    category: "Category",
    quantity: "Quantity",
    place: "Place",
    pictures: "Pictures",
    price: "Price",
    terms: "Terms of sale",
  },
  hi: {
    "": "",
    title: "नाम",
    description: "ब्योरा",
    category: "कैटेगरी",
    quantity: "मात्रा",
    place: "जगह",
    pictures: "फ़ोटो",
    price: "दाम",
    terms: "बिक्री की शर्तें",
  },
};

/** The office's reasons, each behind the part that it is about. */
export const lotReasonsText = (reasons: readonly LotReason[], language: Language): string =>
  reasons
    .map(({ path, msg }) =>
      ended(parts[language][path] ? `${parts[language][path]}: ${msg}` : msg, language),
    )
    .join(" ");

export type LotField = listings.LotCorrected["field"];
const fields: Record<Language, Record<LotField, string>> = {
  en: {
    title: "title",
    description: "description",
    category: "category",
    sub_category: "sub-category",
    quantity: "quantity",
    unit: "unit",
  },
  hi: {
    title: "नाम",
    description: "ब्योरा",
    category: "कैटेगरी",
    sub_category: "सब-कैटेगरी",
    quantity: "मात्रा",
    unit: "यूनिट",
  },
};
export const lotFieldNames = (of: readonly LotField[], language: Language): string =>
  of.map((field) => fields[language][field]).join(", ");
