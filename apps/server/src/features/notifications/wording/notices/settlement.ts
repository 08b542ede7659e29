import { indianNumber } from "@rebale/contract";
import { defineNotice, type OfLot, title } from "../define-notice.ts";
import { ended } from "../value-texts.ts";

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
const reason = "The second truck was weighed on another bridge.";

/** How a sale ends. */
export const settlementNotices = {
  declaration_sent: defineNotice<OfLot>({
    example: { title },
    en: (p) => ({
      title: "A declaration waits for you",
      description:
        `The buyer of "${p.title}" declares to use it in manufacture, so that you collect no TCS. ` +
        "Read it, and accept or decline it.",
    }),
    hi: (p) => ({
      title: "एक घोषणा आपके उत्तर की प्रतीक्षा में है",
      description:
        `“${p.title}” के ख़रीदार ने घोषणा की है कि माल निर्माण में लगेगा, इसलिए TCS नहीं लगेगा। ` +
        "उसे पढ़कर मंज़ूर या नामंज़ूर कीजिए।",
    }),
  }),
  declaration_answered: defineNotice<OfLot & { readonly answer: "accepted" | "declined" }>({
    example: { title, answer: "accepted" },
    en: (p) => ({
      title:
        p.answer === "accepted" ? "Your declaration is accepted" : "Your declaration is declined",
      description:
        p.answer === "accepted"
          ? `The seller accepts your declaration for "${p.title}". No TCS is collected from now on.`
          : `The seller declines your declaration for "${p.title}". You may send another.`,
    }),
    hi: (p) => ({
      title: p.answer === "accepted" ? "आपकी घोषणा मान ली गई" : "आपकी घोषणा नामंज़ूर हुई",
      description:
        p.answer === "accepted"
          ? `विक्रेता ने “${p.title}” के लिए आपकी घोषणा मान ली है। अब से TCS नहीं लिया जाएगा।`
          : `विक्रेता ने “${p.title}” के लिए आपकी घोषणा नामंज़ूर की है। आप दूसरी भेज सकते हैं।`,
    }),
  }),
  pack_made: defineNotice<OfLot & { readonly kg: number }>({
    example: { title, kg: 14_200 },
    en: (p) => ({
      title: "Evidence of recycling is made",
      description: `The buyer of "${p.title}" made a pack of evidence for ${indianNumber(p.kg, 3)} kg.`,
    }),
    hi: (p) => ({
      title: "रीसाइकल होने का सबूत तैयार है",
      description: `“${p.title}” के ख़रीदार ने ${indianNumber(p.kg, 3)} kg के सबूत का पैक बनाया।`,
    }),
  }),
  goods_recycled: defineNotice<OfLot & { readonly kg: number }>({
    example: { title, kg: 14_200 },
    en: (p) => ({
      title: "Your goods are recycled",
      description: `The buyer of "${p.title}" says what became of ${indianNumber(p.kg, 3)} kg.`,
    }),
    hi: (p) => ({
      title: "आपका माल रीसाइकल हुआ",
      description: `“${p.title}” के ख़रीदार ने बताया कि ${indianNumber(p.kg, 3)} kg का क्या हुआ।`,
    }),
  }),
  settlement_answered: defineNotice<Answered>({
    example: { title, answer: "disputed", reason },
    en: (p) => ({
      title: p.answer === "accepted" ? "The weight is accepted" : "The weight is disputed",
      description:
        p.answer === "accepted"
          ? `The other side accepts the weight of "${p.title}". Accept it, too, and it is settled.`
          : `The other side disputes the weight of "${p.title}": ${ended(p.reason, "en")}`,
    }),
    hi: (p) => ({
      title: p.answer === "accepted" ? "वज़न मान लिया गया" : "वज़न पर आपत्ति है",
      description:
        p.answer === "accepted"
          ? `दूसरे पक्ष ने “${p.title}” का वज़न मान लिया है। आप भी मान लीजिए तो हिसाब पूरा हो जाएगा।`
          : `दूसरे पक्ष को “${p.title}” के वज़न पर आपत्ति है: ${ended(p.reason, "hi")}`,
    }),
  }),
  claim_made: defineNotice<OfClaim>({
    example: { title, what: "Moisture", percent: 3 },
    en: (p) => ({
      title: "The buyer claims for a truck",
      description:
        `The buyer of "${p.title}" claims ${p.percent} % off a truck: ${ended(p.what, "en")} ` +
        "Accept it, or say why not: then our team decides.",
    }),
    hi: (p) => ({
      title: "ख़रीदार ने एक ट्रक पर दावा किया",
      description:
        `“${p.title}” के ख़रीदार ने एक ट्रक पर ${p.percent}% कटौती माँगी है: ${ended(p.what, "hi")} ` +
        "मान लीजिए, या बताइए क्यों नहीं: फिर हमारी टीम तय करेगी।",
    }),
  }),
  claim_answered: defineNotice<Omit<OfClaim, "percent"> & { readonly percent: number | null }>({
    example: { title, what: "Moisture", percent: 3 },
    en: (p) => ({
      title: p.percent === null ? "Your claim is disputed" : "A claim is decided",
      description:
        p.percent === null
          ? `The seller of "${p.title}" disputes your claim (${p.what}). Our team decides.`
          : `${p.percent} % is taken off a truck of "${p.title}": ${ended(p.what, "en")}`,
    }),
    hi: (p) => ({
      title: p.percent === null ? "आपके दावे पर आपत्ति है" : "दावे का फ़ैसला हुआ",
      description:
        p.percent === null
          ? `“${p.title}” के विक्रेता को आपके दावे (${p.what}) पर आपत्ति है। हमारी टीम तय करेगी।`
          : `“${p.title}” के एक ट्रक से ${p.percent}% घटाया गया: ${ended(p.what, "hi")}`,
    }),
  }),
};
