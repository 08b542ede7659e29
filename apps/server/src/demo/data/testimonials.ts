import type { Testimonial } from "./types.ts";

export const testimonials: readonly Testimonial[] = [
  {
    name: "Ramesh Bhosle",
    image: "/pictures/clients/ramesh-bhosle.svg",
    role: "Plastic scrap trader, Nashik",
    review:
      "I used to ring four people to learn the day’s PET rate. Now I watch two or three auctions close and I know. I do not win every lot, but I have stopped paying too much for wet bales.",
    name_hi: "रमेश भोसले",
    role_hi: "प्लास्टिक कबाड़ के व्यापारी, नासिक",
    review_hi:
      "PET का उस दिन का भाव जानने के लिए मैं चार लोगों को फ़ोन लगाता था। अब दो-तीन नीलामियाँ बंद होते देखता हूँ और पता चल जाता है। हर लॉट नहीं जीतता, पर गीली गाँठों के ज़्यादा पैसे देना बंद हो गया।",
  },
  {
    name: "Farida Merchant",
    image: "/pictures/clients/farida-merchant.svg",
    role: "Facilities manager, Mumbai",
    review:
      "We had three rooms of old computers and no idea what they were worth. The listing took an hour with good photographs. The buyer’s registration was on file, and our auditor had the papers in the same week.",
    name_hi: "फ़रीदा मर्चेंट",
    role_hi: "फ़ैसिलिटीज़ मैनेजर, मुंबई",
    review_hi:
      "हमारे यहाँ तीन कमरे पुराने कंप्यूटरों से भरे थे और क़ीमत का कोई अंदाज़ा नहीं था। अच्छी फ़ोटो के साथ लॉट डालने में एक घंटा लगा। ख़रीदार का रजिस्ट्रेशन फ़ाइल में था, और ऑडिटर को उसी हफ़्ते काग़ज़ मिल गए।",
  },
  {
    name: "Gurpreet Sandhu",
    image: "/pictures/clients/gurpreet-sandhu.svg",
    role: "Tyre dealer, Ludhiana",
    review:
      "Casings and worn-out tyres go as separate lots now, and the casings fetch a fair price. One buyer was late to lift. Support called him, and the yard was clear two days later.",
    name_hi: "गुरप्रीत संधू",
    role_hi: "टायर डीलर, लुधियाना",
    review_hi:
      "केसिंग और घिसे टायर अब अलग-अलग लॉट में जाते हैं, और केसिंग का ठीक भाव मिलता है। एक ख़रीदार ने उठाने में देर की। ग्राहक सेवा ने फ़ोन किया, और दो दिन में यार्ड ख़ाली था।",
  },
  {
    name: "Lakshmi Narayanan",
    image: "/pictures/clients/lakshmi-narayanan.svg",
    role: "Battery recycler, Coimbatore",
    review:
      "What I like is the bid record. Every bid has its time and amount, and the clock extends when someone bids late. When I lose a lot I can see that I lost it fairly.",
    name_hi: "लक्ष्मी नारायणन",
    role_hi: "बैटरी रीसाइक्लर, कोयंबटूर",
    review_hi:
      "मुझे बोलियों का रिकॉर्ड पसंद है। हर बोली का समय और रकम लिखी है, और कोई देर से बोले तो घड़ी बढ़ जाती है। लॉट हाथ से जाए, तो दिखता है कि सही ढंग से गया।",
  },
  {
    name: "Imran Qureshi",
    image: "/pictures/clients/imran-qureshi.svg",
    role: "Laptop refurbisher, Hyderabad",
    review:
      "The descriptions tell me which laptops power on and which have no RAM, so I bid what I can really pay. I would like more small lots, but I have bought six times and the count was right each time.",
    name_hi: "इमरान क़ुरैशी",
    role_hi: "लैपटॉप रीफ़र्बिशर, हैदराबाद",
    review_hi:
      "ब्योरे में लिखा होता है कि कौन-से लैपटॉप चालू होते हैं और किनमें RAM नहीं है, इसलिए उतनी ही बोली लगाता हूँ जितना सच में दे सकूँ। छोटे लॉट और हों तो अच्छा, पर छह बार ख़रीदा है और गिनती हर बार सही निकली।",
  },
  {
    name: "Sunita Deka",
    image: "/pictures/clients/sunita-deka.svg",
    role: "Warehouse supervisor, Guwahati",
    review:
      "Our stretch film was given away for years. We baled it, wrote down the weight and sold it in one evening. It is not a fortune, but it pays for the baler.",
    name_hi: "सुनीता डेका",
    role_hi: "गोदाम सुपरवाइज़र, गुवाहाटी",
    review_hi:
      "हमारी स्ट्रेच फ़िल्म बरसों यूँ ही दे दी जाती थी। हमने उसकी गाँठें बाँधीं, वज़न लिखा और एक शाम में बेच दी। बड़ी रकम नहीं, पर बेलर का ख़र्च निकल आता है।",
  },
];
