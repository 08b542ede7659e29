import { z } from "zod";
import { envelope, operation } from "./http/operation.ts";
import { officeList } from "./http/paging.ts";
import { paged } from "./office/paged.ts";
import { REASON } from "./values/field-names.ts";
import { ById, IdOut, Instant, line } from "./values/fields.ts";
import { RupeesOut, whole } from "./values/money.ts";

/** Irregularities between accounts: found by rules, each with its evidence, decided by people. */

export const IRREGULARITY_RULES = [
  "both_sides",
  "always_second",
  "voided_bids",
  "crowded_address",
  "new_country",
] as const;
export type IrregularityRule = (typeof IRREGULARITY_RULES)[number];

export const IRREGULARITY_STATUSES = ["open", "dismissed", "acted"] as const;
export type IrregularityStatus = (typeof IRREGULARITY_STATUSES)[number];

/** One fact that a finding rests on. */
export const Evidence = z.object({
  what: z.enum([
    "device",
    "address",
    "phone",
    "bank_account",
    "auction",
    "second",
    "void",
    "account",
    "country",
  ]),
  value: z
    .string()
    .nullable()
    .describe(
      "An address or a network, the last four of a number, a country's code, a void's reason.",
    ),
  account: IdOut.nullable().describe("Whom of the accounts it is about, where it is one."),
  lot: z.object({ _id: IdOut, title: z.string(), url: z.string() }).nullable(),
  at: z.string().nullable().describe("ISO 8601."),
});
export type Evidence = z.output<typeof Evidence>;

/** A fact as it is read, with what its lot ended in and since when its address is shared. */
export const ToldEvidence = Evidence.extend({
  outcome: z
    .object({
      winner: z.object({ _id: IdOut, name: z.string() }),
      price: RupeesOut.describe("In the lot's basis."),
      above_next: RupeesOut.nullable().describe("Null where nobody else bid."),
    })
    .nullable()
    .describe("Of a lot that was sold."),
  shared_since: z
    .string()
    .nullable()
    .describe("ISO 8601: when the last of the accounts first came from this address."),
});
export type ToldEvidence = z.output<typeof ToldEvidence>;

export const Irregularity = z.object({
  _id: IdOut,
  rule: z.enum(IRREGULARITY_RULES),
  status: z.enum(IRREGULARITY_STATUSES),
  accounts: z.array(
    z.object({
      _id: IdOut,
      name: z.string(),
      company: z.string().nullable(),
      type: z.enum(["buyer", "seller", "admin"]),
      is_active: z.boolean(),
    }),
  ),
  evidence: z.array(ToldEvidence),
  found_at: z.string().describe("ISO 8601."),
  changed_at: z.string().describe("ISO 8601: when evidence was last added."),
  decision: z
    .object({ by: z.string(), at: z.string(), reason: z.string() })
    .nullable()
    .describe("The last one; it stays beside an entry that new evidence has opened again."),
});
export type Irregularity = z.output<typeof Irregularity>;

export const irregularities = operation({
  method: "GET",
  path: "/admin/irregularities",
  who: "admin",
  may: "security.read",
  summary: "What the rules have found, that which changed last first.",
  query: officeList(["changed", "found"]).extend({
    status: z.enum([...IRREGULARITY_STATUSES, "all"]).default("open"),
    rule: z.enum(IRREGULARITY_RULES).optional(),
  }),
  reply: paged(Irregularity),
});

export const decideIrregularity = operation({
  method: "PATCH",
  path: "/admin/irregularities/{id}",
  who: "admin",
  may: "irregularities.decide",
  summary: "Dismisses an irregularity or notes that it was acted on; only new evidence reopens it.",
  params: ById,
  body: z.object({
    decision: z.enum(["dismiss", "act"]),
    reason: line(500, REASON),
    seen: Instant.describe(
      "Its `changed_at` as it was seen: nobody decides on evidence that they never saw.",
    ),
  }),
  reply: envelope(Irregularity),
});

const threshold = (least: number, most: number, what: string) =>
  whole(z.int().min(least).max(most)).describe(what);

/** From when on the rules speak up; the office sets them. */
export const IrregularityRules = z.object({
  window_days: threshold(1, 365, "How many days back the rules look."),
  address_most_accounts: threshold(
    2,
    1000,
    "An address that more accounts than this use is an operator's and says nothing of two of them.",
  ),
  second_least: threshold(2, 1000, "So often somebody comes second to the same winner."),
  second_share_percent: threshold(1, 100, "That is so much of the auctions that they bid in."),
  voids_least: threshold(1, 1000, "So many bids of an account were voided."),
  voids_share_percent: threshold(1, 100, "That is so much of its bids."),
  crowded_least: threshold(2, 1000, "So many accounts of different companies at one address."),
  country_logins_before: threshold(1, 1000, "So many logins before one from a new country."),
});
export type IrregularityRules = z.output<typeof IrregularityRules>;

export const irregularityRules = operation({
  method: "GET",
  path: "/admin/irregularity-rules",
  who: "admin",
  may: "security.read",
  summary: "From when on the rules about irregularities speak up.",
  reply: envelope(IrregularityRules),
});

export const changeIrregularityRules = operation({
  method: "PATCH",
  path: "/admin/irregularity-rules",
  who: "admin",
  may: "settings.change",
  fresh: true,
  summary: "Changes the thresholds; they hold from the next look on, at most an hour later.",
  body: IrregularityRules.partial(),
  reply: envelope(IrregularityRules),
});
