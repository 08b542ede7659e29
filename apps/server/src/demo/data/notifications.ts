import type { Announcement } from "./types.ts";

export const notifications: readonly Announcement[] = [
  {
    title: "Auctions run on the server’s clock",
    description:
      "The countdown on your screen follows our server, not your phone. A bid counts by the time it reaches us, so please do not leave it to the last second on a weak line.",
    title_hi: "नीलामी सर्वर की घड़ी पर चलती है",
    description_hi:
      "आपकी स्क्रीन की उलटी गिनती हमारे सर्वर पर चलती है, आपके फ़ोन पर नहीं। बोली उस समय से गिनी जाती है जब वह हम तक पहुँचती है, इसलिए कमज़ोर लाइन पर आख़िरी सेकंड तक मत रुकिए।",
    audience: "all",
  },
  {
    title: "Check your registration before you bid on gated lots",
    description:
      "Many lots of e-waste, batteries and waste tyres need a registration of their bidders. Look at the dates on your registration and consents, and send us the new copy before the old one expires.",
    title_hi: "ऐसे लॉट पर बोली से पहले अपना रजिस्ट्रेशन देख लीजिए",
    description_hi:
      "ई-वेस्ट, बैटरी और बेकार टायर के कई लॉट पर बोली के लिए रजिस्ट्रेशन ज़रूरी है। अपने रजिस्ट्रेशन और कंसेंट की तारीख़ें देख लीजिए, और पुराना ख़त्म होने से पहले नई कॉपी भेज दीजिए।",
    audience: "buyers",
  },
  {
    title: "Three photographs that help a lot sell",
    description:
      "Show the whole lot, one piece close up, and the worst of it. Lots that show their faults honestly draw more bids and fewer arguments at the weighbridge.",
    title_hi: "तीन फ़ोटो जिनसे लॉट बिकता है",
    description_hi:
      "पूरा लॉट दिखाइए, एक टुकड़ा पास से, और उसका सबसे ख़राब हिस्सा। जो लॉट अपनी कमियाँ सच-सच दिखाते हैं, उन पर बोलियाँ ज़्यादा आती हैं और काँटे पर बहस कम होती है।",
    audience: "sellers",
  },
  {
    title: "Help desk hours",
    description:
      "Our help desk answers Monday to Saturday, 9:30 am to 6:30 pm. For an auction that is closing now, call instead of writing, and have the lot’s title ready.",
    title_hi: "ग्राहक सेवा का समय",
    description_hi:
      "हमारी ग्राहक सेवा सोमवार से शनिवार, सुबह 9:30 से शाम 6:30 तक जवाब देती है। नीलामी अभी बंद हो रही हो, तो लिखिए मत, फ़ोन कीजिए, और लॉट का नाम पास रखिए।",
    audience: "all",
  },
];
