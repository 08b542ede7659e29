import type { Deps } from "../../../platform/deps.ts";
import { releaseStranded } from "./delivery.store.ts";
import { queueDeliveries } from "./messages.store.ts";

/**
 * Delivers what a node that died has left behind: the same message under the same reference, so
 * that a receiver recognises a repetition.
 */
export const redeliverStranded = ({ db }: Pick<Deps, "db">): Promise<void> =>
  db.transaction().execute(async (tx) => queueDeliveries(tx, await releaseStranded(tx)));
