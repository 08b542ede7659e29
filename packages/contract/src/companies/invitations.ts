import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { complaint, issueAt } from "../values/complaint.ts";
import { ById, Email, IdOut, Mobile, orNothing } from "../values/fields.ts";
import { Rupees, RupeesOut } from "../values/money.ts";
import { COMPANY_STATUSES, Role } from "./fields.ts";

/** Colleagues whom an owner invites, by phone or by mail. */

export const Invitation = z.object({
  _id: IdOut,
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  role: Role,
  bid_limit: RupeesOut.nullable().describe("Rupees of a lot's value, inclusive; null for none."),
  /** ISO 8601. */
  invited_at: z.string(),
  expires_at: z.string(),
});
export type Invitation = z.output<typeof Invitation>;

export const InvitationToken = z
  .string()
  .regex(/^[\w-]{43}$/, complaint({ en: "This is not an invitation", hi: "यह न्योता नहीं है" }));

export const inviteUser = operation({
  method: "POST",
  path: "/company/users",
  who: "company-owner",
  fresh: true,
  proven: true,
  summary:
    "Invites a phone or an address for 14 days; whoever proves it is theirs accepts or declines.",
  body: z
    .object({
      mobile: orNothing(Mobile),
      email: orNothing(Email),
      role: Role,
      bid_limit: Rupees.nullable().optional(),
    })
    .superRefine(({ mobile, email }, ctx) => {
      if ((mobile === null) === (email === null))
        ctx.addIssue(
          issueAt(["mobile"], {
            en: "Give a mobile number or an email address",
            hi: "मोबाइल नंबर या ईमेल में से एक लिखिए",
          }),
        );
    }),
  reply: envelope(Invitation),
});

export const withdrawInvitation = command({
  method: "DELETE",
  path: "/company/invitations/{id}",
  who: "company-owner",
  summary: "Withdraws an invitation that was not accepted.",
  params: ById,
});

export const acceptInvitation = command({
  method: "POST",
  path: "/company/invitations/accept",
  who: "member",
  summary: "Accepts the invitation of a mail's link, for a member who acts for no company.",
  body: z.object({ token: InvitationToken }),
});

export const OfferedInvitation = z.object({
  _id: IdOut,
  company: z.object({
    name: z.string(),
    pan_end: z
      .string()
      .nullable()
      .describe("The PAN's last four characters; null where there is none."),
    pan_accepted: z.boolean().describe("The office has accepted its papers."),
    status: z.enum(COMPANY_STATUSES),
  }),
  role: Role,
  bid_limit: RupeesOut.nullable(),
  by: z.string().nullable().describe("Who invites."),
  /** ISO 8601. */
  expires_at: z.string(),
});
export type OfferedInvitation = z.output<typeof OfferedInvitation>;

export const offeredInvitations = operation({
  method: "GET",
  path: "/company/invitations",
  who: "applicant",
  summary: "What companies offer the caller's own phone or proven address; nothing is taken by it.",
  reply: envelope(z.array(OfferedInvitation)),
});

export const readInvitation = operation({
  method: "POST",
  path: "/company/invitations/read",
  who: "anyone",
  summary: "What the invitation of a mail's link offers, before anybody accepts it.",
  body: z.object({ token: InvitationToken }),
  reply: envelope(OfferedInvitation),
});

export const answerInvitation = command({
  method: "POST",
  path: "/company/invitations/{id}/answer",
  who: "applicant",
  summary:
    "Accepts an invitation, for who acts for no company or an empty one of their own; declines it, or reports it to the office.",
  params: ById,
  body: z.object({ answer: z.enum(["accept", "decline", "report"]) }),
});
