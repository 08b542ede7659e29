import type { Paise } from "@rebale/contract";
import { newTender } from "../features/auctions/index.ts";
import type { Deps } from "../platform/deps.ts";
import { chance } from "./chance.ts";
import { buyersOf, type Offer } from "./demo-buyers.ts";
import { readSealed } from "./stores/moving-lots.store.ts";

/** So many simulated companies tender on each sealed lot of the demo. */
const TENDERS = 3;

/** Demo only: seals tenders on lots that have none, by the same queue and rules as everybody. */
export async function placeDemoTenders(
  { db, config }: Pick<Deps, "db" | "config">,
  offer: Offer,
): Promise<void> {
  const dice = chance(5);
  for (const { id: lotId, market_value, category } of await readSealed(db)) {
    const buyers = dice.shuffle(await buyersOf(db, category)).slice(0, TENDERS);
    for (const { id: bidderId, company_id } of buyers) {
      if (company_id === null) continue;
      const bidder = { bidderId, companyId: company_id };
      const amount = Math.round((market_value ?? 0) * (1.02 + dice.next() * 0.2)) as Paise;
      const tender = await newTender({ db, config }, { lotId, ...bidder }, amount);
      await offer({ lotId, ...bidder, amount, tender });
    }
  }
}
