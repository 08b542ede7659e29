import type { Deps } from "../../../platform/deps.ts";
import { readMoneySettings } from "../../market-money/index.ts";
import { companiesWithout, insertVirtualAccount } from "../../wallet/index.ts";
import { contactOf } from "../contact-of.ts";
import { gatewaysOf } from "../gateways/gateways.ts";
import { GatewayRefused } from "../gateways/payment-gateway.ts";

/** In one run; others come a minute later. */
const MAX = 20;

/** An account of its own for each verified company, once money moves through the market. */
export async function makeVirtualAccounts(
  deps: Pick<Deps, "db" | "config" | "clock" | "log">,
): Promise<void> {
  const { db, config, log } = deps;
  const gateway = gatewaysOf(deps).begins;
  if (!gateway || !(await readMoneySettings(db, config)).on) return;
  for (const of of await companiesWithout(db, gateway.name, MAX)) {
    const holder = { ...of, ...(await contactOf(db, of.companyId)) };
    try {
      const account = await gateway.createVirtualAccount(holder);
      const made = { gateway: gateway.name, companyId: of.companyId, account };
      await db.transaction().execute((tx) => insertVirtualAccount(tx, made));
    } catch (error) {
      log.warn({ err: error, companyId: of.companyId }, "a virtual account was not made");
      // A refusal is for one alone; a gateway that is away is so for the next one, too.
      if (!(error instanceof GatewayRefused)) return;
    }
  }
}
