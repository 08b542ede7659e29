import { defineNotice, type OfLot, title } from "../define-notice.ts";
import type { Values } from "../phone-text.ts";
import type { Saying } from "../value-texts.ts";

/** `from`: ISO 8601. */
interface OfVisit extends OfLot {
  readonly yard: string;
  readonly from: string;
  /** How many come, for the seller; null for who booked. */
  readonly people: number | null;
}
const example = { title, yard: "Bhosari yard", from: "2026-12-04T04:30:00.000Z", people: null };

const values = (p: OfVisit, say: Saying): Values => ({
  ...{ title: p.title, yard: p.yard, from: say.time(p.from) },
  people: p.people === null ? "" : String(p.people),
});
const toSeller = { when: (p: OfVisit) => p.people !== null, example: { people: 2 } };

/** Visits to the goods before the bid. */
export const inspectionNotices = {
  inspection_booked: defineNotice<OfVisit>({
    ...{ example, values },
    en: {
      title: "Your visit is booked",
      description:
        'You can see "{title}" at {yard} on {from}. Show your pass at the gate: it stands on the ' +
        "lot’s page.",
      sms: "Your visit is booked. You can see the goods at {yard} on {from}. Show your pass at the gate.",
    },
    hi: {
      title: "माल देखने का समय तय हुआ",
      description:
        "“{title}” का माल आप {yard} पर {from} देख सकते हैं। गेट पर पास दिखाइए: वह लॉट के पन्ने पर है।",
      sms: "माल देखने का समय तय हुआ। माल आप {yard} पर {from} देख सकते हैं। गेट पर पास दिखाइए।",
    },
    others: {
      seller: {
        ...toSeller,
        en: {
          title: "A visit is booked",
          description: 'Visitors: {people}. They see "{title}" at {yard} on {from}.',
          sms: "A visit is booked. Visitors: {people}. They see your goods at {yard} on {from}.",
        },
        hi: {
          title: "कोई माल देखने आएगा",
          description: "आने वाले: {people}। “{title}” का माल देखने {yard} पर {from} आएँगे।",
          sms: "कोई माल देखने आएगा। आने वाले: {people}। आपका माल देखने {yard} पर {from} आएँगे।",
        },
      },
    },
  }),
  inspection_tomorrow: defineNotice<OfVisit>({
    ...{ example, values },
    en: {
      title: "Your visit is tomorrow",
      description:
        'You can see "{title}" at {yard} on {from}. Show your pass at the gate, or take the visit ' +
        "back if you do not come.",
      sms:
        "Your visit is tomorrow. You can see the goods at {yard} on {from}. If you do not come, " +
        "take the visit back.",
    },
    hi: {
      title: "कल माल देखने जाना है",
      description:
        "“{title}” का माल आप {yard} पर {from} देख सकते हैं। गेट पर पास दिखाइए; न आ सकें, तो समय रद्द कर " +
        "दीजिए।",
      sms: "कल माल देखने जाना है। माल आप {yard} पर {from} देख सकते हैं। न आ सकें, तो समय रद्द कर दीजिए।",
    },
    others: {
      seller: {
        ...toSeller,
        en: {
          title: "Visitors come tomorrow",
          description: 'Visitors: {people}. They see "{title}" at {yard} on {from}.',
          sms: "Visitors come tomorrow, {people} in all. They see your goods at {yard} on {from}.",
        },
        hi: {
          title: "कल लोग माल देखने आएँगे",
          description: "आने वाले: {people}। “{title}” का माल देखने {yard} पर {from} आएँगे।",
          sms: "कल लोग माल देखने आएँगे। आने वाले: {people}। आपका माल {yard} पर {from} देखेंगे।",
        },
      },
    },
  }),
  inspection_cancelled: defineNotice<OfVisit>({
    ...{ example, values },
    en: {
      title: "Your visit is cancelled",
      description:
        '"{title}" is no longer offered to you. Your visit at {yard} on {from} is cancelled.',
      sms:
        "Your visit is cancelled. The goods at {yard} on {from} are no longer offered to you. " +
        "Please do not go there.",
    },
    hi: {
      title: "माल देखने जाना रद्द हुआ",
      description: "“{title}” अब आपके लिए बिक्री में नहीं है। {yard} पर {from} माल देखने का समय रद्द हुआ।",
      sms:
        "माल देखने जाना रद्द हुआ। {yard} पर {from} जो माल देखना था, वह अब आपके लिए बिक्री में नहीं है। " +
        "वहाँ मत जाइए।",
    },
    others: {
      seller: {
        ...toSeller,
        en: {
          title: "A visit is cancelled",
          description:
            '"{title}" is no longer offered to them. Visitors who do not come: {people}, at {yard} ' +
            "on {from}.",
          sms:
            "A visit is cancelled, as the goods are no longer offered to the visitors. Visitors who " +
            "do not come: {people}, at {yard} on {from}.",
        },
        hi: {
          title: "माल देखना रद्द हुआ",
          description:
            "“{title}” अब उनके लिए बिक्री में नहीं है। जो {people} लोग {yard} पर {from} आने वाले थे, वे नहीं आएँगे।",
          sms:
            "माल देखना रद्द हुआ, क्योंकि माल अब उनके लिए बिक्री में नहीं है। जो {people} लोग {yard} पर " +
            "{from} आने वाले थे, वे नहीं आएँगे।",
        },
      },
    },
  }),
};
