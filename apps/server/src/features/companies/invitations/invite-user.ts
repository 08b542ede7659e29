import { randomBytes } from "node:crypto";
import type { Body, companies, Language } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { masked } from "../../../platform/audit/audit-changes.rules.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { hashToken } from "../../accounts/index.ts";
import {
  HIDDEN,
  hadItsFill,
  inTheirLanguage,
  letter,
  type NewMessage,
  noticeText,
  queueMessages,
  wordNotice,
} from "../../notifications/index.ts";
import { findSeat, lockCompany } from "../companies.store.ts";
import {
  addInvitation,
  countSince,
  findInvited,
  type InvitationRow,
  withdrawInvitation,
  withdrawOlder,
} from "./invitations.store.ts";

type Invited = Body<typeof companies.inviteUser> & {
  /** The inviter's: that of somebody unknown is not known. */
  readonly language: Language;
};
type Context = Pick<Deps, "db" | "clock" | "config">;
/** How long an invitation counts. */
const LASTS = 14 * DAY_MS;
/** A company writes in our name: not to many, and one that we do not know to few strangers. */
const MAX_A_DAY = 20;
const MAX_STRANGERS = 6;
/** From whichever companies: nobody is written to all day. */
const MAX_TO_ONE = 3;
/** Whom so many did not expect writes to no more strangers until its papers are accepted. */
const MAX_REPORTS = 3;

/**
 * Invites a colleague by phone or mail; again, in place of the first time.
 * @throws Problem owner_needed, already_in_company, member_elsewhere, too_many_invitations
 */
export async function inviteUser(
  { db, clock, config }: Context,
  owner: Acting,
  { mobile, email, role, bid_limit = null, language }: Invited,
): Promise<InvitationRow> {
  const companyId = owner.company.companyId;
  return db.transaction().execute(async (tx) => {
    const company = await lockOwn(tx, owner);
    const now = clock.now();
    const path = mobile ? "mobile" : "email";
    const member = await findInvited(tx, { mobile, email });
    if (member?.status === "active" || member?.status === "asked") {
      const own = member.company_id === companyId;
      if (own && member.status === "active") throw new Problem("already_in_company", { path });
      if (!own) throw new Problem("member_elsewhere", { path });
    }
    const day = new Date(now.getTime() - DAY_MS);
    const { sent, toStrangers, toThisOne, reported } = await countSince(
      tx,
      companyId,
      { mobile, email },
      day,
    );
    const isStrange = member === undefined && company.pan_accepted_at === null;
    if (sent >= MAX_A_DAY || toThisOne >= MAX_TO_ONE)
      throw new Problem("too_many_invitations", { path });
    if (isStrange && (toStrangers >= MAX_STRANGERS || reported >= MAX_REPORTS))
      throw new Problem("too_many_invitations", { path });
    if (mobile && (await hadItsFill(tx, mobile)))
      throw new Problem("too_many_invitations", { path });
    await withdrawOlder(tx, companyId, { mobile, email });
    const token = email ? randomBytes(32).toString("base64url") : null;
    const invitation = await addInvitation(tx, {
      company_id: companyId,
      mobile,
      email,
      role,
      bid_limit,
      token_hash: token === null ? null : hashToken(token),
      invited_by: owner.userId,
      expires_at: new Date(now.getTime() + LASTS),
    });
    await queueMessages(tx, [
      wordInvitation(member?.language ?? language, {
        byId: owner.userId,
        to: mobile ? { mobile } : { email: email ?? "", token: token ?? "" },
        params: { by: owner.name, company: company.name, role },
        home: config.home,
      }),
    ]);
    await writeAudit(tx, {
      adminId: owner.userId,
      action: "company user invited",
      ...subjectOf(company, mobile ?? email),
      details: { role, bid_limit },
    });
    return invitation;
  });
}

/** The owner's company behind its lock; who was one a moment ago may no longer be. */
async function lockOwn(tx: Tx, { userId, company: { companyId } }: Acting) {
  const company = await lockCompany(tx, companyId);
  const seat = await findSeat(tx, userId);
  if (!company || seat?.company_id !== companyId || seat.role !== "owner")
    throw new Problem("owner_needed");
  return company;
}

/** @throws Problem owner_needed, not_found for a stranger's, or one that was accepted */
export const withdraw = ({ db }: Pick<Deps, "db">, owner: Acting, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const company = await lockOwn(tx, owner);
    const withdrawn = await withdrawInvitation(tx, company.id, id);
    if (!withdrawn) throw new Problem("not_found");
    await writeAudit(tx, {
      adminId: owner.userId,
      action: "invitation withdrawn",
      ...subjectOf(company, withdrawn.mobile ?? withdrawn.email),
    });
  });

/** Masked: the entry outlives the invitation, and whoever is invited may ask to be erased. */
const subjectOf = ({ id, name }: { id: number; name: string }, to: string | null | undefined) =>
  aboutCompany(id, `${name}, ${masked({ to }).to}`);

interface Invitation {
  /** The inviter: they are named in it. */
  readonly byId: number;
  readonly to: { readonly mobile: string } | { readonly email: string; readonly token: string };
  readonly params: {
    readonly by: string;
    readonly company: string;
    readonly role: companies.Role;
  };
  readonly home: string;
}

/** The message to the invited, who may not be a member yet: by SMS, or by mail with a link. */
function wordInvitation(chosen: string | null, { byId, to, params, home }: Invitation): NewMessage {
  const language: Language = inTheirLanguage(chosen);
  const { title: subject, description } = wordNotice(language, "invited", params);
  if ("mobile" in to)
    return {
      ...noticeText({ language, code: "invited", params, home }),
      ...{ userId: byId, channel: "sms", recipient: to.mobile, subject },
    };
  return {
    userId: byId,
    channel: "mail",
    recipient: to.email,
    subject,
    // Behind the #, the token reaches no log and no other site.
    body: letter(language, {
      name: to.email,
      text: description,
      open: `${home}/invitation#${HIDDEN}`,
    }),
    secret: to.token,
  };
}
