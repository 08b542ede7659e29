import { indianNumber } from "@rebale/contract";
import { defineNotice, type OfLot, ofLot, title } from "../define-notice.ts";

interface Answered extends OfLot {
  readonly answer: "accepted" | "disputed";
  /** Empty where nothing was said. */
  readonly reason: string;
}
interface OfClaim extends OfLot {
  readonly what: string;
  /** Off the value of the truck's goods. */
  readonly percent: number;
}
interface OfGoods extends OfLot {
  readonly kg: number;
}
const reason = "The second truck was weighed on another bridge.";
const ofGoods = {
  example: { title, kg: 14_200 },
  values: (p: OfGoods) => ({ title: p.title, kg: indianNumber(p.kg, 3) }),
};

/** How a sale ends. */
export const settlementNotices = {
  declaration_sent: defineNotice<OfLot>({
    example: { title },
    values: ofLot,
    en: {
      title: "A declaration waits for you",
      description:
        'The buyer of "{title}" declares to use it in manufacture, so that you collect no TCS. ' +
        "Read it, and accept or decline it.",
    },
    hi: {
      title: "एक घोषणा पर आपका जवाब चाहिए",
      description:
        "“{title}” के ख़रीदार ने घोषणा की है कि माल उनके उत्पादन में लगेगा, इसलिए TCS नहीं लगेगा। " +
        "उसे पढ़कर मंज़ूर या नामंज़ूर कीजिए।",
    },
  }),
  declaration_answered: defineNotice<OfLot & { readonly answer: "accepted" | "declined" }>({
    example: { title, answer: "accepted" },
    values: ofLot,
    en: {
      title: "Your declaration is accepted",
      description:
        'The seller accepts your declaration for "{title}". No TCS is collected from now on.',
    },
    hi: {
      title: "आपकी घोषणा मंज़ूर हुई",
      description: "विक्रेता ने “{title}” के लिए आपकी घोषणा मंज़ूर की है। अब से TCS नहीं लगेगा।",
    },
    others: {
      declined: {
        when: (p) => p.answer !== "accepted",
        example: { answer: "declined" },
        en: {
          title: "Your declaration is declined",
          description: 'The seller declines your declaration for "{title}". You may send another.',
        },
        hi: {
          title: "आपकी घोषणा नामंज़ूर हुई",
          description: "विक्रेता ने “{title}” के लिए आपकी घोषणा नामंज़ूर की है। आप दूसरी भेज सकते हैं।",
        },
      },
    },
  }),
  pack_made: defineNotice<OfGoods>({
    ...ofGoods,
    en: {
      title: "Evidence of recycling is made",
      description: 'The buyer of "{title}" made a pack of evidence for {kg} kg.',
    },
    hi: {
      title: "रीसाइकल होने का सबूत तैयार है",
      description: "“{title}” के ख़रीदार ने {kg} किलो के सबूत का पैक बनाया।",
    },
  }),
  goods_recycled: defineNotice<OfGoods>({
    ...ofGoods,
    en: {
      title: "Your goods are recycled",
      description: 'The buyer of "{title}" says what became of {kg} kg.',
    },
    hi: {
      title: "आपका माल रीसाइकल हुआ",
      description: "“{title}” के ख़रीदार ने बताया कि {kg} किलो का क्या हुआ।",
    },
  }),
  settlement_answered: defineNotice<Answered>({
    example: { title, answer: "disputed", reason },
    values: (p, say) => ({ title: p.title, reason: say.ended(p.reason) }),
    en: {
      title: "The weight is disputed",
      description: 'The other side disputes the weight of "{title}": {reason}',
      sms: 'The other side disputes the weight of "{title}". Reason: {reason}',
    },
    hi: {
      title: "वज़न पर आपत्ति है",
      description: "सामने वाली पार्टी को “{title}” के वज़न पर आपत्ति है: {reason}",
    },
    others: {
      accepted: {
        when: (p) => p.answer === "accepted",
        example: { answer: "accepted" },
        en: {
          title: "The weight is accepted",
          description:
            'The other side accepts the weight of "{title}". Accept it, too, and it is settled.',
        },
        hi: {
          title: "वज़न मंज़ूर हुआ",
          description:
            "सामने वाली पार्टी ने “{title}” का वज़न मंज़ूर किया है। आप भी मंज़ूर कीजिए तो हिसाब हो जाएगा।",
        },
      },
    },
  }),
  claim_made: defineNotice<OfClaim>({
    example: { title, what: "Moisture", percent: 3 },
    values: (p, say) => ({
      title: p.title,
      percent: String(p.percent),
      what: say.ended(p.what),
    }),
    en: {
      title: "The buyer claims for a truck",
      description:
        'The buyer of "{title}" claims {percent} % off a truck: {what} ' +
        "Accept it, or say why not: then our team decides.",
    },
    hi: {
      title: "ख़रीदार ने एक ट्रक पर दावा किया",
      description:
        "“{title}” के ख़रीदार ने एक ट्रक पर {percent}% कटौती माँगी है: {what} " +
        "मंज़ूर कीजिए, या बताइए क्यों नहीं: फिर हमारी टीम तय करेगी।",
    },
  }),
  claim_answered: defineNotice<Omit<OfClaim, "percent"> & { readonly percent: number | null }>({
    example: { title, what: "Moisture", percent: 3 },
    values: (p, say) => ({
      title: p.title,
      percent: String(p.percent),
      what: p.percent === null ? p.what : say.ended(p.what),
    }),
    en: {
      title: "A claim is decided",
      description: '{percent} % is taken off a truck of "{title}": {what}',
      sms: 'A claim is decided. {percent} % is taken off a truck of "{title}". Reason: {what}',
    },
    hi: {
      title: "दावे का फ़ैसला हुआ",
      description: "“{title}” के एक ट्रक से {percent}% घटाया गया: {what}",
    },
    others: {
      disputed: {
        when: (p) => p.percent === null,
        example: { percent: null },
        en: {
          title: "Your claim is disputed",
          description: 'The seller of "{title}" disputes your claim ({what}). Our team decides.',
        },
        hi: {
          title: "आपके दावे पर आपत्ति है",
          description: "“{title}” के विक्रेता को आपके दावे ({what}) पर आपत्ति है। हमारी टीम तय करेगी।",
        },
      },
    },
  }),
};
