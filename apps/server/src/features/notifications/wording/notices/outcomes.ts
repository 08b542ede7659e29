import {
  defineNotice,
  type OfLot,
  ofLot,
  type Priced,
  price,
  priced,
  pricedUntil,
  type Stream,
  title,
  type Until,
  until,
} from "../define-notice.ts";
import { streamName } from "../paper-texts.ts";

const ofSale = { example: { title, price }, values: priced };
const noReserve = {
  en: "Nobody won the lot, and you owe nothing.",
  hi: "लॉट किसी को नहीं मिला, और आपको कुछ नहीं देना है।",
};
const unsold = (en: string, hi: string) => ({
  en: {
    title: "Your lot was not sold",
    description: `${en}, so nobody won. You may list it again.`,
  },
  hi: {
    title: "आपका लॉट नहीं बिका",
    description: `${hi}, इसलिए किसी को नहीं मिला। आप इसे फिर डाल सकते हैं।`,
  },
});

/** Notices on the outcome of an auction. */
export const outcomeNotices = {
  won: defineNotice<Priced>({
    ...ofSale,
    en: {
      title: "You won the auction",
      description:
        'Your bid of {price} won "{title}". ' +
        "The sale's page says how and by when to pay, and when to lift.",
    },
    hi: {
      title: "नीलामी आपने जीती",
      description:
        "“{title}” आपकी {price} की बोली पर आपका हुआ। " +
        "पैसे कैसे और कब तक देने हैं, और माल कब उठाना है, यह सौदे के पन्ने पर है।",
    },
  }),
  sold: defineNotice<Priced>({
    ...ofSale,
    en: {
      title: "Your lot was sold",
      description:
        '"{title}" was sold for {price}. The buyer\'s details are in your Order Bidding list.',
    },
    hi: {
      title: "आपका लॉट बिक गया",
      description: "“{title}” {price} में बिका। ख़रीदार का नाम-पता ‘ऑर्डर और बोलियाँ’ में है।",
      sms: "आपका लॉट बिक गया। “{title}” का भाव {price} रहा। ख़रीदार का नाम-पता ‘ऑर्डर और बोलियाँ’ में है।",
    },
  }),
  lost: defineNotice<Priced>({
    ...ofSale,
    en: {
      title: "Auction ended",
      description: '"{title}" was sold for {price} to another bidder.',
    },
    hi: {
      title: "नीलामी ख़त्म हुई",
      description: "“{title}” {price} में किसी और को गया।",
      sms: "नीलामी ख़त्म हुई। “{title}” किसी और को {price} में गया।",
    },
  }),
  no_bids: defineNotice<OfLot>({
    example: { title },
    values: ofLot,
    en: {
      title: "Your auction ended",
      description: '"{title}" ended without a bid. You may list it again.',
    },
    hi: {
      title: "आपकी नीलामी ख़त्म हुई",
      description: "“{title}” पर कोई बोली नहीं आई। आप इसे फिर डाल सकते हैं।",
    },
  }),
  declined: defineNotice<Priced>({
    ...ofSale,
    en: {
      title: "The seller declined your bid",
      description:
        'Your bid of {price} on "{title}" was below the seller\'s reserve and was declined. ' +
        noReserve.en,
    },
    hi: {
      title: "विक्रेता ने आपकी बोली को मना किया",
      description: `“{title}” पर आपकी {price} की बोली रिज़र्व से कम थी और मना कर दी गई। ${noReserve.hi}`,
    },
  }),
  not_accepted: defineNotice<Priced>({
    ...ofSale,
    en: {
      title: "The seller did not accept your bid",
      description:
        'Your bid of {price} on "{title}" was below the seller\'s reserve and was not accepted in ' +
        `time. ${noReserve.en}`,
    },
    hi: {
      title: "विक्रेता ने आपकी बोली नहीं मानी",
      description: `“{title}” पर आपकी {price} की बोली रिज़र्व से कम थी और समय पर मानी नहीं गई। ${noReserve.hi}`,
    },
  }),
  not_sold: defineNotice<
    OfLot & { because: "last_voided" | "lapsed" | "next_declined" | "next_silent" }
  >({
    example: { title, because: "next_silent" },
    values: ofLot,
    ...unsold(
      'The next bidder on "{title}" did not answer in time',
      "“{title}” पर अगली बोली वाले ने समय पर जवाब नहीं दिया",
    ),
    others: {
      last_voided: {
        when: (p) => p.because === "last_voided",
        example: { because: "last_voided" },
        ...unsold('The last bid on "{title}" was voided', "“{title}” की आख़िरी बोली रद्द हो गई"),
      },
      lapsed: {
        when: (p) => p.because === "lapsed",
        example: { because: "lapsed" },
        ...unsold(
          'No bid on "{title}" was accepted in time',
          "“{title}” की कोई बोली समय पर मानी नहीं गई",
        ),
      },
      next_declined: {
        when: (p) => p.because === "next_declined",
        example: { because: "next_declined" },
        ...unsold(
          'The next bidder on "{title}" declined the lot',
          "“{title}” को अगली बोली वाले ने मना किया",
        ),
      },
    },
  }),
  sale_undone: defineNotice<OfLot & { isOffered: boolean }>({
    example: { title, isOffered: true },
    values: ofLot,
    en: {
      title: "A sale was cancelled",
      description:
        'The winning bid on "{title}" was voided. The next bidder is offered the lot at their own ' +
        "bid; we tell you the answer.",
    },
    hi: {
      title: "एक सौदा रद्द हुआ",
      description:
        "“{title}” की जीतने वाली बोली रद्द हो गई। लॉट अगली बोली वाले को उसी की बोली पर दिया जा रहा है; " +
        "जवाब हम बताएँगे।",
    },
    others: {
      nobody: {
        when: (p) => !p.isOffered,
        example: { isOffered: false },
        en: {
          title: "A sale was cancelled",
          description:
            'The winning bid on "{title}" was voided. There is no other valid bid, so nobody won. ' +
            "You may list it again.",
        },
        hi: {
          title: "एक सौदा रद्द हुआ",
          description:
            "“{title}” की जीतने वाली बोली रद्द हो गई। और कोई बोली नहीं बची, इसलिए किसी को नहीं मिला। आप " +
            "इसे फिर डाल सकते हैं।",
        },
      },
    },
  }),
  win_voided: defineNotice<OfLot>({
    example: { title },
    values: ofLot,
    en: {
      title: "The winning bid was voided",
      description: 'The winning bid on "{title}" was voided, so the sale is cancelled.',
    },
    hi: {
      title: "जीतने वाली बोली रद्द हुई",
      description: "“{title}” की जीतने वाली बोली रद्द हुई, इसलिए वह सौदा भी रद्द हुआ।",
    },
  }),
  offered: defineNotice<Until>({
    example: { title, price, until },
    values: pricedUntil,
    en: {
      title: "You can have this lot at your bid",
      description:
        'The winning bid on "{title}" was voided, and yours of {price} is next. ' +
        "Accept or decline it under Total Bid by {until}.",
    },
    hi: {
      title: "यह लॉट आपकी बोली पर आपको मिल सकता है",
      description:
        "“{title}” की जीतने वाली बोली रद्द हुई, और उसके बाद आपकी {price} की बोली है। " +
        "{until} तक ‘मेरी बोलियाँ’ में हाँ या ना कीजिए।",
    },
  }),
  /** The highest bidder's company had no valid authorisation at the close. */
  not_authorised: defineNotice<OfLot & { stream: Stream }>({
    example: { title, stream: "e-waste" },
    values: (p, say) => ({ title: p.title, stream: streamName(p.stream, say.language) }),
    en: {
      title: "Your bid did not win",
      description:
        'When "{title}" closed, your company had no valid authorisation for {stream} ' +
        "with enough capacity for this lot, so your bids on it do not count. You owe nothing.",
    },
    hi: {
      title: "आपकी बोली नहीं जीती",
      description:
        "“{title}” बंद होते समय आपकी कंपनी के पास {stream} का चालू ऑथराइज़ेशन " +
        "या इस लॉट जितनी क्षमता नहीं थी, इसलिए आपकी बोलियाँ नहीं गिनी गईं। आपको कुछ नहीं देना है।",
    },
  }),
  completed: defineNotice<OfLot>({
    example: { title },
    values: ofLot,
    en: {
      title: "Order completed",
      description: 'The seller marked "{title}" as paid and lifted.',
    },
    hi: {
      title: "ऑर्डर पूरा हुआ",
      description: "विक्रेता ने बताया है कि “{title}” का पैसा मिल गया और माल उठ गया।",
    },
  }),
};
