import { type Paise, wallet } from "@rebale/contract";
import { entryFor, postEntries } from "../src/features/journal/index.ts";
import type { Market, SignedIn } from "./app.ts";
import { companyOf } from "./authorised.ts";

let count = 0;

/** Gives a member's company a deposit, in rupees, as a payment that came in would. */
export async function deposit(market: Market, who: SignedIn, rupees: number): Promise<void> {
  const companyId = await companyOf(market, who);
  const amount = Math.round(rupees * 100) as Paise;
  const paid = { gateway: "test", paymentId: `pay_${++count}` };
  const entry = entryFor({ kind: "top_up", companyId, amount, ...paid });
  if (!entry) return;
  await market.db
    .transaction()
    .execute((tx) => postEntries(tx, [{ ...entry, actorId: null, cause: { test: count } }]));
}

export const walletOf = async ({ ask }: Pick<Market, "ask">, { token }: SignedIn) =>
  (await ask(wallet.wallet, { token })).body.data;
