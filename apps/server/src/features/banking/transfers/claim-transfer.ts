import type { banking as shapes } from "@rebale/contract";
import { type Body, banking } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/india-day";
import { type Tx, violates } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { once } from "../../../platform/http/once.store.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { requireBuyer } from "../../awards/index.ts";
import { requireMoney } from "../../market-money/index.ts";
import { findCompany } from "../../wallet/index.ts";
import { holdStatements } from "../holder-accounts/holder-accounts.store.ts";
import { changeReceipt, insertClaim, lockReceiptsOf, type ReceiptState } from "./receipts.store.ts";

type Asked = Body<typeof banking.claimTransfer>;
type Claimed = { receipt_id: string; state: shapes.ReceiptState };

/**
 * A company tells of a transfer. Nothing is credited until a statement has it; where one has it
 * already, it is credited at once.
 * @throws Problem company_suspended, verify_first, money_off, not_found for another's sale,
 * utr_used
 */
export async function claimTransfer(
  { db, config }: Pick<Deps, "db" | "config">,
  { userId, company: { companyId } }: Pick<Acting, "userId" | "company">,
  asked: Asked,
  key: string | string[] | undefined,
): Promise<Claimed> {
  const status = (await findCompany(db, companyId))?.status;
  if (status === "suspended") throw new Problem("company_suspended");
  if (status !== "verified") throw new Problem("verify_first");
  await requireMoney(db, config);
  const call = { operation: banking.claimTransfer, userId, key, body: asked };
  return db
    .transaction()
    .execute((tx) => once(tx, call, () => recordClaim(tx, { userId, companyId }, asked)))
    .catch((error: unknown) => {
      throw violates(error, "receipts_one_claim_of_an_utr") ? utrUsed() : error;
    });
}

const utrUsed = () => new Problem("utr_used", { path: "utr" });

async function recordClaim(
  tx: Tx,
  { userId, companyId }: { userId: number; companyId: number },
  { amount, utr, paid_on, award_id }: Asked,
): Promise<Claimed> {
  if (paid_on > indiaDay(await marketNow(tx)))
    throw new Problem("invalid_input", { path: "paid_on", msg: "This day is still to come" });
  if (award_id !== undefined) await requireBuyer(tx, companyId, award_id);
  await holdStatements(tx);
  const [known, ...others] = await lockReceiptsOf(tx, utr);
  const claim = { claimed: amount, companyId, awardId: award_id ?? null, claimedBy: userId };
  if (!known) {
    const id = await insertClaim(tx, { ...claim, utr, paidOn: paid_on });
    return { receipt_id: String(id), state: "claimed" };
  }
  if (others.length > 0 || known.state !== "unknown" || known.returnAskedBy !== null)
    throw utrUsed();
  return { receipt_id: String(known.id), state: await claimKnown(tx, known, claim) };
}

/**
 * The money has come in already, and nobody claimed it: whoever knows its UTR may say that it is
 * theirs, so somebody of the office looks at who paid.
 */
async function claimKnown(
  tx: Tx,
  { id, received }: ReceiptState,
  {
    claimed,
    companyId,
    awardId,
    claimedBy,
  }: Omit<Parameters<typeof insertClaim>[1], "utr" | "paidOn">,
): Promise<"claimed" | "mismatched"> {
  const told = { claimed, company_id: companyId, award_id: awardId, claimed_by: claimedBy };
  await changeReceipt(tx, id, { ...told, state: "mismatched" });
  return claimed === received ? "claimed" : "mismatched";
}
