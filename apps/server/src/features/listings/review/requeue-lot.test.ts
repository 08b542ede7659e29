import { auctions, listings } from "@rebale/contract";
import { afterAll, expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { noticesTo } from "../../../../test/publish-all.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import { createAuctions } from "../../auctions/index.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(noon);
const admin = await market.anAdmin("moderator");
const asha = await market.aBuyer({ name: "Asha" });
const opened = createAuctions(deps, { timed: false });
afterAll(() => opened.close());

const minute = (n: number) => new Date(noon.getTime() + n * 60_000);
const reason = "The quantity is wrong";
const anUpcoming = async (startsIn = 1) => {
  const seller = await market.aSeller();
  const times = { startsAt: minute(startsIn), endsAt: minute(60) };
  const { id } = await aLot(db, { sellerId: seller.id, ...times });
  return { id, seller };
};
const requeue = (id: number, body: object = {}) =>
  ask(listings.requeueLot, {
    params: { id: String(id) },
    body: { reason, ...body },
    token: admin.token,
  });
const bid = (id: number) =>
  ask(auctions.placeBid, { body: { product_id: id, amount: 1100 }, token: asha.token });
const lotOf = async (id: number) =>
  (await ask(listings.viewLot, { params: { id: String(id) }, token: admin.token })).body.data;

test("an approved lot that is not open goes back to the queue, and only its seller is told why (V17)", async () => {
  const { id, seller } = await anUpcoming();
  expect((await requeue(id)).status).toBe(200);
  expect(await lotOf(id)).toMatchObject({
    ...{ status: "pending", is_approved: false, starts_at: null },
    ...{ market_value: 1000, assigned: { is_you: true }, decided: { what: "lot put back" } },
  });
  const told = await noticesTo(db, seller.id);
  expect(told.map(({ code }) => code)).toEqual(["lot_requeued"]);
  expect(told[0]?.description).toContain(reason);
  expect(await noticesTo(db, asha.id)).toEqual([]);
  const row = await db
    .selectFrom("auctions")
    .select("ledger_seq")
    .where("lot_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.ledger_seq).toBe(0);
  expect(await requeue(id)).toMatchObject({ status: 409, body: { code: "lot_not_approved" } });
});

test("once it has opened it only is withdrawn; once somebody has bid, too (V17)", async () => {
  const open = await anUpcoming(-1);
  expect(await requeue(open.id)).toMatchObject({ status: 409, body: { code: "lot_is_open" } });
  expect((await bid(open.id)).status).toBe(200);
  expect(await requeue(open.id)).toMatchObject({ status: 409, body: { code: "bids_exist" } });
});

test("a colleague's decision is not put back unseen, and nothing goes back without a reason (V17)", async () => {
  const { id } = await anUpcoming();
  expect((await requeue(id, { reason: " " })).status).toBe(400);
  await requeue(id);
  const other = await market.anAdmin("moderator");
  const again = await ask(listings.requeueLot, {
    ...{ params: { id: String(id) }, token: other.token },
    body: { reason, seen_decision: null },
  });
  expect(again).toMatchObject({ status: 409, body: { code: "decided_meanwhile" } });
});

test("of going back and the first bid, as the lot opens, one alone happens (V17)", async () => {
  await market.openConnections();
  for (let n = 0; n < 8; n++) {
    await market.setTime(noon);
    const { id } = await anUpcoming();
    const opens = async () => {
      await market.setTime(minute(1));
      return bid(id);
    };
    const [back, first] = await Promise.all([requeue(id), opens()]);
    const { status, bid_count } = await lotOf(id);
    expect([back.status === 200, first.status === 200]).not.toEqual([true, true]);
    expect(status === "pending").toBe(back.status === 200);
    expect(bid_count).toBe(first.status === 200 ? 1 : 0);
  }
});

test("a lot that opens while its lock is waited for does not go back (V17)", async () => {
  await market.setTime(noon);
  const { id } = await anUpcoming();
  const back = await db.transaction().execute(async (tx) => {
    await lockAuctions(tx, [id]);
    const waits = requeue(id);
    await market.setTime(minute(1));
    return { waits };
  });
  expect(await back.waits).toMatchObject({ status: 409, body: { code: "lot_is_open" } });
  expect((await bid(id)).status).toBe(200);
});
