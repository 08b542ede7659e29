import { z } from "zod";
import { AccountType } from "../accounts.ts";
import { envelope, operation } from "../http/operation.ts";
import { officeList } from "../http/paging.ts";
import { complaint } from "../values/complaint.ts";
import { reasonForSeller } from "../values/complaints.ts";
import { REASON } from "../values/field-names.ts";
import { ById, IdOut, prose } from "../values/fields.ts";
import { Decided, seenDecision } from "./decided.ts";
import { paged } from "./paged.ts";

/** Users with an account: activation, and what does not fit in what they gave. */

export const OfficeUser = z.object({
  _id: IdOut,
  type: AccountType,
  name: z.string(),
  business_name: z.string().nullable(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  is_active: z.boolean(),
  status: z.enum(["waiting", "active", "refused", "deactivated"]),
  status_reason: z.string().nullable(),
  pan_number: z.string().nullable(),
  gst_number: z.string().nullable(),
  documents: z.object({
    panimage: z.string().nullable(),
    doi: z.string().nullable(),
    gst_image: z.string().nullable(),
  }),
  created_at: z.string(),
  decided: Decided,
});
export type OfficeUser = z.output<typeof OfficeUser>;

const PEOPLE_COLUMNS = ["name", "city", "status", "registered"] as const;

export const sellers = operation({
  method: "GET",
  path: "/admin/sellers",
  who: "admin",
  may: "accounts.read",
  summary: "Sellers, longest waiting first.",
  query: officeList(PEOPLE_COLUMNS).extend({
    status: z.enum(["waiting", "active", "refused", "deactivated"]).optional(),
  }),
  reply: paged(OfficeUser),
});

export const reviewSeller = operation({
  method: "PATCH",
  path: "/admin/sellers/{id}",
  who: "admin",
  may: "accounts.review",
  summary:
    "Activates a seller, or refuses or deactivates one with a reason; they are notified by mail.",
  params: ById,
  body: z
    .object({
      is_active: z.boolean(),
      reason: prose(500, REASON).nullish(),
      seen_decision: seenDecision,
    })
    .refine((b) => b.is_active || b.reason, {
      path: ["reason"],
      ...reasonForSeller,
    }),
  reply: envelope(OfficeUser),
});

export const users = operation({
  method: "GET",
  path: "/admin/users",
  who: "admin",
  may: "accounts.read",
  summary: "Everybody with an account, newest first.",
  query: officeList(PEOPLE_COLUMNS).extend({ type: AccountType.optional() }),
  reply: paged(OfficeUser),
});

export const reviewUser = operation({
  method: "PATCH",
  path: "/admin/users/{id}",
  who: "admin",
  may: "accounts.review",
  summary: "Deactivates or reactivates a buyer; open sessions end at once.",
  params: ById,
  body: z
    .object({
      is_active: z.boolean(),
      reason: prose(500, REASON).nullish(),
      seen_decision: seenDecision,
    })
    .refine((b) => b.is_active || b.reason, {
      path: ["reason"],
      ...complaint({ en: "Give a reason", hi: "वजह लिखिए" }),
    }),
  reply: envelope(OfficeUser),
});

/** Numbers that two accounts may have in common. */
export const SharedNumber = z.enum(["pan", "gstin", "bank_account", "phone"]);

export const checkUser = operation({
  method: "GET",
  path: "/admin/users/{id}/checks",
  who: "admin",
  may: "accounts.read",
  summary:
    "An account's numbers against each other and against other accounts: what does not fit, and who shares one.",
  params: ById,
  reply: envelope(
    z.object({
      mismatches: z.array(
        z.object({
          code: z.enum([
            "pan_unknown_holder",
            "pan_other_entity",
            "gstin_other_pan",
            "gstin_other_state",
          ]),
          field: z.enum(["pan", "entity", "gstin"]),
          is: z.string().nullable().describe("What the number says instead."),
        }),
      ),
      bank: z
        .object({
          ifsc: z.string(),
          bank: z.string().nullable(),
          has_branch: z.boolean(),
          account: z.string().nullable().describe("Its last four digits."),
        })
        .nullable(),
      company: z
        .object({
          name: z.string(),
          pan: z.string().nullable(),
          membership: z.enum(["asked", "active", "declined", "removed"]),
          role: z.string().nullable(),
        })
        .nullable(),
      duplicates: z.array(
        OfficeUser.pick({
          _id: true,
          type: true,
          status: true,
          name: true,
          business_name: true,
        }).extend({ same: z.array(SharedNumber) }),
      ),
    }),
  ),
});
