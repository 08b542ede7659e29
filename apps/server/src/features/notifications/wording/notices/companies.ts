import type { companies } from "@rebale/contract";
import { defineNotice, type Stream, type WithReasons } from "../define-notice.ts";
import { paperName, reasonsText, streamNameInHindi } from "../paper-texts.ts";
import { en, hi } from "../value-texts.ts";

const inDays = {
  en: (days: number) => (days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`),
  hi: (days: number) => (days === 0 ? "आज" : days === 1 ? "कल" : `${days} दिन में`),
};

/** A company's papers and authorisations. */
export const companyNotices = {
  company_accepted: defineNotice<{ company: string }>({
    example: { company: "Ravi Metals" },
    en: (p) => ({
      title: "Your company is verified",
      description: `We have checked and accepted the papers of ${p.company}.`,
    }),
    hi: (p) => ({
      title: "आपकी कंपनी की जाँच पूरी हुई",
      description: `${p.company} के काग़ज़ मंज़ूर हो गए।`,
    }),
  }),
  company_correction: defineNotice<WithReasons>({
    example: { company: "Ravi Metals", reasons: [{ path: "gst", msg: "Blurred" }] },
    en: (p) => ({
      title: "Please correct your company's papers",
      description: `We need a correction from ${p.company}. ${reasonsText(p.reasons, "en")} Send it again on your company page.`,
    }),
    hi: (p) => ({
      title: "कंपनी के काग़ज़ ठीक कीजिए",
      description: `${p.company} के काग़ज़ों में सुधार चाहिए। ${reasonsText(p.reasons, "hi")} कंपनी वाले पन्ने से फिर भेजिए।`,
    }),
  }),
  company_refused: defineNotice<WithReasons>({
    example: { company: "Ravi Metals", reasons: [{ path: "pan", msg: "Of another" }] },
    en: (p) => ({
      title: "Your company was not verified",
      description: `${p.company} was not verified. ${reasonsText(p.reasons, "en")} You can correct this and send it again.`,
    }),
    hi: (p) => ({
      title: "आपकी कंपनी मंज़ूर नहीं हुई",
      description: `${p.company} मंज़ूर नहीं हुई। ${reasonsText(p.reasons, "hi")} इसे ठीक करके फिर भेज सकते हैं।`,
    }),
  }),
  company_suspended: defineNotice<WithReasons>({
    example: { company: "Ravi Metals", reasons: [{ path: "", msg: "Not paid" }] },
    en: (p) => ({
      title: "Your company is suspended",
      description: `${p.company} can no longer bid or list lots. ${reasonsText(p.reasons, "en")} Please contact us.`,
    }),
    hi: (p) => ({
      title: "आपकी कंपनी रोकी गई है",
      description: `${p.company} अभी न बोली लगा सकती है, न लॉट डाल सकती है। ${reasonsText(p.reasons, "hi")} हमसे संपर्क कीजिए।`,
    }),
  }),
  /** `until`: YYYY-MM-DD, the last day; `days` until then. */
  paper_lapses: defineNotice<{
    company: string;
    kind: companies.PaperKind;
    until: string;
    days: number;
  }>({
    example: { company: "Ravi Metals", kind: "bank", until: "2026-11-30", days: 7 },
    en: (p) => ({
      title: `Your ${paperName(p.kind, "en")} expires ${inDays.en(p.days)}`,
      description: `The ${paperName(p.kind, "en")} of ${p.company} is valid until ${en.day(p.until)}. Send the new one on your company page.`,
    }),
    hi: (p) => ({
      title: `${paperName(p.kind, "hi")} की मियाद ${inDays.hi(p.days)} ख़त्म होगी`,
      description: `${p.company} का ${paperName(p.kind, "hi")} ${hi.day(p.until)} तक चलेगा। नया काग़ज़ कंपनी वाले पन्ने से भेजिए।`,
    }),
  }),
  authorisation_accepted: defineNotice<{ stream: Stream; number: string }>({
    example: { stream: "batteries", number: "B-29016" },
    en: (p) => ({
      title: "Your authorisation is accepted",
      description: `Your company may now bid on ${p.stream} lots under ${p.number}.`,
    }),
    hi: (p) => ({
      title: "आपका ऑथराइज़ेशन मंज़ूर हुआ",
      description: `${p.number} पर आपकी कंपनी अब ${streamNameInHindi(p.stream)} के लॉट पर बोली लगा सकती है।`,
    }),
  }),
  authorisation_refused: defineNotice<{ stream: Stream; number: string; reason: string }>({
    example: { stream: "tyres", number: "B-29016", reason: "The page is cut off" },
    en: (p) => ({
      title: "Your authorisation was not accepted",
      description: `${p.number}: ${en.ended(p.reason)} You can send it again on your company page.`,
    }),
    hi: (p) => ({
      title: "आपका ऑथराइज़ेशन मंज़ूर नहीं हुआ",
      description: `${p.number}: ${hi.ended(p.reason)} कंपनी वाले पन्ने से फिर भेज सकते हैं।`,
    }),
  }),
  /** `until`: YYYY-MM-DD, the last day; `days` until then. */
  authorisation_lapses: defineNotice<{
    company: string;
    stream: Stream;
    number: string;
    until: string;
    days: number;
  }>({
    example: {
      company: "Ravi Metals",
      stream: "batteries",
      number: "B-29016",
      until: "2026-11-30",
      days: 7,
    },
    en: (p) => ({
      title: `Your authorisation expires ${inDays.en(p.days)}`,
      description:
        `Authorisation ${p.number} of ${p.company} for ${p.stream} is valid until ` +
        `${en.day(p.until)}. Send the renewed one on your company page.`,
    }),
    hi: (p) => ({
      title: `आपके ऑथराइज़ेशन की मियाद ${inDays.hi(p.days)} ख़त्म होगी`,
      description:
        `${p.company} का ${streamNameInHindi(p.stream)} का ऑथराइज़ेशन ${p.number} ` +
        `${hi.day(p.until)} तक चलेगा। नया वाला कंपनी वाले पन्ने से भेजिए।`,
    }),
  }),
};
