import type { Words } from "./complaint.ts";

/** Names of fields inside a sentence, where several features have the field. */
export const NAME = { en: "Name", hi: "नाम" };
export const BUSINESS_NAME = { en: "Business Name", hi: "फ़र्म का नाम" };
export const TITLE = { en: "Title", hi: "नाम" };
export const DESCRIPTION = { en: "Description", hi: "ब्योरा" };
export const ADDRESS = { en: "Address", hi: "पता" };
export const CITY = { en: "City", hi: "शहर" };
export const BANK_NAME = { en: "Bank name", hi: "बैंक का नाम" };
export const BRANCH_NAME = { en: "Branch name", hi: "शाखा का नाम" };
export const NUMBER = { en: "Number", hi: "नंबर" };
export const REASON = { en: "Reason", hi: "वजह" };
export const NOTE = { en: "Note", hi: "नोट" };
export const MESSAGE = { en: "Message", hi: "मैसेज" };
export const QUESTION = { en: "Question", hi: "सवाल" };
export const ANSWER = { en: "Answer", hi: "जवाब" };
export const VEHICLE_NUMBER = { en: "Vehicle number", hi: "गाड़ी नंबर" };

/** The field beside one, where the same is written in Hindi. */
export const hindiOf = ({ en, hi }: Words): Words => ({
  en: `${en} in Hindi`,
  hi: `हिंदी में ${hi}`,
});
