import type { Paise } from "@rebale/contract";
import type { NewTender } from "../features/auctions/index.ts";
import type { Db } from "../platform/db/db.ts";
import { buyers } from "./data/people.ts";
import { findAccounts } from "./stores/demo.store.ts";

export type Offer = (offer: {
  lotId: number;
  bidderId: number;
  companyId?: number;
  amount: Paise;
  tender?: NewTender;
}) => Promise<unknown>;

/** The accounts that visitors sign in with bid by hand only. */
const BY_HAND = 5;

/** The simulated buyers of such goods. */
export async function buyersOf(db: Db, category: string) {
  const accounts = new Map(
    (await findAccounts(db))
      .filter((a) => a.type === "buyer" && a.status === "active")
      .map((a) => [a.email, a]),
  );
  return buyers
    .slice(BY_HAND)
    .filter((b) => (b.buys as readonly string[]).includes(category))
    .flatMap((b) => accounts.get(b.email) ?? []);
}
