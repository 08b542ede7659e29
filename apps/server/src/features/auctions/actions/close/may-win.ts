import { lotValue, type Paise } from "@rebale/contract";
import type { Config } from "../../../../platform/config.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import { runIn } from "../../../../platform/db/statement.ts";
import {
  createCapacityUsage,
  lockCapacities,
  readUnverifiedMost,
} from "../../../authorisations/index.ts";
import type { Auction } from "../../domain/auction.ts";
import { restrictedLotOf } from "../../domain/bids/bid-batch.rules.ts";
import type { Asked, Contender } from "../../domain/sale/may-win.rules.ts";
import { contendersOf } from "../../store/contenders.store.ts";

/** The contest for a lot: its bidders, the highest in front, and what it asks. */
export interface Contest {
  readonly contenders: readonly Contender[];
  readonly asked: Asked;
}

/** For a locked lot; for an authorisation or a deposit its bidders' companies are locked, too. */
export async function readContest(tx: Tx, auction: Auction, at: Date): Promise<Contest> {
  const contenders = await contendersOf(tx, [auction.id]);
  const restricted = restrictedLotOf(auction);
  const ids =
    restricted || auction.deposit
      ? [...new Set(contenders.flatMap(({ companyId }) => companyId ?? []))]
      : [];
  const usage = createCapacityUsage(
    ids.length > 0 ? await lockCapacities(runIn(tx), ids, [auction.id]) : new Map(),
  );
  return { contenders, asked: { corrigenda: auction.corrigenda, restricted, usage, at } };
}

export function contenderOf(contenders: readonly Contender[], alias: number): Contender {
  const found = contenders.find((one) => one.alias === alias);
  if (!found) throw new Error(`Bidder ${alias} has no order`);
  return found;
}

/** For whom a user bid: who bid for two companies, with the higher bid. */
export function contenderBy(contenders: readonly Contender[], bidderId: number): Contender {
  const found = contenders.find((one) => one.bidderId === bidderId);
  if (!found) throw new Error(`User ${bidderId} has no order`);
  return found;
}

/** The lot's value at the seller's price, and the most for an unverified company. */
export const priceAsked = async (
  tx: Tx,
  config: Pick<Config, "BID_CEILING">,
  { units }: Auction,
  amount: Paise | null,
) =>
  amount === null
    ? null
    : { value: lotValue(amount, units), ceiling: await readUnverifiedMost(tx, config) };
