import type { Paise } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import { companyOfAccount } from "../../wallet/index.ts";
import { NotKnownYet } from "../events/not-known-yet.ts";
import type { PaymentGateway } from "../gateways/payment-gateway.ts";
import { isErased } from "../money-in/payments.store.ts";
import { tellOfMoneyIn } from "../money-in/take-payments.ts";

/** Money that arrived on a virtual account, as its bank names it. */
export interface Arrived {
  readonly gateway: PaymentGateway["name"];
  readonly accountId: string;
  /** In capitals. */
  readonly utr: string;
  readonly amount: Paise;
  /** Whom the bank calls its payer. */
  readonly payer: string;
}

/**
 * Credits the company whose virtual account it is, once for a UTR.
 * @throws NotKnownYet for an account that is nobody's
 */
export async function receiveTransfer(
  { db, config }: Pick<Deps, "db" | "config">,
  { gateway, accountId, utr, amount, payer }: Arrived,
): Promise<void> {
  const companyId = await companyOfAccount(db, gateway, accountId);
  if (companyId === null) throw new NotKnownYet(`The account ${accountId} is nobody's here`);
  const transfer = { holderAccount: gateway, utr };
  const entry = entryFor({ kind: "bank_transfer", companyId, amount, ...transfer });
  if (!entry) return;
  await db.transaction().execute(async (tx) => {
    // The bank's statement names it then, and finance decides whose it is.
    if (await isErased(tx, companyId)) return;
    const posting = { actorId: null, cause: { account: accountId }, params: { utr, payer } };
    const entered = await postEntries(tx, [{ ...entry, ...posting }]);
    if (entered.size > 0) await tellOfMoneyIn(tx, config.home, companyId, [amount]);
  });
}
