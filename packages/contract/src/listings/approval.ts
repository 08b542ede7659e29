import { z } from "zod";
import { ApprovedFormat, MinBidders } from "../auctions/formats.ts";
import { Stream } from "../authorisations.ts";
import { hold, seenDecision } from "../office/decided.ts";
import { complaint, issueAt, type Words } from "../values/complaint.ts";
import { endAfterStart, reasonForSeller, required, sixDigits } from "../values/complaints.ts";
import { REASON } from "../values/field-names.ts";
import { IndiaTime, Instant, prose } from "../values/fields.ts";
import { Quantity, Rupees } from "../values/money.ts";
import { saleThrough } from "./deposit.ts";
import { LotComplaint } from "./lot-queue.ts";
import { Basis } from "./lot-shapes.ts";
import { SaleTermsIn } from "./sale-terms.ts";

/** A lot that names no material has the HSN and the rate of this one. */
export const TaxedAs = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/, complaint({ en: "Choose a material", hi: "माल चुनिए" }))
  .nullish()
  .describe(
    "The material whose HSN and GST rate it has, where its sub-category names none: a code of `/materials`. As it is when left out; where nothing is known, null is refused, and so is a sale that is paid through the market.",
  );

/** Approval with the auction's timetable, or a refusal with its reason. */
export const Approval = z
  .object({
    is_approved: z.boolean(),
    basis: Basis.optional().describe("As the seller proposed it when left out."),
    market_value: Rupees.nullish(),
    start_at: IndiaTime.nullish(),
    end_at: IndiaTime.nullish(),
    reserve_price: Rupees.nullish(),
    bid_increment: Rupees.nullish(),
    /** Minutes; 0 for none. */
    soft_close_minutes: z.int().min(0).max(60).default(0),
    /** When even soft close may go no further; a day after end_at unless given. */
    hard_end_at: IndiaTime.nullish(),
    /** The stream that its bidders need an authorisation for; none when left out. */
    requires_authorisation: Stream.nullish(),
    /** Its weight, where it is not sold by weight. */
    weight_kg: Quantity.nullish(),
    hsn6: z
      .string()
      .trim()
      .regex(/^[0-9]{6}$/, sixDigits)
      .nullish()
      .describe(
        "The HSN of six digits that its tax papers carry, in place of its material's; null for that one. As it is when left out.",
      ),
    taxed_as: TaxedAs,
    /** The lot's `edited_at` as the office saw it: what was changed since is not approved unseen. */
    seen_edit: Instant.nullish(),
    seen_decision: seenDecision,
    terms: SaleTermsIn.nullish().describe(
      "What it is sold on; other fields make a new version, null takes the terms away. Left out, the lot keeps its terms, or gets those that the seller proposed, else the usual ones.",
    ),
    deposit: saleThrough.deposit.describe(
      "As the seller proposed it, or its event has it, when left out; null for none.",
    ),
    pay_through: saleThrough.pay_through.describe("As the seller proposed it when left out."),
    format: ApprovedFormat.nullish().describe(
      "How it is sold. As the seller proposed it, or as it stands, when left out.",
    ),
    min_bidders: MinBidders.describe("As the seller proposed it when left out; null for none."),
    reason: prose(500, REASON)
      .nullish()
      .describe(
        "Of a lot that is not approved, for its seller; of one that is, why it asks for no authorisation where the law would have it.",
      ),
    corrections: z
      .array(LotComplaint)
      .max(
        12,
        complaint({
          en: "Ask for at most 12 corrections",
          hi: "ज़्यादा से ज़्यादा 12 सुधार माँगिए",
        }),
      )
      .optional()
      .describe("Of a lot that is not approved: what its seller is asked to correct in it."),
    hold,
  })
  .superRefine((a, ctx) => {
    const missing = (field: string, words: Words) => ctx.addIssue(issueAt([field], words));
    if (!a.is_approved) {
      if (!a.reason && !a.corrections?.length) missing("reason", reasonForSeller);
      return;
    }
    if (!a.market_value)
      missing(
        "market_value",
        required({
          en: "Market value",
          hi: "शुरुआती भाव",
        }),
      );
    if (!a.start_at) missing("start_at", required({ en: "Start", hi: "शुरू होने का समय" }));
    if (!a.end_at) missing("end_at", required({ en: "End", hi: "ख़त्म होने का समय" }));
    if (a.start_at && a.end_at && a.end_at <= a.start_at) missing("end_at", endAfterStart);
    if (a.end_at && a.hard_end_at && a.hard_end_at < a.end_at)
      missing("hard_end_at", {
        en: "The hard end may not be before the end",
        hi: "पक्का अंत ख़त्म होने के समय से पहले नहीं हो सकता",
      });
    if (a.reserve_price && a.market_value && a.reserve_price < a.market_value)
      missing("reserve_price", {
        en: "The reserve may not be below the market value",
        hi: "रिज़र्व शुरुआती भाव से कम नहीं हो सकता",
      });
  });
