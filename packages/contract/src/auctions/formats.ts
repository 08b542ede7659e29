import { z } from "zod";
import { complaint, type Words } from "../values/complaint.ts";
import { IndiaTime } from "../values/fields.ts";
import { whole } from "../values/money.ts";
import { FORMAT_KINDS, type FormatKind, hasTwoStages, STAGES } from "./format-facts.ts";

/** How a lot is sold: what its seller proposes, what the office approves, what everybody sees. */

export const BEST = { from: 2, to: 50 } as const;
export const MIN_BIDDERS = { from: 2, to: 20 } as const;

const Kind = z.enum(
  FORMAT_KINDS,
  complaint({
    en: "Choose english, tender or tender_auction",
    hi: "english, tender या tender_auction में से चुनिए",
  }),
);
const within = ({ from, to }: { from: number; to: number }) => {
  const words = complaint({
    en: `Enter a whole number from ${from} to ${to}`,
    hi: `${from} से ${to} के बीच की पूरी संख्या लिखिए`,
  });
  return whole(z.int(words).min(from, words).max(to, words));
};
const Best = within(BEST)
  .nullish()
  .describe("How many companies the auction is for; null for all that tendered.");

/** The number of companies below which it is not sold. */
export const FewestBidders = within(MIN_BIDDERS);
export const MinBidders = FewestBidders.nullish();

/** As its seller wishes. */
export const FormatWish = z.object({ kind: Kind, best: Best }).transform(
  ({ kind, best }): ProposedFormat => ({
    kind,
    best: hasTwoStages(kind) ? (best ?? null) : null,
  }),
);
export interface ProposedFormat {
  readonly kind: FormatKind;
  readonly best: number | null;
}

/** As the office approves it; the times are of a tender that an auction follows. */
export const ApprovedFormat = z.object({
  kind: Kind,
  tender_end_at: IndiaTime.nullish(),
  auction_start_at: IndiaTime.nullish().describe("The tender's end when left out."),
  best: Best,
});
export type ApprovedFormat = z.output<typeof ApprovedFormat>;

const iso = () => z.string().nullable();
/** Fields of every lot; null where they do not apply to its kind. */
export const formatOut = {
  format: z.object({
    kind: z.enum(FORMAT_KINDS),
    stage: z
      .enum(STAGES)
      .nullable()
      .describe("What is taken now; null in an English auction, before approval and at the end."),
    tender_ends_at: iso().describe("ISO 8601: when tenders are opened, where an auction follows."),
    auction_starts_at: iso(),
    auction_ends_at: iso(),
    best: z.number().nullable().describe("How many companies may bid then; null for all."),
  }),
  min_bidders: z
    .number()
    .nullable()
    .describe("Below so many companies it is not sold; null where one is enough."),
};

/**
 * The rules of a tender that an auction follows, as they are stored and as the ledger opened on
 * them; times ISO 8601 in UTC.
 */
export interface FormatRules {
  readonly tender_ends_at: string;
  readonly auction_starts_at: string;
  readonly auction_ends_at: string;
  readonly best: number | null;
  /** Milliseconds by which all three were moved since. */
  readonly moved_ms: number;
}

/** The times of these rules as they are now. */
export function timesNow({ moved_ms, best, ...times }: FormatRules) {
  const moved = (time: string) => new Date(Date.parse(time) + moved_ms).toISOString();
  return {
    tender_ends_at: moved(times.tender_ends_at),
    auction_starts_at: moved(times.auction_starts_at),
    auction_ends_at: moved(times.auction_ends_at),
    best,
  };
}

/** The parts of an approval that a format looks at. */
export interface AskedTimetable {
  readonly start_at: Date;
  /** The end of all: the auction's, where one follows a tender. */
  readonly end_at: Date;
  readonly soft_close_minutes: number;
  readonly bid_increment: number | null;
  readonly deposit: { readonly kind: string } | null;
}
export interface FormatFault {
  readonly path: string;
  readonly msg: Words;
}
type AskedFormat = Omit<ApprovedFormat, "kind">;

const fault = (path: string, msg: Words): FormatFault => ({ path, msg });

function depositFaults({ deposit }: AskedTimetable): FormatFault[] {
  if (deposit?.kind !== "percent") return [];
  // A share of the offer would tell the offer.
  return [
    fault("deposit", {
      en: "A sealed tender asks for a fixed deposit, not a percentage",
      hi: "सीलबंद टेंडर में जमा राशि एक तय रकम होती है, प्रतिशत नहीं",
    }),
  ];
}

function tenderFaults(_: AskedFormat, timetable: AskedTimetable): FormatFault[] {
  const faults = depositFaults(timetable);
  if (timetable.soft_close_minutes > 0)
    faults.push(
      fault("soft_close_minutes", {
        en: "A sealed tender has no soft close",
        hi: "सीलबंद टेंडर में समय बढ़ने का नियम नहीं होता",
      }),
    );
  if (timetable.bid_increment !== null)
    faults.push(
      fault("bid_increment", {
        en: "A sealed tender has no step",
        hi: "सीलबंद टेंडर में बोली की बढ़त नहीं होती",
      }),
    );
  return faults;
}

function tenderAuctionFaults(asked: AskedFormat, timetable: AskedTimetable): FormatFault[] {
  return [...depositFaults(timetable), ...timeFaults(asked, timetable)];
}

function timeFaults({ tender_end_at, auction_start_at }: AskedFormat, t: AskedTimetable) {
  const [ends, starts] = ["format.tender_end_at", "format.auction_start_at"] as const;
  if (!tender_end_at)
    return [fault(ends, { en: "Say when tenders are opened", hi: "टेंडर खुलने का समय लिखिए" })];
  if (tender_end_at <= t.start_at)
    return [
      fault(ends, {
        en: "Tenders are opened after the start",
        hi: "टेंडर खुलने का समय शुरू होने के बाद का होना चाहिए",
      }),
    ];
  if (tender_end_at >= t.end_at)
    return [
      fault(ends, {
        en: "Tenders are opened before the auction ends",
        hi: "टेंडर खुलने का समय नीलामी ख़त्म होने से पहले का होना चाहिए",
      }),
    ];
  if (!auction_start_at) return [];
  if (auction_start_at < tender_end_at)
    return [
      fault(starts, {
        en: "The auction may not start before the tenders are opened",
        hi: "टेंडर खुलने से पहले नीलामी शुरू नहीं हो सकती",
      }),
    ];
  return auction_start_at < t.end_at
    ? []
    : [
        fault(starts, {
          en: "The auction must start before it ends",
          hi: "नीलामी ख़त्म होने के समय से पहले शुरू होनी चाहिए",
        }),
      ];
}

/** The faults of an approval, by its format. */
export const FORMAT_FAULTS = {
  english: () => [],
  tender: tenderFaults,
  tender_auction: tenderAuctionFaults,
} as const satisfies Record<
  FormatKind,
  (asked: AskedFormat, timetable: AskedTimetable) => FormatFault[]
>;
