import type { Language } from "@rebale/contract";
import { defineNotice, title, until } from "../define-notice.ts";
import type { Saying } from "../value-texts.ts";

interface Timed {
  readonly title: string;
  readonly from: string;
  readonly to: string;
}
interface Placed {
  readonly title: string;
  readonly city: string;
}
interface Ending {
  readonly title: string;
  readonly until: string;
}
interface Listed<Lot> {
  /** Those that are named; `more` are not. */
  readonly lots: readonly Lot[];
  readonly more: number;
}

const unnamed: Readonly<Record<Language, (more: number) => string>> = {
  en: (more) => `and ${more} more`,
  hi: (more) => `और ${more} लॉट`,
};
const listed = (named: readonly string[], more: number, language: Language) =>
  more ? `${named.join(", ")} ${unnamed[language](more)}` : named.join(", ");
/** A list of names with commas in them. */
const apart = (named: readonly string[], more: number, language: Language) =>
  [...named, ...(more ? [unnamed[language](more)] : [])].join("; ");

const howMany = ({ lots, more }: Listed<unknown>) => lots.length + more;
const timed = ({ title, from, to }: Timed, { language, time }: Saying) =>
  language === "hi"
    ? `“${title}” ${time(from)} से ${time(to)} तक`
    : `"${title}" from ${time(from)} to ${time(to)}`;
const placed = ({ title, city }: Placed, { language }: Saying) =>
  language === "hi" ? `“${title}”, ${city}` : `"${title}" in ${city}`;
const ending = ({ title, until }: Ending, { language, time }: Saying) => {
  if (language === "hi") return `“${title}” ${time(until)} तक`;
  return `"${title}" ends on ${time(until)}`;
};
/** The values common to the lots; a phone is told of the first alone. */
const timedValues = (p: Listed<Timed>, say: Saying) => ({
  count: String(howMany(p)),
  lots: apart(
    p.lots.map((lot) => timed(lot, say)),
    p.more,
    say.language,
  ),
  lot: p.lots[0]?.title ?? "",
  from: p.lots[0] ? say.time(p.lots[0].from) : "",
});
const savedSearch: Readonly<Record<Language, (name: string | null) => string>> = {
  en: (name) => (name === null ? "your saved searches" : `your search "${name}"`),
  hi: (name) => (name === null ? "आपकी सेव की हुई खोजों" : `आपकी खोज “${name}”`),
};
const inEvent: Readonly<Record<Language, (p: OfEvent) => string>> = {
  en: ({ event }) => (event ? `Bidding in the event "${event}"` : "Bidding"),
  hi: ({ event, event_hi }) => (event ? `सेल “${event_hi ?? event}” में बोली` : "बोली"),
};
interface OfEvent {
  /** That they are sold in now; missing where it was stored before events were named. */
  readonly event?: string | null;
  readonly event_hi?: string | null;
}
const one = { more: 0 };

/** Several lots in one message, for who sells, watches or searches them. */
export const listNotices = {
  /** One message for all of a seller's; `toSign` of them open on a signature alone. */
  lots_approved: defineNotice<Listed<Timed> & { toSign: number }>({
    example: { lots: [{ title, from: until, to: until }], more: 18, toSign: 0 },
    values: (p, say) => ({ ...timedValues(p, say), unsigned: String(p.toSign) }),
    en: {
      title: "{count} of your lots are approved",
      description: "Bidding: {lots}.",
      sms: '{count} of your lots are approved. Bidding on "{lot}" is from {from} on.',
    },
    hi: {
      title: "आपके {count} लॉट मंज़ूर हुए",
      description: "बोली: {lots}।",
      sms: "आपके {count} लॉट मंज़ूर हुए। “{lot}” की बोली {from} से।",
    },
    others: {
      to_sign: {
        when: (p) => p.toSign > 0,
        example: { toSign: 20 },
        en: {
          title: "{count} of your lots are approved",
          description: "Bidding: {lots}. Please sign: {unsigned} of them open only after you sign.",
          sms: "{count} of your lots are approved. Please sign: {unsigned} of them open only after you sign.",
        },
        hi: {
          title: "आपके {count} लॉट मंज़ूर हुए",
          description: "बोली: {lots}। दस्तख़त कीजिए: इनमें से {unsigned} आपके दस्तख़त के बिना नहीं खुलेंगे।",
          sms: "आपके {count} लॉट मंज़ूर हुए। दस्तख़त कीजिए: इनमें से {unsigned} आपके दस्तख़त के बिना नहीं खुलेंगे।",
        },
      },
    },
  }),
  /** Lots that a member's saved searches find; `search` is the name where it is one alone. */
  new_lots: defineNotice<Listed<Placed> & { search: string | null }>({
    example: { lots: [{ title, city: "Surat" }], more: 43, search: null },
    values: (p, say) => ({
      count: String(howMany(p)),
      search: savedSearch[say.language](p.search),
      lots: listed(
        p.lots.map((lot) => placed(lot, say)),
        p.more,
        say.language,
      ),
      lot: p.lots[0]?.title ?? "",
      city: p.lots[0]?.city ?? "",
    }),
    en: {
      title: "{count} new lots for you",
      description: "New for {search}: {lots}.",
      sms: '{count} new lots for you, such as "{lot}" in {city}.',
    },
    hi: {
      title: "आपके लिए {count} नए लॉट",
      description: "{search} में नया: {lots}।",
      sms: "आपके लिए {count} नए लॉट, जैसे “{lot}”, जगह {city}।",
    },
    others: {
      one: {
        when: (p) => howMany(p) === 1,
        example: one,
        en: {
          title: "A new lot for you",
          description: "New for {search}: {lots}.",
          sms: 'A new lot for you: "{lot}" in {city}.',
        },
        hi: {
          title: "आपके लिए नया लॉट",
          description: "{search} में नया: {lots}।",
          sms: "आपके लिए नया लॉट: “{lot}”, जगह {city}।",
        },
      },
    },
  }),
  /** `until`: ISO 8601. */
  watched_ending: defineNotice<Listed<Ending>>({
    example: { lots: [{ title, until }], more: 2 },
    values: (p, say) => ({
      count: String(howMany(p)),
      lots: listed(
        p.lots.map((lot) => ending(lot, say)),
        p.more,
        say.language,
      ),
      lot: p.lots[0]?.title ?? "",
      until: p.lots[0] ? say.time(p.lots[0].until) : "",
    }),
    en: {
      title: "{count} lots you watch end soon",
      description: "{lots}.",
      sms: '{count} lots you watch end soon. "{lot}" ends on {until}.',
    },
    hi: {
      title: "वॉचलिस्ट के {count} लॉट जल्द ख़त्म होंगे",
      description: "बोली का समय: {lots}।",
      sms: "वॉचलिस्ट के {count} लॉट जल्द ख़त्म होंगे। “{lot}” की बोली {until} तक।",
    },
    others: {
      one: {
        when: (p) => howMany(p) === 1,
        example: one,
        en: {
          title: "A lot you watch ends soon",
          description: "{lots}.",
          sms: 'A lot you watch ends soon. "{lot}" ends on {until}.',
        },
        hi: {
          title: "वॉचलिस्ट का लॉट जल्द ख़त्म होगा",
          description: "बोली का समय: {lots}।",
          sms: "वॉचलिस्ट का लॉट जल्द ख़त्म होगा। “{lot}” की बोली {until} तक।",
        },
      },
    },
  }),
  /** Auctions that a member sells in or watches; `from` and `to`: ISO 8601. */
  times_changed: defineNotice<Listed<Timed> & OfEvent>({
    example: { lots: [{ title, from: until, to: until }], more: 2, event: "Yard clearance" },
    values: (p, say) => ({
      ...timedValues(p, say),
      bidding: inEvent[say.language](p),
      to: p.lots[0] ? say.time(p.lots[0].to) : "",
    }),
    en: {
      title: "New auction times",
      description: "{bidding} now runs: {lots}.",
      sms: 'New auction times of {count} lots. Bidding on "{lot}" is from {from} on.',
    },
    hi: {
      title: "नीलामी का समय बदला",
      description: "{bidding} का नया समय: {lots}।",
      sms: "{count} लॉट की नीलामी का समय बदला। “{lot}” की बोली {from} से।",
    },
    others: {
      one: {
        when: (p) => howMany(p) === 1,
        example: one,
        en: {
          title: "New auction times",
          description: "{bidding} now runs: {lots}.",
          sms: 'New auction times. Bidding on "{lot}" is from {from} to {to}.',
        },
        hi: {
          title: "नीलामी का समय बदला",
          description: "{bidding} का नया समय: {lots}।",
          sms: "नीलामी का समय बदला। “{lot}” की बोली {from} से {to} तक।",
        },
      },
    },
  }),
};
