import { defineNotice, type OfLot, type Priced, price, title, until } from "../define-notice.ts";
import { type LotField, type LotReason, lotFieldNames, lotReasonsText } from "../lot-texts.ts";
import { en, hi } from "../value-texts.ts";

const listed = {
  en: (named: readonly string[], more: number) =>
    more ? `${named.join(", ")} and ${more} more` : named.join(", "),
  hi: (named: readonly string[], more: number) =>
    more ? `${named.join(", ")} और ${more} लॉट` : named.join(", "),
};
/** Of what has commas of its own. */
const apart = {
  en: (named: readonly string[], more: number) =>
    [...named, ...(more ? [`and ${more} more`] : [])].join("; "),
  hi: (named: readonly string[], more: number) =>
    [...named, ...(more ? [`और ${more} लॉट`] : [])].join("; "),
};
const inCity = ({ title, city }: { title: string; city: string }) => `"${title}" in ${city}`;

/** Lots before their auctions, for who sells, watches or searches them. */
export const lotNotices = {
  lot_refused: defineNotice<OfLot & { reason: string }>({
    example: { title, reason: "No photo" },
    en: (p) => ({
      title: "Your lot was not approved",
      description: `${p.title}: ${p.reason}`,
    }),
    hi: (p) => ({
      title: "आपका लॉट मंज़ूर नहीं हुआ",
      description: `${p.title}: ${p.reason}`,
    }),
  }),
  lot_correction: defineNotice<OfLot & { reasons: readonly LotReason[] }>({
    example: { title, reasons: [{ path: "quantity", msg: "It says 18 and 180 MT" }] },
    en: (p) => ({
      title: "Please correct your lot",
      description: `${p.title}: ${lotReasonsText(p.reasons, "en")} Change it and send it again; it keeps its place.`,
    }),
    hi: (p) => ({
      title: "अपना लॉट ठीक कीजिए",
      description: `${p.title}: ${lotReasonsText(p.reasons, "hi")} ठीक करके फिर भेजिए; बारी वही रहेगी।`,
    }),
  }),
  /** By the office, before it is approved. */
  lot_corrected: defineNotice<OfLot & { parts: readonly LotField[] }>({
    example: { title, parts: ["title", "category"] },
    en: (p) => ({
      title: "Our team corrected your lot",
      description: `${p.title}: we corrected the ${lotFieldNames(p.parts, "en")}. If that is wrong, change it while the lot waits for approval.`,
    }),
    hi: (p) => ({
      title: "हमारी टीम ने आपका लॉट ठीक किया",
      description: `${p.title}: हमने यह ठीक किया: ${lotFieldNames(p.parts, "hi")}। ग़लत हो तो मंज़ूरी से पहले बदल दीजिए।`,
    }),
  }),
  /** Many at once: one message for all of a seller's; `toSign` of them open on a signature alone. */
  lots_approved: defineNotice<{
    lots: readonly { title: string; from: string; to: string }[];
    more: number;
    toSign: number;
  }>({
    example: { lots: [{ title, from: until, to: until }], more: 18, toSign: 20 },
    en: (p) => ({
      title: `${p.lots.length + p.more} of your lots are approved`,
      description: `Bidding: ${apart.en(
        p.lots.map(({ title, from, to }) => `"${title}" from ${en.time(from)} to ${en.time(to)}`),
        p.more,
      )}.${p.toSign ? ` Please sign: ${p.toSign} of them open only after you sign.` : ""}`,
    }),
    hi: (p) => ({
      title: `आपके ${p.lots.length + p.more} लॉट मंज़ूर हुए`,
      description: `बोली: ${apart.hi(
        p.lots.map(({ title, from, to }) => `“${title}” ${hi.time(from)} से ${hi.time(to)} तक`),
        p.more,
      )}।${p.toSign ? ` दस्तख़त कीजिए: इनमें से ${p.toSign} आपके दस्तख़त के बिना नहीं खुलेंगे।` : ""}`,
    }),
  }),
  /** ISO 8601; the lot does not open unsigned. */
  sheet_to_sign: defineNotice<Priced & { from: string; to: string }>({
    example: { title, price, from: until, to: until },
    en: (p) => ({
      title: "Your lot is approved: please sign it",
      description: `${p.title}: bidding from ${en.time(p.from)} to ${en.time(p.to)}, market value ${en.price(p.price)}. It opens only after you sign.`,
    }),
    hi: (p) => ({
      title: "आपका लॉट मंज़ूर हुआ: अब दस्तख़त कीजिए",
      description: `${p.title}: बोली ${hi.time(p.from)} से ${hi.time(p.to)} तक, शुरुआती भाव ${hi.price(p.price)}। आपके दस्तख़त के बिना बोली शुरू नहीं होगी।`,
    }),
  }),
  /** ISO 8601. */
  lot_approved: defineNotice<Priced & { from: string; to: string }>({
    example: { title, price, from: until, to: until },
    en: (p) => ({
      title: "Your lot is approved",
      description: `${p.title}: bidding from ${en.time(p.from)} to ${en.time(p.to)}, market value ${en.price(p.price)}.`,
    }),
    hi: (p) => ({
      title: "आपका लॉट मंज़ूर हुआ",
      description: `${p.title}: बोली ${hi.time(p.from)} से ${hi.time(p.to)} तक, शुरुआती भाव ${hi.price(p.price)}।`,
    }),
  }),
  /** Lots that a member's saved searches find; `search` is the name where it is one alone. */
  new_lots: defineNotice<{
    lots: readonly { title: string; city: string }[];
    more: number;
    search: string | null;
  }>({
    example: { lots: [{ title, city: "Surat" }], more: 43, search: null },
    en: (p) => {
      const count = p.lots.length + p.more;
      const search = p.search === null ? "your saved searches" : `your search "${p.search}"`;
      return {
        title: count === 1 ? "A new lot for you" : `${count} new lots for you`,
        description: `New for ${search}: ${listed.en(p.lots.map(inCity), p.more)}.`,
      };
    },
    hi: (p) => {
      const count = p.lots.length + p.more;
      const search = p.search === null ? "आपकी सेव की हुई खोजों" : `आपकी खोज “${p.search}”`;
      return {
        title: count === 1 ? "आपके लिए नया लॉट" : `आपके लिए ${count} नए लॉट`,
        description: `${search} में नया: ${listed.hi(
          p.lots.map(({ title, city }) => `“${title}”, ${city}`),
          p.more,
        )}।`,
      };
    },
  }),
  /** `until`: ISO 8601. */
  watched_ending: defineNotice<{ lots: readonly { title: string; until: string }[]; more: number }>(
    {
      example: { lots: [{ title, until }], more: 2 },
      en: (p) => ({
        title:
          p.lots.length + p.more === 1
            ? "A lot you watch ends soon"
            : `${p.lots.length + p.more} lots you watch end soon`,
        description: `${listed.en(
          p.lots.map(({ title, until }) => `"${title}" ends on ${en.time(until)}`),
          p.more,
        )}.`,
      }),
      hi: (p) => ({
        title:
          p.lots.length + p.more === 1
            ? "नज़र वाला लॉट जल्द ख़त्म होगा"
            : `नज़र वाले ${p.lots.length + p.more} लॉट जल्द ख़त्म होंगे`,
        description: `बोली का समय: ${listed.hi(
          p.lots.map(({ title, until }) => `“${title}” ${hi.time(until)} तक`),
          p.more,
        )}।`,
      }),
    },
  ),
  /** Auctions that a member sells in or watches; `from` and `to`: ISO 8601. */
  times_changed: defineNotice<{
    lots: readonly { title: string; from: string; to: string }[];
    more: number;
    /** That they are sold in now; missing where it was stored before events were named. */
    event?: string | null;
    event_hi?: string | null;
  }>({
    example: { lots: [{ title, from: until, to: until }], more: 2, event: "Yard clearance" },
    en: (p) => ({
      title: "New auction times",
      description: `Bidding ${p.event ? `in the event "${p.event}" ` : ""}now runs: ${apart.en(
        p.lots.map(({ title, from, to }) => `"${title}" from ${en.time(from)} to ${en.time(to)}`),
        p.more,
      )}.`,
    }),
    hi: (p) => ({
      title: "नीलामी का समय बदला",
      description: `${p.event ? `सेल “${p.event_hi ?? p.event}” में बोली` : "बोली"} का नया समय: ${apart.hi(
        p.lots.map(({ title, from, to }) => `“${title}” ${hi.time(from)} से ${hi.time(to)} तक`),
        p.more,
      )}।`,
    }),
  }),
};
