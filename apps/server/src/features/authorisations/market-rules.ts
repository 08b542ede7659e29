import { type authorisations, type Body, type Paise, paise, rupees } from "@rebale/contract";
import { LRUCache } from "lru-cache";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/db/db.ts";
import {
  changeOfficeSetting,
  type OfficeSetting,
  readOfficeSetting,
} from "../../platform/db/office-settings.store.ts";
import type { Deps } from "../../platform/deps.ts";

type Rules = authorisations.MarketRules;
/** A thousand metric tons a year. */
const SECOND_LOOK_KG = 1_000_000;

/** Where the office has set nothing, what the operator's configuration says. */
const settingOf = ({ BID_CEILING }: Pick<Config, "BID_CEILING">): OfficeSetting<Rules> => ({
  key: "market_rules",
  name: "market rules",
  defaults: { unverified_bid_most: BID_CEILING, second_look_kg: SECOND_LOOK_KG },
});

export const readMarketRules = (db: Db, config: Pick<Config, "BID_CEILING">): Promise<Rules> =>
  readOfficeSetting(db, settingOf(config));

/** Changes what is given, with an audit entry of what was and what is. */
export const changeMarketRules = (
  { db, config }: Pick<Deps, "db" | "config">,
  adminId: number,
  { unverified_bid_most: most, second_look_kg }: Body<typeof authorisations.changeMarketRules>,
): Promise<Rules> =>
  changeOfficeSetting(db, settingOf(config), adminId, {
    unverified_bid_most: most === undefined ? undefined : rupees(most as Paise),
    second_look_kg,
  });

/** Milliseconds for which a node caches what it has read: bids ask all the time. */
const CACHE_TTL_MS = 1_000;
const MAX = "unverified_bid_most";

/** The most that an unverified company may bid, in paise. */
export const readUnverifiedMost = async (
  db: Db,
  config: Pick<Config, "BID_CEILING">,
): Promise<Paise> => paise((await readMarketRules(db, config)).unverified_bid_most);

/** The same, read at most once a second. */
export function createUnverifiedLimit({ db, config }: Pick<Deps, "db" | "config">) {
  const read = new LRUCache<string, Paise>({
    max: 1,
    ttl: CACHE_TTL_MS,
    // A read that fails keeps no bid from being written.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: () => readUnverifiedMost(db, config),
  });
  return async (): Promise<Paise> => (await read.fetch(MAX)) ?? (0 as Paise);
}
