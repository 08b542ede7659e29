import type { Hub } from "../../../live/hub.ts";
import type { LogSource } from "../../../live/log.ts";
import type { LogTopics } from "../../../live/log-topics.ts";
import type { Bus } from "../../../platform/bus/events.ts";
import type { Deps } from "../../../platform/deps.ts";
import { resetFrame } from "../domain/stream-frames.ts";
import { ledgerEnds } from "../store/views/snapshot.store.ts";
import { readMissed } from "./catch-up.ts";

export const ledgersOf = ({ db }: Pick<Deps, "db">): LogSource => ({
  readAfter: (lotId, seq) => readMissed({ db }, lotId, seq),
  readEnds: (lotIds) => ledgerEnds(db, lotIds),
  resetFrame,
});

/** An auction's ledger as a log: whoever follows it is sent every entry. */
export function ledgerTopics(
  live: Hub,
  bus: Bus,
  ledgers: LogSource,
  reconcileMs = 5_000,
): LogTopics {
  const topics = live.logs(ledgers, reconcileMs);
  bus.on("ledger", (message) => topics.publish(message.lotId, message));
  return topics;
}
