import { auctions, events } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { anAuthorisedBuyer } from "../../../test/authorised.ts";
import { aCategory, aLot } from "../../../test/builders.ts";
import { localBus } from "../../platform/bus/events.ts";
import { connectDatabase } from "../../platform/db/db.ts";
import { closeDueAuctions } from "./actions/close/close-auction.ts";
import { verifyLedgers } from "./actions/close/verify-ledgers.ts";
import { notifyEndingSoon } from "./actions/notify/notify-ending-soon.ts";
import { createAuctions } from "./create-auctions.ts";

const market = await createMarket();
const { ask, db } = market;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let seller: SignedIn;
let buyers: SignedIn[];
let category: number;
beforeAll(async () => {
  seller = await market.aSeller();
  buyers = await Promise.all(Array.from({ length: 4 }, () => market.aBuyer()));
  category = await aCategory(db);
});

const base = new Date(Math.ceil((Date.now() + HOUR) / 1000) * 1000);
const at = (minutes: number) => new Date(base.getTime() + minutes * MINUTE);

/** Lots whose ids run against their places; the first ends at minute 60, soft close 3 minutes. */
async function anEvent(count: number, moves_following: boolean, over: object = {}) {
  const ids: number[] = [];
  for (let i = 0; i < count; i++) {
    const { id } = await aLot(db, {
      sellerId: seller.id,
      categoryId: category,
      softCloseMinutes: 3,
      bidIncrement: 10,
      startsAt: at(0),
      endsAt: at(60),
      ...over,
    });
    ids.unshift(id);
  }
  const made = await ask(events.create, {
    token: seller.token,
    body: {
      title: "Plant",
      product_ids: ids,
      start_at: indiaTime(at(0)),
      first_end_at: indiaTime(at(60)),
      moves_following,
    },
  });
  expect(made.status).toBe(200);
  return ids;
}
const bid = (product_id: number, amount: number, who = buyers[0] as SignedIn) =>
  ask(auctions.placeBid, { token: who.token, body: { product_id, amount } });
const ends = async (ids: readonly number[]) => {
  const rows = await db
    .selectFrom("auctions")
    .innerJoin("timetables", "timetables.lot_id", "auctions.lot_id")
    .select(["auctions.lot_id", "auctions.ends_at", "hard_ends_at"])
    .where("auctions.lot_id", "in", [...ids])
    .execute();
  const of = (id: number) => rows.find((row) => row.lot_id === id);
  const minutes = (time: Date | null | undefined) =>
    ((time?.getTime() ?? 0) - base.getTime()) / MINUTE;
  return {
    ends: ids.map((id) => minutes(of(id)?.ends_at)),
    hard: ids.map((id) => minutes(of(id)?.hard_ends_at)),
  };
};
/** How many have been reminded that a lot ends soon. */
const reminded = async (lotId: number) => {
  const { url } = await db
    .selectFrom("lots")
    .select("url")
    .where("id", "=", lotId)
    .executeTakeFirstOrThrow();
  const notices = await db
    .selectFrom("notifications")
    .select("id")
    .where("code", "=", "ending_soon")
    .where("link", "=", `/auctiondetail/${url}`)
    .execute();
  return notices.length;
};
const remindsAt = async (lotId: number) => {
  const { rows } = await sql<{ run_at: Date }>`
    select run_at from graphile_worker.jobs where key = ${`ending:${lotId}`}`.execute(db);
  return rows.map(({ run_at }) => run_at);
};
const day = 24 * 60;
const ledgersHold = async () => expect((await verifyLedgers(db)).broken).toBe(null);

describe("a late bid in an event (A8)", () => {
  test("moves its own lot alone unless the event says otherwise", async () => {
    const ids = await anEvent(3, false);
    await market.setTime(at(59));
    expect((await bid(ids[0] as number, 1100)).status).toBe(200);
    expect((await ends(ids)).ends).toEqual([62, 61, 62]);
    await market.setTime(null);
  });

  test("moves all that follow by the same, hard ends too, each with a line in its ledger", async () => {
    const ids = await anEvent(4, true);
    const [first, second] = ids as [number, number];
    await market.setTime(at(30));
    await bid(second, 1100);
    expect((await ends(ids)).ends).toEqual([60, 61, 62, 63]);
    await market.setTime(at(59));
    await bid(second, 1200, buyers[1]);
    expect((await ends(ids)).ends).toEqual([60, 62, 63, 64]);
    await bid(first, 1100);
    expect(await ends(ids)).toEqual({
      ends: [62, 64, 65, 66],
      hard: [60 + day, 63 + day, 65 + day, 66 + day],
    });
    const { body } = await ask(auctions.ledger, { params: { idname: `${second}` }, query: {} });
    expect(body.data.map(({ kind }) => kind)).toEqual(["open", "bid", "bid", "extend"]);
    expect(body.data.at(-1)).toMatchObject({ ends_at: at(64).toISOString(), note: "event" });
    await ledgersHold();
    await market.setTime(null);
  });

  test("its bidders are reminded before the later end, however far it was moved, and once", async () => {
    const ids = await anEvent(2, true);
    const last = ids[1] as number;
    await market.setTime(at(10));
    await bid(last, 1100);
    for (const minute of [59, 61, 63, 65, 67]) {
      await market.setTime(at(minute));
      await bid(ids[0] as number, 1000 + minute * 10, buyers[(minute >> 1) % 2 ? 1 : 2]);
    }
    expect((await ends(ids)).ends).toEqual([70, 71]);
    await market.setTime(at(51));
    await notifyEndingSoon(market.deps, last);
    expect(await reminded(last)).toBe(0);
    expect(await remindsAt(last)).toEqual([at(61)]);
    await market.setTime(at(61));
    await notifyEndingSoon(market.deps, last);
    expect(await reminded(last)).toBe(1);
    await market.setTime(null);
  });

  test("opens nothing again that is over", async () => {
    const ids = await anEvent(3, true);
    await market.setTime(at(60));
    await closeDueAuctions(market.deps);
    await market.setTime(at(61));
    await bid(ids[2] as number, 1100);
    expect((await ends(ids)).ends).toEqual([60, 61, 64]);
    await market.setTime(null);
  });

  test("moves what follows, too, if its batch was decided once more and was early the first time", async () => {
    const ids = await anEvent(2, true, { requires: "batteries", kilograms: 1 });
    const [gated] = await anEvent(1, false, { requires: "batteries", kilograms: 1 });
    const bidder = await anAuthorisedBuyer(market);
    await market.setTime(at(50));
    const node = createAuctions({ ...market.deps, bus: localBus() }, { timed: false });
    const enqueue = (lotId: number, who: SignedIn & { companyId?: number }, rupees: number) =>
      node.bids.enqueue({
        lotId,
        bidderId: who.id,
        companyId: who.companyId,
        amount: (rupees * 100) as never,
      });
    // From now on the node knows the bidder's company, and locks it only among likely leaders;
    expect(await enqueue(gated as number, bidder, 1100)).toMatchObject({ accepted: true });
    // and that the lot asks for an authorisation.
    const [first] = ids as [number];
    await enqueue(first, buyers[0] as SignedIn, 1100);
    await sql`create sequence decisions`.execute(db);
    await sql`create or replace function market_now() returns timestamptz language sql volatile as
      ${sql.lit(`select case nextval('decisions') when 1 then timestamptz '${at(56).toISOString()}'
        else timestamptz '${at(58).toISOString()}' end`)}`.execute(db);
    const [own] = await Promise.all([
      enqueue(first, bidder, 1100),
      ...buyers.slice(1).map((buyer, i) => enqueue(first, buyer, 1200 + 10 * i)),
    ]);
    expect(own).toMatchObject({ accepted: true, endsAt: at(61).toISOString() });
    expect((await ends(ids)).ends).toEqual([61, 62]);
    await node.close();
    await market.setTime(null);
  });

  test("of two nodes that bid on all lots at once locks nothing against each other, and every ledger holds", async () => {
    const ids = await anEvent(8, true);
    await market.setTime(at(59.5));
    const database = connectDatabase(market.url, 8, () => undefined);
    const other = createAuctions(
      { ...market.deps, database, db: database.db, bus: localBus() },
      { timed: false },
    );
    const calls: Promise<{ accepted: boolean }>[] = [];
    for (let round = 1; round <= 12; round++)
      for (const [n, lotId] of ids.entries()) {
        const amount = 1000 + round * 100;
        const who = buyers[(round + n) % 4] as SignedIn;
        calls.push(
          bid(lotId, amount, who).then(({ status }) => {
            expect([200, 409]).toContain(status);
            return { accepted: status === 200 };
          }),
          other.bids.enqueue({ lotId, bidderId: who.id, amount: (amount * 100) as never }),
        );
      }
    const results = await Promise.all(calls);
    expect(results.filter(({ accepted }) => accepted).length).toBeGreaterThan(8);
    const { ends: after, hard } = await ends(ids);
    // Every lot is moved at least as far as the one before it.
    const moved = after.map((end, n) => end - (60 + n));
    expect(moved).toEqual([...moved].sort((a, b) => a - b));
    expect(moved[0]).toBe(2.5);
    expect(hard[0]).toBe(60 + day);
    await ledgersHold();
    await other.close();
    await database.close();
    await market.setTime(null);
  }, 60_000);
});
