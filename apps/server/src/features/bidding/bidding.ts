import type { Deps } from "../../platform/deps.ts";
import type { Answer, KeyedOffer } from "./desk/decide-batch.ts";
import { decideTogether } from "./desk/decide-together.ts";
import { type DeskSettings, type Desks, openDesks } from "./desk/desk.ts";
import { tellOutbid } from "./orders/tell-outbid.ts";
import { openWatchers } from "./stream/stream.ts";
import type { Watchers } from "./stream/watchers.ts";
import { tellUnusual } from "./unusual/tell-unusual.ts";

/** The bidding of one node: its desks, its watchers, and what it does every few seconds. */
export interface Bidding {
  offer(offer: KeyedOffer): Promise<Answer>;
  readonly desks: Desks;
  readonly watchers: Watchers;
  close(): Promise<void>;
}

const TELL_MS = 5_000;

export function openBidding(deps: Deps, settings?: DeskSettings): Bidding {
  const desks = openDesks((offers) => decideTogether(deps, offers), settings);
  const watchers = openWatchers(deps);
  const timer = setInterval(() => {
    void tellOutbid(deps).catch((error) => deps.log.warn({ err: error }, "outbid notices wait"));
    void tellUnusual(deps).catch((error) =>
      deps.log.warn({ err: error }, "the office is not told of unusual bids yet"),
    );
  }, TELL_MS);
  timer.unref();
  return {
    offer: desks.offer,
    desks,
    watchers,
    async close() {
      clearInterval(timer);
      watchers.close();
      await desks.settled();
    },
  };
}
