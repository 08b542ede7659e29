import {
  defineNotice,
  type OfLot,
  type Priced,
  price,
  type Stream,
  title,
  type Until,
  until,
} from "../define-notice.ts";
import { streamNameInHindi } from "../paper-texts.ts";
import { en, hi } from "../value-texts.ts";

const notSoldBecause = {
  en: {
    last_voided: (title: string) => `The last bid on "${title}" was voided`,
    lapsed: (title: string) => `No bid on "${title}" was accepted in time`,
    next_declined: (title: string) => `The next bidder on "${title}" declined the lot`,
    next_silent: (title: string) => `The next bidder on "${title}" did not answer in time`,
  },
  hi: {
    last_voided: (title: string) => `“${title}” की आख़िरी बोली रद्द हो गई`,
    lapsed: (title: string) => `“${title}” की कोई बोली समय पर मानी नहीं गई`,
    next_declined: (title: string) => `“${title}” को अगली बोली वाले ने मना किया`,
    next_silent: (title: string) => `“${title}” पर अगली बोली वाले ने समय पर जवाब नहीं दिया`,
  },
};
const belowReserve = {
  en: (p: Priced, what: string) =>
    `Your bid of ${en.price(p.price)} on "${p.title}" was below the seller's reserve and ${what}. ` +
    "Nobody won the lot, and you owe nothing.",
  hi: (p: Priced, what: string) =>
    `“${p.title}” पर आपकी ${hi.price(p.price)} की बोली रिज़र्व से कम थी और ${what}। ` +
    "लॉट किसी को नहीं मिला, और आपको कुछ नहीं देना है।",
};

/** What became of an auction. */
export const outcomeNotices = {
  won: defineNotice<Priced>({
    example: { title, price },
    en: (p) => ({
      title: "You won the auction",
      description:
        `Your bid of ${en.price(p.price)} won "${p.title}". ` +
        "The sale's page says how and by when to pay, and when to lift.",
    }),
    hi: (p) => ({
      title: "नीलामी आपने जीती",
      description:
        `“${p.title}” आपकी ${hi.price(p.price)} की बोली पर आपका हुआ। ` +
        "पैसे कैसे और कब तक देने हैं, और माल कब उठाना है, यह सौदे के पन्ने पर है।",
    }),
  }),
  sold: defineNotice<Priced>({
    example: { title, price },
    en: (p) => ({
      title: "Your lot was sold",
      description:
        `"${p.title}" was sold for ${en.price(p.price)}. ` +
        "The buyer's details are in your Order Bidding list.",
    }),
    hi: (p) => ({
      title: "आपका लॉट बिक गया",
      description: `“${p.title}” ${hi.price(p.price)} में बिका। ख़रीदार का नाम-पता ‘ऑर्डर और बोलियाँ’ में है।`,
    }),
  }),
  lost: defineNotice<Priced>({
    example: { title, price },
    en: (p) => ({
      title: "Auction ended",
      description: `"${p.title}" was sold for ${en.price(p.price)} to another bidder.`,
    }),
    hi: (p) => ({
      title: "नीलामी ख़त्म हुई",
      description: `“${p.title}” ${hi.price(p.price)} में किसी और को गया।`,
    }),
  }),
  no_bids: defineNotice<OfLot>({
    example: { title },
    en: (p) => ({
      title: "Your auction ended",
      description: `"${p.title}" ended without a bid. You may list it again.`,
    }),
    hi: (p) => ({
      title: "आपकी नीलामी ख़त्म हुई",
      description: `“${p.title}” पर कोई बोली नहीं आई। आप इसे फिर डाल सकते हैं।`,
    }),
  }),
  declined: defineNotice<Priced>({
    example: { title, price },
    en: (p) => ({
      title: "The seller declined your bid",
      description: belowReserve.en(p, "was declined"),
    }),
    hi: (p) => ({
      title: "विक्रेता ने आपकी बोली को मना किया",
      description: belowReserve.hi(p, "मना कर दी गई"),
    }),
  }),
  not_accepted: defineNotice<Priced>({
    example: { title, price },
    en: (p) => ({
      title: "The seller did not accept your bid",
      description: belowReserve.en(p, "was not accepted in time"),
    }),
    hi: (p) => ({
      title: "विक्रेता ने आपकी बोली नहीं मानी",
      description: belowReserve.hi(p, "समय पर मानी नहीं गई"),
    }),
  }),
  not_sold: defineNotice<
    OfLot & { because: "last_voided" | "lapsed" | "next_declined" | "next_silent" }
  >({
    example: { title, because: "next_silent" },
    en: (p) => ({
      title: "Your lot was not sold",
      description: `${notSoldBecause.en[p.because](p.title)}, so nobody won. You may list it again.`,
    }),
    hi: (p) => ({
      title: "आपका लॉट नहीं बिका",
      description: `${notSoldBecause.hi[p.because](p.title)}, इसलिए किसी को नहीं मिला। आप इसे फिर डाल सकते हैं।`,
    }),
  }),
  sale_undone: defineNotice<OfLot & { isOffered: boolean }>({
    example: { title, isOffered: true },
    en: (p) => ({
      title: "A sale was cancelled",
      description: `The winning bid on "${p.title}" was voided. ${
        p.isOffered
          ? "The next bidder is offered the lot at their own bid; we tell you the answer."
          : "There is no other valid bid, so nobody won. You may list it again."
      }`,
    }),
    hi: (p) => ({
      title: "एक सौदा रद्द हुआ",
      description: `“${p.title}” की जीतने वाली बोली रद्द हो गई। ${
        p.isOffered
          ? "लॉट अगली बोली वाले को उसी की बोली पर दिया जा रहा है; जवाब हम बताएँगे।"
          : "और कोई बोली नहीं बची, इसलिए किसी को नहीं मिला। आप इसे फिर डाल सकते हैं।"
      }`,
    }),
  }),
  win_voided: defineNotice<OfLot>({
    example: { title },
    en: (p) => ({
      title: "The winning bid was voided",
      description: `The winning bid on "${p.title}" was voided, so the sale is cancelled.`,
    }),
    hi: (p) => ({
      title: "जीतने वाली बोली रद्द हुई",
      description: `“${p.title}” की जीतने वाली बोली रद्द हुई, इसलिए वह सौदा भी रद्द हुआ।`,
    }),
  }),
  offered: defineNotice<Until>({
    example: { title, price, until },
    en: (p) => ({
      title: "You can have this lot at your bid",
      description:
        `The winning bid on "${p.title}" was voided, and yours of ${en.price(p.price)} is next. ` +
        `Accept or decline it under Total Bid by ${en.time(p.until)}.`,
    }),
    hi: (p) => ({
      title: "यह लॉट आपकी बोली पर आपको मिल सकता है",
      description:
        `“${p.title}” की जीतने वाली बोली रद्द हुई, और उसके बाद आपकी ${hi.price(p.price)} की बोली है। ` +
        `${hi.time(p.until)} तक ‘मेरी बोलियाँ’ में हाँ या ना कीजिए।`,
    }),
  }),
  /** The highest bidder's company had no valid authorisation at the close. */
  not_authorised: defineNotice<OfLot & { stream: Stream }>({
    example: { title, stream: "e-waste" },
    en: (p) => ({
      title: "Your bid did not win",
      description:
        `When "${p.title}" closed, your company had no valid authorisation for ${p.stream} ` +
        "with enough capacity for this lot, so your bids on it do not count. You owe nothing.",
    }),
    hi: (p) => ({
      title: "आपकी बोली नहीं जीती",
      description:
        `“${p.title}” बंद होते समय आपकी कंपनी के पास ${streamNameInHindi(p.stream)} का चालू ऑथराइज़ेशन ` +
        "या इस लॉट जितनी क्षमता नहीं थी, इसलिए आपकी बोलियाँ नहीं गिनी गईं। आपको कुछ नहीं देना है।",
    }),
  }),
  completed: defineNotice<OfLot>({
    example: { title },
    en: (p) => ({
      title: "Order completed",
      description: `The seller marked "${p.title}" as paid and lifted.`,
    }),
    hi: (p) => ({
      title: "ऑर्डर पूरा हुआ",
      description: `विक्रेता ने लिखा है कि “${p.title}” का पैसा मिला और माल उठ गया।`,
    }),
  }),
};
