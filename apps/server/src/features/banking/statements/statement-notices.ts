import { formatRupees, rupees } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { managersOf, type Notice, notice } from "../../notifications/index.ts";
import type { BorneOut } from "./enter-lines.store.ts";
import type { Entered } from "./enter-lines.ts";

const extras = { link: "/wallet" };

/** Who is told of what a statement brought. */
export async function noticesOf(
  tx: Tx,
  entered: Pick<Entered, "mismatches" | "reversed"> & { readonly credited: readonly BorneOut[] },
): Promise<Notice[]> {
  const { reversed, credited } = entered;
  const mismatches = entered.mismatches.filter(({ claimed, received }) => claimed !== received);
  const told = [...mismatches, ...reversed, ...credited].map(({ companyId }) => companyId);
  const managers = await managersOf(tx, told);
  const to = (companyId: number) => managers.get(companyId) ?? [];
  return [
    ...mismatches.flatMap(({ companyId, ref, claimed, received }) =>
      to(companyId).map((userId) =>
        notice(userId, "transfer_unmatched", { utr: ref, claimed, received }, extras),
      ),
    ),
    ...credited.flatMap(({ companyId, received }) => {
      const amount = formatRupees(rupees(received));
      return to(companyId).map((userId) => notice(userId, "payment_in", { amount }, extras));
    }),
    ...reversed.flatMap(({ companyId, amount }) =>
      to(companyId).map((userId) => notice(userId, "withdrawal_failed", { amount }, extras)),
    ),
  ];
}
