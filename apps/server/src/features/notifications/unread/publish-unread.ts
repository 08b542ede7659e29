import type { Deps } from "../../../platform/deps.ts";
import "./unread-topics.ts";

/** Ids in one message between nodes, which holds 7500 bytes. */
const MAX_IDS = 400;

/** Notifies all nodes whose notifications changed; after the commit. */
export function publishUnread({ bus }: Pick<Deps, "bus">, userIds: readonly number[]): void {
  for (let i = 0; i < userIds.length; i += MAX_IDS)
    bus.publish("unread", { userIds: userIds.slice(i, i + MAX_IDS) });
}
