import {
  defineNotice,
  type OfLot,
  price,
  pricedUntil,
  title,
  type Until,
  until,
} from "../define-notice.ts";

const open = { example: { title, price, until }, values: pricedUntil };

/** Notices on decisions after the close, and on the time until they are made. */
export const decisionNotices = {
  decision_needed: defineNotice<Until>({
    ...open,
    en: {
      title: "Your decision is needed",
      description:
        'The highest bid on "{title}" is {price}, below your reserve price. ' +
        "Accept or decline it in your dashboard by {until}; after that nobody wins.",
    },
    hi: {
      title: "आपका फ़ैसला चाहिए",
      description:
        "“{title}” की सबसे ऊँची बोली {price} है, आपके रिज़र्व से कम। " +
        "{until} तक डैशबोर्ड में हाँ या ना कीजिए; उसके बाद किसी को नहीं मिलेगा।",
    },
  }),
  subject: defineNotice<Until>({
    ...open,
    en: {
      title: "Your bid is subject to the seller's approval",
      description:
        'The auction of "{title}" has ended and your bid of {price} is the ' +
        "highest, but it is below the seller's reserve. The seller may accept it until " +
        "{until}; we will tell you either way.",
    },
    hi: {
      title: "आपकी बोली पर विक्रेता की मंज़ूरी बाक़ी है",
      description:
        "“{title}” की नीलामी ख़त्म हुई। आपकी {price} की बोली सबसे ऊँची है, " +
        "पर रिज़र्व से कम। विक्रेता {until} तक मान सकते हैं; जो भी हो, हम बताएँगे।",
    },
  }),
  counter_offer: defineNotice<Until>({
    ...open,
    en: {
      title: "The seller offers you a price",
      description:
        'You can have "{title}" for {price}. Accept or decline under Total Bid by {until}.',
    },
    hi: {
      title: "विक्रेता ने अपना भाव बताया",
      description:
        "“{title}” आपको {price} में मिल सकता है। " + "{until} तक ‘मेरी बोलियाँ’ में हाँ या ना कीजिए।",
    },
  }),
  counter_offer_ended: defineNotice<OfLot & { because: "declined" | "lapsed"; until: string }>({
    example: { title, because: "lapsed", until },
    values: (p, say) => ({ title: p.title, until: say.time(p.until) }),
    en: {
      title: "Your price was not accepted",
      description:
        'Your price for "{title}" was not accepted in time. Decide on the highest bid by {until}.',
    },
    hi: {
      title: "आपका भाव नहीं माना गया",
      description:
        "“{title}” के लिए आपका भाव समय पर नहीं माना गया। {until} तक सबसे ऊँची बोली पर फ़ैसला कीजिए।",
    },
    others: {
      declined: {
        when: (p) => p.because === "declined",
        example: { because: "declined" },
        en: {
          title: "Your price was not accepted",
          description:
            'Your price for "{title}" was not accepted. Decide on the highest bid by {until}.',
        },
        hi: {
          title: "आपका भाव नहीं माना गया",
          description:
            "“{title}” के लिए आपका भाव नहीं माना गया। {until} तक सबसे ऊँची बोली पर फ़ैसला कीजिए।",
        },
      },
    },
  }),
  next_bid_decision: defineNotice<Until>({
    ...open,
    en: {
      title: "Your decision is needed",
      description:
        'The highest bidder on "{title}" had no valid authorisation when it closed. ' +
        "The next bid is {price}. Accept or decline it in your dashboard by " +
        "{until}; after that nobody wins.",
    },
    hi: {
      title: "आपका फ़ैसला चाहिए",
      description:
        "“{title}” बंद होते समय सबसे ऊँची बोली वाले के पास चालू ऑथराइज़ेशन नहीं था। अगली बोली " +
        "{price} की है। {until} तक डैशबोर्ड में हाँ या ना कीजिए; उसके बाद " +
        "किसी को नहीं मिलेगा।",
    },
  }),
  next_bid_subject: defineNotice<Until>({
    ...open,
    en: {
      title: "Your bid is subject to the seller's approval",
      description:
        'The highest bid on "{title}" does not count, and yours of {price} is next. ' +
        "The seller may accept it until {until}; we will tell you either way.",
    },
    hi: {
      title: "आपकी बोली पर विक्रेता की मंज़ूरी बाक़ी है",
      description:
        "“{title}” की सबसे ऊँची बोली नहीं गिनी गई, और आपकी {price} की बोली उसके बाद है। " +
        "विक्रेता {until} तक मान सकते हैं; जो भी हो, हम बताएँगे।",
    },
  }),
};
