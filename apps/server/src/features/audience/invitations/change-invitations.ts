import { audience } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { isSeller } from "../../../platform/lot-seller.access.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import type { NamedCompany } from "../lists/lists.store.ts";
import { lockOwnCompany } from "../own-company.store.ts";
import { refuseOwnPan } from "../refuse-own-pan.ts";
import { notYourLot } from "../see-lot.ts";
import {
  addInvitations,
  countInvitations,
  findInvitingLot,
  type InvitationRow,
  invitationsOf,
  peopleOf,
  removeInvitation,
} from "./invitations.store.ts";
import { notifyInvited } from "./notify-invited.ts";
import { tellUninvited } from "./uninvited.ts";

type Changing = Pick<Deps, "db" | "config">;

/**
 * Invites more companies to an invite-only lot.
 * @throws Problem lot_not_found, not_your_lot, not_invite_only, lot_ended; invalid_input at a
 * company that is the own one, or at `companies` beyond MAX_INVITED
 */
export const inviteCompanies = (
  { db, config }: Changing,
  seller: Acting,
  lotId: number,
  companies: readonly NamedCompany[],
): Promise<InvitationRow[]> =>
  db.transaction().execute(async (tx) => {
    const lot = await lockInvitingLot(tx, seller, lotId);
    refuseOwnPan(companies, (await lockOwnCompany(tx, seller.company.companyId)).pan);
    await addInvitations(tx, [lotId], companies, seller.userId);
    if ((await countInvitations(tx, lotId)) > audience.MAX_INVITED)
      throw new Problem("invalid_input", { path: "companies", msg: FULL });
    const entry = { action: "companies invited", details: { companies } };
    await writeAudit(tx, { adminId: seller.userId, ...entry, ...aboutLot(lotId, lot.title) });
    await notifyInvited(tx, config.home, [lotId]);
    return invitationsOf(tx, lotId);
  });

/**
 * Takes an invitation back, behind the lock that the first bid would need.
 * @throws Problem lot_not_found, not_your_lot, not_invite_only, lot_ended, bids_exist, not_found
 */
export async function uninviteCompany(
  { db, bus }: Pick<Deps, "db" | "bus">,
  seller: Acting,
  lotId: number,
  pan: string,
): Promise<InvitationRow[]> {
  const { left, people } = await db.transaction().execute(async (tx) => {
    const lot = await lockInvitingLot(tx, seller, lotId);
    if (lot.ledger_seq > 0) throw new Problem("bids_exist");
    const before = await removeInvitation(tx, lotId, pan);
    if (!before) throw new Problem("not_found");
    const entry = { action: "invitation taken back", details: { before } };
    await writeAudit(tx, { adminId: seller.userId, ...entry, ...aboutLot(lotId, lot.title) });
    await tellUninvited(tx, { lotId, pan });
    return { left: await invitationsOf(tx, lotId), people: await peopleOf(tx, pan) };
  });
  // Their open streams of the lot end.
  for (const userId of people) bus.publish("session", { userId });
  return left;
}

const FULL = {
  en: `A lot is for ${audience.MAX_INVITED} companies at the most`,
  hi: `एक लॉट के लिए ज़्यादा से ज़्यादा ${audience.MAX_INVITED} कंपनियाँ बुलाई जा सकती हैं`,
};

async function lockInvitingLot(tx: Tx, seller: Acting, lotId: number) {
  await lockAuctions(tx, [lotId]);
  const lot = await findInvitingLot(tx, lotId);
  if (!lot) throw new Problem("lot_not_found");
  if (!isSeller(seller, lot)) throw new Problem(notYourLot(lot));
  if (!lot.invited_only) throw new Problem("not_invite_only");
  if (lot.is_over) throw new Problem("lot_ended");
  return lot;
}
