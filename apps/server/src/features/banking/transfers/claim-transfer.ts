import type { banking as shapes } from "@rebale/contract";
import { type Body, banking } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import { type Tx, violates } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { once } from "../../../platform/http/once.store.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { requireBuyer } from "../../awards/index.ts";
import { requireMoney } from "../../market-money/index.ts";
import { findCompany } from "../../wallet/index.ts";
import type { SecretKeys } from "../bank-accounts/account-numbers.ts";
import { holdStatements } from "../holder-accounts/holder-accounts.store.ts";
import { prove } from "../statements/claims.store.ts";
import { mayCreditLate } from "../statements/credit-claims.ts";
import { isProven } from "../statements/match-lines.rules.ts";
import type { Proven } from "../statements/payer.rules.ts";
import { countOpenClaims } from "./claims-of-utr.store.ts";
import { placeReceipt } from "./place-receipt.ts";
import { changeReceipt, insertClaim, lockReceiptsOf, type ReceiptState } from "./receipts.store.ts";

type Asked = Body<typeof banking.claimTransfer>;
type Claimed = { receipt_id: string; state: shapes.ReceiptState };

/** Claims of a company that no statement has yet. */
const MAX_OPEN = 10;

/**
 * A company tells of a transfer. Nothing is credited until the bank's own statement has its UTR and
 * amount from this company; where one has it already, at once. Others may tell of the same: whose
 * it is, a person says then.
 * @throws Problem company_suspended, verify_first, money_off, not_found for another's sale,
 * utr_used where the company has told of it, invalid_input for a number that is no transfer's, and
 * beside ten open ones
 */
export async function claimTransfer(
  deps: Pick<Deps, "db" | "config"> & SecretKeys,
  { userId, company: { companyId } }: Pick<Acting, "userId" | "company">,
  asked: Asked,
  key: string | string[] | undefined,
): Promise<Claimed> {
  const { db, config } = deps;
  const status = (await findCompany(db, companyId))?.status;
  if (status === "suspended") throw new Problem("company_suspended");
  if (status !== "verified") throw new Problem("verify_first");
  await requireMoney(db, config);
  // Asked of the database before a connection is held: it is kept from then on.
  await deps.secretKeys();
  const call = { operation: banking.claimTransfer, userId, key, body: asked };
  return db
    .transaction()
    .execute((tx) => once(tx, call, () => recordClaim(tx, deps, { userId, companyId }, asked)))
    .catch((error: unknown) => {
      throw violates(error, "receipts_one_claim_of_a_company") ? utrUsed() : error;
    });
}

const utrUsed = () => new Problem("utr_used", { path: "utr" });

type Told = Parameters<typeof insertClaim>[1] & Proven;

async function recordClaim(
  tx: Tx,
  deps: Pick<Deps, "config"> & SecretKeys,
  { userId, companyId }: { userId: number; companyId: number },
  { amount, utr, paid_on, award_id }: Asked,
): Promise<Claimed> {
  if (paid_on > indiaDay(await marketNow(tx)))
    throw new Problem("invalid_input", {
      path: "paid_on",
      msg: { en: "This day is still to come", hi: "यह दिन अभी आया नहीं है" },
    });
  if (award_id !== undefined) await requireBuyer(tx, companyId, award_id);
  await holdStatements(tx);
  const [own] = await prove(tx, deps, [{ companyId }]);
  const { names = [], accounts = [] } = own ?? {};
  if (accounts.includes(utr))
    throw new Problem("invalid_input", {
      path: "utr",
      msg: {
        en: "This is an account's number, not the transfer's UTR",
        hi: "यह खाता नंबर है, ट्रांसफ़र का UTR नहीं",
      },
    });
  const known = await lockReceiptsOf(tx, utr);
  if (known.some((receipt) => receipt.companyId === companyId)) throw utrUsed();
  if ((await countOpenClaims(tx, companyId)) >= MAX_OPEN)
    throw new Problem("invalid_input", {
      path: "utr",
      msg: {
        en: "Ten transfers are open. Wait until the bank has one of them, or a week is over",
        hi: "दस ट्रांसफ़र खुले हैं। रुकिए, जब तक बैंक में एक आ जाए या एक हफ़्ता पूरा हो",
      },
    });
  const claim: Told = {
    ...{ utr, claimed: amount, paidOn: paid_on, companyId, awardId: award_id ?? null },
    ...{ claimedBy: userId, names, accounts },
  };
  const [come] = known;
  const isFree = known.length === 1 && come?.state === "unknown" && come.returnAskedBy === null;
  if (come && isFree && come.matchAskedBy === null) {
    const state = await claimKnown(tx, deps.config.home, come, claim);
    return { receipt_id: String(come.id), state };
  }
  return { receipt_id: String(await insertClaim(tx, claim)), state: "claimed" };
}

/**
 * The money has come in already, and nobody claimed it. Where its line proves who paid, it is
 * theirs; else somebody of the office looks.
 */
async function claimKnown(
  tx: Tx,
  home: string,
  { id, utr, received, words }: ReceiptState,
  claim: Told,
): Promise<"claimed" | "matched" | "mismatched"> {
  const { claimed, companyId, awardId, claimedBy } = claim;
  const told = { claimed, company_id: companyId, award_id: awardId, claimed_by: claimedBy };
  const line = received === null ? null : { utr, amount: received, words: words ?? "" };
  if (line && isProven(line, claim) && (await mayCreditLate(tx, id, line.amount))) {
    await changeReceipt(tx, id, { ...told, state: "matched" });
    await placeReceipt(tx, home, { id, amount: line.amount, utr }, { companyId, awardId }, null);
    return "matched";
  }
  await changeReceipt(tx, id, { ...told, state: "mismatched" });
  return claimed === received ? "claimed" : "mismatched";
}
