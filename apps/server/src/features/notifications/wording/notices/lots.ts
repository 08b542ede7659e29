import {
  defineNotice,
  type OfLot,
  type Priced,
  price,
  priced,
  title,
  until,
} from "../define-notice.ts";
import { type LotField, type LotReason, lotFieldNames, lotReasonsText } from "../lot-texts.ts";
import type { Values } from "../phone-text.ts";
import type { Saying } from "../value-texts.ts";

/** ISO 8601. */
interface Approved extends Priced {
  readonly from: string;
  readonly to: string;
}
const approved = {
  example: { title, price, from: until, to: until },
  values: (p: Approved, say: Saying): Values => ({
    ...priced(p, say),
    from: say.time(p.from),
    to: say.time(p.to),
  }),
};

/** `from`: ISO 8601. */
interface Invited extends OfLot {
  readonly seller: string;
  readonly from: string;
}

/** Lots before their auctions: for their sellers, and for who is invited. */
export const lotNotices = {
  lot_refused: defineNotice<OfLot & { reason: string }>({
    example: { title, reason: "No photo" },
    values: ({ title, reason }) => ({ title, reason }),
    en: {
      title: "Your lot was not approved",
      description: "{title}: {reason}",
      sms: 'Your lot "{title}" was not approved. Reason: {reason}',
    },
    hi: {
      title: "आपका लॉट मंज़ूर नहीं हुआ",
      description: "{title}: {reason}",
      sms: "आपका लॉट “{title}” मंज़ूर नहीं हुआ। वजह: {reason}",
    },
  }),
  lot_correction: defineNotice<OfLot & { reasons: readonly LotReason[] }>({
    example: { title, reasons: [{ path: "quantity", msg: "It says 18 and 180 MT" }] },
    values: (p, say) => ({ title: p.title, reasons: lotReasonsText(p.reasons, say.language) }),
    en: {
      title: "Please correct your lot",
      description: "{title}: {reasons} Change it and send it again; it keeps its place.",
      sms:
        'Please correct your lot "{title}". Reason: {reasons} Change it and send it again; it keeps ' +
        "its place.",
    },
    hi: {
      title: "अपना लॉट ठीक कीजिए",
      description: "{title}: {reasons} ठीक करके फिर भेजिए; बारी वही रहेगी।",
      sms: "अपना लॉट “{title}” ठीक कीजिए। वजह: {reasons} ठीक करके फिर भेजिए; बारी वही रहेगी।",
    },
  }),
  /** It was approved before, and had not opened. */
  lot_requeued: defineNotice<OfLot & { reason: string }>({
    example: { title, reason: "The quantity is to be checked once more" },
    values: ({ title, reason }) => ({ title, reason }),
    en: {
      title: "Your lot is being looked at again",
      description: "{title} does not open yet: {reason} You need do nothing; we write again.",
    },
    hi: {
      title: "आपका लॉट दोबारा देखा जा रहा है",
      description: "{title} अभी नहीं खुलेगा: {reason} आपको कुछ नहीं करना है, हम फिर बताएँगे।",
    },
  }),
  /** By the office, before it is approved. */
  lot_corrected: defineNotice<OfLot & { parts: readonly LotField[] }>({
    example: { title, parts: ["title", "category"] },
    values: (p, say) => ({ title: p.title, parts: lotFieldNames(p.parts, say.language) }),
    en: {
      title: "Our team corrected your lot",
      description:
        "{title}: we corrected the {parts}. If that is wrong, change it while the lot waits for " +
        "approval.",
    },
    hi: {
      title: "हमारी टीम ने आपका लॉट ठीक किया",
      description: "{title}: हमने यह ठीक किया: {parts}। ग़लत हो तो मंज़ूरी से पहले बदल दीजिए।",
    },
  }),
  /** It does not open unsigned. */
  sheet_to_sign: defineNotice<Approved>({
    ...approved,
    en: {
      title: "Your lot is approved: please sign it",
      description:
        "{title}: bidding from {from} to {to}, market value {price}. It opens only after you sign.",
      sms:
        'Please sign: your lot "{title}" is approved, with bidding from {from} to {to}. It opens only ' +
        "after you sign.",
    },
    hi: {
      title: "आपका लॉट मंज़ूर हुआ: अब दस्तख़त कीजिए",
      description:
        "{title}: बोली {from} से {to} तक, शुरुआती भाव {price}। आपके दस्तख़त के बिना बोली शुरू नहीं होगी।",
      sms:
        "दस्तख़त कीजिए: आपका लॉट “{title}” मंज़ूर हुआ, बोली {from} से {to} तक। दस्तख़त के बिना बोली शुरू " +
        "नहीं होगी।",
    },
  }),
  lot_approved: defineNotice<Approved>({
    ...approved,
    en: {
      title: "Your lot is approved",
      description: "{title}: bidding from {from} to {to}, market value {price}.",
      sms: 'Your lot "{title}" is approved, with bidding from {from} to {to}.',
    },
    hi: {
      title: "आपका लॉट मंज़ूर हुआ",
      description: "{title}: बोली {from} से {to} तक, शुरुआती भाव {price}।",
      sms: "आपका लॉट “{title}” मंज़ूर हुआ। बोली {from} से {to} तक।",
    },
  }),
  invited_to_lot: defineNotice<Invited>({
    example: { title, seller: "Konkan Recyclers", from: until },
    values: ({ seller, from, ...p }, { time }) => ({ title: p.title, seller, from: time(from) }),
    en: {
      title: "You are invited to a lot",
      description: "{seller} invites your company to {title}, with bidding from {from}.",
    },
    hi: {
      title: "आपको एक लॉट के लिए बुलाया गया है",
      description: "{seller} ने आपकी कंपनी को {title} के लिए बुलाया है, बोली {from} से।",
    },
  }),
};
