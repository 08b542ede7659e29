import { defineNotice, type OfLot, title } from "../define-notice.ts";

/** Papers of a sale whose time at the government's portals runs out. */
export const paperNotices = {
  /** `until`: the last day, YYYY-MM-DD. */
  irp_soon: defineNotice<{ number: string; until: string }>({
    example: { number: "RB/26-27/000001", until: "2026-12-28" },
    values: (p, say) => ({ number: p.number, until: say.day(p.until) }),
    en: {
      title: "An invoice waits for its IRN",
      description:
        "Report invoice {number} to the invoice portal by {until}: after 30 days it takes none.",
    },
    hi: {
      title: "बिल का IRN बाक़ी है",
      description:
        "बिल {number} को {until} तक इनवॉइस पोर्टल पर चढ़ाइए: 30 दिन के बाद पोर्टल उसे नहीं लेता।",
    },
  }),
  /** `until`: ISO 8601. */
  eway_ending: defineNotice<
    OfLot & { readonly vehicle: string; readonly no: string; readonly until: string }
  >({
    example: {
      title,
      vehicle: "MH12AB1234",
      no: "121000000001",
      until: "2026-12-04T18:29:00.000Z",
    },
    values: (p, say) => ({
      ...{ title: p.title, vehicle: p.vehicle, no: p.no },
      until: say.time(p.until),
    }),
    en: {
      title: "An e-way bill ends soon",
      description:
        'E-way bill {no} of {vehicle} with "{title}" is valid until {until}. If the truck is ' +
        "still on its way, have it extended at the portal.",
      sms:
        "E-way bill {no} of {vehicle} is valid until {until}. If the truck is still on its way, " +
        "have it extended at the portal.",
    },
    hi: {
      title: "ई-वे बिल ख़त्म होने वाला है",
      description:
        "“{title}” वाले {vehicle} का ई-वे बिल {no} सिर्फ़ {until} तक चलेगा। ट्रक अब भी रास्ते में हो " +
        "तो पोर्टल पर उसकी मियाद बढ़वाइए।",
      sms:
        "ई-वे बिल {no} जो {vehicle} का है, सिर्फ़ {until} तक चलेगा। ट्रक अब भी रास्ते में हो तो पोर्टल " +
        "पर उसकी मियाद बढ़वाइए।",
    },
  }),
};
