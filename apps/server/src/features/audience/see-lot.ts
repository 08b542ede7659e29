import type { Run } from "../../platform/db/statement.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { isSeller, type OwnedLot } from "../../platform/lot-seller.access.ts";
import { officeMay } from "../../platform/office.access.ts";
import { isInvited } from "./invitations/invitations.store.ts";

/** A lot, as far as it says who may see it. */
interface SeenLot extends OwnedLot {
  readonly id: number;
  readonly approval: string;
  readonly invited_only: boolean;
}

/** Before its approval, a lot is its seller's and the office's; so is all that bidders do not see. */
export const isSellerOrOffice = (caller: Caller, lot: OwnedLot): boolean =>
  officeMay(caller, "lots.read") || isSeller(caller, lot);

/**
 * Whether a caller may know of a lot: its seller and the office always; of an approved one
 * everybody else, or, where it is for the invited alone, who acts for a company that is invited.
 * Whoever reads a single lot asks here. A lot that waits takes as long as a hidden one.
 */
export async function maySeeLot(run: Run, caller: Caller, lot: SeenLot): Promise<boolean> {
  if (isSellerOrOffice(caller, lot)) return true;
  const isPublic = lot.approval === "approved" && !lot.invited_only;
  if (isPublic) return true;
  const invited = await isInvited(run, lot.id, caller);
  return invited && lot.approval === "approved";
}

/** @throws Problem lot_not_found, as for no lot, where the caller may not know of it */
export async function seenLot<L extends SeenLot>(
  run: Run,
  caller: Caller,
  lot: L | null | undefined,
  path?: string,
): Promise<L> {
  if (!lot || !(await maySeeLot(run, caller, lot)))
    throw new Problem("lot_not_found", path === undefined ? {} : { path });
  return lot;
}

/** The refusal to another seller: of a hidden lot it is that of none. */
export const notYourLot = ({ invited_only }: Pick<SeenLot, "invited_only">) =>
  invited_only ? "lot_not_found" : "not_your_lot";
