import type { PayThrough } from "@rebale/contract/awards/states";
import type { DepositRule } from "@rebale/contract/listings/deposit-hold";
import type { Db } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { requireMoney } from "../../market-money/index.ts";

interface Through {
  readonly deposit?: DepositRule | null | undefined;
  readonly pay_through?: PayThrough | null | undefined;
}

/**
 * A deposit, and payment through the market, are for a market that money moves through.
 * @throws Problem money_off
 */
export async function requireMoneyFor(
  db: Db,
  config: Deps["config"],
  lots: readonly Through[],
): Promise<void> {
  const asks = lots.some(({ deposit }) => deposit);
  if (asks || lots.some(({ pay_through }) => pay_through === "market"))
    await requireMoney(db, config, asks ? "deposit" : "pay_through");
}
