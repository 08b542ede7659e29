import type { Db, Tx } from "../../../platform/db/db.ts";
import type { Account } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockAward } from "../../awards/index.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { findHold, type HoldRow } from "../store/holds.store.ts";
import { sideOfHold } from "../tax-holds.access.ts";

/**
 * A hold behind the locks that its money needs: its sale's, then both companies'.
 * @throws Problem not_found
 */
export async function lockHold(tx: Tx, id: number): Promise<HoldRow> {
  const seen = await findHold(tx, id);
  if (!seen) throw new Problem("not_found");
  await lockAward(tx, seen.awardId);
  await lockCompanies(tx, [seen.sellerCompanyId, seen.buyerCompanyId]);
  const hold = await findHold(tx, id);
  if (!hold) throw new Problem("not_found");
  return hold;
}

/**
 * The caller's side of a hold, before anything of it is locked.
 * @throws Problem not_found for who is no party; not_allowed for the other side
 */
export async function requireSide(
  db: Db,
  caller: Account,
  id: number,
  side: "buyer" | "seller",
): Promise<void> {
  const hold = await findHold(db, id);
  const own = hold && sideOfHold(caller, hold);
  if (!own) throw new Problem("not_found");
  if (own !== side) throw new Problem("not_allowed");
}
