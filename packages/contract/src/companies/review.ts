import { z } from "zod";
import { Complaint, envelope, operation } from "../http/operation.ts";
import { Search } from "../http/paging.ts";
import { Assigned, assignment, QueueCounts } from "../office/assignment.ts";
import { Decided, heldDecision, hold, seenDecision, UndoUntil } from "../office/decided.ts";
import { complaint } from "../values/complaint.ts";
import { reasonForCompany } from "../values/complaints.ts";
import { REASON } from "../values/field-names.ts";
import { ById, IdOut, prose } from "../values/fields.ts";
import { COMPANY_STATUSES, Entity, Role } from "./fields.ts";
import { Paper } from "./papers.ts";
import { Site } from "./sites.ts";

/** The office reviews who trades: companies with their papers. */

export const DECISIONS = ["accept", "correct", "refuse", "suspend"] as const;

export const OfficeCompany = z.object({
  _id: IdOut,
  name: z.string(),
  pan: z.string().nullable(),
  entity: Entity.nullable(),
  status: z.enum(COMPANY_STATUSES),
  /** ISO 8601: since when it waits for the office; of one that never did, when it was made. */
  since: z.string(),
  owner: z
    .object({
      name: z.string(),
      mobile: z.string().nullable(),
      email: z.string().nullable(),
      status: z.string(),
    })
    .nullable(),
  pan_accepted: z.boolean().describe("The PAN is this company's alone."),
  papers_waiting: z.number().describe("Papers that the office has not looked at yet."),
  assigned: Assigned,
  is_refused: z
    .boolean()
    .describe("It is unverified as the office refused it; it can be accepted after all."),
  decided: Decided,
});
export type OfficeCompany = z.output<typeof OfficeCompany>;

export const ReviewedCompany = OfficeCompany.extend({
  users: z.array(
    z.object({
      _id: IdOut,
      name: z.string(),
      type: z.enum(["buyer", "seller"]),
      mobile: z.string().nullable(),
      email: z.string().nullable(),
      role: z.string().nullable(),
      seat: z.enum(["active", "asked"]),
      status: z.string().describe("Of the login: waiting, active, refused, deactivated."),
    }),
  ),
  typed: z
    .object({
      business_name: z.string().nullable(),
      address: z.string().nullable(),
      pan_number: z.string().nullable(),
      gst_number: z.string().nullable(),
      incorporated_on: z.string().nullable(),
      bank_name: z.string().nullable(),
      branch_name: z.string().nullable(),
      account_no: z.string().nullable(),
      ifsc: z.string().nullable(),
    })
    .nullable()
    .describe("What its owner typed at the registration."),
  sites: z.array(Site),
  papers: z.array(Paper),
  reasons: z.array(Complaint),
  signature: z
    .object({
      waived: z.boolean().describe("Its lots open without their seller's signature."),
      set: z
        .object({ at: z.string(), by: z.string().nullable(), reason: z.string() })
        .nullable()
        .describe("By the office; null where it is as usual in this market."),
    })
    .describe("See PUT /admin/companies/{id}/signature-waiver."),
  alike: z
    .array(z.object({ _id: IdOut, name: z.string(), status: z.enum(COMPANY_STATUSES) }))
    .describe("Other companies that have this PAN, or whose names look the same."),
  undo_until: UndoUntil,
  held: heldDecision(DECISIONS).nullable(),
});
export type ReviewedCompany = z.output<typeof ReviewedCompany>;

export const officeCompanies = operation({
  method: "GET",
  path: "/admin/companies",
  who: "admin",
  may: "companies.read",
  summary: "Companies, those that wait for the office first, longest waiting first.",
  query: Search.extend({
    status: z.enum([...COMPANY_STATUSES, "refused"]).optional(),
    assigned: assignment,
  }),
  reply: envelope(z.array(OfficeCompany), { totalpage: z.number(), waiting: QueueCounts }),
});

export const officeCompany = operation({
  method: "GET",
  path: "/admin/companies/{id}",
  who: "admin",
  may: "companies.read",
  summary: "One company with its users, papers and sites, and what its owner typed.",
  params: ById,
  reply: envelope(ReviewedCompany),
});

export const giveSeat = operation({
  method: "PUT",
  path: "/admin/companies/{id}/users/{user_id}",
  who: "admin",
  may: "companies.review",
  fresh: true,
  summary:
    "Gives a member a place in a company, in place of the one they have; `alone` removes everybody else. For who proves that a company is theirs.",
  params: ById.extend({ user_id: ById.shape.id }),
  body: z.object({
    role: Role.default("owner"),
    alone: z.boolean().default(false),
    reason: prose(300, REASON),
  }),
  reply: envelope(ReviewedCompany),
});

export const reviewCompany = operation({
  method: "PATCH",
  path: "/admin/companies/{id}",
  who: "admin",
  may: "companies.review",
  summary:
    "Accepts a company with its papers and the logins that wait for it; asks for corrections, refuses or suspends, with reasons; the company is told.",
  params: ById,
  body: z
    .object({
      decision: z.enum(
        DECISIONS,
        complaint({
          en: "Choose accept, correct, refuse or suspend",
          hi: "accept, correct, refuse या suspend में से चुनिए",
        }),
      ),
      reasons: z
        .array(
          z.object({
            path: z
              .string()
              .regex(
                /^[a-z_.]{0,60}$/,
                complaint({
                  en: "Name a field or a kind of paper",
                  hi: "किसी ख़ाने या काग़ज़ का नाम भेजिए",
                }),
              )
              .describe("A field, or a paper's kind."),
            msg: prose(300, REASON),
          }),
        )
        .max(
          20,
          complaint({
            en: "Give at most 20 reasons",
            hi: "ज़्यादा से ज़्यादा 20 वजहें लिखिए",
          }),
        )
        .default([]),
      seen_decision: seenDecision,
      hold,
    })
    .refine(({ decision, reasons }) => decision === "accept" || reasons.length > 0, {
      path: ["reasons"],
      ...reasonForCompany,
    }),
  reply: envelope(ReviewedCompany),
});
