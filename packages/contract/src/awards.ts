import { z } from "zod";
import { Award, AwardRow, OfficeAwardRow, State } from "./awards/award.ts";
import { DUES } from "./awards/charges.ts";
import { CompanyRecord } from "./awards/record.ts";
import { AWARD_MOVES, AWARD_SIDES, AWARD_STATES, PAY_THROUGH } from "./awards/states.ts";
import { envelope, operation } from "./http/operation.ts";
import { officeList, Paging } from "./http/paging.ts";
import { paged } from "./office/paged.ts";
import { complaint } from "./values/complaint.ts";
import { REASON } from "./values/field-names.ts";
import { ById, Id, Instant, line } from "./values/fields.ts";
import { Rupees, RupeesOut } from "./values/money.ts";

/** A winner's dues and rights: one award a sale, the same page for both sides and the office. */

export { type CompanyNow, companyNow } from "./awards/company-now.ts";
export {
  AWARD_MOVES,
  AWARD_SIDES,
  AWARD_STATES,
  Award,
  AwardRow,
  CompanyRecord,
  DUES,
  OfficeAwardRow,
  PAY_THROUGH,
};

/** Why a sale is called off, where that bars its seller. */
export const SELLER_FAILED = "seller_failed";

export const list = operation({
  method: "GET",
  path: "/award",
  who: "member",
  summary: "The company's sales, as buyer or as seller, newest first.",
  query: Paging.extend({
    side: z.enum(["buyer", "seller"]).optional().describe("Else the caller's own."),
    state: State.optional(),
  }),
  reply: envelope(z.array(AwardRow), { totalpage: z.number() }),
});

export const details = operation({
  method: "GET",
  path: "/award/{id}",
  who: "user",
  may: "auctions.read",
  summary: "One sale, for its two sides and the office; for others there is none.",
  params: ById,
  reply: envelope(Award),
});

export const move = operation({
  method: "POST",
  path: "/award/{id}/move",
  who: "company-manager",
  summary: "What a side says of a sale; the same again changes nothing.",
  params: ById,
  body: z.object({
    move: z.enum(["confirm_paid", "agree_cancel", "ask_default", "lifted"]),
    reason: line(500, REASON).optional(),
  }),
  reply: envelope(Award),
});

export const setPlaces = operation({
  method: "PATCH",
  path: "/award/{id}",
  who: "company-manager",
  summary:
    "The buyer says which site is invoiced and where the goods go, before the first truck is weighed: its taxes are counted anew.",
  params: ById,
  body: z
    .object({ bill_to_site_id: Id.nullable(), ship_to_site_id: Id.nullable() })
    .partial()
    .refine(
      (sites) => Object.keys(sites).length > 0,
      complaint({ en: "Name a site", hi: "यार्ड चुनिए" }),
    ),
  reply: envelope(Award),
});

export const pay = operation({
  method: "POST",
  path: "/award/{id}/pay",
  who: "company-manager",
  summary:
    "Pays for a sale from what is free of the buyer's wallet, at most what is due. Takes an Idempotency-Key.",
  params: ById,
  body: z.object({ from: z.literal("wallet"), amount: Rupees }),
  reply: envelope(z.object({ due: RupeesOut, paid: RupeesOut, state: State })),
});

export const officeAwards = operation({
  method: "GET",
  path: "/admin/awards",
  who: "admin",
  may: "auctions.read",
  summary: "All sales, newest first.",
  query: officeList(["made", "due", "value"]).extend({
    state: State.optional(),
    late: z.literal("1").optional().describe("Not paid and its day is over, whoever is paid."),
    company_id: Id.optional().describe("Bought or sold by this company."),
    user_id: Id.optional().describe("Bought or sold by this member."),
    lot_id: Id.optional(),
  }),
  reply: paged(OfficeAwardRow),
});

export const officeMove = operation({
  method: "PATCH",
  path: "/admin/awards/{id}",
  who: "admin",
  may: "awards.manage",
  summary:
    "Calls a sale off, ends one that was not paid or lifted, or gives it more time; each with a reason that both sides read. The reason `seller_failed` bars the seller.",
  params: ById,
  body: z.discriminatedUnion("move", [
    z.object({ move: z.literal("cancel"), reason: line(500, REASON) }),
    z.object({ move: z.literal("default"), reason: line(500, REASON) }),
    z
      .object({
        move: z.literal("extend"),
        reason: line(500, REASON),
        due_at: Instant.optional(),
        lift_by: Instant.optional(),
      })
      .refine(({ due_at, lift_by }) => (due_at === undefined) !== (lift_by === undefined), {
        path: ["due_at"],
        ...complaint({
          en: "Name the day to pay by, or the day to lift by",
          hi: "पेमेंट की या उठान की आख़िरी तारीख़ में से एक लिखिए",
        }),
      }),
  ]),
  reply: envelope(Award),
});
