/** Words on banks, transfers and accounts: English to Hindi. */
export const moneyInHindi: Readonly<Record<string, string>> = {
  "One of you two has let the other into the office, or reset their second factor, in the last 7 days: somebody else has to agree":
    "आप दोनों में से एक ने पिछले 7 दिनों में दूसरे को ऑफ़िस में लिया है या उनका दूसरा कोड बंद किया है: किसी और की हाँ चाहिए",
  "Say what it is": "लिखिए कि यह क्या है",
  "Write the holder's name in English letters, as the bank has it":
    "खाताधारक का नाम अंग्रेज़ी अक्षरों में लिखिए, जैसा बैंक में है",
  "MT940 is not read here. Send the statement as CSV or as a workbook":
    "यहाँ MT940 नहीं पढ़ा जाता। स्टेटमेंट CSV या .xlsx में भेजिए",
  "This statement has no lines": "इस स्टेटमेंट में कोई लाइन नहीं है",
  "The fourth letter of this PAN is not a valid holder type": "इस PAN का चौथा अक्षर सही नहीं है",
  "IFSC has 4 letters, a zero and 6 letters or digits":
    "IFSC में 4 अक्षर, एक शून्य और 6 अक्षर या अंक होते हैं",
  "An account number has 6 to 20 digits": "खाता नंबर में 6 से 20 अंक होते हैं",
  "There is no such account": "ऐसा कोई खाता नहीं है",
  "A UTR has 10 to 22 letters and digits": "UTR में 10 से 22 अक्षर और अंक होते हैं",
  "A UTR has 16 letters and digits (NEFT), 22 (RTGS) or 12 digits (IMPS, UPI)":
    "UTR में 16 अक्षर और अंक (NEFT), 22 (RTGS) या 12 अंक (IMPS, UPI) होते हैं",
  "This is an account's number, not the transfer's UTR": "यह खाता नंबर है, ट्रांसफ़र का UTR नहीं",
  "Ten transfers are open. Wait until the bank has one of them, or a week is over":
    "दस ट्रांसफ़र खुले हैं। रुकिए, जब तक बैंक में एक आ जाए या एक हफ़्ता पूरा हो",
  "No bank has this IFSC": "यह IFSC किसी बैंक का नहीं है",
};
