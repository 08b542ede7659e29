import { type auctions, type DataOf, rupees } from "@rebale/contract";
import type { OpenUnusual } from "./unusual.store.ts";

export const presentUnusual = ({
  lot_id,
  title,
  seq,
  bidder,
  amount,
  beaten,
  at,
}: OpenUnusual): DataOf<typeof auctions.unusualBids>[number] => ({
  product_id: String(lot_id),
  title,
  seq,
  bidder,
  amount: rupees(amount),
  beaten: rupees(beaten),
  time: at.toISOString(),
});
