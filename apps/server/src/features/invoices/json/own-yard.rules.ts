import type { Paper } from "../paper.ts";
import { plain } from "./texts.rules.ts";

/**
 * GSTN's questions and answers of 1 and 2 July 2026: goods that go to a yard under the bill-to
 * GSTIN are a regular supply, and its ship-to is refused (EWB 618, IRP 2323).
 */
const FROM = "2026-07-02";

/** Whether the goods go to a yard of the buyer's own registration. By the paper's day; pure. */
export function isOwnYard({ dated, parties }: Pick<Paper, "dated" | "parties">): boolean {
  const { buyer, delivery } = parties;
  if (!delivery || dated < FROM) return false;
  // A yard that has named none belongs to the registration of its state.
  return delivery.gstin ? delivery.gstin === buyer.gstin : delivery.state === buyer.state;
}

/** Announced and held: whether the files name the GSTIN that goods are shipped to. */
export interface ShipTo {
  readonly isNamed: boolean;
}
const NOT_REGISTERED = "URP";
/** The GSTIN and name of a yard that goods are shipped to under another registration. */
export const shipToOf = ({ parties: { delivery, buyer } }: Pick<Paper, "parties">) => ({
  gstin: delivery?.gstin ?? NOT_REGISTERED,
  name: plain(buyer.name, 100),
});
