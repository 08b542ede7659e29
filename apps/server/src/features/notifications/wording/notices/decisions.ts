import { defineNotice, type OfLot, price, title, type Until, until } from "../define-notice.ts";
import { en, hi } from "../value-texts.ts";

/** What somebody has to decide after the close, and what they are told meanwhile. */
export const decisionNotices = {
  decision_needed: defineNotice<Until>({
    example: { title, price, until },
    en: (p) => ({
      title: "Your decision is needed",
      description:
        `The highest bid on "${p.title}" is ${en.price(p.price)}, below your reserve price. ` +
        `Accept or decline it in your dashboard by ${en.time(p.until)}; after that nobody wins.`,
    }),
    hi: (p) => ({
      title: "आपका फ़ैसला चाहिए",
      description:
        `“${p.title}” की सबसे ऊँची बोली ${hi.price(p.price)} है, आपके रिज़र्व से कम। ` +
        `${hi.time(p.until)} तक डैशबोर्ड में हाँ या ना कीजिए; उसके बाद किसी को नहीं मिलेगा।`,
    }),
  }),
  subject: defineNotice<Until>({
    example: { title, price, until },
    en: (p) => ({
      title: "Your bid is subject to the seller's approval",
      description:
        `The auction of "${p.title}" has ended and your bid of ${en.price(p.price)} is the ` +
        "highest, but it is below the seller's reserve. The seller may accept it until " +
        `${en.time(p.until)}; we will tell you either way.`,
    }),
    hi: (p) => ({
      title: "आपकी बोली पर विक्रेता की मंज़ूरी बाक़ी है",
      description:
        `“${p.title}” की नीलामी ख़त्म हुई। आपकी ${hi.price(p.price)} की बोली सबसे ऊँची है, ` +
        `पर रिज़र्व से कम। विक्रेता ${hi.time(p.until)} तक मान सकता है; जो भी हो, हम बताएँगे।`,
    }),
  }),
  counter_offer: defineNotice<Until>({
    example: { title, price, until },
    en: (p) => ({
      title: "The seller offers you a price",
      description:
        `You can have "${p.title}" for ${en.price(p.price)}. ` +
        `Accept or decline under Total Bid by ${en.time(p.until)}.`,
    }),
    hi: (p) => ({
      title: "विक्रेता ने अपना भाव बताया",
      description:
        `“${p.title}” आपको ${hi.price(p.price)} में मिल सकता है। ` +
        `${hi.time(p.until)} तक ‘मेरी बोलियाँ’ में हाँ या ना कीजिए।`,
    }),
  }),
  counter_offer_ended: defineNotice<OfLot & { because: "declined" | "lapsed"; until: string }>({
    example: { title, because: "lapsed", until },
    en: (p) => ({
      title: "Your price was not accepted",
      description:
        `Your price for "${p.title}" was not accepted` +
        `${p.because === "declined" ? "" : " in time"}. Decide on the highest bid by ${en.time(p.until)}.`,
    }),
    hi: (p) => ({
      title: "आपका भाव नहीं माना गया",
      description:
        `“${p.title}” के लिए आपका भाव ${p.because === "declined" ? "नहीं" : "समय पर नहीं"} माना ` +
        `गया। ${hi.time(p.until)} तक सबसे ऊँची बोली पर फ़ैसला कीजिए।`,
    }),
  }),
  next_bid_decision: defineNotice<Until>({
    example: { title, price, until },
    en: (p) => ({
      title: "Your decision is needed",
      description:
        `The highest bidder on "${p.title}" had no valid authorisation when it closed. ` +
        `The next bid is ${en.price(p.price)}. Accept or decline it in your dashboard by ` +
        `${en.time(p.until)}; after that nobody wins.`,
    }),
    hi: (p) => ({
      title: "आपका फ़ैसला चाहिए",
      description:
        `“${p.title}” बंद होते समय सबसे ऊँची बोली वाले के पास चालू ऑथराइज़ेशन नहीं था। अगली बोली ` +
        `${hi.price(p.price)} की है। ${hi.time(p.until)} तक डैशबोर्ड में हाँ या ना कीजिए; उसके बाद ` +
        "किसी को नहीं मिलेगा।",
    }),
  }),
  next_bid_subject: defineNotice<Until>({
    example: { title, price, until },
    en: (p) => ({
      title: "Your bid is subject to the seller's approval",
      description:
        `The highest bid on "${p.title}" does not count, and yours of ${en.price(p.price)} is next. ` +
        `The seller may accept it until ${en.time(p.until)}; we will tell you either way.`,
    }),
    hi: (p) => ({
      title: "आपकी बोली पर विक्रेता की मंज़ूरी बाक़ी है",
      description:
        `“${p.title}” की सबसे ऊँची बोली नहीं गिनी गई, और आपकी ${hi.price(p.price)} की बोली उसके बाद है। ` +
        `विक्रेता ${hi.time(p.until)} तक मान सकता है; जो भी हो, हम बताएँगे।`,
    }),
  }),
};
