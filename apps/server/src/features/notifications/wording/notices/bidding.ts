import { defineNotice, type OfLot, type Priced, price, title, until } from "../define-notice.ts";
import { en, hi } from "../value-texts.ts";

/** What bidders and sellers are told while an auction runs. */
export const biddingNotices = {
  outbid: defineNotice<Priced>({
    example: { title, price },
    en: (p) => ({
      title: "You were outbid",
      description: `The highest bid on "${p.title}" is now ${en.price(p.price)}.`,
    }),
    hi: (p) => ({
      title: "कोई आपसे ऊपर गया",
      description: `“${p.title}” की सबसे ऊँची बोली अब ${hi.price(p.price)} है।`,
    }),
  }),
  ending_soon: defineNotice<OfLot & { isLeading: boolean }>({
    example: { title, isLeading: false },
    en: (p) => ({
      title: "Ending soon",
      description:
        `"${p.title}" ends in a few minutes. ` +
        (p.isLeading ? "You are leading." : "You are not leading."),
    }),
    hi: (p) => ({
      title: "बोली ख़त्म होने वाली है",
      description: `“${p.title}”: बस कुछ मिनट बाक़ी। ${p.isLeading ? "आप आगे हैं।" : "आप आगे नहीं हैं।"}`,
    }),
  }),
  voided: defineNotice<OfLot & { reason: string }>({
    example: { title, reason: "Typed by mistake" },
    en: (p) => ({
      title: "Your bid was voided",
      description: `Your bid on "${p.title}" was voided: ${p.reason}`,
    }),
    hi: (p) => ({
      title: "आपकी बोली रद्द हुई",
      description: `“${p.title}” पर आपकी बोली रद्द हुई: ${p.reason}`,
    }),
  }),
  paused: defineNotice<OfLot & { reason: string }>({
    example: { title, reason: "The scale is being repaired" },
    en: (p) => ({
      title: "Bidding is paused",
      description:
        `Bidding on "${p.title}" is paused: ${en.ended(p.reason)} ` +
        "The clock is stopped; we will tell you when it runs again.",
    }),
    hi: (p) => ({
      title: "बोली रुकी है",
      description:
        `“${p.title}” की बोली अभी रोकी गई है: ${hi.ended(p.reason)} घड़ी रुकी हुई है; फिर चालू ` +
        "होते ही आपको बताएँगे।",
    }),
  }),
  /** `until`: ISO 8601. */
  resumed: defineNotice<OfLot & { until: string }>({
    example: { title, until },
    en: (p) => ({
      title: "Bidding has resumed",
      description: `Bidding on "${p.title}" continues until ${en.time(p.until)}.`,
    }),
    hi: (p) => ({
      title: "बोली फिर चालू है",
      description: `“${p.title}” पर बोली ${hi.time(p.until)} तक चलेगी।`,
    }),
  }),
  extended: defineNotice<OfLot & { reason: string; until: string }>({
    example: { title, reason: "The scale was being repaired", until },
    en: (p) => ({
      title: "More time to bid",
      description: `"${p.title}" now ends on ${en.time(p.until)}: ${en.ended(p.reason)}`,
    }),
    hi: (p) => ({
      title: "बोली के लिए और समय",
      description: `“${p.title}” की बोली अब ${hi.time(p.until)} ख़त्म होगी: ${hi.ended(p.reason)}`,
    }),
  }),
  withdrawn: defineNotice<OfLot & { reason: string }>({
    example: { title, reason: "Sold elsewhere" },
    en: (p) => ({
      title: "Lot withdrawn",
      description:
        `"${p.title}" was withdrawn: ${en.ended(p.reason)} ` +
        "Nobody wins it, and nobody owes anything.",
    }),
    hi: (p) => ({
      title: "लॉट वापस लिया गया",
      description:
        `“${p.title}” वापस ले लिया गया: ${hi.ended(p.reason)} यह किसी को नहीं मिलेगा, और किसी ` +
        "को कुछ देना नहीं है।",
    }),
  }),
};
