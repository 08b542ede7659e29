import type { NoticeWords } from "./notice-params.ts";
import { paperName, reasonsText, roleName, streamNameInHindi } from "./paper-texts.ts";
import { dayText, ended } from "./value-texts.ts";

const inDays = (days: number) => (days === 0 ? "आज" : days === 1 ? "कल" : `${days} दिन में`);

/** What members read of their account, company and papers. */
export const memberNotices = {
  account_active: (p) => ({
    title: "आपका खाता चालू है",
    description:
      p.type === "seller"
        ? "आपका विक्रेता खाता जाँच लिया गया। लॉगिन करके पहला लॉट डालिए।"
        : "आपका खाता फिर चालू है। लॉगिन करके बोली लगाइए।",
  }),
  join_asked: (p) => ({
    title: "किसी ने आपकी कंपनी से जुड़ने को कहा है",
    description: `${p.name} ने ${p.company} से जुड़ने को कहा है। कंपनी वाले पन्ने पर हाँ या ना कीजिए।`,
  }),
  join_agreed: (p) => ({
    title: "अब आप अपनी कंपनी से जुड़ गए हैं",
    description: `${p.company} ने माना कि आप उसकी ओर से काम करते हैं।`,
  }),
  join_declined: (p) => ({
    title: "कंपनी ने आपको नहीं जोड़ा",
    description: `${p.company} ने आपको जोड़ने से मना किया। आप नीलामी देख सकते हैं, बोली या बिक्री नहीं कर सकते।`,
  }),
  invited: (p) => ({
    title: "Rebale पर एक कंपनी का न्योता",
    description: `${p.by} ने आपको Rebale पर ${p.company} से जुड़ने का न्योता दिया है। रोल: ${roleName(p.role, "hi")}। न्योता 14 दिन चलेगा: मानने के लिए खाता बनाइए या लॉगिन कीजिए।`,
  }),
  invitation_accepted: (p) => ({
    title: "आपका न्योता मान लिया गया",
    description: `${p.name} ने ${p.company} से जुड़ने का न्योता मान लिया है।`,
  }),
  erasure_refused: (p) => ({
    title: "आपका खाता अभी मिटाया नहीं जा सकता",
    description: `आपने अपना खाता मिटाने को कहा था। अभी यह नहीं हो सकता: ${p.reason}`,
  }),
  company_accepted: (p) => ({
    title: "आपकी कंपनी की जाँच पूरी हुई",
    description: `${p.company} के काग़ज़ मंज़ूर हो गए।`,
  }),
  company_correction: (p) => ({
    title: "कंपनी के काग़ज़ ठीक कीजिए",
    description: `${p.company} के काग़ज़ों में सुधार चाहिए। ${reasonsText(p.reasons, "hi")} कंपनी वाले पन्ने से फिर भेजिए।`,
  }),
  company_refused: (p) => ({
    title: "आपकी कंपनी मंज़ूर नहीं हुई",
    description: `${p.company} मंज़ूर नहीं हुई। ${reasonsText(p.reasons, "hi")} इसे ठीक करके फिर भेज सकते हैं।`,
  }),
  company_suspended: (p) => ({
    title: "आपकी कंपनी रोकी गई है",
    description: `${p.company} अभी न बोली लगा सकती है, न लॉट डाल सकती है। ${reasonsText(p.reasons, "hi")} हमसे संपर्क कीजिए।`,
  }),
  paper_lapses: (p) => ({
    title: `${paperName(p.kind, "hi")} की मियाद ${inDays(p.days)} ख़त्म होगी`,
    description: `${p.company} का ${paperName(p.kind, "hi")} ${dayText(p.until, "hi")} तक चलेगा। नया काग़ज़ कंपनी वाले पन्ने से भेजिए।`,
  }),
  authorisation_accepted: (p) => ({
    title: "आपका ऑथराइज़ेशन मंज़ूर हुआ",
    description: `${p.number} पर आपकी कंपनी अब ${streamNameInHindi(p.stream)} के लॉट पर बोली लगा सकती है।`,
  }),
  authorisation_refused: (p) => ({
    title: "आपका ऑथराइज़ेशन मंज़ूर नहीं हुआ",
    description: `${p.number}: ${ended(p.reason, "hi")} कंपनी वाले पन्ने से फिर भेज सकते हैं।`,
  }),
  authorisation_lapses: (p) => ({
    title: `आपके ऑथराइज़ेशन की मियाद ${inDays(p.days)} ख़त्म होगी`,
    description:
      `${p.company} का ${streamNameInHindi(p.stream)} का ऑथराइज़ेशन ${p.number} ` +
      `${dayText(p.until, "hi")} तक चलेगा। नया वाला कंपनी वाले पन्ने से भेजिए।`,
  }),
} satisfies Partial<NoticeWords>;
