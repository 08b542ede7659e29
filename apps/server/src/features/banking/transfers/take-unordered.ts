import type { Gateway } from "@rebale/contract/values/gateways";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import { journalNameOf, type Unordered } from "../../payments/index.ts";
import { placeReceipt } from "./place-receipt.ts";
import { changeReceipt, insertUnordered, lockReceipt } from "./receipts.store.ts";

type Paid = Unordered & { readonly gateway?: Gateway; readonly companyId: number | null };

/**
 * Money at a gateway that nobody here asked for waits as a transfer in suspense does; of which
 * the account says whose it is, that company has it. Told again, and in any order, it counts once.
 */
export const takeUnordered = (
  { db, config }: Pick<Deps, "db" | "config">,
  // A job queued before there were two gateways names none.
  { companyId, gateway = "razorpay", ...paid }: Paid,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const id = await insertUnordered(tx, paid);
    const { paymentId, amount } = paid;
    const of = { gateway: journalNameOf(gateway), paymentId, amount };
    const entry = entryFor({ kind: "payment_in_suspense", ...of });
    const posting = { actorId: null, cause: { receipt_id: id }, params: { payment: paymentId } };
    if (entry) await postEntries(tx, [{ ...entry, ...posting }]);
    if (companyId !== null) await place(tx, config.home, id, companyId);
  });

async function place(tx: Tx, home: string, id: number, companyId: number): Promise<void> {
  const receipt = await lockReceipt(tx, id);
  if (receipt?.state !== "unknown" || receipt.received === null) return;
  await changeReceipt(tx, id, { state: "matched", company_id: companyId, return_asked_by: null });
  const of = { id, amount: receipt.received };
  await placeReceipt(tx, home, of, { companyId, awardId: null }, null);
}
