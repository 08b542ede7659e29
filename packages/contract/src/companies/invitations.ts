import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { ById, Email, IdOut, Mobile, orNothing } from "../values/fields.ts";
import { Rupees, RupeesOut } from "../values/money.ts";
import { Role } from "./fields.ts";

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

export const InvitationToken = z.string().regex(/^[\w-]{43}$/, "This is not an invitation");

export const inviteUser = operation({
  method: "POST",
  path: "/company/users",
  who: "company-owner",
  fresh: true,
  proven: true,
  summary:
    "Invites a phone or an address for 14 days; it belongs to the company as soon as it proves itself.",
  body: z
    .object({
      mobile: orNothing(Mobile),
      email: orNothing(Email),
      role: Role,
      bid_limit: Rupees.nullable().optional(),
    })
    .superRefine(({ mobile, email }, ctx) => {
      if ((mobile === null) === (email === null))
        ctx.addIssue({
          code: "custom",
          path: ["mobile"],
          message: "Give a mobile number or an email address",
        });
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
