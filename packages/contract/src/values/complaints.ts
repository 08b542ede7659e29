import { complaint, type Words } from "./complaint.ts";

/** Complaints that several fields share. */

export const required = ({ en, hi }: Words) =>
  complaint({ en: `${en} is required.`, hi: `${hi} लिखना ज़रूरी है।` });
export const tooLong = ({ en, hi }: Words, most: number) =>
  complaint({
    en: `${en} may have at most ${most} characters`,
    hi: `${hi} में ज़्यादा से ज़्यादा ${most} अक्षर चलेंगे`,
  });
export const unshown = ({ en, hi }: Words) =>
  complaint({
    en: `${en} has characters that cannot be shown`,
    hi: `${hi} में ऐसे अक्षर हैं जो दिख नहीं सकते`,
  });
export const atLeastCharacters = (least: number | bigint) =>
  complaint({ en: `Use at least ${least} characters`, hi: `कम से कम ${least} अक्षर रखिए` });
export const atMostCharacters = (most: number | bigint) =>
  complaint({ en: `Use at most ${most} characters`, hi: `ज़्यादा से ज़्यादा ${most} अक्षर रखिए` });
export const atLeastEntries = (least: number | bigint) =>
  complaint({ en: `Use at least ${least} entries`, hi: `कम से कम ${least} चीज़ें भेजिए` });
export const atMostEntries = (most: number | bigint) =>
  complaint({ en: `Use at most ${most} entries`, hi: `ज़्यादा से ज़्यादा ${most} चीज़ें भेजिए` });
export const atLeast = (least: number | bigint) =>
  complaint({ en: `Use at least ${least}`, hi: `कम से कम ${least} लिखिए` });
export const atMost = (most: number | bigint) =>
  complaint({ en: `Use at most ${most}`, hi: `ज़्यादा से ज़्यादा ${most} लिखिए` });
export const oneOf = (choices: string) =>
  complaint({ en: `Choose one of ${choices}`, hi: `इनमें से एक चुनिए: ${choices}` });
export const chooseAtMostLots = (most: number) =>
  complaint({ en: `Choose at most ${most} lots`, hi: `ज़्यादा से ज़्यादा ${most} लॉट चुनिए` });
export const chooseALot = complaint({ en: "Choose at least one lot", hi: "कम से कम एक लॉट चुनिए" });
export const eachLotOnce = complaint({ en: "Name each lot once", hi: "हर लॉट एक ही बार चुनिए" });
export const thisIsRequired = complaint({ en: "This is required.", hi: "यह भरना ज़रूरी है।" });
export const aNumber = complaint({ en: "Enter a number", hi: "नंबर लिखिए" });
export const aWholeNumber = complaint({
  en: "Enter a whole number",
  hi: "बिना दशमलव का नंबर लिखिए",
});
export const zeroOrMore = complaint({ en: "Enter zero or more", hi: "0 या ज़्यादा लिखिए" });
export const atMostTwoDecimals = complaint({
  en: "Use at most two decimals",
  hi: "दशमलव के बाद ज़्यादा से ज़्यादा दो अंक लिखिए",
});
export const atMostThreeDecimals = complaint({
  en: "Use at most three decimals",
  hi: "दशमलव के बाद ज़्यादा से ज़्यादा तीन अंक लिखिए",
});
export const atMostFourDecimals = complaint({
  en: "Use at most four decimals",
  hi: "दशमलव के बाद ज़्यादा से ज़्यादा चार अंक लिखिए",
});
export const aQuantity = complaint({
  en: "Enter a quantity above zero",
  hi: "शून्य से ज़्यादा मात्रा लिखिए",
});
export const quantityTooLarge = complaint({
  en: "The quantity is too large",
  hi: "मात्रा बहुत ज़्यादा है",
});
export const noTruckWeighsIt = complaint({
  en: "No truck weighs as much",
  hi: "इतना वज़न किसी ट्रक का नहीं होता",
});
export const aStream = complaint({
  en: "Choose e-waste, plastics, batteries, tyres or metals",
  hi: "ई-वेस्ट, प्लास्टिक, बैटरी, टायर या मेटल चुनिए",
});
export const csvXlsxOrPdf = complaint({
  en: "Choose csv, xlsx or pdf",
  hi: "csv, xlsx या pdf चुनिए",
});
export const csvOrXlsx = complaint({ en: "Choose csv or xlsx", hi: "csv या xlsx चुनिए" });
export const aDay = complaint({ en: "Use YYYY-MM-DD", hi: "YYYY-MM-DD की तरह लिखिए" });
export const aClockTime = complaint({ en: "Use HH:mm", hi: "HH:mm की तरह लिखिए" });
export const emailRequired = complaint({ en: "Email is required.", hi: "ईमेल लिखना ज़रूरी है।" });
export const passwordRequired = complaint({
  en: "Password is required.",
  hi: "पासवर्ड लिखना ज़रूरी है।",
});
export const invalidPan = complaint({ en: "Invalid PAN Number", hi: "PAN नंबर सही नहीं है" });
export const aState = complaint({
  en: "Choose a state from the list",
  hi: "सूची में से राज्य चुनिए",
});
export const sixDigitPincode = complaint({
  en: "Pincode must have 6 digits",
  hi: "पिनकोड में 6 अंक होने चाहिए",
});
export const anAccountNumber = complaint({
  en: "An account number has 6 to 20 digits",
  hi: "खाता नंबर में 6 से 20 अंक होते हैं",
});
export const anIfsc = complaint({
  en: "IFSC has 4 letters, a zero and 6 letters or digits",
  hi: "IFSC में 4 अक्षर, एक शून्य और 6 अक्षर या अंक होते हैं",
});
export const anEwayNumber = complaint({
  en: "An e-way bill number has 12 digits",
  hi: "ई-वे बिल नंबर में 12 अंक होते हैं",
});
export const endAfterStart = complaint({
  en: "The end must be after the start",
  hi: "ख़त्म होने का समय शुरू होने के बाद का होना चाहिए",
});
export const linkIncomplete = complaint({
  en: "This link is incomplete",
  hi: "यह लिंक पूरा नहीं है",
});
export const openLinkAgain = complaint({
  en: "This link is incomplete. Please open it from the email again",
  hi: "यह लिंक पूरा नहीं है। इसे ईमेल से फिर खोलिए",
});
export const sixDigits = complaint({ en: "Enter six digits", hi: "छह अंक लिखिए" });
export const reasonForCompany = complaint({
  en: "Give a reason. The company will see it",
  hi: "वजह लिखिए। कंपनी को यह दिखेगी",
});
export const reasonForSeller = complaint({
  en: "Give a reason. The seller will see it",
  hi: "वजह लिखिए। विक्रेता को यह दिखेगी",
});
