import { auctions, office, personalData } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot, type LotOverrides } from "../../../test/builders.ts";
import { closeDueAuctions } from "../auctions/index.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const HOUR = 3_600_000;
const market = await createMarket();
const { ask, db, deps } = market;
const after = (hours: number) => market.setTime(new Date(noon.getTime() + hours * HOUR));
await after(0);
const seller = await market.aSeller();
const [asha, bilal] = [await market.aBuyer(), await market.aBuyer()];
const admin = await market.anAdmin();

/** Over, with bids of 1,100 by Bilal and 1,200 by Asha. */
async function anEndedLot(overrides: Partial<LotOverrides> = {}): Promise<number> {
  await after(0);
  const [startsAt, endsAt] = [new Date(noon.getTime() - HOUR), new Date(noon.getTime() + HOUR)];
  const { id } = await aLot(db, { sellerId: seller.id, startsAt, endsAt, ...overrides });
  for (const [by, amount] of [
    [bilal, 1100],
    [asha, 1200],
  ] as const)
    await ask(auctions.placeBid, { body: { product_id: id, amount }, token: by.token });
  await after(2);
  await closeDueAuctions(deps);
  return id;
}
const ordersOf = async (id: number) => {
  const { body } = await ask(auctions.sellerOrders, {
    token: seller.token,
    query: { rows: "100" },
  });
  return body.data.filter(({ product_id }) => product_id._id === String(id));
};
/** The order with the highest bid, or with the second highest. */
const orderOf = async (id: number, amount: number) =>
  (await ordersOf(id)).find(({ bid_amount }) => bid_amount === amount)?._id ?? "";
const complete = (id: string, by = seller) =>
  ask(auctions.completeOrder, { params: { id }, body: { status: "completed" }, token: by.token });
const voidBid = (id: number, seq: number) =>
  ask(auctions.voidBid, {
    params: { id },
    body: { seq, reason: "Did not pay for it" },
    token: admin.token,
  });
const answer = (id: number, choice: "accepted" | "declined", by: SignedIn) =>
  ask(auctions.answerOffer, { params: { id }, body: { answer: choice }, token: by.token });
const lastBid = async (id: number) =>
  (await ask(auctions.ledger, { params: { idname: String(id) } })).body.data.findLast(
    ({ kind }) => kind === "bid",
  )?.seq ?? 0;
const awardsOf = (id: number) =>
  db
    .selectFrom("awards")
    .select(["id", "bidder_id", "seller_id", "rate", "value", "state"])
    .where("lot_id", "=", id)
    .orderBy("id")
    .execute();
const movesOf = (id: number) =>
  db
    .selectFrom("award_moves")
    .innerJoin("awards", "awards.id", "award_id")
    .select(["move", "from_state", "to_state", "actor_side", "actor_id", "reason"])
    .where("lot_id", "=", id)
    .orderBy("award_moves.id")
    .execute();
const win = (reason: string) => ({
  ...{ move: "win", from_state: null, to_state: "payment_due" },
  ...{ actor_side: "market", actor_id: null, reason },
});

test("whatever says yes makes one award, with who, when and why: the close, the seller, an offer (finding M12)", async () => {
  const closed = await anEndedLot();
  const decided = await anEndedLot({ reservePrice: 2000 });
  await ask(auctions.answerBid, {
    params: { id: decided },
    body: { answer: "accepted", amount: 1200 },
    token: seller.token,
  });
  const countered = await anEndedLot({ reservePrice: 2000 });
  const until = indiaTime(new Date(noon.getTime() + 10 * HOUR));
  await ask(auctions.counterOffer, {
    params: { id: countered },
    body: { amount: 1700, until },
    token: seller.token,
  });
  await answer(countered, "accepted", asha);
  for (const [id, reason, rate] of [
    [closed, "close", 1200],
    [decided, "reserve_decision", 1200],
    [countered, "offer", 1700],
  ] as const) {
    const price = { rate: rate * 100, value: rate * 100, state: "payment_due" };
    const parties = { bidder_id: asha.id, seller_id: seller.id };
    expect(await awardsOf(id)).toEqual([{ id: expect.any(Number), ...parties, ...price }]);
    expect(await movesOf(id)).toEqual([win(reason)]);
  }
});

test("who completes an order, when and why stays with its award and in the audit; said again, nothing is added (R6)", async () => {
  const id = await anEndedLot();
  const order = await orderOf(id, 1200);
  await after(30);
  const [first, again] = [await complete(order), await complete(order)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect([first.body.data, again.body.data]).toMatchObject(
    Array(2).fill({ status: "completed", is_win: true }),
  );
  expect(await movesOf(id)).toEqual([
    win("close"),
    {
      ...{ move: "complete_outside", from_state: "payment_due", to_state: "completed" },
      ...{ actor_side: "seller", actor_id: seller.id, reason: "paid_and_lifted" },
    },
  ]);
  const owner = await market.anAdmin();
  const { body } = await ask(office.audit, {
    token: owner.token,
    query: { action: "order completed" },
  });
  expect(body.data).toMatchObject([{ action: "order completed", details: expect.anything() }]);
  // Both parties have it in what the market keeps of them; their logins are of noon.
  await after(0);
  for (const who of [seller, asha]) {
    const { body: own } = await ask(personalData.exportOwn, { token: who.token });
    expect(own.data.held.award_moves).toContainEqual(
      expect.objectContaining({ move: "complete_outside", reason: "paid_and_lifted" }),
    );
  }
});

test("of an award whose sale was undone nothing can be completed, and what is completed cannot be undone: 409 (finding M12)", async () => {
  const undone = await anEndedLot();
  const order = await orderOf(undone, 1200);
  expect((await voidBid(undone, await lastBid(undone))).status).toBe(200);
  expect(await complete(order)).toMatchObject({
    status: 409,
    body: { code: "move_not_possible" },
  });
  expect(await movesOf(undone)).toEqual([
    win("close"),
    {
      ...{ move: "void", from_state: "payment_due", to_state: "cancelled" },
      ...{ actor_side: "office", actor_id: admin.id, reason: "Did not pay for it" },
    },
  ]);
  // The next bidder takes it: a second award, of which the first says nothing.
  expect((await answer(undone, "accepted", bilal)).status).toBe(200);
  expect(await awardsOf(undone)).toMatchObject([
    { bidder_id: asha.id, state: "cancelled" },
    { bidder_id: bilal.id, rate: 110_000, state: "payment_due" },
  ]);
  const next = await orderOf(undone, 1100);
  expect((await complete(next)).status).toBe(200);
  expect(await voidBid(undone, await lastBid(undone))).toMatchObject({ status: 409 });
});

test("an order that has not won, or is another seller's, is completed by nobody (finding M12)", async () => {
  const id = await anEndedLot();
  expect((await complete(await orderOf(id, 1100))).status).toBe(404);
  expect((await complete(await orderOf(id, 1200), await market.aSeller())).status).toBe(404);
  expect(await movesOf(id)).toEqual([win("close")]);
});

test("a move is never changed or removed, and a lot has one award that stands and one open offer (finding M12)", async () => {
  const id = await anEndedLot();
  for (const statement of [
    sql`update award_moves set reason = 'x'`,
    sql`delete from award_moves`,
    sql`truncate award_moves cascade`,
  ])
    await expect(statement.execute(db)).rejects.toThrow("never changed");
  const copy = sql`insert into awards (lot_id, order_id, alias, bidder_id, seller_id, rate, value,
      state, made_at) select lot_id, -order_id, alias, bidder_id, seller_id, rate, value,
        'payment_due', made_at
    from awards where lot_id = ${id}`;
  await expect(copy.execute(db)).rejects.toThrow("awards_one_that_stands");
  const offer = sql`insert into offers (lot_id, kind, bidder_id, alias, amount, made_at, until)
    select ${id}, 'next_bidder', ${bilal.id}, 1, 1, now(), now() from generate_series(1, 2)`;
  await expect(offer.execute(db)).rejects.toThrow("offers_one_open_of_a_lot");
});
