import { announcement } from "../../../platform/bus/announcement.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Paper } from "../paper.ts";
import { tellWebhooksOfPaper } from "./tell-webhooks-of-paper.ts";

/** A paper, behind the lock of its series. */
const issued = announcement<[paper: Paper]>();
export const onIssued = issued.on;

/** Tells those features of a paper, and both sides' own systems. */
export async function tellIssued(tx: Tx, paper: Paper): Promise<void> {
  await issued.tell(tx, paper);
  await tellWebhooksOfPaper(tx, paper);
}
