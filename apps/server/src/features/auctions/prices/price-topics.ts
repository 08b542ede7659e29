import type { Hub } from "../../../live/hub.ts";
import type { State, StateSettings, StateSource, StateTopics } from "../../../live/state-topics.ts";
import type { Bus } from "../../../platform/bus/events.ts";
import type { Deps } from "../../../platform/deps.ts";
import { type PriceRow, priceRows } from "../store/views/prices.store.ts";
import { ledgerEnds } from "../store/views/snapshot.store.ts";
import { presentPrice } from "./present-price.ts";

const priceSettings: StateSettings = { paceMs: 250, reconcileMs: 5_000, mostRead: 2_000 };

const stateOf = (row: PriceRow): [number, State] => [
  row.lot_id,
  {
    frame: `event: price\ndata: ${JSON.stringify(presentPrice(row))}\n\n`,
    version: row.ledger_hash,
  },
];

export const pricesOf = ({ db }: Pick<Deps, "db">): StateSource => ({
  read: async (lotIds) => new Map((await priceRows(db, lotIds)).map(stateOf)),
  async findMoved(hashes) {
    const lotIds = [...hashes.keys()];
    const moved: number[] = [];
    for (let i = 0; i < lotIds.length; i += priceSettings.mostRead) {
      const ends = await ledgerEnds(db, lotIds.slice(i, i + priceSettings.mostRead));
      for (const [lotId, { hash }] of ends) if (hashes.get(lotId) !== hash) moved.push(lotId);
    }
    return moved;
  },
});

/** A lot's price as a state: whoever follows it is sent the newest. */
export function priceTopics(
  live: Hub,
  bus: Bus,
  prices: StateSource,
  settings: Partial<StateSettings> = {},
): StateTopics {
  const topics = live.states(prices, { ...priceSettings, ...settings });
  bus.on("ledger", ({ lotId }) => topics.move([lotId]));
  return topics;
}
