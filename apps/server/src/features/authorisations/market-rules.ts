import { type authorisations, type Body, type Paise, paise, rupees } from "@rebale/contract";
import { LRUCache } from "lru-cache";
import { writeAudit } from "../../platform/audit.store.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { changeSetting, findSetting } from "../../platform/settings.store.ts";

type Rules = authorisations.MarketRules;
const KEY = "market_rules";
/** A thousand metric tons a year. */
const SECOND_LOOK_KG = 1_000_000;

/** What the office has set; where it has set nothing, what the operator's configuration says. */
export async function readMarketRules(
  db: Db,
  { BID_CEILING }: Pick<Config, "BID_CEILING">,
): Promise<Rules> {
  const set = ((await findSetting(db, KEY)) ?? {}) as Partial<Rules>;
  return { unverified_bid_most: BID_CEILING, second_look_kg: SECOND_LOOK_KG, ...set };
}

/** Changes what is given, with an audit entry of what was and what is. */
export function changeMarketRules(
  { db, config }: Pick<Deps, "db" | "config">,
  adminId: number,
  { unverified_bid_most, second_look_kg }: Body<typeof authorisations.changeMarketRules>,
): Promise<Rules> {
  return db.transaction().execute(async (tx) => {
    const before = await readMarketRules(tx, config);
    const after: Rules = {
      unverified_bid_most:
        unverified_bid_most === undefined
          ? before.unverified_bid_most
          : rupees(unverified_bid_most as Paise),
      second_look_kg: second_look_kg ?? before.second_look_kg,
    };
    await changeSetting(tx, KEY, after);
    await writeAudit(tx, {
      adminId,
      action: "market rules changed",
      subject: "Market rules",
      details: { before, after },
    });
    return after;
  });
}

/** Milliseconds for which a node believes what it has read: bids ask all the time. */
const BELIEVED = 1_000;

/** What an unverified company may bid, in paise, read at most once a second. */
export function openUnverifiedMost({ db, config }: Pick<Deps, "db" | "config">) {
  const read = new LRUCache<string, Paise>({
    max: 1,
    ttl: BELIEVED,
    fetchMethod: async () => paise((await readMarketRules(db, config)).unverified_bid_most),
  });
  return async (): Promise<Paise> => (await read.fetch(KEY)) ?? (0 as Paise);
}
