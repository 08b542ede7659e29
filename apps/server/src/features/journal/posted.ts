import type { Tx } from "../../platform/db/db.ts";
import type { Posting } from "./entry.ts";

/** Acts on what was entered, in its transaction: one that throws undoes the entries, too. */
type Subscriber = (tx: Tx, posted: readonly Posting[]) => Promise<void>;

/** The features that act when entries are posted; they add themselves when a process starts. */
const subscribers = new Set<Subscriber>();

/** To be called once a process with each function; again changes nothing. */
export const onPosted = (subscriber: Subscriber): void => void subscribers.add(subscriber);

/** @param posted what was new, never empty */
export async function tellPosted(tx: Tx, posted: readonly Posting[]): Promise<void> {
  for (const subscriber of subscribers) await subscriber(tx, posted);
}
