import { z } from "zod";
import { command, envelope, operation } from "./http/operation.ts";
import { complaint } from "./values/complaint.ts";
import { aWholeNumber } from "./values/complaints.ts";
import { ById, Id, IdOut } from "./values/fields.ts";
import { Rupees, RupeesOut, whole } from "./values/money.ts";

/**
 * The most that a company wants to lead: in rupees of all lots, or a number of some lots. The
 * market refuses its bids beyond that; it never stops what follows from bids that were let in.
 */

/** In how many caps of some lots a company may hold itself, and how many lots one may name. */
export const MAX_LOT_CAPS = 20;
export const MAX_CAPPED_LOTS = 50;

const count = z.int();

const CappedLot = z.object({
  product_id: IdOut,
  title: z.string(),
  url: z.string(),
  standing: z
    .enum(["leading", "bought", "open", "over"])
    .describe("Of the company; `over`: it ended, and is not the company's."),
});

export const LeadCaps = z.object({
  leading: RupeesOut.describe(
    "What the open lots cost that the company leads, each at the highest bid or at the company's own maximum, if that is above it.",
  ),
  leading_lots: count,
  amount: z
    .object({
      _id: IdOut,
      most: RupeesOut,
      left: RupeesOut.describe("What may still be led; never below 0."),
    })
    .nullable()
    .describe("What the company leads at most in all; null for no such cap."),
  lots: z
    .array(
      z.object({
        _id: IdOut,
        most: count,
        taken: count.describe("How many of the lots it leads or has bought."),
        lots: z.array(CappedLot),
      }),
    )
    .describe("At most so many of these lots; newest first, and not where all have ended."),
  may_change: z.boolean().describe("Whether the caller is the company's owner or manager."),
});
export type LeadCaps = z.output<typeof LeadCaps>;

export const leadCaps = operation({
  method: "GET",
  path: "/company/lead-caps",
  who: "bidder",
  refusalForSellers: "seller_may_not_bid",
  summary: "What the company wants to lead at most, and what it leads now.",
  reply: envelope(LeadCaps),
});

const LotCap = z
  .object({
    kind: z.literal("lots"),
    most: whole(
      z.int(aWholeNumber).min(1, complaint({ en: "Enter 1 or more", hi: "1 या ज़्यादा लिखिए" })),
    ),
    product_ids: z
      .array(Id)
      .transform((ids) => [...new Set(ids)])
      .refine(
        (ids) => ids.length >= 2,
        complaint({ en: "Choose two lots or more", hi: "दो या ज़्यादा लॉट चुनिए" }),
      )
      .refine(
        (ids) => ids.length <= MAX_CAPPED_LOTS,
        complaint({
          en: `Choose ${MAX_CAPPED_LOTS} lots at the most`,
          hi: `ज़्यादा से ज़्यादा ${MAX_CAPPED_LOTS} लॉट चुनिए`,
        }),
      ),
  })
  .refine(({ most, product_ids }) => most < product_ids.length, {
    path: ["most"],
    ...complaint({
      en: "Enter fewer than the lots that you have chosen",
      hi: "चुने हुए लॉट से कम लिखिए",
    }),
  });

export const setLeadCap = operation({
  method: "POST",
  path: "/company/lead-caps",
  who: "company-manager",
  summary: `Caps what the company leads: \`amount\` rupees in all, in place of such a cap before, or at most \`most\` of these lots, in up to ${MAX_LOT_CAPS} such caps. Every bid that is placed after the reply is held to it.`,
  body: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("amount"),
      amount: Rupees.describe("What it leads now may be more already: then it may lead no more."),
    }),
    LotCap,
  ]),
  reply: envelope(z.object({ _id: IdOut })),
});

export const removeLeadCap = command({
  method: "DELETE",
  path: "/company/lead-caps/{id}",
  who: "company-manager",
  summary: "Takes one of the company's caps back.",
  params: ById,
});
