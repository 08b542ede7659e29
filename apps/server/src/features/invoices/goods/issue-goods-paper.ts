import type { GoodsPaperKind } from "@rebale/contract/invoices/goods-papers";
import type { Tx } from "../../../platform/db/db.ts";
import { takeNumber } from "../numbers/series.store.ts";
import { type About, goodsFacts } from "./facts.store.ts";
import { insertGoodsPaper, isIssued, issuerOf, needsManifest } from "./goods-papers.store.ts";

/** Each in its own series, of the side that speaks by it. */
const ISSUED = {
  delivery_order: { series: "RO", by: "seller" },
  manifest: { series: "RM", by: "seller" },
  receipt: { series: "RG", by: "buyer" },
  confirmation: { series: "RR", by: "buyer" },
} as const satisfies Record<GoodsPaperKind, { series: string; by: "seller" | "buyer" }>;

/**
 * Issues a paper of a sale's goods once, as everything stands now. The auction's row is locked; the
 * series is from here to the end of the transaction, and nothing else is locked after it.
 */
export async function issueGoodsPaper(
  tx: Tx,
  kind: GoodsPaperKind,
  { awardId, tripId = null, outputId = null }: Pick<About, "awardId"> & Partial<About>,
): Promise<void> {
  const about = { awardId, tripId, outputId };
  if (await isIssued(tx, kind, about)) return;
  const { series, by } = ISSUED[kind];
  const issuer = await issuerOf(tx, by, awardId);
  const facts = await goodsFacts(tx, about);
  const numbered = await takeNumber(tx, issuer, series);
  await insertGoodsPaper(tx, { kind, issuer, numbered, facts, ...about });
}

/** The paper of hazardous goods once the truck is out: Form 10 in seven copies. */
export async function issueManifest(tx: Tx, awardId: number, tripId: number): Promise<void> {
  if (await needsManifest(tx, tripId)) await issueGoodsPaper(tx, "manifest", { awardId, tripId });
}
