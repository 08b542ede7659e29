import type { Words } from "@rebale/contract/values/complaint";
import type { Tx } from "../../../platform/db/db.ts";
import type { Reversible } from "../../journal/index.ts";
import { lockAward } from "../awards.store.ts";

/**
 * Why a payment for a sale stays as it is; null where it is due again as if it had not come.
 * Once the sale has gone on, its own moves alone give money back. Locks the auction's row.
 */
export async function whyPaymentStays(
  tx: Tx,
  { awardId, lines }: Pick<Reversible, "awardId" | "lines">,
): Promise<Words | null> {
  // Money that was not due when it came went to the deposit, and is no part of the sale.
  if (awardId === null || !lines.some(({ kind }) => kind === "paid_in")) return null;
  const award = await lockAward(tx, awardId);
  return award?.state === "payment_due" || award?.state === "overdue"
    ? null
    : {
        en: "The sale has gone on with it: cancel the sale, or end it by default",
        hi: "सौदा इसके साथ आगे बढ़ चुका है: सौदा रद्द कीजिए, या न निभाने पर ख़त्म कीजिए",
      };
}
