import { z } from "zod";
import { Authorisation } from "./authorisations/shapes.ts";
import { COMPANY_STATUSES, Entity, Role } from "./companies/fields.ts";
import { Invitation } from "./companies/invitations.ts";
import { Paper } from "./companies/papers.ts";
import { Site } from "./companies/sites.ts";
import { Complaint, command, envelope, operation } from "./http/operation.ts";
import { Paging } from "./http/paging.ts";
import { TURNOVER_BANDS } from "./rates/paper-clocks.ts";
import { findMismatches, mismatchWords } from "./values/checks.ts";
import { complaint, issueAt } from "./values/complaint.ts";
import { BUSINESS_NAME } from "./values/field-names.ts";
import { ById, IdOut, orNothing, Pan } from "./values/fields.ts";
import { TdsGstin } from "./values/gstin.ts";
import { Rupees, RupeesOut } from "./values/money.ts";
import { nameLine } from "./values/name-lines.ts";

/** Companies, found by PAN, and the users who act for them. */

export * from "./companies/application.ts";
export * from "./companies/bars.ts";
export * from "./companies/documents.ts";
export { COMPANY_STATUSES, Role } from "./companies/fields.ts";
export * from "./companies/invitations.ts";
export * from "./companies/papers.ts";
export * from "./companies/review.ts";
export * from "./companies/review-queue.ts";
export * from "./companies/sites.ts";

/** Why a company may not bid for now. */
export const BAR_CAUSES = ["buyer_defaulted", "seller_failed", "owes_money", "office"] as const;

/** How a member stands with a company; `none`: named none yet. */
export const MEMBERSHIPS = ["none", "asked", "active", "declined", "removed"] as const;

export const CompanyUser = z.object({
  _id: IdOut.describe("The user's id."),
  name: z.string(),
  type: z.enum(["buyer", "seller"]),
  mobile: z
    .string()
    .nullable()
    .describe("Shown to owners and managers, of who asked once the PAN is accepted."),
  email: z.string().nullable().describe("Shown to owners and managers."),
  status: z.enum(["asked", "active"]),
  role: Role.nullable(),
  bid_limit: RupeesOut.nullable().describe("Rupees of a lot's value, inclusive; null for none."),
  /** ISO 8601: since when they ask, or act. */
  since: z.string(),
  is_you: z.boolean(),
});
export type CompanyUser = z.output<typeof CompanyUser>;

const TurnoverBand = z.enum(
  TURNOVER_BANDS,
  complaint({
    en: "Choose up to 5, up to 10 or above 10 crore",
    hi: "5 करोड़ तक, 10 करोड़ तक या 10 करोड़ से ऊपर चुनिए",
  }),
);

export const Company = z.object({
  _id: IdOut,
  name: z.string(),
  pan: z.string().nullable(),
  pan_accepted: z.boolean().describe("The office has accepted its papers: the PAN is its alone."),
  entity: Entity.nullable().describe("What kind of body it is; null until its owner says."),
  tds_gstin: z
    .string()
    .nullable()
    .optional()
    .describe("Under which it deducts GST of what it pays; shown to owners and managers."),
  turnover_band: TurnoverBand.nullable()
    .optional()
    .describe("By which an invoice has a last day at the IRP; shown to owners and managers."),
  barred: z
    .object({
      until_at: z.string().nullable().describe("ISO 8601; null until it is lifted."),
      why: z
        .enum(BAR_CAUSES)
        .describe(
          "A sale that it did not keep, on either side of it, or a decision of the office.",
        ),
    })
    .nullish()
    .describe("That it may not bid for now; else null."),
  status: z.enum(COMPANY_STATUSES),
  role: Role.describe("The caller's own."),
  users: z.array(CompanyUser).describe("Who asks first, then who acts, longest first."),
  invitations: z.array(Invitation).describe("Shown to owners and managers."),
  sites: z.array(Site),
  papers: z.array(Paper).describe("Shown to owners and managers."),
  authorisations: z.array(Authorisation).describe("What it may handle, newest first."),
  reasons: z
    .array(Complaint)
    .describe("What the office asks for, by field or kind of paper; shown to owners and managers."),
});
export type Company = z.output<typeof Company>;

const OwnCompany = envelope(Company.nullable(), {
  membership: z.enum(MEMBERSHIPS),
  joining: z
    .object({
      name: z.string(),
      may_found: z
        .boolean()
        .describe("Its PAN is not accepted: who asked may name their own company with it."),
    })
    .nullable()
    .describe("The company that was asked."),
  checks_take: z
    .number()
    .nullable()
    .describe(
      "While its papers are checked: the hours that such checks took lately, by the median of 30 days; null below five.",
    ),
});

export const readCompany = operation({
  method: "GET",
  path: "/company",
  who: "applicant",
  summary: "The company that the caller acts for; null for who asked to join one, or has none.",
  reply: OwnCompany,
});

export const nameCompany = operation({
  method: "PUT",
  path: "/company",
  who: "applicant",
  summary:
    "Names a company for who has none, or asks to join the one with this PAN; its owner changes its name and adds its PAN.",
  body: z
    .object({
      name: nameLine(120, BUSINESS_NAME),
      pan: orNothing(Pan),
      entity: orNothing(Entity),
      tds_gstin: z
        .union([TdsGstin, z.literal("").transform(() => null), z.null()])
        .optional()
        .describe("Null takes it away; left out, it stays."),
      turnover_band: z
        .union([TurnoverBand, z.literal("").transform(() => null), z.null()])
        .optional()
        .describe("A year's, in crore rupees: up to 5, up to 10, above; left out, it stays."),
    })
    .superRefine((named, ctx) => {
      // A company that names no kind of body may give any PAN that the registration takes.
      for (const mismatch of named.entity ? findMismatches(named) : [])
        ctx.addIssue(issueAt([mismatch.field], mismatchWords(mismatch)));
    }),
  reply: OwnCompany,
});

export const changeCompanyUser = operation({
  method: "PATCH",
  path: "/company/users/{id}",
  who: "company-owner",
  fresh: true,
  proven: true,
  summary: "Agrees that somebody joins, or changes a user's role and limit.",
  params: ById,
  body: z.object({
    status: z.literal("active").optional(),
    role: Role.optional(),
    bid_limit: Rupees.nullable().optional(),
  }),
  reply: envelope(CompanyUser),
});

export const removeCompanyUser = command({
  method: "DELETE",
  path: "/company/users/{id}",
  who: "company-owner",
  summary: "Declines who asks to join, or removes a user: their sessions end at once.",
  params: ById,
});

export const JoinRequest = z.object({
  _id: IdOut.describe("The user's id."),
  name: z.string(),
  type: z.enum(["buyer", "seller"]),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  company: z.object({ _id: IdOut, name: z.string(), pan: z.string().nullable() }),
  owner: z
    .object({ name: z.string(), mobile: z.string().nullable(), status: z.string() })
    .nullable(),
  /** ISO 8601. */
  since: z.string(),
});
export type JoinRequest = z.output<typeof JoinRequest>;

export const joinRequests = operation({
  method: "GET",
  path: "/admin/join-requests",
  who: "admin",
  may: "companies.read",
  summary: "Who asks to join a company, longest waiting first.",
  query: Paging,
  reply: envelope(z.array(JoinRequest), { totalpage: z.number() }),
});

export const answerJoinRequest = command({
  method: "PATCH",
  path: "/admin/join-requests/{id}",
  who: "admin",
  may: "companies.review",
  summary: "Agrees to a request in the owner's place, with a role, or declines it.",
  params: ById,
  body: z.object({ answer: z.enum(["agree", "decline"]), role: Role.default("manager") }),
});
