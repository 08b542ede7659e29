/** Titles and short descriptions of the posts in Hindi, by slug: their texts are English. */
export const postsInHindi: Readonly<Record<string, { title: string; short: string }>> = {
  "how-a-timed-scrap-auction-works": {
    title: "तय समय की कबाड़ नीलामी कैसे चलती है, और ज़्यादा देने से कैसे बचें",
    short: "घड़ी, बोली की बढ़त और रिज़र्व क्या करते हैं, और शुरू करने से पहले अपना सबसे ऊँचा भाव कैसे तय कीजिए।",
  },
  "epr-for-plastic-packaging-in-plain-words": {
    title: "प्लास्टिक पैकेजिंग का EPR, सीधे शब्दों में",
    short: "रजिस्ट्रेशन किसे कराना है, साल का टारगेट कैसे बनता है, और सर्टिफ़िकेट से क्या होता है और क्या नहीं।",
  },
  "handing-over-e-waste-correctly": {
    title: "ई-कचरा सही ढंग से सौंपना: दफ़्तरों के लिए",
    short: "स्टोर रूम से रजिस्टर्ड रीसाइक्लर तक: डेटा, सूची, रखने का समय और सँभालकर रखने के काग़ज़।",
  },
  "lead-acid-batteries-who-may-buy": {
    title: "लेड-एसिड बैटरी: कौन ख़रीद सकता है, और कैसे ले जाई जाती है",
    short: "ख़रीदार को कौन-सा रजिस्ट्रेशन और कंसेंट चाहिए, सात प्रतियों वाला मैनिफ़ेस्ट, और सुरक्षित लदान कैसे हो।",
  },
  "waste-tyres-and-schedule-ix": {
    title: "बेकार टायर और अनुसूची IX: यार्ड के लिए क्या बदला",
    short:
      "टायर में उत्पादक की ज़िम्मेदारी कैसे चलती है, और डीलर, रीट्रेडर और रीसाइक्लर के लिए उसका क्या मतलब है।",
  },
  "photographs-and-words-that-raise-the-price": {
    title: "तस्वीरें और शब्द जो लॉट का भाव बढ़ाते हैं",
    short: "छह तस्वीरें और आठ बातें, जिनसे दूर बैठा ख़रीदार बेझिझक बोली लगा सके।",
  },
  "weighment-lifting-and-the-papers-of-a-lot": {
    title: "तौल, माल उठाना और लॉट के काग़ज़",
    short: "आख़िरी बोली से ख़ाली यार्ड तक क्या होता है: कांटा, इनवॉइस, GST, TCS और ई-वे बिल।",
  },
};
