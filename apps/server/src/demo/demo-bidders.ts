import type { Deps } from "../platform/deps.ts";
import { chance } from "./chance.ts";
import { nextOffer } from "./demo.rules.ts";
import { buyersOf, type Offer } from "./demo-buyers.ts";
import { placeDemoTenders } from "./demo-tenders.ts";
import { readMoving, setMoving, stopMoving } from "./stores/moving-lots.store.ts";

export interface Pace {
  /** Milliseconds between two bids. */
  readonly least: number;
  readonly most: number;
}

const MOVING = 5;

/**
 * Demo only: accounts marked as demo bid on a few lots, by the same queue and rules as everybody.
 */
export function startDemoBidders(
  { db, config, log }: Pick<Deps, "db" | "config" | "log">,
  offer: Offer,
  { least, most }: Pace = { least: 5000, most: 25_000 },
): { stop(): Promise<void> } {
  const dice = chance(3);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let going: Promise<void> = Promise.resolve();

  const bidOnce = async (): Promise<void> => {
    const moving = await readMoving(db);
    if (moving.length < MOVING) await setMoving(db, MOVING - moving.length);
    if (!moving.length) return;
    const lot = dice.pick(moving);
    const amount = nextOffer(dice, { ...lot, market_value: lot.market_value ?? 0 });
    if (amount === null) return void (await stopMoving(db, lot.id));
    const willing = (await buyersOf(db, lot.category)).filter(({ id }) => id !== lot.leader_id);
    if (!willing.length) return;
    const { id: bidderId, company_id: companyId } = dice.pick(willing);
    await offer({ lotId: lot.id, bidderId, ...(companyId === null ? {} : { companyId }), amount });
  };

  const next = (): void => {
    if (stopped) return;
    timer = setTimeout(
      () => {
        going = bidOnce()
          .catch((error: unknown) => log.debug({ err: error }, "a simulated bidder could not bid"))
          .then(next);
      },
      dice.between(least, most),
    ).unref();
  };
  going = placeDemoTenders({ db, config }, offer)
    .catch((error: unknown) => log.debug({ err: error }, "a simulated tender was not placed"))
    .then(next);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      return going;
    },
  };
}
