import type { companies } from "@rebale/contract";
import { defineNotice } from "../define-notice.ts";
import { roleName } from "../paper-texts.ts";

const [name, company] = ["Asha", "Ravi Metals"];

/** A member's account, and for whom they act. */
export const memberNotices = {
  key_made: defineNotice<{ name: string; by: string; last4: string }>({
    example: { name: "ERP", by: "Asha Rao", last4: "x7Qd" },
    values: (p) => ({ ...p }),
    en: {
      title: "A key for a machine was made",
      description:
        "{by} has made the key {name} (…{last4}), which acts as {by}. If you do not know it, end " +
        "it at once on Company › Machines.",
      sms: "{by} has made the key {name}, which acts as {by}. Unknown? End it on Company, Machines.",
    },
    hi: {
      title: "मशीन के लिए एक key बनी है",
      description:
        "{by} ने key {name} (…{last4}) बनाई है; वह {by} के नाम से काम करेगी। अगर आप इसे नहीं " +
        "जानते, तो कंपनी › मशीनें में इसे तुरंत बंद कीजिए।",
      sms: "{by} ने key {name} बनाई है; वह {by} के नाम से चलेगी। अनजान हो तो बंद कीजिए।",
    },
  }),
  /** `until`: YYYY-MM-DD, the last day. */
  key_soon: defineNotice<{ name: string; until: string }>({
    example: { name: "ERP", until: "2026-12-06" },
    values: (p, say) => ({ name: p.name, until: say.day(p.until) }),
    en: {
      title: "A key ends soon",
      description:
        "The key {name} works until {until}. Make another on Company › Machines, and end this one.",
      sms: "The key {name} works until {until}. Make another on Company, Machines.",
    },
    hi: {
      title: "एक key की मियाद ख़त्म होने वाली है",
      description: "{name} नाम की key {until} तक चलेगी। कंपनी › मशीनें में दूसरी बनाइए, और इसे बंद कीजिए।",
      sms: "{name} नाम की key {until} तक चलेगी। कंपनी, मशीनें में दूसरी बनाइए।",
    },
  }),
  webhook_address: defineNotice<{ host: string; by: string }>({
    example: { host: "erp.example.com", by: "Asha Rao" },
    values: (p) => ({ ...p }),
    en: {
      title: "A webhook has a new address",
      description:
        "{by} has your company's sales, trucks and payments told to {host}. If you do not know " +
        "it, remove it at once on Company › Machines.",
    },
    hi: {
      title: "एक webhook का नया पता",
      description:
        "{by} ने आपकी कंपनी की बिक्री, ट्रक और पैसों की ख़बर {host} को भेजना तय किया है। अगर आप इसे " +
        "नहीं जानते, तो कंपनी › मशीनें में इसे तुरंत हटाइए।",
    },
  }),
  /** `name`: the webhook's own, or its host's. */
  webhook_off: defineNotice<{ name: string; why: "failing" | "gone" | "office" }>({
    example: { name: "ERP", why: "failing" },
    values: ({ name }) => ({ name }),
    en: {
      title: "A webhook is off",
      description:
        "The webhook {name} has not taken a message for three days, so it is off. See what it " +
        "answered and turn it on again on Company › Machines; what it missed can be read again.",
      sms: "The webhook {name} has not answered for three days and is off. See Company, Machines.",
    },
    hi: {
      title: "एक webhook बंद है",
      description:
        "Webhook {name} ने तीन दिन से कोई मैसेज नहीं लिया, इसलिए वह बंद है। उसने क्या जवाब दिया, " +
        "यह कंपनी › मशीनें में देखिए और वहीं उसे चालू कीजिए; जो छूटा, वह फिर पढ़ा जा सकता है।",
      sms: "Webhook {name} ने तीन दिन से जवाब नहीं दिया और बंद है। कंपनी, मशीनें में देखिए।",
    },
    others: {
      webhook_gone: {
        when: ({ why }) => why === "gone",
        example: { why: "gone" },
        en: {
          title: "A webhook is off",
          description:
            "The webhook {name} has answered that it is gone (410), so it is off. Turn it on again " +
            "on Company › Machines once it is there.",
          sms: "The webhook {name} has answered 410, gone, and is off. See Company, Machines.",
        },
        hi: {
          title: "एक webhook बंद है",
          description:
            "Webhook {name} ने जवाब दिया कि वह अब नहीं है (410), इसलिए वह बंद है। वह फिर मिले तो " +
            "कंपनी › मशीनें में चालू कीजिए।",
          sms: "Webhook {name} ने 410 जवाब दिया और बंद है। कंपनी, मशीनें में देखिए।",
        },
      },
      webhook_off_office: {
        when: ({ why }) => why === "office",
        example: { why: "office" },
        en: {
          title: "A webhook is off",
          description:
            "Rebale has turned the webhook {name} off. Ask us why before you turn it on again.",
          sms: "Rebale has turned the webhook {name} off. Ask us before you turn it on again.",
        },
        hi: {
          title: "एक webhook बंद है",
          description: "Rebale ने webhook {name} बंद कर दिया है। फिर चालू करने से पहले हमसे वजह पूछिए।",
          sms: "Rebale ने webhook {name} बंद किया है। चालू करने से पहले हमसे पूछिए।",
        },
      },
    },
  }),
  account_active: defineNotice<{ type: "buyer" | "seller" }>({
    example: { type: "seller" },
    values: () => ({}),
    en: {
      title: "Your account is active",
      description: "Your seller account is verified. You can log in and list your first lot.",
    },
    hi: {
      title: "आपका खाता चालू है",
      description: "आपका विक्रेता खाता जाँच लिया गया। लॉगिन करके पहला लॉट डालिए।",
    },
    others: {
      buyer: {
        when: (p) => p.type !== "seller",
        example: { type: "buyer" },
        en: {
          title: "Your account is active",
          description: "Your account is active again. You can log in and bid.",
        },
        hi: {
          title: "आपका खाता चालू है",
          description: "आपका खाता फिर चालू है। लॉगिन करके बोली लगाइए।",
        },
      },
    },
  }),
  /** The asker, and the company to join. */
  join_asked: defineNotice<{ name: string; company: string }>({
    example: { name, company },
    values: ({ name, company }) => ({ name, company }),
    en: {
      title: "Someone has asked to join your company",
      description: "{name} has asked to act for {company}. Agree or decline on your company page.",
    },
    hi: {
      title: "किसी ने आपकी कंपनी से जुड़ने को कहा है",
      description: "{name} ने {company} से जुड़ने को कहा है। कंपनी वाले पन्ने पर हाँ या ना कीजिए।",
    },
  }),
  join_agreed: defineNotice<{ company: string }>({
    example: { company },
    values: ({ company }) => ({ company }),
    en: {
      title: "You now act for your company",
      description: "{company} has confirmed that you act for it.",
    },
    hi: {
      title: "अब आप अपनी कंपनी से जुड़ गए हैं",
      description: "{company} ने माना कि आप उसकी ओर से काम करते हैं।",
    },
  }),
  join_declined: defineNotice<{ company: string }>({
    example: { company },
    values: ({ company }) => ({ company }),
    en: {
      title: "Your request to join was declined",
      description:
        "{company} has declined your request. You can view auctions, but not bid or sell.",
    },
    hi: {
      title: "कंपनी ने आपको नहीं जोड़ा",
      description:
        "{company} ने आपको जोड़ने से मना किया। आप नीलामी देख सकते हैं, बोली या बिक्री नहीं कर सकते।",
    },
  }),
  /** To somebody who may not be a member yet; `by` is a person. */
  invited: defineNotice<{ by: string; company: string; role: companies.Role }>({
    example: { by: name, company, role: "bidder" },
    values: (p, { language }) => ({
      by: p.by,
      company: p.company,
      role: roleName(p.role, language),
    }),
    en: {
      title: "You are invited to a company on Rebale",
      description:
        "{by} invites you to act for {company} on Rebale, as {role}. The invitation is valid for " +
        "14 days: register or log in to accept it.",
      sms:
        "{by} invites you to act for {company} on Rebale, as {role}. The invitation is valid for " +
        "14 days: register or log in to accept it. {home}/invitation",
    },
    hi: {
      title: "Rebale पर एक कंपनी का न्योता",
      description:
        "{by} ने आपको Rebale पर {company} से जुड़ने का न्योता दिया है। रोल: {role}। न्योता 14 दिन " +
        "चलेगा: मानने के लिए खाता बनाइए या लॉगिन कीजिए।",
      sms:
        "{by} ने आपको Rebale पर {company} से जुड़ने का न्योता दिया है। रोल: {role}। न्योता 14 दिन " +
        "चलेगा: मानने के लिए खाता बनाइए या लॉगिन कीजिए। {home}/invitation",
    },
  }),
  invitation_accepted: defineNotice<{ name: string; company: string }>({
    example: { name, company },
    values: ({ name, company }) => ({ name, company }),
    en: {
      title: "Your invitation is accepted",
      description: "{name} now acts for {company}.",
    },
    hi: {
      title: "आपका न्योता मान लिया गया",
      description: "{name} ने {company} से जुड़ने का न्योता मान लिया है।",
    },
  }),
  /** To who asked to be erased. */
  erasure_refused: defineNotice<{ reason: string }>({
    example: { reason: "Two orders are open" },
    values: ({ reason }) => ({ reason }),
    en: {
      title: "We cannot erase your account yet",
      description: "You asked us to erase your account. We cannot do it now: {reason}",
    },
    hi: {
      title: "आपका खाता अभी मिटाया नहीं जा सकता",
      description: "आपने अपना खाता मिटाने को कहा था। अभी यह नहीं हो सकता: {reason}",
    },
  }),
};
