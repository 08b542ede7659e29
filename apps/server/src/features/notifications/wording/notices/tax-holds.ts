import { defineNotice, until } from "../define-notice.ts";
import type { Values } from "../phone-text.ts";
import type { Saying } from "../value-texts.ts";
import { amount, type OfSide, toSeller } from "./dues.ts";

/** Notices on GST that is tied until the buyer's GSTR-2B shows the invoice. */

interface OfPaper {
  readonly number: string;
}
interface OfMoney extends OfPaper {
  /** Paise. */
  readonly amount: number;
}
interface Until {
  /** ISO 8601: the midnight that ends the last day. */
  readonly until: string;
}
const number = "RB/26-27/000001";
const money = ({ number, amount }: OfMoney, say: Saying): Values => ({
  number,
  amount: say.rupees(amount),
});

export const taxHoldNotices = {
  tax_bring_2b: defineNotice<OfMoney & Until>({
    example: { number, amount, until },
    values: (p, say) => ({ ...money(p, say), day: say.lastDay(p.until) }),
    en: {
      title: "Bring your GSTR-2B",
      description:
        "{amount} of GST on invoice {number} is kept for you until {day}. Bring your GSTR-2B: who says nothing, lets it go.",
      sms: "Bring your GSTR-2B. GST of {amount} on invoice {number} is kept only until {day}.",
    },
    hi: {
      title: "अपना GSTR-2B दीजिए",
      description:
        "बिल {number} का {amount} GST आपके लिए {day} तक रुका है। अपना GSTR-2B दीजिए: चुप रहने पर यह विक्रेता को चला जाएगा।",
      sms: "अपना GSTR-2B दीजिए। बिल {number} का GST {amount} सिर्फ़ {day} तक रुका है।",
    },
  }),
  tax_missing: defineNotice<OfPaper & Until>({
    example: { number, until },
    values: (p, say) => ({ number: p.number, day: say.lastDay(p.until) }),
    en: {
      title: "Your invoice is not in the buyer's GSTR-2B",
      description:
        "Invoice {number} is not in the buyer's GSTR-2B. File it in GSTR-1: its GST is kept until {day}, and may go back to the buyer then.",
      sms: "Invoice {number} is not in the buyer's GSTR-2B. File it before {day} or its GST may go back.",
    },
    hi: {
      title: "आपका बिल ख़रीदार के GSTR-2B में नहीं है",
      description:
        "बिल {number} ख़रीदार के GSTR-2B में नहीं है। इसे GSTR-1 में भरिए: इसका GST {day} तक रुका है, उसके बाद ख़रीदार को लौट सकता है।",
      sms: "बिल {number} ख़रीदार के GSTR-2B में नहीं है। इसे {day} तक भरिए, नहीं तो GST ख़रीदार को लौट सकता है।",
    },
  }),
  tax_differs: defineNotice<OfPaper & Until>({
    example: { number, until },
    values: (p, say) => ({ number: p.number, day: say.lastDay(p.until) }),
    en: {
      title: "An invoice differs in the GSTR-2B",
      description:
        "The buyer's GSTR-2B shows invoice {number} with less tax, or otherwise than it is. What is left is kept until {day}.",
    },
    hi: {
      title: "GSTR-2B में एक बिल अलग है",
      description:
        "ख़रीदार के GSTR-2B में बिल {number} कम टैक्स के साथ या अलग दिख रहा है। बाक़ी GST {day} तक रुका रहेगा।",
    },
  }),
  tax_released: defineNotice<OfMoney>({
    example: { number, amount },
    values: money,
    en: {
      title: "GST is yours now",
      description: "{amount} of GST on invoice {number} is in your proceeds.",
    },
    hi: {
      title: "रुका हुआ GST आपको मिला",
      description: "बिल {number} का {amount} GST आपकी बिक्री के पैसे में आ गया है।",
    },
  }),
  tax_returned: defineNotice<OfMoney & OfSide>({
    example: { number, amount, side: "buyer" },
    values: money,
    en: {
      title: "GST is back in your deposit",
      description:
        "{amount} of GST on invoice {number} is in your deposit: your GSTR-2B did not show it in time.",
      sms: "GST of {amount} on invoice {number} is back in your deposit.",
    },
    hi: {
      title: "GST आपकी जमा राशि में लौटा",
      description:
        "बिल {number} का {amount} GST आपकी जमा राशि में आ गया है: यह समय पर आपके GSTR-2B में नहीं आया।",
      sms: "बिल {number} का GST {amount} आपकी जमा राशि में लौट आया है।",
    },
    others: {
      seller: {
        ...toSeller,
        en: {
          title: "GST went back to the buyer",
          description:
            "{amount} of GST on invoice {number} went back to the buyer, whose GSTR-2B did not show it in time.",
          sms: "GST of {amount} on invoice {number} went back to the buyer.",
        },
        hi: {
          title: "GST ख़रीदार को लौटा",
          description:
            "बिल {number} का {amount} GST ख़रीदार को लौट गया, क्योंकि यह समय पर उनके GSTR-2B में नहीं आया।",
          sms: "बिल {number} का GST {amount} ख़रीदार को लौट गया।",
        },
      },
    },
  }),
  tax_disputed: defineNotice<OfPaper>({
    example: { number },
    values: ({ number }) => ({ number }),
    en: {
      title: "The seller says that it is filed",
      description:
        "The seller of invoice {number} has sent the ARN of the return. Bring your newest GSTR-2B; else our team decides.",
    },
    hi: {
      title: "विक्रेता ने कहा कि रिटर्न भर दिया है",
      description:
        "बिल {number} के विक्रेता ने रिटर्न का ARN भेजा है। अपना नया GSTR-2B दीजिए; नहीं तो हमारी टीम तय करेगी।",
    },
  }),
};
