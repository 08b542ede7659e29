import { api } from "../../../lib/api/browser.ts";
import { wallet } from "../../../lib/api/operations.ts";

/** The money somebody can pay a sale with through the market, and who keeps it. */
export interface OwnMoney {
  readonly holder: string | null;
  /** Rupees that nothing holds. */
  readonly free: number;
  /** Whether money may come in. */
  readonly on: boolean;
}

export async function readOwnMoney(): Promise<OwnMoney> {
  const { holder, free, on } = (await api.call(wallet.wallet)).data;
  return { holder, free, on };
}
