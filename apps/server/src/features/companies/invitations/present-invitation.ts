import { type companies, rupeesOrNull } from "@rebale/contract";
import type { InvitationRow as Offered } from "../../company-register/index.ts";
import type { InvitationRow } from "./invitations.store.ts";

export const presentInvitation = (row: InvitationRow): companies.Invitation => ({
  _id: String(row.id),
  mobile: row.mobile,
  email: row.email,
  role: row.role as companies.Role,
  bid_limit: rupeesOrNull(row.bid_limit),
  invited_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

/** As whoever is invited may know the company: by its name, its PAN's end and its standing. */
export const presentOffered = (row: Offered): companies.OfferedInvitation => ({
  _id: String(row.id),
  company: {
    name: row.company,
    pan_end: row.pan?.slice(-4) ?? null,
    pan_accepted: row.pan_accepted_at !== null,
    status: row.status as companies.OfferedInvitation["company"]["status"],
  },
  role: row.role as companies.Role,
  bid_limit: rupeesOrNull(row.bid_limit),
  by: row.by,
  expires_at: row.expires_at.toISOString(),
});
