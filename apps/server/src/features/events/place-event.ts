import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { addJobs } from "../../platform/jobs/jobs.ts";
import {
  askSignaturesAgain,
  endingNoticeAt,
  notifyNewTimes,
  notifyToSign,
  publishEventTerms,
  sellLotsThrough,
} from "../listings/index.ts";
import { type CandidateLot, hasOpened, type PlacedLot, planEvent } from "./events.rules.ts";
import { type EventRow, lockCandidates, placeLots } from "./events.store.ts";

/** An event's times and terms on its lots. */

/** The user who makes or changes an event; the office's are of nobody. */
export interface Maker {
  readonly userId: number;
  readonly sellerId: number | null;
}

/** Its lots are sold on the event's terms; once one has opened, they keep theirs. */
export async function copyToLots(
  tx: Tx,
  config: Pick<Deps["config"], "home" | "demo">,
  ids: readonly number[],
  maker: Maker,
): Promise<readonly number[]> {
  const lots = [...(await lockCandidates(tx, ids)).values()];
  const now = await marketNow(tx);
  if (lots.some((lot) => hasOpened(lot, now))) return [];
  const approved = lots.filter(({ approval }) => approval === "approved").map(({ id }) => id);
  await agreeAnew(tx, config, approved, maker);
  return approved;
}

/** Approved lots that have not opened take the event's terms; who signed others is asked again. */
async function agreeAnew(
  tx: Tx,
  { home, demo }: Pick<Deps["config"], "home" | "demo">,
  ids: readonly number[],
  { userId }: Maker,
): Promise<ReadonlySet<number>> {
  await publishEventTerms(tx, ids, userId);
  const awaiting = await askSignaturesAgain(tx, ids, { madeBy: userId, usuallyWaived: demo });
  await notifyToSign(tx, home, awaiting);
  return awaiting;
}

interface Placing {
  readonly event: EventRow;
  /** As it was; null of a new one. */
  readonly before: EventRow | null;
  readonly old: readonly number[];
  readonly wanted: readonly number[];
  readonly maker: Maker;
}
/** @returns the lots whose times or places may differ now */
export async function place(
  tx: Tx,
  config: Pick<Deps["config"], "home" | "demo">,
  { event, before, old, wanted, maker }: Placing,
): Promise<number[]> {
  const ids = [...new Set([...old, ...wanted])];
  const lots = await lockCandidates(tx, ids);
  const now = await marketNow(tx);
  if (old.some((id) => hasOpened(lots.get(id) as NonNullable<ReturnType<typeof lots.get>>, now)))
    throw new Problem("event_open");
  const plan = planEvent(
    { ...event, eventId: event.id, product_ids: wanted },
    lots,
    maker.sellerId,
    now,
  );
  if (!plan.accepted) throw new Problem(plan.because, plan);
  await placeLots(tx, event, plan.lots);
  await sellLotsThrough(tx, wanted, event, before);
  const approved = [...lots.values()].filter(({ approval }) => approval === "approved");
  const awaiting = await agreeAnew(
    tx,
    config,
    approved.map(({ id }) => id),
    maker,
  );
  const moved = plan.lots.filter((lot) => lot.hard_ends_at && isMoved(lot, lots.get(lot.id)));
  await notifyNewTimes(
    tx,
    config.home,
    moved.map(({ id }) => id),
    { userId: maker.userId, toSign: awaiting, event },
  );
  await remindAnew(tx, plan.lots);
  return ids;
}

const isMoved = (to: PlacedLot, from: CandidateLot | undefined): boolean =>
  to.starts_at.getTime() !== from?.starts_at?.getTime() ||
  to.ends_at.getTime() !== from?.ends_at?.getTime();

/** Bidders are notified before the new ends. */
const remindAnew = (tx: Tx, lots: readonly PlacedLot[]) =>
  addJobs(
    tx,
    lots
      .filter(({ hard_ends_at }) => hard_ends_at !== null)
      .map((lot) => ({
        name: "notify-ending-soon",
        payload: { lotId: lot.id },
        at: endingNoticeAt(lot),
        key: `ending:${lot.id}`,
      })),
  );
