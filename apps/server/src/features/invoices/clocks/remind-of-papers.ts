import { rupees } from "@rebale/contract";
import { indiaInstant } from "@rebale/contract/values/calendar";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { type Happening, tellWebhooks } from "../../webhooks/index.ts";
import {
  type ClockedPaper,
  type EndingBill,
  noteEndingBills,
  noteUnreported,
  type UnreportedPaper,
} from "./paper-clocks.store.ts";

type Reminding = Pick<Deps, "db" | "config">;
const BATCH = 250;

/**
 * Each minute: sellers are told of papers that the invoice portal soon takes no more, both sides of
 * an e-way bill that ends while its truck is on its way; of each end once.
 */
export async function remindOfPapers(deps: Reminding): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const papers = await noteUnreported(tx, BATCH);
    await tellUnreported(tx, deps, papers);
    await tellWebhooks(tx, papers.map(unreported));
  });
  await deps.db.transaction().execute(async (tx) => {
    const bills = await noteEndingBills(tx, BATCH);
    await tellEnding(tx, deps, bills);
    await tellWebhooks(tx, bills.map(ending));
  });
}

const paperOf = ({ id, awardId, kind, number, value, total }: ClockedPaper) => ({
  ...{ invoice_id: String(id), award_id: String(awardId), kind, number },
  ...{ value: rupees(value), total: rupees(total) },
});
const unreported = (paper: UnreportedPaper): Happening => ({
  type: "invoice.irp_soon",
  to: [paper.sellerCompanyId],
  data: { ...paperOf(paper), irp_by: paper.by },
});
const ending = (bill: EndingBill): Happening => ({
  type: "eway.ending",
  to: [bill.buyerCompanyId, bill.sellerCompanyId],
  data: { ...paperOf(bill), eway_no: bill.no, valid_until: bill.until },
});

const tellUnreported = (
  tx: Tx,
  { config }: Pick<Reminding, "config">,
  papers: readonly UnreportedPaper[],
): Promise<void> =>
  notifyMembers(
    tx,
    config.home,
    papers.map(({ awardId, number, sellerId, by }) =>
      notice(
        sellerId,
        "irp_soon",
        { number, until: by },
        { link: `/award/${awardId}`, goodUntil: indiaInstant(`${by}T23:59:59`) },
      ),
    ),
  );

const tellEnding = (
  tx: Tx,
  { config }: Pick<Reminding, "config">,
  bills: readonly EndingBill[],
): Promise<void> =>
  notifyMembers(
    tx,
    config.home,
    bills.flatMap(({ awardId, title, vehicle, no, until, buyerId, sellerId }) =>
      [buyerId, sellerId].map((userId) =>
        notice(
          userId,
          "eway_ending",
          { title, vehicle, no, until },
          { link: `/award/${awardId}`, goodUntil: new Date(until) },
        ),
      ),
    ),
  );
