import type { companies } from "@rebale/contract";
import { defineNotice } from "../define-notice.ts";
import { roleName } from "../paper-texts.ts";

/** A member's account, and for whom they act. */
export const memberNotices = {
  account_active: defineNotice<{ type: "buyer" | "seller" }>({
    example: { type: "seller" },
    en: (p) => ({
      title: "Your account is active",
      description:
        p.type === "seller"
          ? "Your seller account is verified. You can log in and list your first lot."
          : "Your account is active again. You can log in and bid.",
    }),
    hi: (p) => ({
      title: "आपका खाता चालू है",
      description:
        p.type === "seller"
          ? "आपका विक्रेता खाता जाँच लिया गया। लॉगिन करके पहला लॉट डालिए।"
          : "आपका खाता फिर चालू है। लॉगिन करके बोली लगाइए।",
    }),
  }),
  /** Who asks, and to join which company. */
  join_asked: defineNotice<{ name: string; company: string }>({
    example: { name: "Asha", company: "Ravi Metals" },
    en: (p) => ({
      title: "Someone has asked to join your company",
      description: `${p.name} has asked to act for ${p.company}. Agree or decline on your company page.`,
    }),
    hi: (p) => ({
      title: "किसी ने आपकी कंपनी से जुड़ने को कहा है",
      description: `${p.name} ने ${p.company} से जुड़ने को कहा है। कंपनी वाले पन्ने पर हाँ या ना कीजिए।`,
    }),
  }),
  join_agreed: defineNotice<{ company: string }>({
    example: { company: "Ravi Metals" },
    en: (p) => ({
      title: "You now act for your company",
      description: `${p.company} has confirmed that you act for it.`,
    }),
    hi: (p) => ({
      title: "अब आप अपनी कंपनी से जुड़ गए हैं",
      description: `${p.company} ने माना कि आप उसकी ओर से काम करते हैं।`,
    }),
  }),
  join_declined: defineNotice<{ company: string }>({
    example: { company: "Ravi Metals" },
    en: (p) => ({
      title: "Your request to join was declined",
      description: `${p.company} has declined your request. You can view auctions, but not bid or sell.`,
    }),
    hi: (p) => ({
      title: "कंपनी ने आपको नहीं जोड़ा",
      description: `${p.company} ने आपको जोड़ने से मना किया। आप नीलामी देख सकते हैं, बोली या बिक्री नहीं कर सकते।`,
    }),
  }),
  /** To somebody who may not be a member yet; `by` is a person. */
  invited: defineNotice<{ by: string; company: string; role: companies.Role }>({
    example: { by: "Asha", company: "Ravi Metals", role: "bidder" },
    en: (p) => ({
      title: "You are invited to a company on Rebale",
      description: `${p.by} invites you to act for ${p.company} on Rebale, as ${roleName(p.role, "en")}. The invitation is valid for 14 days: register or log in to accept it.`,
    }),
    hi: (p) => ({
      title: "Rebale पर एक कंपनी का न्योता",
      description: `${p.by} ने आपको Rebale पर ${p.company} से जुड़ने का न्योता दिया है। रोल: ${roleName(p.role, "hi")}। न्योता 14 दिन चलेगा: मानने के लिए खाता बनाइए या लॉगिन कीजिए।`,
    }),
  }),
  invitation_accepted: defineNotice<{ name: string; company: string }>({
    example: { name: "Asha", company: "Ravi Metals" },
    en: (p) => ({
      title: "Your invitation is accepted",
      description: `${p.name} now acts for ${p.company}.`,
    }),
    hi: (p) => ({
      title: "आपका न्योता मान लिया गया",
      description: `${p.name} ने ${p.company} से जुड़ने का न्योता मान लिया है।`,
    }),
  }),
  /** To who asked to be erased. */
  erasure_refused: defineNotice<{ reason: string }>({
    example: { reason: "Two orders are open" },
    en: (p) => ({
      title: "We cannot erase your account yet",
      description: `You asked us to erase your account. We cannot do it now: ${p.reason}`,
    }),
    hi: (p) => ({
      title: "आपका खाता अभी मिटाया नहीं जा सकता",
      description: `आपने अपना खाता मिटाने को कहा था। अभी यह नहीं हो सकता: ${p.reason}`,
    }),
  }),
};
