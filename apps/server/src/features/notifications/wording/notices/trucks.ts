import { defineNotice, type OfLot, title } from "../define-notice.ts";
import type { Values } from "../phone-text.ts";
import type { Saying } from "../value-texts.ts";

interface OfTruck extends OfLot {
  readonly vehicle: string;
}
/** `from`: ISO 8601. */
interface Booked extends OfTruck {
  readonly from: string;
}
const [vehicle, from] = ["MH12AB1234", "2026-12-04T04:30:00.000Z"];

const ofTruck = (p: OfTruck): Values => ({ title: p.title, vehicle: p.vehicle });
const booked = (p: Booked, say: Saying): Values => ({ ...ofTruck(p), from: say.time(p.from) });

/** Trucks that come for the goods of a sale, and leave with them. */
export const truckNotices = {
  trip_booked: defineNotice<
    Booked & {
      /** The code to let the truck out, for the buyer; null for the seller. */
      readonly code: string | null;
    }
  >({
    example: { title, vehicle, from, code: "4821" },
    values: (p, say) => ({ ...booked(p, say), code: p.code ?? "" }),
    en: {
      title: "A truck is booked",
      description:
        '{vehicle} comes for "{title}" on {from}. Once it is loaded and its weight is right, tell ' +
        "the gate this release code: {code}.",
      sms:
        "A truck is booked. {vehicle} comes on {from}. Once it is loaded and its weight is right, " +
        "tell the gate this release code: {code}.",
    },
    hi: {
      title: "ट्रक बुक हुआ",
      description:
        "{vehicle} “{title}” के लिए {from} आएगा। गाड़ी भर जाए और वज़न सही लगे, तभी गेट को गाड़ी छोड़ने " +
        "का यह कोड बताइए: {code}।",
      sms:
        "ट्रक बुक हुआ। {vehicle} माल लेने {from} आएगा। गाड़ी भर जाए और वज़न सही लगे, तभी गेट को गाड़ी " +
        "छोड़ने का यह कोड बताइए: {code}।",
    },
    others: {
      seller: {
        when: (p) => p.code === null,
        example: { code: null },
        en: {
          title: "A truck is booked",
          description: '{vehicle} comes for "{title}" on {from}.',
        },
        hi: {
          title: "ट्रक बुक हुआ",
          description: "{vehicle} “{title}” के लिए {from} आएगा।",
          sms: "ट्रक बुक हुआ। {vehicle} आपके माल “{title}” के लिए {from} आएगा।",
        },
      },
    },
  }),
  /** To the driver, who is no member: an SMS that ends with the link to the pass. */
  driver_booked: defineNotice<Omit<Booked, "title"> & { readonly yard: string }>({
    example: { vehicle, from, yard: "Bhosari yard, Pune" },
    values: (p, say) => ({ vehicle: p.vehicle, yard: p.yard, from: say.time(p.from) }),
    en: {
      title: "Your gate pass",
      description: "{vehicle} loads at {yard} on {from}. Your gate pass:",
      sms: "{vehicle} loads at {yard} on {from}. Your Rebale gate pass: {home}/trip/{link}",
    },
    hi: {
      title: "आपका गेट पास",
      description: "{vehicle} को {yard} पर {from} माल भरना है। आपका गेट पास:",
      sms: "{vehicle} को {yard} पर {from} माल भरना है। आपका Rebale गेट पास: {home}/trip/{link}",
    },
  }),
  trip_soon: defineNotice<Booked>({
    example: { title, vehicle, from },
    values: booked,
    en: {
      title: "A truck comes tomorrow",
      description: '{vehicle} comes for "{title}" on {from}.',
    },
    hi: {
      title: "कल ट्रक आएगा",
      description: "{vehicle} “{title}” के लिए {from} आएगा।",
      sms: "कल ट्रक आएगा। {vehicle} आपके माल “{title}” के लिए {from} आएगा।",
    },
  }),
  trip_missed: defineNotice<OfTruck>({
    example: { title, vehicle },
    values: ofTruck,
    en: {
      title: "The truck did not come",
      description: '{vehicle} did not come for "{title}" in time. The buyer can book another slot.',
    },
    hi: {
      title: "ट्रक नहीं आया",
      description: "{vehicle} “{title}” के लिए समय पर नहीं आया। ख़रीदार दूसरा समय बुक कर सकते हैं।",
      sms:
        "ट्रक नहीं आया। {vehicle} आपके माल “{title}” के लिए समय पर नहीं आया। ख़रीदार दूसरा समय बुक कर " +
        "सकते हैं।",
    },
  }),
  truck_in: defineNotice<OfTruck>({
    example: { title, vehicle },
    values: ofTruck,
    en: {
      title: "The truck is in",
      description: '{vehicle} is in the yard and loads "{title}".',
    },
    hi: {
      title: "ट्रक अंदर है",
      description: "{vehicle} यार्ड में है और “{title}” का माल भर रहा है।",
    },
  }),
  truck_waits: defineNotice<OfTruck & { readonly amount: number }>({
    example: { title, vehicle, amount: 8_371_038 },
    values: (p, say) => ({ ...ofTruck(p), amount: say.rupees(p.amount) }),
    en: {
      title: "Your truck waits for a payment",
      description: '{vehicle} with "{title}" may leave once {amount} are paid.',
    },
    hi: {
      title: "आपका ट्रक पैसे के लिए रुका है",
      description: "“{title}” वाला {vehicle} {amount} आने पर ही निकलेगा।",
      sms: "आपका ट्रक पैसे के लिए रुका है। “{title}” वाला {vehicle} तभी निकलेगा, जब {amount} आएँगे।",
    },
  }),
  truck_out: defineNotice<OfTruck & { readonly kg: number; readonly amount: number }>({
    example: { title, vehicle, kg: 8520, amount: 109_724_990 },
    values: (p, say) => ({
      ...ofTruck(p),
      kg: p.kg.toLocaleString("en-IN"),
      amount: say.rupees(p.amount),
    }),
    en: {
      title: "The truck is out",
      description: '{vehicle} left with {kg} kg of "{title}"; its invoice is for {amount}.',
      sms: "The truck is out. {vehicle} left with {kg} kg; its invoice is for {amount}.",
    },
    hi: {
      title: "ट्रक निकल गया",
      description: "{vehicle} “{title}” का {kg} किलो माल लेकर निकला; बिल {amount} का है।",
      sms: "ट्रक निकल गया। {vehicle} में {kg} किलो माल है; बिल {amount} का है।",
    },
  }),
  truck_changed: defineNotice<OfTruck & { readonly other: string; readonly reason: string }>({
    example: { title, vehicle, other: "MH14CD5678", reason: "The axle broke" },
    values: (p) => ({ ...ofTruck(p), other: p.other, reason: p.reason }),
    en: {
      title: "Another truck brings your goods",
      description: '{other} brings "{title}" on in place of {vehicle}. Reason: {reason}',
      sms: "{other} brings your goods on in place of {vehicle}. Reason: {reason}",
    },
    hi: {
      title: "माल अब दूसरे ट्रक में है",
      description: "“{title}” अब {vehicle} की जगह {other} ला रहा है। वजह: {reason}",
      sms: "आपका माल अब {vehicle} की जगह {other} ला रहा है। वजह: {reason}",
    },
  }),
  codes_wrong: defineNotice<OfTruck & { readonly count: number }>({
    example: { title, vehicle, count: 5 },
    values: (p) => ({ ...ofTruck(p), count: String(p.count) }),
    en: {
      title: "Wrong codes at the gate",
      description:
        '{count} wrong codes were tried for {vehicle} with "{title}". ' +
        "If it was not your driver, make a new code.",
    },
    hi: {
      title: "गेट पर ग़लत कोड",
      description:
        "“{title}” वाले {vehicle} के लिए {count} बार ग़लत कोड डाला गया। " +
        "अगर आपका ड्राइवर नहीं था, तो नया कोड बनाइए।",
    },
  }),
  pass_twice: defineNotice<OfTruck & { readonly at: string }>({
    example: { title, vehicle, at: from },
    values: (p, say) => ({ ...ofTruck(p), at: say.time(p.at) }),
    en: {
      title: "A gate pass was used twice",
      description: 'The pass of {vehicle} for "{title}" was shown again on {at}.',
    },
    hi: {
      title: "एक गेट पास दो बार चला",
      description: "“{title}” के {vehicle} का पास {at} दोबारा दिखाया गया।",
    },
  }),
};
