import { auctions, corrigenda } from "@rebale/contract";
import { afterAll, expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { closeDueAuctions, createAuctions, verifyLedgers } from "../auctions/index.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(noon);
const seller = await market.aSeller();
const admin = await market.anAdmin();
const opened = createAuctions(deps, { timed: false });
afterAll(() => opened.close());
const second = (n: number) => new Date(noon.getTime() + n * 1000);
const openLot = () => aLot(db, { sellerId: seller.id, startsAt: noon, endsAt: second(460) });
const publish = (lot: { id: number }, quantity: number) =>
  ask(corrigenda.publishCorrigendum, {
    params: { id: lot.id },
    body: { quantity, reason: "Weighed again" },
    token: admin.token,
  });
const ledgerOf = async (lot: { url: string }) =>
  (await ask(auctions.ledger, { params: { idname: lot.url } })).body.data;

test("of bids in the same moment as a corrigendum those that name the lot as it was come before it, or are asked again; the others accept it", async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, () => market.aBuyer()));
  await market.openConnections();
  for (let round = 0; round < 3; round++) {
    const lot = await openLot();
    const bids = buyers.map((by, i) =>
      ask(auctions.placeBid, {
        token: by.token,
        body: {
          ...{ product_id: lot.id, amount: 1100 + i * 10 },
          ...(i % 2 === 0 && { corrigendum: 0 }),
        },
      }),
    );
    const [published, ...placed] = await Promise.all([publish(lot, 420), ...bids]);
    expect(published.status).toBe(200);
    const { seq } = published.body.data;
    const orders = await db
      .selectFrom("bid_orders")
      .select(["bidder_id", "accepted_corrigendum"])
      .where("lot_id", "=", lot.id)
      .execute();
    for (const [i, { status, body }] of placed.entries()) {
      if (status !== 200) {
        expect(["lot_changed", "bid_too_low"]).toContain(body.code);
        continue;
      }
      const isAfter = body.data.seq > (seq ?? 0);
      if (i % 2 === 0) expect(isAfter).toBe(false);
      const order = orders.find(({ bidder_id }) => bidder_id === buyers[i]?.id);
      expect(order?.accepted_corrigendum).toBe(isAfter ? 1 : 0);
    }
  }
  expect((await verifyLedgers(db)).broken).toBeNull();
});

test("two that are published at once come one after the other, each on what the other has left", async () => {
  const lot = await openLot();
  const both = await Promise.all([publish(lot, 420), publish(lot, 430)]);
  const [first, last] = both.map(({ body }) => body.data).sort((a, b) => (a.no ?? 0) - (b.no ?? 0));
  expect([first?.no, last?.no]).toEqual([1, 2]);
  expect(last?.changes[0]?.before).toBe(first?.changes[0]?.after);
  expect((await ledgerOf(lot)).map(({ kind }) => kind)).toEqual(["open", "amend", "amend"]);
  const same = await Promise.all([publish(lot, 500), publish(lot, 500)]);
  expect(same.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await verifyLedgers(db)).broken).toBeNull();
});

test("what one seller asks for is published once, however many of the office decide at once", async () => {
  const lot = await openLot();
  const asked = await ask(corrigenda.askCorrigendum, {
    params: { id: lot.id },
    body: { quantity: 420, reason: "Weighed again" },
    token: seller.token,
  });
  const decide = (decision: "publish" | "refuse") =>
    ask(corrigenda.decideCorrigendum, {
      params: { id: asked.body.data._id },
      body: { decision, reason: "Seen" },
      token: admin.token,
    });
  const codes = (await Promise.all([decide("publish"), decide("refuse"), decide("publish")])).map(
    ({ status, body }) => (status === 200 ? "done" : body.code),
  );
  expect(codes.sort()).toEqual(["done", "not_waiting", "not_waiting"]);
  expect((await verifyLedgers(db)).broken).toBeNull();
});

test("in an auction's last moment it moves the end before the close sees it; at the end it is too late", async () => {
  const [last, over] = [await openLot(), await openLot()];
  await market.setTime(new Date(second(460).getTime() - 1));
  const [published, closed] = await Promise.all([publish(last, 420), closeDueAuctions(deps)]);
  expect(published.body.data).toMatchObject({ state: "published", moved: true });
  expect(closed).toBe(0);
  await market.setTime(second(460));
  const [late] = await Promise.all([publish(over, 420), closeDueAuctions(deps)]);
  expect(late).toMatchObject({ status: 409, body: { code: "lot_ended" } });
  // The close leaves a lot that is locked to its next turn.
  await closeDueAuctions(deps);
  const details = async (lot: { id: number }) =>
    (await ask(auctions.details, { params: { idname: String(lot.id) } })).body.data;
  expect((await details(over)).outcome).toBe("no_bids");
  expect(await details(last)).toMatchObject({ status: "live", corrigenda: 1 });
  expect((await verifyLedgers(db)).broken).toBeNull();
});

test("a bid's late end and a corrigendum's add up to the later one, never to less time than the change asks for", async () => {
  await market.setTime(noon);
  const lot = await aLot(db, {
    ...{ sellerId: seller.id, startsAt: noon, endsAt: second(460), softCloseMinutes: 5 },
  });
  const by = await market.aBuyer();
  await market.setTime(second(400));
  const bid = ask(auctions.placeBid, {
    token: by.token,
    body: { product_id: lot.id, amount: 2000 },
  });
  const [published] = await Promise.all([publish(lot, 420), bid]);
  expect(published.status).toBe(200);
  const ends = Date.parse(
    (await ask(auctions.details, { params: { idname: lot.url } })).body.data.ends_at ?? "",
  );
  expect(ends).toBeGreaterThanOrEqual(second(400 + 230).getTime());
  expect((await verifyLedgers(db)).broken).toBeNull();
});
