import { memberNotices } from "./hindi-members.ts";
import type { NoticeWords, PriceParam } from "./notice-params.ts";
import { streamNameInHindi } from "./paper-texts.ts";
import { ended, priceText, timeText } from "./value-texts.ts";

const price = (of: PriceParam) => priceText(of, "hi");
const time = (iso: string) => timeText(new Date(iso), "hi");

const notSoldBecause = {
  last_voided: (title: string) => `“${title}” की आख़िरी बोली रद्द हो गई`,
  lapsed: (title: string) => `“${title}” की कोई बोली समय पर मानी नहीं गई`,
  next_declined: (title: string) => `“${title}” को अगली बोली वाले ने मना किया`,
  next_silent: (title: string) => `“${title}” पर अगली बोली वाले ने समय पर जवाब नहीं दिया`,
};
const belowReserve = (p: { title: string; price: PriceParam }, what: string) =>
  `“${p.title}” पर आपकी ${price(p.price)} की बोली रिज़र्व से कम थी और ${what}। ` +
  "लॉट किसी को नहीं मिला, और आपको कुछ नहीं देना है।";

const listed = (named: readonly string[], more: number) =>
  more ? `${named.join(", ")} और ${more} लॉट` : named.join(", ");

export const hindi: NoticeWords = {
  won: (p) => ({
    title: "नीलामी आपने जीती",
    description:
      `“${p.title}” आपकी ${price(p.price)} की बोली पर आपका हुआ। ` +
      "पैसे और माल उठाने की बात विक्रेता आपसे करेगा।",
  }),
  sold: (p) => ({
    title: "आपका लॉट बिक गया",
    description: `“${p.title}” ${price(p.price)} में बिका। ख़रीदार का नाम-पता ‘ऑर्डर और बोलियाँ’ में है।`,
  }),
  lost: (p) => ({
    title: "नीलामी ख़त्म हुई",
    description: `“${p.title}” ${price(p.price)} में किसी और को गया।`,
  }),
  no_bids: (p) => ({
    title: "आपकी नीलामी ख़त्म हुई",
    description: `“${p.title}” पर कोई बोली नहीं आई। आप इसे फिर डाल सकते हैं।`,
  }),
  decision_needed: (p) => ({
    title: "आपका फ़ैसला चाहिए",
    description:
      `“${p.title}” की सबसे ऊँची बोली ${price(p.price)} है, आपके रिज़र्व से कम। ` +
      `${time(p.until)} तक डैशबोर्ड में हाँ या ना कीजिए; उसके बाद किसी को नहीं मिलेगा।`,
  }),
  subject: (p) => ({
    title: "आपकी बोली पर विक्रेता की मंज़ूरी बाक़ी है",
    description:
      `“${p.title}” की नीलामी ख़त्म हुई। आपकी ${price(p.price)} की बोली सबसे ऊँची है, ` +
      `पर रिज़र्व से कम। विक्रेता ${time(p.until)} तक मान सकता है; जो भी हो, हम बताएँगे।`,
  }),
  declined: (p) => ({
    title: "विक्रेता ने आपकी बोली को मना किया",
    description: belowReserve(p, "मना कर दी गई"),
  }),
  not_accepted: (p) => ({
    title: "विक्रेता ने आपकी बोली नहीं मानी",
    description: belowReserve(p, "समय पर मानी नहीं गई"),
  }),
  not_sold: (p) => ({
    title: "आपका लॉट नहीं बिका",
    description: `${notSoldBecause[p.because](p.title)}, इसलिए किसी को नहीं मिला। आप इसे फिर डाल सकते हैं।`,
  }),
  sale_undone: (p) => ({
    title: "एक सौदा रद्द हुआ",
    description: `“${p.title}” की जीतने वाली बोली रद्द हो गई। ${
      p.isOffered
        ? "लॉट अगली बोली वाले को उसी की बोली पर दिया जा रहा है; जवाब हम बताएँगे।"
        : "और कोई बोली नहीं बची, इसलिए किसी को नहीं मिला। आप इसे फिर डाल सकते हैं।"
    }`,
  }),
  win_voided: (p) => ({
    title: "जीतने वाली बोली रद्द हुई",
    description: `“${p.title}” की जीतने वाली बोली रद्द हुई, इसलिए वह सौदा भी रद्द हुआ।`,
  }),
  offered: (p) => ({
    title: "यह लॉट आपकी बोली पर आपको मिल सकता है",
    description:
      `“${p.title}” की जीतने वाली बोली रद्द हुई, और उसके बाद आपकी ${price(p.price)} की बोली है। ` +
      `${time(p.until)} तक ‘मेरी बोलियाँ’ में हाँ या ना कीजिए।`,
  }),
  outbid: (p) => ({
    title: "कोई आपसे ऊपर गया",
    description: `“${p.title}” की सबसे ऊँची बोली अब ${price(p.price)} है।`,
  }),
  ending_soon: (p) => ({
    title: "बोली ख़त्म होने वाली है",
    description: `“${p.title}”: बस कुछ मिनट बाक़ी। ${p.isLeading ? "आप आगे हैं।" : "आप आगे नहीं हैं।"}`,
  }),
  voided: (p) => ({
    title: "आपकी बोली रद्द हुई",
    description: `“${p.title}” पर आपकी बोली रद्द हुई: ${p.reason}`,
  }),
  paused: (p) => ({
    title: "बोली रुकी है",
    description:
      `“${p.title}” की बोली अभी रोकी गई है: ${ended(p.reason, "hi")} घड़ी रुकी हुई है; फिर चालू ` +
      "होते ही आपको बताएँगे।",
  }),
  resumed: (p) => ({
    title: "बोली फिर चालू है",
    description: `“${p.title}” पर बोली ${time(p.until)} तक चलेगी।`,
  }),
  extended: (p) => ({
    title: "बोली के लिए और समय",
    description: `“${p.title}” की बोली अब ${time(p.until)} पर ख़त्म होगी: ${ended(p.reason, "hi")}`,
  }),
  withdrawn: (p) => ({
    title: "लॉट वापस लिया गया",
    description:
      `“${p.title}” वापस ले लिया गया: ${ended(p.reason, "hi")} यह किसी को नहीं मिलेगा, और किसी ` +
      "को कुछ देना नहीं है।",
  }),
  counter_offer: (p) => ({
    title: "विक्रेता ने अपना भाव बताया",
    description:
      `“${p.title}” आपको ${price(p.price)} में मिल सकता है। ` +
      `${time(p.until)} तक ‘मेरी बोलियाँ’ में हाँ या ना कीजिए।`,
  }),
  counter_offer_ended: (p) => ({
    title: "आपका भाव नहीं माना गया",
    description:
      `“${p.title}” के लिए आपका भाव ${p.because === "declined" ? "नहीं" : "समय पर नहीं"} माना ` +
      `गया। ${time(p.until)} तक सबसे ऊँची बोली पर फ़ैसला कीजिए।`,
  }),
  completed: (p) => ({
    title: "ऑर्डर पूरा हुआ",
    description: `विक्रेता ने लिखा है कि “${p.title}” का पैसा मिला और माल उठ गया।`,
  }),
  lot_refused: (p) => ({
    title: "आपका लॉट मंज़ूर नहीं हुआ",
    description: `${p.title}: ${p.reason}`,
  }),
  ...memberNotices,
  not_authorised: (p) => ({
    title: "आपकी बोली नहीं जीती",
    description:
      `“${p.title}” बंद होते समय आपकी कंपनी के पास ${streamNameInHindi(p.stream)} का चालू ऑथराइज़ेशन ` +
      "या इस लॉट जितनी क्षमता नहीं थी, इसलिए आपकी बोलियाँ नहीं गिनी गईं। आपको कुछ नहीं देना है।",
  }),
  next_bid_decision: (p) => ({
    title: "आपका फ़ैसला चाहिए",
    description:
      `“${p.title}” बंद होते समय सबसे ऊँची बोली वाले के पास चालू ऑथराइज़ेशन नहीं था। अगली बोली ` +
      `${price(p.price)} की है। ${time(p.until)} तक डैशबोर्ड में हाँ या ना कीजिए; उसके बाद ` +
      "किसी को नहीं मिलेगा।",
  }),
  next_bid_subject: (p) => ({
    title: "आपकी बोली पर विक्रेता की मंज़ूरी बाक़ी है",
    description:
      `“${p.title}” की सबसे ऊँची बोली नहीं गिनी गई, और आपकी ${price(p.price)} की बोली उसके बाद है। ` +
      `विक्रेता ${time(p.until)} तक मान सकता है; जो भी हो, हम बताएँगे।`,
  }),
  new_lots: (p) => {
    const count = p.lots.length + p.more;
    const search = p.search === null ? "आपकी सेव की हुई खोजों" : `आपकी खोज “${p.search}”`;
    return {
      title: count === 1 ? "आपके लिए नया लॉट" : `आपके लिए ${count} नए लॉट`,
      description: `${search} में नया: ${listed(
        p.lots.map(({ title, city }) => `“${title}”, ${city}`),
        p.more,
      )}।`,
    };
  },
  watched_ending: (p) => ({
    title:
      p.lots.length + p.more === 1
        ? "आपकी नज़र वाला लॉट जल्द ख़त्म होगा"
        : `आपकी नज़र वाले ${p.lots.length + p.more} लॉट जल्द ख़त्म होंगे`,
    description: `बोली का समय: ${listed(
      p.lots.map(({ title, until }) => `“${title}” ${time(until)} तक`),
      p.more,
    )}।`,
  }),
  times_changed: (p) => ({
    title: "नीलामी का समय बदला",
    description: `${listed(
      p.lots.map(({ title, from, to }) => `“${title}” ${time(from)} से ${time(to)} तक`),
      p.more,
    )}।`,
  }),
  sheet_to_sign: (p) => ({
    title: "आपका लॉट मंज़ूर हुआ: अब दस्तख़त कीजिए",
    description: `${p.title}: बोली ${time(p.from)} से ${time(p.to)} तक, बाज़ार भाव ${price(p.price)}। आपके दस्तख़त के बिना बोली शुरू नहीं होगी।`,
  }),
  lot_approved: (p) => ({
    title: "आपका लॉट मंज़ूर हुआ",
    description: `${p.title}: बोली ${time(p.from)} से ${time(p.to)} तक, बाज़ार भाव ${price(p.price)}।`,
  }),
};
