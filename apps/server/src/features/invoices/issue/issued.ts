import type { Tx } from "../../../platform/db/db.ts";
import type { Paper } from "../paper.ts";
import { tellWebhooksOfPaper } from "./tell-webhooks-of-paper.ts";

/** Acts on a paper in the transaction that issues it, behind the lock of its series. */
type Subscriber = (tx: Tx, paper: Paper) => Promise<void>;

/** The features that act when a paper is issued; they add themselves when a process starts. */
const subscribers = new Set<Subscriber>();

/** To be called once a process with each function; again changes nothing. */
export const onIssued = (subscriber: Subscriber): void => void subscribers.add(subscriber);

/** Tells those features of a paper, and both sides' own systems. */
export async function tellIssued(tx: Tx, paper: Paper): Promise<void> {
  for (const subscriber of subscribers) await subscriber(tx, paper);
  await tellWebhooksOfPaper(tx, paper);
}
