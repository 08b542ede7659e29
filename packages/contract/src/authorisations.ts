import { z } from "zod";
import { Authorisation, GOODS_STREAMS, Kilograms, Kind, Stream } from "./authorisations/shapes.ts";
import { command, envelope, operation } from "./http/operation.ts";
import { complaint, issueAt } from "./values/complaint.ts";
import { NUMBER } from "./values/field-names.ts";
import { ById, line } from "./values/fields.ts";
import { RupeesFromZero, RupeesOut } from "./values/money.ts";

/**
 * A company's authorisations to handle a stream of waste, and what a lot asks of its bidders. Kinds
 * and streams: docs/specification.md.
 */

export * from "./authorisations/review.ts";
export {
  Authorisation,
  GOODS_STREAMS,
  KINDS,
  Kind,
  STREAMS,
  Stream,
} from "./authorisations/shapes.ts";

const ELECTRONICS = ["e-waste"] as const;
/**
 * The streams that each kind is issued for; consents and HOWM authorisations are for any goods, but
 * are no registration of non-ferrous metals.
 */
export const STREAMS_OF: Readonly<Record<Kind, readonly Stream[]>> = {
  cpcb_recycler: ELECTRONICS,
  cpcb_refurbisher: ELECTRONICS,
  cpcb_dismantler: ELECTRONICS,
  battery_recycler: ["batteries"],
  tyre_recycler: ["tyres"],
  plastic_processor: ["plastics"],
  spcb_consent: GOODS_STREAMS,
  howm: GOODS_STREAMS,
  nonferrous_epr: ["non-ferrous"],
};

const aDate = complaint({ en: "Use a date such as 2027-03-31", hi: "तारीख़ ऐसे लिखिए: 2027-03-31" });
/** Days as `YYYY-MM-DD` in Asia/Kolkata; years in which the market can be. */
const Day = z.iso.date(aDate).refine((day) => day >= "1990-01-01" && day <= "2099-12-31", aDate);

/** A stream's capacity in the financial year of today. */
export const Capacity = z.object({
  stream: Stream,
  financial_year: z.string().describe("2026-27."),
  capacity_kg: z.number(),
  used_kg: z.number().describe("Won and leading."),
  remaining_kg: z.number(),
});
export type Capacity = z.output<typeof Capacity>;

export const authorisationsOf = operation({
  method: "GET",
  path: "/company/authorisations",
  who: "member",
  summary: "The own company's authorisations, newest first, and what is left of its capacities.",
  reply: envelope(z.array(Authorisation), { capacities: z.array(Capacity) }),
});

export const sendAuthorisation = operation({
  method: "POST",
  path: "/company/authorisations",
  who: "company-manager",
  summary: "Sends an authorisation with its document; it counts once the office has accepted it.",
  files: { document: { max: 1, what: "document" } },
  body: z
    .object({
      stream: Stream,
      kind: Kind,
      number: line(60, NUMBER),
      issuer: line(120, { en: "Issuer", hi: "जारी करने वाली संस्था" }),
      valid_from: Day,
      valid_to: Day,
      capacity_kg: Kilograms,
    })
    .superRefine(({ kind, stream, valid_from, valid_to }, ctx) => {
      if (!STREAMS_OF[kind].includes(stream))
        ctx.addIssue(
          issueAt(["stream"], {
            en: "This kind of authorisation is not issued for this stream",
            hi: "यह ऑथराइज़ेशन इस माल के लिए नहीं होता",
          }),
        );
      if (valid_to < valid_from)
        ctx.addIssue(
          issueAt(["valid_to"], {
            en: "The last day may not be before the first",
            hi: "आख़िरी दिन पहले दिन से पहले नहीं हो सकता",
          }),
        );
    }),
  reply: envelope(Authorisation),
});

export const withdrawAuthorisation = command({
  method: "DELETE",
  path: "/company/authorisations/{id}",
  who: "company-manager",
  summary: "Withdraws an authorisation at any time: who leads with it does not win.",
  params: ById,
});

/** The office's rules for the whole market. */
export const MarketRules = z.object({
  unverified_bid_most: RupeesOut.describe(
    "Rupees that an unverified company may bid on lots without requirement; 0 for none.",
  ),
  second_look_kg: z
    .number()
    .describe("An authorisation for more kilograms a year needs two people's acceptance."),
});
export type MarketRules = z.output<typeof MarketRules>;

export const marketRules = operation({
  method: "GET",
  path: "/admin/market-rules",
  who: "admin",
  may: "authorisations.read",
  summary: "What unverified companies may bid, and above which capacity a second look is needed.",
  reply: envelope(MarketRules),
});

export const changeMarketRules = operation({
  method: "PATCH",
  path: "/admin/market-rules",
  who: "admin",
  may: "settings.change",
  fresh: true,
  summary: "Changes the market's rules; they hold from the next bid on.",
  body: z.object({
    unverified_bid_most: RupeesFromZero.optional(),
    second_look_kg: Kilograms.optional(),
  }),
  reply: envelope(MarketRules),
});

/** Why a bidder's company may not bid on a lot that asks for an authorisation. */
export const GATE_REFUSALS = [
  "verify_first",
  "authorisation_missing",
  "authorisation_expired",
  "capacity_exceeded",
] as const;
export type EligibilityRefusal = (typeof GATE_REFUSALS)[number];

/** A lot's requirement of its bidders, and how the caller's company stands to it. */
export const Requirement = z.object({
  stream: Stream,
  met: z.boolean(),
  why: z.enum(["sign_in_first", ...GATE_REFUSALS]).nullable(),
  remaining_kg: z
    .number()
    .nullable()
    .describe("What is left of the company's capacity, this lot not counted; null without one."),
  lot_kg: z.number().nullable().describe("What the lot weighs; null when that is not known."),
  ended_on: z.string().nullable().describe("YYYY-MM-DD: the last day of what has expired."),
  financial_year: z.string().describe("In which the lot counts, 2026-27."),
});
export type Requirement = z.output<typeof Requirement>;
