import type { Deps } from "../../../platform/deps.ts";
import { findJournalFault } from "../../journal-desk/index.ts";
import { GatewayAway, type Gateways, type PaymentGateway } from "../../payments/index.ts";
import { openNumber, type SecretKeys } from "../bank-accounts/account-numbers.ts";
import { takePayout } from "./take-payout.ts";
import {
  changeWithdrawal,
  doneToCheck,
  lockWithdrawal,
  readDestination,
  releasedWithdrawals,
  sentWithdrawals,
} from "./withdrawals.store.ts";

type Sending = Pick<Deps, "db" | "config" | "log"> & SecretKeys;

/**
 * Sends what two persons have released, and asks what became of what was sent. That it is sent is
 * committed, and by which gateway, before that is asked; where it does not answer, it is first
 * asked whether it has it, and no other one ever is. A journal that does not add up sends nothing.
 */
export async function sendWithdrawals(deps: Sending, gateways: Gateways): Promise<void> {
  const { db, log } = deps;
  const fault = await findJournalFault(db);
  if (fault !== null) log.error({ fault }, "nothing is paid out: the journal does not add up");
  const attempt = async (id: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      const level = error instanceof GatewayAway ? "warn" : "error";
      log[level]({ err: error, withdrawal: id }, "a withdrawal has to wait");
    }
  };
  const { begins, all } = gateways;
  const names = all.map(({ name }) => name);
  if (fault === null && begins)
    for (const id of await releasedWithdrawals(db))
      await attempt(id, () => beginSending(deps, begins.name, id));
  for (const { id, gateway } of await sentWithdrawals(db, names))
    await attempt(id, () => settleOne(deps, itsGateway(gateways, gateway), id, fault === null));
  for (const { id, gateway } of await doneToCheck(db))
    await attempt(id, async () => {
      const payout = await itsGateway(gateways, gateway).findPayout(id);
      if (payout) await takePayout(deps, id, { gateway, payout });
    });
}

/** @throws GatewayAway where this market has no keys of it */
function itsGateway(gateways: Gateways, name: string): PaymentGateway {
  const gateway = gateways.of(name);
  if (!gateway) throw new GatewayAway(`There are no keys of ${name}`);
  return gateway;
}

/** From here on the gateway may have it. */
const beginSending = ({ db }: Sending, gateway: string, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const found = await lockWithdrawal(tx, id);
    if (found?.state === "released") await changeWithdrawal(tx, id, { state: "sent", gateway });
  });

async function settleOne(
  deps: Sending,
  gateway: PaymentGateway,
  id: string,
  maySend: boolean,
): Promise<void> {
  const known = await gateway.findPayout(id);
  const payout = known ?? (maySend ? await createPayout(deps, gateway, id) : null);
  if (payout) await takePayout(deps, id, { gateway: gateway.name, payout });
}

async function createPayout(deps: Sending, gateway: PaymentGateway, id: string) {
  const to = await readDestination(deps.db, id);
  if (to.gatewayId !== null)
    throw new Error(`The gateway has lost payout ${to.gatewayId}: nothing is sent a second time`);
  return gateway.createPayout({
    id,
    amount: to.amount,
    holder: to.holder,
    accountNo: await openNumber(deps, to),
    ifsc: to.ifsc,
    narration: `Rebale${id.slice(0, 8)}`,
  });
}
