/** The faults of a table of lots. */

export const NO_ROWS = { en: "This table has no rows", hi: "इस टेबल में कोई लाइन नहीं है" };
export const TOO_MANY_ROWS = {
  en: "A table has 500 rows at most",
  hi: "एक टेबल में ज़्यादा से ज़्यादा 500 लाइनें चलेंगी",
};
export const USED_LOT_NO = {
  en: "This lot number is already used in an earlier row",
  hi: "यह लॉट नंबर ऊपर की एक लाइन में भी है",
};
export const UNKNOWN_COLUMN = { en: "This column is not known", hi: "यह कॉलम हम नहीं जानते" };
export const COLUMN_TWICE = { en: "This column appears twice", hi: "यह कॉलम यहाँ दो बार है" };
export const MISSING_COLUMN = { en: "A column is missing", hi: "एक कॉलम नहीं है" };
export const NO_MATERIAL = { en: "Choose a material from the list", hi: "सूची में से माल चुनिए" };
export const NO_UNIT = {
  en: "Choose kg, MT, liter, pieces or bag, as in the template",
  hi: "kg, MT, liter, pieces या bag लिखिए, जैसा टेम्पलेट में है",
};
export const TWO_DEPOSITS = {
  en: "Give a percentage or an amount, not both",
  hi: "प्रतिशत या रकम में से एक लिखिए, दोनों नहीं",
};
export const RESERVE_TOO_LOW = {
  en: "The reserve may not be below the start price",
  hi: "रिज़र्व शुरुआती भाव से कम नहीं हो सकता",
};
/** @param shown what a spreadsheet shows where it could not count */
export const valueMissing = (shown: string) => ({
  en: `The cell says ${shown}: put a value in its place`,
  hi: `ख़ाने में ${shown} है: उसकी जगह सही बात लिखिए`,
});
