import { wallet } from "@rebale/contract";
import type { Market, SignedIn } from "./app.ts";
import { companyOf } from "./authorised.ts";
import { aTopUp } from "./bank.ts";

/** Gives a member's company a deposit, in rupees, as a payment that came in would. */
export async function deposit(market: Market, who: SignedIn, rupees: number): Promise<void> {
  if (rupees > 0) await aTopUp(market, await companyOf(market, who), rupees);
}

export const walletOf = async ({ ask }: Pick<Market, "ask">, { token }: SignedIn) =>
  (await ask(wallet.wallet, { token })).body.data;
