import type { Deps } from "../../../platform/deps.ts";
import { entryFor, isEntered, postEntries } from "../../journal/index.ts";
import { findGateway } from "../gateway/gateway-of.ts";
import type { Settlement } from "../gateway/payment-gateway.ts";
import { ownPart } from "./own-part.rules.ts";
import { insertSettlement, lastDays, putIn } from "./settlements.store.ts";

type SettleDeps = Pick<Deps, "db" | "config" | "log">;

/** A settlement may be listed late. */
const DAYS = 4;

/** What the gateway settled in the last days; a day that cannot be read is read an hour later. */
export async function readLastSettlements(deps: SettleDeps): Promise<void> {
  const { db, log } = deps;
  if (!findGateway(deps)) return;
  for (const day of await lastDays(db, DAYS))
    await readSettlements(deps, day).catch((error: unknown) =>
      log.warn({ err: error, day }, "settlements of a day were not read"),
    );
}

/**
 * Enters what the gateway settled on a day, each once.
 * @param day YYYY-MM-DD in India
 * @returns the ids of those that are entered
 * @throws GatewayAway
 */
export async function readSettlements(deps: SettleDeps, day: string): Promise<string[]> {
  const gateway = findGateway(deps);
  const entered: string[] = [];
  for (const settlement of (await gateway?.settlements(day)) ?? []) {
    const { settlementId } = settlement;
    try {
      await enter(deps, settlement, day);
      entered.push(settlementId);
    } catch (error) {
      deps.log.error({ err: error, settlementId }, "a settlement was not entered");
    }
  }
  return entered;
}

async function enter({ db, config }: SettleDeps, settlement: Settlement, day: string) {
  const { settlementId, utr } = settlement;
  const gateway = config.PAYMENT_GATEWAY;
  const posting = { actorId: null, cause: { settlement: settlementId }, params: { utr } };
  await db.transaction().execute(async (tx) => {
    const paymentIds = (settlement.payments ?? []).map(({ paymentId }) => paymentId);
    const own = ownPart(settlement, await putIn(tx, paymentIds));
    const entry = entryFor({ kind: "gateway_settlement", settlementId, ...own });
    // Told again once more was put in, it stays as it was entered.
    if (!entry || (await isEntered(tx, entry.key))) return;
    await insertSettlement(tx, { ...settlement, gateway, day });
    await postEntries(tx, [{ ...entry, ...posting, happenedOn: day }]);
  });
}
