import { rupees } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { tellWebhooks } from "../../webhooks/index.ts";
import type { Paper } from "../paper.ts";
import { sidesHeard } from "./sides-heard.store.ts";

/** Tells both sides of a paper; of one of the market's fee its payer alone. */
export async function tellWebhooksOfPaper(tx: Tx, paper: Paper): Promise<void> {
  const sides = await sidesHeard(tx, paper.awardId);
  if (!sides) return;
  const { side } = paper.parties;
  const to = side ? [sides[side]] : [sides.buyer, sides.seller];
  const data = {
    ...{ invoice_id: String(paper.id), award_id: String(paper.awardId), kind: paper.kind },
    ...{ number: paper.number, value: rupees(paper.value), total: rupees(paper.total) },
  };
  await tellWebhooks(tx, [{ type: "invoice.issued", to, data }]);
}
