import type { Deps } from "../../platform/deps.ts";
import { whyPaymentStays } from "../awards/index.ts";
import { lineKeeper, transferKeeper, withdrawalKeeper } from "../banking/index.ts";
import type { Reversible, RowKeeper } from "../journal/index.ts";
import { disputeKeeper, gatewayPaymentKeeper } from "../payments/index.ts";
import { truckKeeper } from "../settlement/index.ts";
import { taxKeeper } from "../tax-holds/index.ts";
import type { RowKeepers } from "./reverse-entry.ts";

/** There is no row beside the lines. */
const nobody: RowKeeper = { whyNot: async () => null, turnBack: async () => undefined };

/** Where what was paid for a sale came from, as its key says. */
function sourceOf({ key }: Reversible): RowKeeper {
  const [from] = key.split(":");
  if (from === "utr" || from === "susp") return transferKeeper;
  return from === "pay" ? nobody : gatewayPaymentKeeper;
}
/** In the order of locks: where it came from, then the sale. */
const salesPayment: RowKeeper = {
  whyNot: async (tx, entry) =>
    (await sourceOf(entry).whyNot(tx, entry)) ?? (await whyPaymentStays(tx, entry)),
  turnBack: (tx, entry, by) => sourceOf(entry).turnBack(tx, entry, by),
};

/** Each kind of row's own feature; one that is missing does not compile. */
export const rowKeepers = (deps: Pick<Deps, "config" | "bus">): RowKeepers => ({
  transfer: transferKeeper,
  "statement line": lineKeeper,
  "gateway payment": gatewayPaymentKeeper,
  "sale's payment": salesPayment,
  withdrawal: withdrawalKeeper(deps),
  truck: truckKeeper,
  "tied tax": taxKeeper,
  dispute: disputeKeeper(deps),
  nobody,
});
