import type { companies } from "@rebale/contract";
import { defineNotice, type Stream, type WithReasons } from "../define-notice.ts";
import { paperName, reasonsText, streamName } from "../paper-texts.ts";
import type { Values } from "../phone-text.ts";
import type { Saying } from "../value-texts.ts";

const inDays = {
  en: (days: number) => (days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`),
  hi: (days: number) => (days === 0 ? "आज" : days === 1 ? "कल" : `${days} दिन में`),
};
const company = "Ravi Metals";
const ofCompany = (p: { company: string }): Values => ({ company: p.company });
const withReasons = (p: WithReasons, { language }: Saying): Values => ({
  company: p.company,
  reasons: reasonsText(p.reasons, language),
});

/** A company's papers and authorisations. */
export const companyNotices = {
  company_accepted: defineNotice<{ company: string }>({
    example: { company },
    values: ofCompany,
    en: {
      title: "Your company is verified",
      description: "We have checked and accepted the papers of {company}.",
    },
    hi: {
      title: "आपकी कंपनी की जाँच पूरी हुई",
      description: "{company} के काग़ज़ मंज़ूर हो गए।",
    },
  }),
  company_correction: defineNotice<WithReasons>({
    example: { company, reasons: [{ path: "gst", msg: "Blurred" }] },
    values: withReasons,
    en: {
      title: "Please correct your company's papers",
      description:
        "We need a correction from {company}. {reasons} Send it again on your company page.",
      sms:
        "We need a correction of the papers of {company}. Reason: {reasons} Send it again on your " +
        "company page.",
    },
    hi: {
      title: "कंपनी के काग़ज़ ठीक कीजिए",
      description: "{company} के काग़ज़ों में सुधार चाहिए। {reasons} कंपनी वाले पन्ने से फिर भेजिए।",
    },
  }),
  company_refused: defineNotice<WithReasons>({
    example: { company, reasons: [{ path: "pan", msg: "Of another" }] },
    values: withReasons,
    en: {
      title: "Your company was not verified",
      description: "{company} was not verified. {reasons} You can correct this and send it again.",
    },
    hi: {
      title: "आपकी कंपनी मंज़ूर नहीं हुई",
      description: "{company} मंज़ूर नहीं हुई। {reasons} इसे ठीक करके फिर भेज सकते हैं।",
    },
  }),
  company_suspended: defineNotice<WithReasons>({
    example: { company, reasons: [{ path: "", msg: "Not paid" }] },
    values: withReasons,
    en: {
      title: "Your company is suspended",
      description: "{company} can no longer bid or list lots. {reasons} Please contact us.",
    },
    hi: {
      title: "आपकी कंपनी रोकी गई है",
      description: "{company} अभी न बोली लगा सकती है, न लॉट डाल सकती है। {reasons} हमसे संपर्क कीजिए।",
    },
  }),
  /** `until`: YYYY-MM-DD, the last day; `days` until then. */
  paper_lapses: defineNotice<{
    company: string;
    kind: companies.CompanyPaperKind;
    until: string;
    days: number;
  }>({
    example: { company, kind: "bank", until: "2026-11-30", days: 7 },
    values: (p, say) => ({
      company: p.company,
      kind: paperName(p.kind, say.language),
      until: say.day(p.until),
      when: inDays[say.language](p.days),
    }),
    en: {
      title: "Your {kind} expires {when}",
      description:
        "The {kind} of {company} is valid until {until}. Send the new one on your company page.",
      sms: "The {kind} of {company} is valid until {until}. Send the new one on your company page.",
    },
    hi: {
      title: "{kind} की मियाद {when} ख़त्म होगी",
      description: "{company} का {kind} {until} तक चलेगा। नया काग़ज़ कंपनी वाले पन्ने से भेजिए।",
      sms: "{company} का {kind} सिर्फ़ {until} तक चलेगा। नया काग़ज़ कंपनी वाले पन्ने से भेजिए।",
    },
  }),
  authorisation_accepted: defineNotice<{ stream: Stream; number: string }>({
    example: { stream: "batteries", number: "B-29016" },
    values: (p, say) => ({ stream: streamName(p.stream, say.language), number: p.number }),
    en: {
      title: "Your authorisation is accepted",
      description: "Your company may now bid on {stream} lots under {number}.",
    },
    hi: {
      title: "आपका ऑथराइज़ेशन मंज़ूर हुआ",
      description: "{number} पर आपकी कंपनी अब {stream} के लॉट पर बोली लगा सकती है।",
    },
  }),
  authorisation_refused: defineNotice<{ stream: Stream; number: string; reason: string }>({
    example: { stream: "tyres", number: "B-29016", reason: "The page is cut off" },
    values: (p, say) => ({ number: p.number, reason: say.ended(p.reason) }),
    en: {
      title: "Your authorisation was not accepted",
      description: "{number}: {reason} You can send it again on your company page.",
      sms:
        "Your authorisation {number} was not accepted. Reason: {reason} You can send it again on " +
        "your company page.",
    },
    hi: {
      title: "आपका ऑथराइज़ेशन मंज़ूर नहीं हुआ",
      description: "{number}: {reason} कंपनी वाले पन्ने से फिर भेज सकते हैं।",
      sms: "आपका ऑथराइज़ेशन {number} मंज़ूर नहीं हुआ। वजह: {reason} कंपनी वाले पन्ने से फिर भेज सकते हैं।",
    },
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
      ...{ company, stream: "batteries", number: "B-29016" },
      ...{ until: "2026-11-30", days: 7 },
    },
    values: (p, say) => ({
      company: p.company,
      stream: streamName(p.stream, say.language),
      number: p.number,
      until: say.day(p.until),
      when: inDays[say.language](p.days),
    }),
    en: {
      title: "Your authorisation expires {when}",
      description:
        "Authorisation {number} of {company} for {stream} is valid until {until}. Send the renewed " +
        "one on your company page.",
      sms:
        "Your authorisation {number} for {stream} is valid until {until}. Send the renewed one on " +
        "your company page.",
    },
    hi: {
      title: "आपके ऑथराइज़ेशन की मियाद {when} ख़त्म होगी",
      description:
        "{company} का {stream} का ऑथराइज़ेशन {number} {until} तक चलेगा। नया वाला कंपनी वाले पन्ने से " +
        "भेजिए।",
      sms:
        "{stream} का आपका ऑथराइज़ेशन {number} सिर्फ़ {until} तक चलेगा। नया वाला कंपनी वाले पन्ने से " +
        "भेजिए।",
    },
  }),
};
