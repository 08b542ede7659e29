/** The same of trucks and their papers. */
export const goodsInHindi: Readonly<Record<string, string>> = {
  "Enter the number on the plate, such as MH 12 AB 1234": "नंबर प्लेट का नंबर लिखिए, जैसे MH 12 AB 1234",
  "Choose a time from the list": "सूची में से समय चुनिए",
  "At most 40 trucks of a sale can be booked at a time":
    "एक सौदे के ज़्यादा से ज़्यादा 40 ट्रक एक साथ बुक हो सकते हैं",
  "This truck has not left the yard yet": "यह ट्रक अभी यार्ड से नहीं निकला है",
  "A gate has at most 20 phones. End one first":
    "एक गेट पर ज़्यादा से ज़्यादा 20 फ़ोन चल सकते हैं। पहले एक बंद कीजिए",
  "Take a photo of the slip": "पर्ची की फ़ोटो लीजिए",
  "Weigh the empty truck first": "पहले ख़ाली ट्रक तौलिए",
  "This time is still to come": "यह समय अभी आया नहीं है",
  "Weigh both times on the same bridge": "दोनों बार एक ही काँटे पर तौलिए",
  "Say why the weight is corrected": "बताइए कि वज़न क्यों बदला जा रहा है",
  "There is nothing to correct yet": "अभी बदलने को कुछ नहीं है",
  "The buyer's authorisation for these goods is not valid today":
    "इस माल के लिए ख़रीदार का ऑथराइज़ेशन आज नहीं चलेगा",
  "Five wrong codes. Wait 15 minutes, and ask the buyer again":
    "पाँच बार ग़लत कोड। 15 मिनट रुकिए, फिर ख़रीदार से पूछिए",
  "This is not the buyer's code. Ask the buyer again": "यह ख़रीदार का कोड नहीं है। उनसे फिर पूछिए",
  "Enter the invoice's number": "इनवॉइस का नंबर लिखिए",
  "Send the invoice as a PDF": "इनवॉइस PDF में भेजिए",
  "No truck weighs as much": "इतना वज़न किसी ट्रक का नहीं होता",
  "Choose tare or gross": "ख़ाली या भरा चुनिए",
  "Use HH:mm": "समय HH:mm में लिखिए",
  "Not one truck has the time to load": "इतने समय में एक भी ट्रक नहीं भर सकता",
  "This overlaps with other times of that day": "यह उसी दिन के दूसरे समय से टकराता है",
  "Scan a pass": "पास स्कैन कीजिए",
  "Enter the buyer's 4-digit code": "ख़रीदार का 4 अंकों का कोड डालिए",
  "An e-way bill number has 12 digits": "ई-वे बिल नंबर में 12 अंक होते हैं",
  "Send a picture of it": "इसकी तस्वीर भेजिए",
  "Say how much is to be taken off": "बताइए कि कितनी कटौती होनी चाहिए",
  "The terms take nothing off for this": "शर्तों में इसके लिए कोई कटौती नहीं है",
  "It begins with the material's HSN": "यह माल के HSN से शुरू होता है",
  "Is not the sum of its parts": "हिस्सों के जोड़ से मेल नहीं खाता",
  "Is not the sum of the items": "सामान के जोड़ से मेल नहीं खाता",
  "The tax invoice needs this": "टैक्स इनवॉइस के लिए यह चाहिए",
  "Choose the declaration's file": "घोषणा की फ़ाइल चुनिए",
  "Use a financial year such as 2026-27": "वित्त वर्ष ऐसे लिखिए: 2026-27",
  "Send the document that shows it": "वह काग़ज़ भेजिए जिसमें यह दिखे",
  "Its seller signs no sheet, so how much is sold is theirs to change: ask for a correction":
    "विक्रेता इस पर दस्तख़त नहीं करता, इसलिए मात्रा वही बदल सकता है: सुधार माँगिए",
};
