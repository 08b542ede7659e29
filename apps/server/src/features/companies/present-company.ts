import { companies, rupeesOrNull } from "@rebale/contract";
import type { Deps } from "../../platform/deps.ts";
import { listOfCompany, presentAuthorisation } from "../authorisations/index.ts";
import { barOf, type OwnBar } from "../bars/index.ts";
import { presentPapers, usualCheckHours } from "../papers/index.ts";
import {
  type AskedRow,
  findCompany,
  findMembership,
  listUsersOf,
  type UserRow,
} from "./companies.store.ts";
import { listInvitations } from "./invitations/invitations.store.ts";
import { presentInvitation } from "./invitations/present-invitation.ts";
import { presentSite } from "./sites/present-site.ts";
import { listSites } from "./sites/sites.store.ts";

type Membership = (typeof companies.MEMBERSHIPS)[number];

/** The caller's company as they may see it, or the one that they asked to join. */
export async function presentOwnCompany({ db, clock }: Pick<Deps, "db" | "clock">, userId: number) {
  const seat = await findMembership(db, userId);
  const membership = (seat?.status ?? "none") as Membership;
  const found = seat && (await findCompany(db, seat.company_id));
  if (!found || membership !== "active")
    return {
      data: null,
      membership,
      joining:
        found && membership === "asked"
          ? { name: found.name, may_found: found.pan_accepted_at === null }
          : null,
      checks_take: null,
    };
  const rows = await listUsersOf(db, found.id);
  const role = rows.find((row) => row.id === userId)?.role as companies.Role;
  const seesAll = role === "owner" || role === "manager";
  const bar = await barOf(db, found.id);
  const data: companies.Company = {
    _id: String(found.id),
    name: found.name,
    pan: found.pan,
    pan_accepted: found.pan_accepted_at !== null,
    entity: found.entity as companies.Company["entity"],
    barred: bar ? presentBar(bar) : null,
    tds_gstin: seesAll ? found.tds_gstin : null,
    turnover_band: seesAll ? (found.turnover_band as companies.Company["turnover_band"]) : null,
    status: found.status as companies.Company["status"],
    role,
    users: rows.map((row) =>
      presentCompanyUser(row, { userId, seesAll: seesAll && mayBeSeen(found, row) }),
    ),
    invitations: seesAll
      ? (await listInvitations(db, found.id, clock.now())).map(presentInvitation)
      : [],
    sites: (await listSites(db, found.id)).map(presentSite),
    authorisations: (await listOfCompany(db, found.id)).map(presentAuthorisation),
    papers: seesAll ? await presentPapers(db, found.id, clock.now()) : [],
    reasons: seesAll ? (found.reasons as unknown as companies.Company["reasons"]) : [],
  };
  const checks_take = data.status === "submitted" ? await usualCheckHours(db) : null;
  return { data, membership, joining: null, checks_take };
}

/** The office's own words on it are for the office. */
const presentBar = ({ until_at, reason }: OwnBar): companies.Company["barred"] => ({
  until_at: until_at?.toISOString() ?? null,
  why: companies.BAR_CAUSES.find((cause) => cause === reason) ?? "office",
});

/**
 * A user who asked by a PAN that the office has not accepted may be its true holder: their phone
 * and address are not for whoever typed it first.
 */
export const mayBeSeen = (
  company: { readonly pan_accepted_at: Date | null },
  { was_invited }: UserRow,
): boolean => company.pan_accepted_at !== null || Boolean(was_invited);

/** A viewer or bidder has no need of their colleagues' phones and addresses. */
export const presentCompanyUser = (
  { id, name, type, mobile, email, status, role, bid_limit, since }: UserRow,
  { userId, seesAll }: { userId: number; seesAll: boolean },
): companies.CompanyUser => ({
  _id: String(id),
  name,
  type: type as "buyer" | "seller",
  mobile: seesAll || id === userId ? mobile : null,
  email: seesAll || id === userId ? email : null,
  status: status as "asked" | "active",
  role: role as companies.Role | null,
  bid_limit: rupeesOrNull(bid_limit),
  since: since.toISOString(),
  is_you: id === userId,
});

export const presentAsked = (row: AskedRow): companies.JoinRequest => ({
  _id: String(row.id),
  name: row.name,
  type: row.type as "buyer" | "seller",
  mobile: row.mobile,
  email: row.email,
  company: { _id: String(row.company_id), name: row.company, pan: row.pan },
  owner: row.owner,
  since: row.since.toISOString(),
});
