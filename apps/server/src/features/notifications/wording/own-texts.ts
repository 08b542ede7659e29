import type { Language } from "@rebale/contract";

/**
 * Texts to phones that are no notices. The last line of a code's: phones offer the code to the site
 * that it is for, to no other (origin-bound one-time codes).
 */
export const OWN_TEXTS = {
  code: {
    en: "{code} is your Rebale code, valid for 5 minutes. Do not share it with anyone.\n\n@{host} #{code}",
    hi: "{code} आपका Rebale कोड है, 5 मिनट तक चलेगा। किसी को न बताइए।\n\n@{host} #{code}",
  },
  sign: {
    en: '{code} is your Rebale code to sign the sheet of "{title}". Do not share it with anyone.\n\n@{host} #{code}',
    hi: "{code} आपका Rebale कोड है, “{title}” की शर्तों पर दस्तख़त के लिए। किसी को न बताइए।\n\n@{host} #{code}",
  },
  sign_all: {
    en: "{code} is your Rebale code to sign {count} sheets at once. Do not share it with anyone.\n\n@{host} #{code}",
    hi: "{code} आपका Rebale कोड है, एक साथ {count} लॉट की शर्तों पर दस्तख़त के लिए। किसी को न बताइए।\n\n@{host} #{code}",
  },
  shut_out: {
    en: "Your account was not verified. Reason: {reason}",
    hi: "आपका खाता मंज़ूर नहीं हुआ। वजह: {reason}",
  },
  shut_out_deactivated: {
    en: "Your account is deactivated. Reason: {reason}",
    hi: "आपका खाता बंद किया गया। वजह: {reason}",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
export type OwnText = keyof typeof OWN_TEXTS;
