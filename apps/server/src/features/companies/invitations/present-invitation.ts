import { type companies, rupeesOrNull } from "@rebale/contract";
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
