import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { untilHeldUp } from "../../../../test/held-up.ts";
import { createRelay } from "../../../../test/relay.ts";
import { localBus } from "../../../platform/bus/events.ts";
import { connectDatabase } from "../../../platform/db/db.ts";
import { verifyLedgers } from "../actions/close/verify-ledgers.ts";
import { createAuctions } from "../create-auctions.ts";

const market = await createMarket();
const { db, deps } = market;
const seller = await market.aSeller();
const buyer = await market.aBuyer();

/** A commit with a bid in it takes for as long as somebody holds this lock. */
const GATE = sql`select pg_advisory_xact_lock(4711)`;
await sql`create function wait_at_commit() returns trigger language plpgsql as
  $$ begin perform pg_advisory_xact_lock(4711); return null; end $$`.execute(db);
await sql`create constraint trigger waits_at_commit after insert on ledger_entries
  deferrable initially deferred for each row execute function wait_at_commit()`.execute(db);

/** A node whose line to the database can be cut. */
async function aNode() {
  const url = new URL(market.url);
  const relay = await createRelay(Number(url.port));
  url.port = String(relay.port);
  const database = connectDatabase(url.href, 8, () => undefined);
  const node = createAuctions(
    { ...deps, database, db: database.db, bus: localBus() },
    { timed: false },
  );
  onTestFinished(async () => {
    relay.mend();
    await node.close();
    await database.close();
    await relay.stop();
  });
  return { enqueue: node.bids.enqueue, cut: relay.cut };
}

const endWaiting = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory'`.execute(db);
const kindsOf = async (lotId: number) =>
  (
    await db
      .selectFrom("ledger_entries")
      .select("kind")
      .where("lot_id", "=", lotId)
      .orderBy("seq")
      .execute()
  ).map(({ kind }) => kind);

test.each([
  ["its line breaks, and the commit arrived", "cut"],
  ["its connection is ended, and the commit is undone", "ended"],
])(
  "a bid that is under way when %s stands once after its retry on another node",
  async (_, how) => {
    const lot = await aLot(db, { sellerId: seller.id });
    const bid = { lotId: lot.id, bidderId: buyer.id, amount: 150_000 as Paise, key: `at-${how}` };
    const [node, other] = [await aNode(), await aNode()];
    const { outcome, retry } = await db.transaction().execute(async (tx) => {
      await GATE.execute(tx);
      const first = node.enqueue(bid).then(
        () => "accepted",
        (error: Error) => error.name,
      );
      await untilHeldUp(db, 1);
      if (how === "cut") node.cut();
      else await endWaiting();
      const outcome = await first;
      const retry = other.enqueue(bid);
      // At the row of the auction, or at the commit of its own.
      await untilHeldUp(db, how === "cut" ? 2 : 1);
      return { outcome, retry };
    });
    expect(outcome).not.toBe("accepted");
    // A bid that may stand is not decided again.
    expect(outcome).not.toBe("NothingWritten");
    expect(await retry).toMatchObject({ accepted: true, seq: 2, amount: 150_000 });
    expect(await other.enqueue(bid)).toEqual(await retry);
    expect(await kindsOf(lot.id)).toEqual(["open", "bid"]);
    expect((await verifyLedgers(db)).broken).toBeNull();
  },
);
