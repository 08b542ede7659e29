import { goodsInHindi } from "./hindi-of-goods.ts";
import { moneyInHindi } from "./hindi-of-money.ts";
import { tablesInHindi } from "./hindi-of-tables.ts";

/**
 * The words beside a field, English to Hindi: the sentences of the contract's schemas and of
 * refusals that say more than their code.
 */
export const complaintsInHindi: Readonly<Record<string, string>> = {
  ...moneyInHindi,
  ...goodsInHindi,
  ...tablesInHindi,
  "Please send this HEIC picture as a JPEG": "यह HEIC फ़ोटो JPEG बनाकर भेजिए",
  "This balance is not the one before and the line's amount: a line lacks before it":
    "यह बैलेंस पिछले बैलेंस और इस लाइन की रकम से नहीं मिलता: बीच की कोई लाइन छूटी है",
  "It has days still to come": "इसमें आने वाले दिन भी हैं",
  "This day is not over yet": "यह दिन अभी पूरा नहीं हुआ है",
  "This is required.": "यह भरना ज़रूरी है।",
  "Enter some text": "कुछ लिखिए",
  "Enter a number": "नंबर लिखिए",
  "Choose csv, xlsx or pdf": "csv, xlsx या pdf चुनिए",
  "Choose fewer days: a file has at most 10,000 lines":
    "कम दिन चुनिए: एक फ़ाइल में ज़्यादा से ज़्यादा 10,000 लाइनें चलेंगी",
  "Use whole days": "पूरे दिन लिखिए, दशमलव नहीं",
  "Use 0 to 365 days": "0 से 365 दिन के बीच लिखिए",
  "Use 0 to 100 percent": "0 से 100 प्रतिशत के बीच लिखिए",
  "What is deducted for is required.": "कटौती किस बात की है, यह लिखना ज़रूरी है।",
  "Enter a whole number": "बिना दशमलव का नंबर लिखिए",
  "Send {reports, replies} as the documentation of the API says":
    "{reports, replies} भेजिए, जैसा API के पन्ने पर लिखा है",
  "Use true or false": "true या false लिखिए",
  "Send a list": "सूची भेजिए",
  "Send an object": "ऑब्जेक्ट भेजिए",
  "This is not an id": "यह id नहीं है",
  "Choose the kind of company from the list": "सूची में से चुनिए कि कंपनी किस तरह की है",
  "Name each picture that stays once, and + for each one sent":
    "हर रहने वाली फ़ोटो का नाम एक बार लिखिए, और हर भेजी फ़ोटो के लिए +",
  "This draft was submitted or deleted on another device":
    "यह ड्राफ़्ट दूसरे डिवाइस पर भेजा जा चुका है या हट चुका है",
  "This draft was changed on another device": "यह ड्राफ़्ट दूसरे डिवाइस पर बदला गया है",
  "There is no such catalogue": "ऐसा कोई कैटलॉग नहीं है",
  "There is no such picture": "ऐसी कोई फ़ोटो नहीं है",
  "Use 8 to 64 letters, digits and hyphens": "8 से 64 अक्षर, अंक या हाइफ़न लिखिए",
  "Choose one of your company's sites": "अपनी कंपनी के यार्ड में से एक चुनिए",
  "Give a mobile number or an email address": "मोबाइल नंबर या ईमेल में से एक लिखिए",
  "This is not an invitation": "यह न्योता नहीं है",
  "Choose the kind of paper from the list": "सूची में से चुनिए कि कौन-सा काग़ज़ है",
  "Choose the paper's file": "काग़ज़ की फ़ाइल चुनिए",
  "This paper is no longer valid": "इस काग़ज़ की तारीख़ निकल चुकी है",
  "The last day comes before the first": "आख़िरी दिन पहले दिन से पहले है",
  "This GST number has no valid state code": "यह GST नंबर किसी राज्य का नहीं है",
  "Choose owner, manager, bidder or viewer": "मालिक, मैनेजर, बोली लगाने वाले या देखने वाले में से चुनिए",
  "Choose English or Hindi": "अंग्रेज़ी या हिन्दी चुनिए",

  "Please Fill Correct Phone Number": "सही फ़ोन नंबर लिखिए",
  "Please Fill 10 Digit Number": "10 अंक का नंबर लिखिए",
  "Please enter the 4-digit code": "4 अंक का कोड लिखिए",
  "Otp Mismatch": "OTP ग़लत है",
  "You are already registered.": "आपका खाता पहले से बना हुआ है।",
  "Email is required.": "ईमेल लिखना ज़रूरी है।",
  "Please enter a valid email address": "सही ईमेल लिखिए",
  "Password is required.": "पासवर्ड लिखना ज़रूरी है।",
  "Use at least 8 characters": "कम से कम 8 अक्षर रखिए",
  "Use at most 200 characters": "ज़्यादा से ज़्यादा 200 अक्षर रखिए",
  "Pincode is required.": "पिनकोड लिखना ज़रूरी है।",
  "Pincode must have 6 digits": "पिनकोड में 6 अंक होने चाहिए",
  "PAN is required.": "PAN लिखना ज़रूरी है।",
  "Invalid PAN Number": "PAN नंबर सही नहीं है",
  "GST number is required.": "GST नंबर लिखना ज़रूरी है।",
  "Invalid GST Number": "GST नंबर सही नहीं है",
  "Register as a buyer or as a seller": "ख़रीदार या विक्रेता, एक चुनिए",
  "Choose a state from the list": "सूची में से राज्य चुनिए",
  "Business Name is required.": "फ़र्म का नाम लिखना ज़रूरी है।",
  "Please accept the terms and the privacy policy to go on":
    "आगे बढ़ने के लिए नियम और प्राइवेसी पॉलिसी मानना ज़रूरी है",
  "The form is incomplete": "फ़ॉर्म पूरा नहीं भरा है",

  "Write it as 1,25,000 or 125,000, with a point before decimals":
    "ऐसे लिखिए: 1,25,000 या 125,000; पैसे या दशमलव से पहले बिंदु लगाइए",
  "Enter an amount above zero": "शून्य से ज़्यादा रकम लिखिए",
  "The amount is too large": "रकम बहुत बड़ी है",
  "Use at most two decimals": "दशमलव के बाद ज़्यादा से ज़्यादा दो अंक लिखिए",
  "Enter a quantity above zero": "शून्य से ज़्यादा मात्रा लिखिए",
  "The quantity is too large": "मात्रा बहुत ज़्यादा है",
  "Use at most three decimals": "दशमलव के बाद ज़्यादा से ज़्यादा तीन अंक लिखिए",
  "Choose kg, liter, pieces or bag": "किलो, लीटर, पीस या बोरी चुनिए",
  "Choose kg, MT, liter, pieces or bag": "किलो, टन, लीटर, पीस या बोरी चुनिए",
  "Bid amount should be greater than minimum bid amount":
    "आपकी बोली कम है: ‘कम से कम बोली’ से ज़्यादा लगाइए",

  "Add at least one product": "कम से कम एक माल जोड़िए",
  "Each title may be used once": "हर नाम एक ही बार चलेगा",
  "Choose e-waste, plastics, batteries, tyres or metals": "ई-वेस्ट, प्लास्टिक, बैटरी, टायर या मेटल चुनिए",
  "Choose the kind of authorisation from the list": "सूची में से चुनिए कि कौन-सा ऑथराइज़ेशन है",
  "Use a date such as 2027-03-31": "तारीख़ ऐसे लिखिए: 2027-03-31",
  "This kind of authorisation is not issued for this stream": "यह ऑथराइज़ेशन इस माल के लिए नहीं होता",
  "The last day may not be before the first": "आख़िरी दिन पहले दिन से पहले नहीं हो सकता",
  "This authorisation is over already": "इस ऑथराइज़ेशन की तारीख़ निकल चुकी है",
  "Send the document with it": "साथ में काग़ज़ भी भेजिए",
  "There is no such category": "ऐसी कोई कैटेगरी नहीं है",
  "This file was not asked for": "यह फ़ाइल माँगी नहीं गई थी",
  "Send multipart/form-data": "multipart/form-data भेजिए",
  "Send a picture": "फ़ोटो भेजिए",
  "A picture may have at most 50 megapixels": "फ़ोटो 50 मेगापिक्सल से बड़ी नहीं चलेगी",
  "A file may have at most 10 MB": "फ़ाइल 10 MB से बड़ी नहीं चलेगी",
  "Lists end at page 50: narrow the search": "सूची 50 पन्नों तक है: खोज को छोटा कीजिए",
  "Choose a service": "सेवा चुनिए",
  "Choose from app, push, mail and sms": "app, push, mail और sms में से चुनिए",
  "Use HH:mm": "HH:mm की तरह लिखिए",
  "The two times must differ": "दोनों समय अलग होने चाहिए",
  "This search can never find a lot: check its category and its ranges":
    "इस खोज में कभी कोई लॉट नहीं आएगा: कैटेगरी और ‘से–तक’ वाले नंबर जाँचिए",
  "This link is no longer valid": "यह लिंक अब काम का नहीं है",
  "This link is not whole": "यह लिंक पूरा नहीं है",
  "A unit of a special economic zone has a GST number of its own":
    "SEZ यूनिट का अपना GST नंबर होता है",
  "Choose with or without payment of tax": "चुनिए: टैक्स देकर या बिना टैक्स",
  "Use YYYY-MM-DD": "YYYY-MM-DD की तरह लिखिए",
  "Use YYYY-MM-DD HH:mm:ss": "YYYY-MM-DD HH:mm:ss की तरह लिखिए",
  "Use a date and time with offset (ISO 8601)": "तारीख़ और समय ISO 8601 में लिखिए",
  "Use 1 to 200 visible characters": "1 से 200 दिखने वाले अक्षर रखिए",
  "This is not a push service": "यह पुश सेवा नहीं है",
  "This is not a browser's secret": "यह ब्राउज़र की कुंजी नहीं है",
  "This is not a browser's public key": "यह ब्राउज़र की सार्वजनिक कुंजी नहीं है",
  "Name one host": "एक ही होस्ट लिखिए",
  "The end must be in the future": "ख़त्म होने का समय आगे का होना चाहिए",
  "An auction may last a year at most": "नीलामी ज़्यादा से ज़्यादा एक साल चल सकती है",
  "Choose a sub-category of this category": "इसी कैटेगरी की सब-कैटेगरी चुनिए",
  "Upload the picture first": "पहले फ़ोटो अपलोड कीजिए",
  "The seller has another lot with this title": "विक्रेता का इसी नाम का दूसरा लॉट है",
  "There is no room for bids and files": "बोलियों और फ़ाइलों के लिए जगह नहीं बची",
  "This node is ending": "यह नोड बंद हो रहा है",
  "Pages cannot be shown for a moment": "अभी कुछ पल पन्ने नहीं खुल सकते",
  "The database does not answer": "डेटाबेस जवाब नहीं दे रहा",
  "The request could not be read": "जो भेजा गया, वह पढ़ा नहीं जा सका",
  "This day is still to come": "यह दिन अभी आया नहीं है",
  "Something went wrong on our side. Please try again": "हमारी तरफ़ कुछ गड़बड़ हुई। फिर कोशिश कीजिए",
};

/** A field's name inside a sentence. */
const fields: Readonly<Record<string, string>> = {
  Name: "नाम",
  "Business Name": "फ़र्म का नाम",
  Address: "पता",
  City: "शहर",
  Title: "नाम",
  Description: "ब्योरा",
  Message: "मैसेज",
  Organisation: "कंपनी या संस्था",
  Unit: "यूनिट",
  "Bank name": "बैंक का नाम",
  Number: "नंबर",
  "Account holder": "खाताधारक का नाम",
  "Gate contact": "गेट का संपर्क",
  "Loading hours": "लोडिंग का समय",
  "Branch name": "शाखा का नाम",
};
/** As the contract's `mismatchWords` names them. */
const holders: Readonly<Record<string, string>> = {
  "an individual": "व्यक्ति",
  "a company": "कंपनी",
  "a firm or LLP": "फ़र्म या LLP",
  "a Hindu undivided family": "HUF (हिन्दू अविभाजित परिवार)",
  "a trust": "ट्रस्ट",
  "an association of persons": "AOP (व्यक्तियों का संघ)",
  "the government or a local authority": "सरकार, नगर निगम या पंचायत",
  "another kind of body": "किसी और तरह की संस्था",
};
const field = (name = "") => fields[name] ?? name;

const streams: Readonly<Record<string, string>> = {
  "e-waste": "ई-वेस्ट",
  plastics: "प्लास्टिक",
  batteries: "बैटरी",
  tyres: "टायर",
  metals: "मेटल",
};

/** Sentences with a number or a name in them. */
export const patternsInHindi: readonly [RegExp, (...parts: string[]) => string][] = [
  [
    /^The cell says (#\S+): put a value in its place$/,
    (shown) => `ख़ाने में ${shown} है: उसकी जगह सही बात लिखिए`,
  ],
  [
    /^The fourth letter of the PAN means: (.+)$/,
    (holder) => `PAN का चौथा अक्षर बताता है: ${holders[holder ?? ""] ?? holder}`,
  ],
  [
    /^The GST number of the site (.+) has another PAN$/,
    (name) => `यार्ड ${name} के GST नंबर में दूसरा PAN है`,
  ],
  [/^The PAN of your company is (.+)$/, (pan) => `आपकी कंपनी का PAN ${pan} है`],
  [/^This GST number belongs to the PAN (.+)$/, (pan) => `यह GST नंबर PAN ${pan} का है`],
  [/^This GST number is for (.+)$/, (state) => `यह GST नंबर ${state} का है`],
  [/^(.+) is required\.$/, (name) => `${field(name)} लिखना ज़रूरी है।`],
  [
    /^(.+) may have at most (\d+) characters$/,
    (name, most) => `${field(name)} में ज़्यादा से ज़्यादा ${most} अक्षर चलेंगे`,
  ],
  [
    /^(.+) may have no web or mail address; put a blank after a dot$/,
    (name) => `${field(name)} में वेब या ईमेल का पता नहीं चलेगा; बिंदु के बाद जगह छोड़िए`,
  ],
  [
    /^(.+) has characters that cannot be shown$/,
    (name) => `${field(name)} में ऐसे अक्षर हैं जो दिख नहीं सकते`,
  ],
  [
    /^Your authorisation for (\S+) ended on (\S+)$/,
    (stream, day) => `${streams[stream ?? ""] ?? stream} का आपका ऑथराइज़ेशन ${day} को ख़त्म हो गया`,
  ],
  [
    /^Your remaining capacity for (\S+) in (\S+) is (\S+) kg; this lot has (\S+) kg\.$/,
    (stream, year, left, has) =>
      `${year} में ${streams[stream ?? ""] ?? stream} की आपकी बची क्षमता ${left} किलो है; इस लॉट में ${has} किलो है।`,
  ],
  [/^Your company leads \((.+)\)$/, (name) => `आपकी कंपनी आगे है (${name})`],
  [
    /^Deposit (₹[\d,.]+) more to place this bid\.$/,
    (amount) => `यह बोली लगाने के लिए ${amount} और जमा कीजिए।`,
  ],
  [
    /^Your company's limit is (₹[\d,.]+) in all: (₹[\d,.]+) is left for this lot\.$/,
    (most, left) => `आपकी कंपनी की कुल लिमिट ${most} है: इस लॉट के लिए ${left} बचे हैं।`,
  ],
  [
    /^Your company's limit is (\d+) of these (\d+) lots, and it has as many already\.$/,
    (most, of) => `आपकी कंपनी की लिमिट इन ${of} में से ${most} लॉट है, और उतने हो चुके हैं।`,
  ],
  [/^The next allowed bid is (₹[\d,.]+)$/, (price) => `अगली बोली कम से कम ${price} की होनी चाहिए`],
  [
    /^Enter an amount from (₹[\d,.]+) to (₹[\d,.]+)$/,
    (least, most) => `${least} से ${most} के बीच की रकम लिखिए`,
  ],
  [/^Send 1 to (\d+) pictures, or a catalogue$/, (most) => `1 से ${most} फ़ोटो या कैटलॉग भेजिए`],
  [/^(.+) is empty\. Please choose it again$/, (file) => `${file} ख़ाली है। इसे फिर से चुनिए`],
  [/^At most (\d+) files? here$/, (most) => `यहाँ फ़ाइलें ज़्यादा से ज़्यादा ${most}`],
  [/^(.+) is in use already$/, (name) => `${name} पहले से काम में है`],
  [/^Submit at most (\d+) products at once$/, (most) => `एक बार में ज़्यादा से ज़्यादा ${most} माल भेजिए`],
  [/^Choose one of (.+)$/, (choices) => `इनमें से एक चुनिए: ${choices}`],
  [/^You can withdraw (₹[\d,.]+) at most$/, (most) => `आप ज़्यादा से ज़्यादा ${most} निकाल सकते हैं`],
  [/^Use at least (\S+) characters$/, (least) => `कम से कम ${least} अक्षर रखिए`],
  [/^Use at most (\S+) characters$/, (most) => `ज़्यादा से ज़्यादा ${most} अक्षर रखिए`],
  [/^Use at least (\S+) entries$/, (least) => `कम से कम ${least} चीज़ें भेजिए`],
  [/^Use at most (\S+) entries$/, (most) => `ज़्यादा से ज़्यादा ${most} चीज़ें भेजिए`],
  [/^Use at least (\S+)$/, (least) => `कम से कम ${least} लिखिए`],
  [/^Use at most (\S+)$/, (most) => `ज़्यादा से ज़्यादा ${most} लिखिए`],
];
