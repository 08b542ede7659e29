/** The same of lots that come in a table or are chosen, and of their prices. */
export const tablesInHindi: Readonly<Record<string, string>> = {
  "The first lot must end after the start": "पहला लॉट शुरू होने के बाद ही ख़त्म हो सकता है",
  "This lot number is already used in an earlier row": "यह लॉट नंबर ऊपर की एक लाइन में भी है",
  "Enter 1 or more": "1 या ज़्यादा लिखिए",
  "Choose two lots or more": "दो या ज़्यादा लॉट चुनिए",
  "Choose 50 lots at the most": "ज़्यादा से ज़्यादा 50 लॉट चुनिए",
  "Enter fewer than the lots that you have chosen": "चुने हुए लॉट से कम लिखिए",
  "Choose lot, kg, mt or piece": "lot, kg, mt या piece लिखिए",
  "A column is missing": "एक कॉलम नहीं है",
  "This column is not known": "यह कॉलम हम नहीं जानते",
  "This column appears twice": "यह कॉलम यहाँ दो बार है",
  "Choose a material from the list": "सूची में से माल चुनिए",
  "Choose kg, MT, liter, pieces or bag, as in the template":
    "kg, MT, liter, pieces या bag लिखिए, जैसा टेम्पलेट में है",
  "The reserve may not be below the start price": "रिज़र्व शुरुआती भाव से कम नहीं हो सकता",
  "The end must be after the start": "ख़त्म होने का समय शुरू होने के बाद का होना चाहिए",
  "The reserve may not be below the price you ask": "रिज़र्व आपके माँगे भाव से कम नहीं हो सकता",
  "A table has 500 rows at most": "एक टेबल में ज़्यादा से ज़्यादा 500 लाइनें चलेंगी",
  "This table has no rows": "इस टेबल में कोई लाइन नहीं है",
  "Choose a workbook (.xlsx) or a table (.csv)": "एक .xlsx या .csv फ़ाइल चुनिए",
};
