import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { lockAward, sideOf } from "../awards/index.ts";
import { isEwayUsed } from "./eway-numbers.store.ts";
import { issues } from "./invoices.access.ts";
import type { EwayBill, IrpAnswer, Paper } from "./paper.ts";
import { findPaper, setEway, setIrp } from "./papers.store.ts";
import { isEwayNeeded } from "./present-invoice.ts";
import { whyNotSigned } from "./signed-qr.rules.ts";

/** A change of what is told of a paper, behind its award's lock. */
async function telling(
  { db }: Pick<Deps, "db">,
  caller: Account,
  id: number,
  tell: (tx: Tx, paper: Paper) => Promise<unknown>,
): Promise<Paper> {
  return db.transaction().execute(async (tx) => {
    const seen = await findPaper(tx, id);
    const award = seen && (await lockAward(tx, seen.awardId));
    const paper = award && (await findPaper(tx, id));
    if (!award || !paper || !issues(sideOf(caller, award), paper)) throw new Problem("not_found");
    await tell(tx, paper);
    return (await findPaper(tx, id)) ?? paper;
  });
}

/**
 * The invoice portal's answer: its IRN has to be the hash of this paper; the first answer stands.
 * @throws Problem not_found for whoever did not issue it; einvoice_not_for_this, irn_differs,
 * irp_differs
 */
export const recordIrp = (
  deps: Pick<Deps, "db">,
  caller: Account,
  id: number,
  irp: IrpAnswer,
): Promise<Paper> =>
  telling(deps, caller, id, async (tx, paper) => {
    const { irnHash, irp: before } = paper;
    if (irnHash === null) throw new Problem("einvoice_not_for_this");
    if (irp.irn !== irnHash) throw new Problem("irn_differs", { path: "irn" });
    const fault = whyNotSigned(irp.signedQr, paper);
    if (fault) throw new Problem("irp_differs", { path: "signed_qr", msg: fault });
    if (before === null) await setIrp(tx, id, irp);
  });

/**
 * The e-way bill's number; one that was made anew, or for longer, takes its place.
 * @throws Problem not_found for whoever did not issue it; eway_not_needed, eway_number_used
 */
export const recordEway = (
  deps: Pick<Deps, "db">,
  caller: Account,
  id: number,
  ewb: EwayBill,
): Promise<Paper> =>
  telling(deps, caller, id, async (tx, paper) => {
    if (!isEwayNeeded(paper)) throw new Problem("eway_not_needed");
    if (await isEwayUsed(tx, ewb.no, paper.tripId))
      throw new Problem("eway_number_used", { path: "eway_no" });
    await setEway(tx, id, ewb);
  });
