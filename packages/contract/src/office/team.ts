import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { complaint } from "../values/complaint.ts";
import { linkIncomplete, openLinkAgain } from "../values/complaints.ts";
import { NAME } from "../values/field-names.ts";
import { ById, Email, Id, IdOut, line } from "../values/fields.ts";
import { OfficePassword } from "./password.ts";
import { OFFICE_ROLES, PERMISSIONS } from "./permissions.ts";

/** The office's team: owners invite by mail, give roles and remove. */

const OfficeRole = z.enum(
  OFFICE_ROLES,
  complaint({
    en: "Choose owner, moderator, finance, content or support",
    hi: "owner, moderator, finance, content या support में से चुनिए",
  }),
);

export const officeMe = operation({
  method: "GET",
  path: "/admin/me",
  who: "admin",
  may: "overview.read",
  summary: "Who is signed in to the office, and what their role lets them do.",
  reply: envelope(
    z.object({
      _id: IdOut,
      name: z.string(),
      email: z.string(),
      role: z.enum(OFFICE_ROLES),
      permissions: z.array(z.enum(PERMISSIONS)),
    }),
  ),
});

export const Colleague = z.object({
  _id: IdOut,
  name: z.string(),
  email: z.string(),
  role: z.enum(OFFICE_ROLES),
  /** ISO 8601: since when they work here. */
  since: z.string(),
  is_you: z.boolean(),
  has_second_factor: z.boolean(),
});
export type Colleague = z.output<typeof Colleague>;

export const Invitation = z.object({
  _id: IdOut,
  email: z.string(),
  role: z.enum(OFFICE_ROLES),
  invited_by: z.string().nullable().describe("Null when a command of the server did."),
  /** ISO 8601. */
  expires_at: z.string(),
});
export type Invitation = z.output<typeof Invitation>;

export const team = operation({
  method: "GET",
  path: "/admin/team",
  who: "admin",
  may: "team.manage",
  summary: "Who works in the office, longest first, and who is invited.",
  reply: envelope(z.array(Colleague), { invitations: z.array(Invitation) }),
});

export const changeColleague = operation({
  method: "PATCH",
  path: "/admin/team/{id}",
  who: "admin",
  may: "team.manage",
  fresh: true,
  summary: "Gives a colleague another role; their sessions end at once. An owner always remains.",
  params: ById,
  body: z.object({ role: OfficeRole }),
  reply: envelope(Colleague),
});

export const ColleagueWork = z.object({
  enquiries: z.number(),
  companies: z.number(),
  authorisations: z.number(),
  lots: z.number(),
});
export type ColleagueWork = z.output<typeof ColleagueWork>;

export const colleagueWork = operation({
  method: "GET",
  path: "/admin/team/{id}/work",
  who: "admin",
  may: "team.manage",
  summary: "What waits and is a colleague's: enquiries, and what they have taken to review.",
  params: ById,
  reply: envelope(ColleagueWork),
});

export const removeColleague = command({
  method: "DELETE",
  path: "/admin/team/{id}",
  who: "admin",
  may: "team.manage",
  fresh: true,
  summary:
    "Removes a colleague; their sessions end at once. What is theirs goes to `hand_to`, as far as that role may do it, and else waits for anybody. An owner always remains.",
  params: ById,
  query: z.object({ hand_to: Id.optional().describe("A colleague.") }),
});

export const resetColleagueFactor = command({
  method: "DELETE",
  path: "/admin/team/{id}/totp",
  who: "admin",
  may: "team.manage",
  fresh: true,
  summary:
    "Turns off the second factor of a colleague who has lost phone and recovery codes; their sessions end at once.",
  params: ById,
});

export const inviteColleague = operation({
  method: "POST",
  path: "/admin/team/invitations",
  who: "admin",
  may: "team.manage",
  fresh: true,
  summary:
    "Invites somebody to the office by mail, with a link that works once, within 7 days; an earlier one to this address ends.",
  body: z.object({ email: Email, role: OfficeRole }),
  reply: envelope(Invitation),
});

export const withdrawInvitation = command({
  method: "DELETE",
  path: "/admin/team/invitations/{id}",
  who: "admin",
  may: "team.manage",
  summary: "Takes an invitation back: its link no longer works.",
  params: ById,
});

const Token = z.string(linkIncomplete).regex(/^[\w-]{43}$/, openLinkAgain);

export const readInvitation = operation({
  method: "POST",
  path: "/admin/invitation",
  who: "anyone",
  summary: "Whom an invitation's link is for.",
  body: z.object({ token: Token }),
  reply: envelope(z.object({ email: z.string(), role: z.enum(OFFICE_ROLES) })),
});

export const acceptInvitation = command({
  method: "POST",
  path: "/admin/invitation/accept",
  who: "anyone",
  summary: "Takes an invitation to the office, once, with a name and a new password.",
  body: z.object({ token: Token, name: line(80, NAME), password: OfficePassword }),
});
