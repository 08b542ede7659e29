import { afterAll, expect } from "vitest";
import { entryFor, type KgEvent } from "../src/features/kilograms/kg-entry.rules.ts";
import { postKilograms } from "../src/features/kilograms/post-kilograms.ts";
import { verifyKilograms } from "../src/features/kilograms/verify-kilograms.ts";
import type { Tx } from "../src/platform/db/db.ts";
import type { Market } from "./app.ts";
import { salesOf } from "./market-sales.ts";

/** Sales whose goods a test enters itself; afterwards the journal must hold. */
export async function kilogramsOf(market: Market) {
  const { db } = market;
  const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
  const { sold, aBuyerWith } = salesOf(market, seller, admin.id);
  afterAll(async () => expect((await verifyKilograms(db)).broken).toBeNull());

  const anAward = async () => Number((await sold([[await aBuyerWith(200_000), 107]])).id);
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work);
  const post = (...events: KgEvent[]) =>
    inTx((tx) => postKilograms(tx, events.map(entryFor), null));
  return { anAward, inTx, post };
}
