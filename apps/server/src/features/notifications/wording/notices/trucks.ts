import { defineNotice, type OfLot, title } from "../define-notice.ts";
import { en, hi } from "../value-texts.ts";

interface OfTruck extends OfLot {
  readonly vehicle: string;
}
/** `from`: ISO 8601. */
interface Booked extends OfTruck {
  readonly from: string;
}
const [vehicle, from] = ["MH12AB1234", "2026-12-04T04:30:00.000Z"];

/** Trucks that come for the goods of a sale, and leave with them. */
export const truckNotices = {
  trip_booked: defineNotice<
    Booked & {
      /** What lets the truck out, for the buyer; null for the seller. */
      readonly code: string | null;
    }
  >({
    example: { title, vehicle, from, code: "4821" },
    en: (p) => ({
      title: "A truck is booked",
      description:
        `${p.vehicle} comes for "${p.title}" on ${en.time(p.from)}.` +
        (p.code === null
          ? ""
          : ` Once it is loaded and its weight is right, tell the gate this code: ${p.code}.`),
    }),
    hi: (p) => ({
      title: "ट्रक बुक हुआ",
      description:
        `${p.vehicle} “${p.title}” के लिए ${hi.time(p.from)} आएगा।` +
        (p.code === null ? "" : ` गाड़ी भर जाए और वज़न सही लगे, तभी गेट को यह कोड बताइए: ${p.code}।`),
    }),
  }),
  /** To the driver, who is no member: an SMS that ends with the link to the pass. */
  driver_booked: defineNotice<Omit<Booked, "title"> & { readonly yard: string }>({
    example: { vehicle, from, yard: "Bhosari yard, Pune" },
    en: (p) => ({
      title: "Your gate pass",
      description: `${p.vehicle} loads at ${p.yard} on ${en.time(p.from)}. Your gate pass:`,
    }),
    hi: (p) => ({
      title: "आपका गेट पास",
      description: `${p.vehicle} को ${p.yard} पर ${hi.time(p.from)} माल भरना है। आपका गेट पास:`,
    }),
  }),
  trip_soon: defineNotice<Booked>({
    example: { title, vehicle, from },
    en: (p) => ({
      title: "A truck comes tomorrow",
      description: `${p.vehicle} comes for "${p.title}" on ${en.time(p.from)}.`,
    }),
    hi: (p) => ({
      title: "कल ट्रक आएगा",
      description: `${p.vehicle} “${p.title}” के लिए ${hi.time(p.from)} आएगा।`,
    }),
  }),
  trip_missed: defineNotice<OfTruck>({
    example: { title, vehicle },
    en: (p) => ({
      title: "The truck did not come",
      description: `${p.vehicle} did not come for "${p.title}" in time. The buyer can book another slot.`,
    }),
    hi: (p) => ({
      title: "ट्रक नहीं आया",
      description: `${p.vehicle} “${p.title}” के लिए समय पर नहीं आया। ख़रीदार दूसरा समय बुक कर सकते हैं।`,
    }),
  }),
  truck_in: defineNotice<OfTruck>({
    example: { title, vehicle },
    en: (p) => ({
      title: "The truck is in",
      description: `${p.vehicle} is in the yard and loads "${p.title}".`,
    }),
    hi: (p) => ({
      title: "ट्रक अंदर है",
      description: `${p.vehicle} यार्ड में है और “${p.title}” का माल भर रहा है।`,
    }),
  }),
  truck_waits: defineNotice<OfTruck & { readonly amount: number }>({
    example: { title, vehicle, amount: 8_371_038 },
    en: (p) => ({
      title: "Your truck waits for a payment",
      description: `${p.vehicle} with "${p.title}" may leave once ${en.rupees(p.amount)} are paid.`,
    }),
    hi: (p) => ({
      title: "आपका ट्रक पैसे के लिए रुका है",
      description: `“${p.title}” वाला ${p.vehicle} ${hi.rupees(p.amount)} आने पर ही निकलेगा।`,
    }),
  }),
  truck_out: defineNotice<OfTruck & { readonly kg: number; readonly amount: number }>({
    example: { title, vehicle, kg: 8520, amount: 109_724_990 },
    en: (p) => ({
      title: "The truck is out",
      description:
        `${p.vehicle} left with ${p.kg.toLocaleString("en-IN")} kg of "${p.title}"; its invoice is ` +
        `for ${en.rupees(p.amount)}.`,
    }),
    hi: (p) => ({
      title: "ट्रक निकल गया",
      description:
        `${p.vehicle} “${p.title}” का ${p.kg.toLocaleString("en-IN")} किलो माल लेकर निकला; ` +
        `इनवॉइस ${hi.rupees(p.amount)} का है।`,
    }),
  }),
  truck_changed: defineNotice<OfTruck & { readonly other: string; readonly reason: string }>({
    example: { title, vehicle, other: "MH14CD5678", reason: "The axle broke" },
    en: (p) => ({
      title: "Another truck brings your goods",
      description: `${p.other} brings "${p.title}" on in place of ${p.vehicle}. Reason: ${p.reason}`,
    }),
    hi: (p) => ({
      title: "माल अब दूसरे ट्रक में है",
      description: `“${p.title}” अब ${p.vehicle} की जगह ${p.other} ला रहा है। वजह: ${p.reason}`,
    }),
  }),
  codes_wrong: defineNotice<OfTruck & { readonly count: number }>({
    example: { title, vehicle, count: 5 },
    en: (p) => ({
      title: "Wrong codes at the gate",
      description:
        `${p.count} wrong codes were tried for ${p.vehicle} with "${p.title}". ` +
        "If it was not your driver, make a new code.",
    }),
    hi: (p) => ({
      title: "गेट पर ग़लत कोड",
      description:
        `“${p.title}” वाले ${p.vehicle} के लिए ${p.count} बार ग़लत कोड डाला गया। ` +
        "अगर आपका ड्राइवर नहीं था, तो नया कोड बनाइए।",
    }),
  }),
  pass_twice: defineNotice<OfTruck & { readonly at: string }>({
    example: { title, vehicle, at: from },
    en: (p) => ({
      title: "A gate pass was used twice",
      description: `The pass of ${p.vehicle} for "${p.title}" was shown again on ${en.time(p.at)}.`,
    }),
    hi: (p) => ({
      title: "एक गेट पास दो बार चला",
      description: `“${p.title}” के ${p.vehicle} का पास ${hi.time(p.at)} दोबारा दिखाया गया।`,
    }),
  }),
};
