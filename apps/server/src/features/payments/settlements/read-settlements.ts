import type { Deps } from "../../../platform/deps.ts";
import { isEntered, postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import { gatewaysOf, journalNameOf } from "../gateways/gateways.ts";
import type { PaymentGateway, Settlement } from "../gateways/payment-gateway.ts";
import { ownPart } from "./own-part.rules.ts";
import { insertSettlement, lastDays, putIn } from "./settlements.store.ts";

type SettleDeps = Pick<Deps, "db" | "config" | "clock" | "log">;
type Name = PaymentGateway["name"];

/** A settlement may be listed late. */
const DAYS = 4;

/** Each gateway's settlements of the last days; a day that cannot be read is read an hour later. */
export async function readLastSettlements(deps: SettleDeps): Promise<void> {
  const { db, log } = deps;
  const { all } = gatewaysOf(deps);
  if (all.length === 0) return;
  for (const day of await lastDays(db, DAYS))
    for (const { name } of all)
      await readSettlements(deps, name, day).catch((error: unknown) =>
        log.warn({ err: error, gateway: name, day }, "settlements of a day were not read"),
      );
}

/**
 * Enters what a gateway settled on a day, each once.
 * @param day YYYY-MM-DD in India
 * @returns the ids of those that are entered
 * @throws GatewayAway
 */
export async function readSettlements(
  deps: SettleDeps,
  name: Name,
  day: string,
): Promise<string[]> {
  const entered: string[] = [];
  for (const settlement of (await gatewaysOf(deps).of(name)?.settlements(day)) ?? []) {
    const { settlementId } = settlement;
    try {
      await enter(deps, name, settlement, day);
      entered.push(settlementId);
    } catch (error) {
      deps.log.error({ err: error, settlementId }, "a settlement was not entered");
    }
  }
  return entered;
}

async function enter({ db }: SettleDeps, gateway: Name, settlement: Settlement, day: string) {
  const { settlementId, utr } = settlement;
  const posting = { actorId: null, cause: { settlement: settlementId }, params: { utr } };
  await db.transaction().execute(async (tx) => {
    const paymentIds = (settlement.payments ?? []).map(({ paymentId }) => paymentId);
    const own = ownPart(settlement, await putIn(tx, journalNameOf(gateway), paymentIds));
    const entry = entryFor({ kind: "gateway_settlement", settlementId, ...own });
    // Told again once more was put in, it stays as it was entered.
    if (!entry || (await isEntered(tx, entry))) return;
    await insertSettlement(tx, { ...settlement, gateway, day });
    await postEntries(tx, [{ ...entry, ...posting, happenedOn: day }]);
  });
}
