import type { companies, Language } from "@rebale/contract";
import { ended } from "./value-texts.ts";

const papers: Record<Language, Record<companies.CompanyPaperKind, string>> = {
  en: {
    pan: "PAN card",
    gst: "GST certificate",
    incorporation: "certificate of incorporation",
    bank: "bank proof",
  },
  hi: {
    pan: "PAN कार्ड",
    gst: "GST सर्टिफ़िकेट",
    incorporation: "कंपनी रजिस्ट्रेशन सर्टिफ़िकेट",
    bank: "बैंक प्रूफ़",
  },
};
export const paperName = (kind: companies.CompanyPaperKind, language: Language): string =>
  papers[language][kind];

const roles: Record<Language, Record<companies.Role, string>> = {
  en: { owner: "owner", manager: "manager", bidder: "bidder", viewer: "viewer" },
  hi: { owner: "मालिक", manager: "मैनेजर", bidder: "बोली लगाने वाले", viewer: "देखने वाले" },
};
export const roleName = (role: companies.Role, language: Language): string => roles[language][role];

/** The office's reasons, each behind the paper that it is about. */
export const reasonsText = (
  reasons: readonly { path: string; msg: string }[],
  language: Language,
): string =>
  reasons
    .map(({ path, msg }) => {
      const name = papers[language][path as companies.CompanyPaperKind];
      const text = name ? `${name[0]?.toUpperCase()}${name.slice(1)}: ${msg}` : msg;
      return ended(text, language);
    })
    .join(" ");

const streamsInHindi = {
  "e-waste": "ई-वेस्ट",
  plastics: "प्लास्टिक",
  batteries: "बैटरी",
  tyres: "टायर",
  metals: "मेटल",
  "non-ferrous": "नॉन-फ़ेरस मेटल",
};

export const streamName = (stream: keyof typeof streamsInHindi, language: Language): string =>
  language === "hi" ? streamsInHindi[stream] : stream;
