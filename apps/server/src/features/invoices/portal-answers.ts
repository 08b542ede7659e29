import type { AwardSide } from "@rebale/contract/awards/states";
import { isClosable } from "@rebale/contract/rates/paper-clocks";
import { addDays, indiaDay } from "@rebale/contract/values/calendar";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { lockAward, sideOf } from "../awards/index.ts";
import { isEwayUsed } from "./eway-numbers.store.ts";
import { issues } from "./invoices.access.ts";
import type { EwayBill, IrpAnswer, Paper } from "./paper.ts";
import { findPaper, setEway, setEwayClosed, setIrp } from "./papers.store.ts";
import { isEwayNeeded } from "./present-invoice.ts";
import { whyNotSigned } from "./signed-qr.rules.ts";

interface Telling {
  readonly id: number;
  /** Whether this side may tell it; else who issued the paper. */
  readonly may?: (side: AwardSide | null) => boolean;
}

/** A change of what is told of a paper, behind its award's lock. */
async function telling(
  { db }: Pick<Deps, "db">,
  caller: Account,
  { id, may }: Telling,
  tell: (tx: Tx, paper: Paper) => Promise<unknown>,
): Promise<Paper> {
  return db.transaction().execute(async (tx) => {
    const seen = await findPaper(tx, id);
    const award = seen && (await lockAward(tx, seen.awardId));
    const paper = award && (await findPaper(tx, id));
    const side = award ? sideOf(caller, award) : null;
    if (!award || !paper || !(may?.(side) ?? issues(side, paper))) throw new Problem("not_found");
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
  telling(deps, caller, { id }, async (tx, paper) => {
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
  telling(deps, caller, { id }, async (tx, paper) => {
    if (!isEwayNeeded(paper)) throw new Problem("eway_not_needed");
    if (await isEwayUsed(tx, ewb.no, paper.tripId))
      throw new Problem("eway_number_used", { path: "eway_no" });
    await setEway(tx, id, ewb);
  });

/**
 * The bill was closed at the portal on this day, says either side of the sale.
 * @param on YYYY-MM-DD in India: today or yesterday, and not before the truck left
 * @throws Problem not_found for who is no side; eway_not_closable without a number, before the
 * truck left and more than a day after its validity; eway_closed_already; invalid_input
 */
export const closeEway = (
  deps: Pick<Deps, "db">,
  caller: Account,
  id: number,
  on: string,
): Promise<Paper> => {
  const may = (side: AwardSide | null) => side === "buyer" || side === "seller";
  return telling(deps, caller, { id, may }, async (tx, { ewb, outAt, ewayClosedOn }) => {
    const now = await marketNow(tx);
    if (ewayClosedOn !== null) throw new Problem("eway_closed_already");
    if (ewb === null || outAt === null || !isClosable(now, ewb.validUntil))
      throw new Problem("eway_not_closable");
    const today = indiaDay(now);
    if (on > today || on < addDays(today, -1) || on < indiaDay(outAt))
      throw new Problem("invalid_input", { path: "closed_on", msg: CLOSING_DAY });
    await setEwayClosed(tx, id, on, caller.userId);
  });
};
const CLOSING_DAY = {
  en: "Name today or yesterday, and no day before the truck left",
  hi: "आज या कल की तारीख़ लिखिए, और गाड़ी निकलने से पहले की नहीं",
};
