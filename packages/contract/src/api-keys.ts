import { z } from "zod";
import { KEY_SCOPES } from "./http/key-scopes.ts";
import { command, envelope, operation } from "./http/operation.ts";
import { complaint, issueAt } from "./values/complaint.ts";
import { NAME } from "./values/field-names.ts";
import { ById, Day, Id, IdOut, line } from "./values/fields.ts";
import { Rupees, RupeesOut } from "./values/money.ts";
import { Webhook } from "./webhooks.ts";

/**
 * Keys of machines: each acts as the login that made it, on its side and in its role, with limits,
 * Idempotency-Keys and rows of the audit of its own.
 */

/** Keys of a company that act at the same time. */
export const MAX_KEYS = 20;
export const MAX_KEY_DAYS = 366;
export const MAX_ADDRESSES = 20;

const Scope = z.enum(
  KEY_SCOPES,
  complaint({
    en: "Choose of read, list, bid, awards and papers",
    hi: "read, list, bid, awards और papers में से चुनिए",
  }),
);
const Side = z.enum(["buyer", "seller"]);

export const ApiKey = z.object({
  _id: IdOut,
  name: z.string(),
  side: Side,
  scopes: z.array(z.enum(KEY_SCOPES)),
  bid_limit: RupeesOut.nullable().describe("Of a lot's value, beside the person's own."),
  addresses: z.array(z.string()).describe("Networks that it may call from; none for any."),
  last4: z.string(),
  made_at: z.string(),
  made_by: z.string(),
  expires_at: z.string(),
  last_used_at: z.string().nullable().describe("Written at most once a minute."),
  last_used_from: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
export type ApiKey = z.output<typeof ApiKey>;

const limitNeeded = {
  en: "Say up to which value this key may bid",
  hi: "बताइए कि यह key कितनी क़ीमत तक बोली लगा सकती है",
};
const NewKey = z
  .object({
    name: line(60, NAME),
    scopes: z
      .array(Scope)
      .max(20)
      .transform((scopes) => KEY_SCOPES.filter((s) => s === "read" || scopes.includes(s)))
      .describe("`read` is always in it."),
    expires_on: Day.nullish().describe("The last day, in India; a year when left out."),
    bid_limit: Rupees.nullish().describe("Rupees of a lot's value; needed for `bid`."),
    addresses: z
      .array(z.string().trim().max(50))
      .max(
        MAX_ADDRESSES,
        complaint({
          en: `Name ${MAX_ADDRESSES} networks at the most`,
          hi: `ज़्यादा से ज़्यादा ${MAX_ADDRESSES} नेटवर्क लिखिए`,
        }),
      )
      .default([])
      .describe("In CIDR notation, as 203.0.113.0/24."),
  })
  .superRefine(({ scopes, bid_limit }, ctx) => {
    if (scopes.includes("bid") && bid_limit == null)
      ctx.addIssue(issueAt(["bid_limit"], limitNeeded));
  });

export const make = operation({
  method: "POST",
  path: "/company/api-keys",
  who: "company-owner",
  proven: true,
  summary: `Makes a key that acts as who makes it; told this once. At most ${MAX_KEYS} at a time, for ${MAX_KEY_DAYS} days.`,
  body: NewKey,
  reply: envelope(ApiKey.extend({ key: z.string().describe("`rbk_…`: stored nowhere.") })),
});

export const list = operation({
  method: "GET",
  path: "/company/api-keys",
  who: "company-manager",
  summary: "The company's keys, newest first, also those that ended; never a secret.",
  reply: envelope(z.array(ApiKey)),
});

export const end = command({
  method: "DELETE",
  path: "/company/api-keys/{id}",
  who: "company-owner",
  summary: "Ends a key at once, everywhere.",
  params: ById,
});

export const own = operation({
  method: "GET",
  path: "/key",
  who: "anyone",
  summary: "The key that asks; nobody else has one.",
  reply: envelope(
    z.object({
      name: z.string(),
      company: z.string(),
      side: Side,
      scopes: z.array(z.enum(KEY_SCOPES)),
      bid_limit: RupeesOut.nullable(),
      expires_at: z.string(),
      demo: z.boolean(),
    }),
  ),
});

export const machines = operation({
  method: "GET",
  path: "/admin/companies/{id}/machines",
  who: "admin",
  may: "companies.read",
  summary: "A company's keys and webhooks; never a secret.",
  params: ById,
  reply: envelope(z.object({ keys: z.array(ApiKey), webhooks: z.array(Webhook) })),
});

export const endByOffice = command({
  method: "DELETE",
  path: "/admin/companies/{id}/api-keys/{key}",
  who: "admin",
  may: "companies.review",
  summary: "Ends a company's key at once, everywhere.",
  params: ById.extend({ key: Id }),
});
