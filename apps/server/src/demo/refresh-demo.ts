import type { LotPicture } from "../features/listings/index.ts";
import type { Tx } from "../platform/db/db.ts";
import { marketNow } from "../platform/db/market-now.store.ts";
import type { Deps } from "../platform/deps.ts";
import { type Chance, chance } from "./chance.ts";
import { lots as templates } from "./data/lots.ts";
import { inMarketOrder, liveTimes, missingLots, nextTitle, upcomingTimes } from "./demo.rules.ts";
import { type Listing, listLots } from "./seed/list-lot.ts";
import { readListingContext } from "./seed/listing-context.ts";
import { lockDemo, readListed } from "./stores/demo.store.ts";
import { storeEvent } from "./stores/event.store.ts";
import { readOpenTimes } from "./stores/moving-lots.store.ts";

/**
 * At each start: so many auctions are live, ending soon and upcoming again, however long the market
 * was down.
 */
export const layOutDemoTimes = (deps: Pick<Deps, "db" | "bus">): Promise<void> =>
  topUp(deps, "at start");

/**
 * Every minute: as some end, others are listed. What has ended stays as it is: a ledger is never
 * changed.
 */
export const refreshDemo = (deps: Pick<Deps, "db" | "bus">): Promise<void> =>
  topUp(deps, "meanwhile");

async function topUp(
  { db, bus }: Pick<Deps, "db" | "bus">,
  moment: "at start" | "meanwhile",
): Promise<void> {
  const ids = await db.transaction().execute(async (tx) => {
    await lockDemo(tx);
    const now = await marketNow(tx);
    await storeEvent(tx, now);
    const times = await readOpenTimes(tx);
    const isLive = (t: { starts_at: Date | null }) => t.starts_at !== null && t.starts_at <= now;
    const dice = chance(now.getTime());
    const missing = missingLots(
      dice,
      now,
      times.filter(isLive).flatMap((t) => t.ends_at ?? []),
      times.filter((t) => !isLive(t)).length,
      moment,
    );
    if (missing.live.length + missing.upcoming.length === 0) return [];
    return listLots(
      tx,
      await nextRound(tx, dice, now, missing),
      await readListingContext(tx),
      dice,
      now,
    );
  });
  for (const lotId of ids.slice(0, 1)) bus.publish("lots", { lotId });
}

/** Templates that are not on the market now, listed again under a running number. */
async function nextRound(
  tx: Tx,
  dice: Chance,
  now: Date,
  missing: { live: readonly number[]; upcoming: readonly number[] },
): Promise<Listing[]> {
  const listed = await readListed(tx);
  const taken = new Set(listed.map((l) => l.title.toLowerCase()));
  const base = (title: string) => title.replace(/, lot \d+$/, "");
  const onMarket = new Set(
    listed
      .filter((l) => l.approval === "pending" || (l.approval === "approved" && !l.closed_at))
      .map((l) => base(l.title)),
  );
  const free = dice.shuffle(
    templates.filter((t) => !onMarket.has(t.title.slice(0, 110)) && !onMarket.has(t.title)),
  );
  const order = inMarketOrder(free.length ? free : templates);
  const firsts = new Map(
    listed.toReversed().map((l) => [base(l.title), l.pictures as LotPicture[]]),
  );

  return [
    ...missing.live.map((minutes) => ({ minutes, phase: "live" as const })),
    ...missing.upcoming.map((minutes) => ({ minutes, phase: "upcoming" as const })),
  ].map(({ minutes, phase }, i): Listing => {
    const template = order[i % order.length];
    if (!template) throw new Error("The demo has no lots to list");
    const title = taken.has(template.title.toLowerCase())
      ? nextTitle(template.title, taken)
      : template.title;
    taken.add(title.toLowerCase());
    const times =
      phase === "live" ? liveTimes(dice, now, minutes) : upcomingTimes(dice, now, minutes);
    return {
      template,
      title,
      pictures: firsts.get(template.title) ?? [],
      createdAt: new Date(
        Math.min(now.getTime(), times.startsAt.getTime()) - dice.between(2, 30) * 3_600_000,
      ),
      auction: { ...times, phase, ending: null, isMoving: false },
    };
  });
}
