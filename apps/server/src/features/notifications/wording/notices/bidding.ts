import {
  defineNotice,
  type OfLot,
  ofLot,
  type Priced,
  price,
  priced,
  title,
  until,
} from "../define-notice.ts";
import type { Saying } from "../value-texts.ts";

const changed = (p: OfLot & { reason: string; until: string }, say: Saying) => ({
  title: p.title,
  reason: say.ended(p.reason),
  until: say.time(p.until),
});

/** Notices to bidders and sellers while an auction runs. */
export const biddingNotices = {
  outbid: defineNotice<Priced>({
    example: { title, price },
    values: priced,
    en: {
      title: "You were outbid",
      description: 'The highest bid on "{title}" is now {price}.',
    },
    hi: {
      title: "कोई आपसे ऊपर गया",
      description: "“{title}” की सबसे ऊँची बोली अब {price} है।",
    },
  }),
  ending_soon: defineNotice<OfLot & { isLeading: boolean }>({
    example: { title, isLeading: false },
    values: ofLot,
    en: {
      title: "Ending soon",
      description: '"{title}" ends in a few minutes. You are not leading.',
    },
    hi: {
      title: "बोली ख़त्म होने वाली है",
      description: "“{title}”: बस कुछ मिनट बाक़ी। आप आगे नहीं हैं।",
    },
    others: {
      leading: {
        when: (p) => p.isLeading,
        example: { isLeading: true },
        en: {
          title: "Ending soon",
          description: '"{title}" ends in a few minutes. You are leading.',
        },
        hi: {
          title: "बोली ख़त्म होने वाली है",
          description: "“{title}”: बस कुछ मिनट बाक़ी। आप आगे हैं।",
        },
      },
    },
  }),
  voided: defineNotice<OfLot & { reason: string }>({
    example: { title, reason: "Typed by mistake" },
    values: ({ title, reason }) => ({ title, reason }),
    en: {
      title: "Your bid was voided",
      description: 'Your bid on "{title}" was voided: {reason}',
    },
    hi: {
      title: "आपकी बोली रद्द हुई",
      description: "“{title}” पर आपकी बोली रद्द हुई: {reason}",
    },
  }),
  paused: defineNotice<OfLot & { reason: string }>({
    example: { title, reason: "The scale is being repaired" },
    values: ({ title, reason }, say) => ({ title, reason: say.ended(reason) }),
    en: {
      title: "Bidding is paused",
      description:
        'Bidding on "{title}" is paused: {reason} ' +
        "The clock is stopped; we will tell you when it runs again.",
    },
    hi: {
      title: "बोली रुकी है",
      description:
        "“{title}” की बोली अभी रोकी गई है: {reason} घड़ी रुकी हुई है; फिर चालू होते ही आपको बताएँगे।",
    },
  }),
  /** `until`: ISO 8601. */
  resumed: defineNotice<OfLot & { until: string }>({
    example: { title, until },
    values: (p, say) => ({ title: p.title, until: say.time(p.until) }),
    en: {
      title: "Bidding has resumed",
      description: 'Bidding on "{title}" continues until {until}.',
    },
    hi: {
      title: "बोली फिर चालू है",
      description: "“{title}” पर बोली {until} तक चलेगी।",
    },
  }),
  extended: defineNotice<OfLot & { reason: string; until: string }>({
    example: { title, reason: "The scale was being repaired", until },
    values: (p, say) => ({
      title: p.title,
      until: say.time(p.until),
      reason: say.ended(p.reason),
    }),
    en: {
      title: "More time to bid",
      description: '"{title}" now ends on {until}: {reason}',
      sms: 'More time to bid. "{title}" now ends on {until}. Reason: {reason}',
    },
    hi: {
      title: "बोली के लिए और समय",
      description: "“{title}” की बोली अब {until} ख़त्म होगी: {reason}",
    },
  }),
  withdrawn: defineNotice<OfLot & { reason: string }>({
    example: { title, reason: "Sold elsewhere" },
    values: ({ title, reason }, say) => ({ title, reason: say.ended(reason) }),
    en: {
      title: "Lot withdrawn",
      description: '"{title}" was withdrawn: {reason} Nobody wins it, and nobody owes anything.',
    },
    hi: {
      title: "लॉट वापस लिया गया",
      description:
        "“{title}” वापस ले लिया गया: {reason} यह किसी को नहीं मिलेगा, और किसी को कुछ देना नहीं है।",
    },
  }),
  /** `until`: ISO 8601. To who had bid other words, for their bid is bound by their answer alone. */
  corrigendum: defineNotice<OfLot & { reason: string; until: string; isBidder: boolean }>({
    example: { title, reason: "Weighed again", until, isBidder: false },
    values: changed,
    en: {
      title: "A lot has changed",
      description: '"{title}" has changed. Reason: {reason} Bidding is open until {until}.',
    },
    hi: {
      title: "लॉट में बदलाव",
      description: "“{title}” में बदलाव हुआ है। वजह: {reason} बोली {until} तक चलेगी।",
    },
    others: {
      bidder: {
        when: (p) => p.isBidder,
        example: { isBidder: true },
        en: {
          title: "Accept the change, or your bid does not count",
          description:
            '"{title}" has changed. Reason: {reason} ' +
            "Your bid counts only once you accept the change, until {until}.",
        },
        hi: {
          title: "बदलाव मानिए, वरना बोली नहीं गिनी जाएगी",
          description:
            "“{title}” में बदलाव हुआ है। वजह: {reason} आपकी बोली तभी गिनी जाएगी जब आप {until} तक बदलाव मान लेंगे।",
        },
      },
    },
  }),
  corrigendum_unanswered: defineNotice<OfLot & { until: string }>({
    example: { title, until },
    values: (p, say) => ({ title: p.title, until: say.time(p.until) }),
    en: {
      title: "Your answer is missing",
      description:
        '"{title}" has changed, and you have not accepted the change. ' +
        "Without your answer until {until} your bid does not count.",
    },
    hi: {
      title: "आपका जवाब बाक़ी है",
      description:
        "“{title}” में बदलाव हुआ है और आपने उसे अभी नहीं माना है। {until} तक जवाब नहीं दिया तो आपकी बोली नहीं गिनी जाएगी।",
    },
  }),
  corrigendum_refused: defineNotice<OfLot & { reason: string }>({
    example: { title, reason: "The lot has just been weighed" },
    values: ({ title, reason }, say) => ({ title, reason: say.ended(reason) }),
    en: {
      title: "Your lot stays as it is",
      description: 'What you asked to change of "{title}" was not published. Reason: {reason}',
    },
    hi: {
      title: "लॉट में बदलाव नहीं हुआ",
      description: "“{title}” में आपने जो बदलाव माँगा, वह नहीं छापा गया। वजह: {reason}",
    },
  }),
};
