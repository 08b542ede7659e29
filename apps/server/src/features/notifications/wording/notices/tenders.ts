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

interface OfLine extends OfLot {
  /** The number of its line in the lot's ledger. */
  readonly seq: number;
}
const ofLine = {
  example: { title, seq: 4 },
  values: (p: OfLine) => ({ title: p.title, seq: String(p.seq) }),
};

/** Notices of lots that are sold by tender. None says an amount before it is opened. */
export const tenderNotices = {
  tender_in: defineNotice<OfLine>({
    ...ofLine,
    en: {
      title: "Your tender is sealed",
      description: 'Receipt number {seq}. The tender on "{title}" stands until it is opened.',
    },
    hi: {
      title: "आपका टेंडर सील हो गया",
      description: "रसीद नंबर {seq} है। “{title}” पर टेंडर खुलने तक चलेगा।",
    },
  }),
  tender_back: defineNotice<OfLine>({
    ...ofLine,
    en: {
      title: "Your tender is taken back",
      description: 'Receipt number {seq}. Your company has no tender on "{title}" now.',
    },
    hi: {
      title: "आपका टेंडर वापस लिया गया",
      description: "रसीद नंबर {seq} है। “{title}” पर अब आपकी कंपनी का कोई टेंडर नहीं है।",
    },
  }),
  tender_opened: defineNotice<Priced>({
    example: { title, price },
    values: priced,
    en: {
      title: "The tenders were opened",
      description: 'The tenders on "{title}" were opened. Yours was {price}.',
    },
    hi: {
      title: "टेंडर खुल गए",
      description: "“{title}” के टेंडर खुल गए। आपका टेंडर {price} का था।",
    },
  }),
  /** `until`: ISO 8601, when the auction starts. */
  qualified: defineNotice<OfLot & { until: string }>({
    example: { title, until },
    values: (p, say) => ({ title: p.title, until: say.time(p.until) }),
    en: {
      title: "You may bid in the auction",
      description: 'Your tender on "{title}" qualified. The auction starts on {until}.',
    },
    hi: {
      title: "आप नीलामी में बोली लगा सकते हैं",
      description: "“{title}” पर आपका टेंडर चुना गया। नीलामी {until} शुरू होगी।",
    },
  }),
  not_qualified: defineNotice<OfLot>({
    example: { title },
    values: ofLot,
    en: {
      title: "Your tender did not qualify",
      description: 'Others tendered more for "{title}". Your deposit is free again.',
    },
    hi: {
      title: "आपका टेंडर नहीं चुना गया",
      description: "“{title}” पर औरों के टेंडर ऊँचे थे। आपका जमा पैसा फिर फ़्री है।",
    },
  }),
  tender_unopened: defineNotice<OfLine>({
    ...ofLine,
    en: {
      title: "Your tender was not opened",
      description:
        'Receipt number {seq}. You had not accepted what was changed about "{title}", so your tender did not count.',
    },
    hi: {
      title: "आपका टेंडर नहीं खोला गया",
      description:
        "रसीद नंबर {seq} है। “{title}” में हुए बदलाव को आपने माना नहीं था, इसलिए आपका टेंडर गिना नहीं गया।",
    },
  }),
  too_few_bidders: defineNotice<OfLot & { needed: number }>({
    example: { title, needed: 3 },
    values: (p) => ({ title: p.title, needed: String(p.needed) }),
    en: {
      title: "Too few bidders",
      description: '"{title}" was not sold: {needed} companies were needed, and fewer took part.',
    },
    hi: {
      title: "बोली लगाने वाले कम रहे",
      description: "“{title}” नहीं बिका: {needed} कंपनियाँ चाहिए थीं, उससे कम आईं।",
    },
  }),
};
