import { auctions, type BodyIn, leadCaps } from "@rebale/contract";
import { afterAll, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { aLot, type LotOverrides } from "../../../test/builders.ts";
import { closeAuction } from "../auctions/actions/close/close-auction.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const noon = new Date("2026-11-25T06:30:00.000Z");
const hour = (n: number) => new Date(noon.getTime() + n * 3_600_000);
await market.setTime(noon);
afterAll(() => market.setTime(noon));
const seller = await market.aSeller();
const admin = await market.anAdmin();

const openLot = async (over: Partial<LotOverrides> = {}) =>
  (await aLot(db, { sellerId: seller.id, startsAt: hour(-1), endsAt: hour(2), ...over })).id;
/** 1,000 kg, bid on by the kg. */
async function rateLot(): Promise<number> {
  const id = await openLot({ marketValue: 10, kilograms: 1000 });
  await db.updateTable("lots").set({ basis: "kg" }).where("id", "=", id).execute();
  return id;
}
const bid = (id: number, by: SignedIn, amount: number, more: object = {}) =>
  ask(auctions.placeBid, {
    body: { product_id: id, amount, confirm_unusual: true, ...more },
    token: by.token,
  });
const leave = (id: number, by: SignedIn, maximum: number) =>
  ask(auctions.setMaximum, {
    params: { product_id: id },
    body: { maximum, confirm_unusual: true },
    token: by.token,
  });
const takeBack = (id: number, by: SignedIn) =>
  ask(auctions.removeMaximum, { params: { product_id: id }, token: by.token });
const cap = (by: SignedIn, body: BodyIn<typeof leadCaps.setLeadCap>) =>
  ask(leadCaps.setLeadCap, { token: by.token, body });
const capAll = (by: SignedIn, amount: number) => cap(by, { kind: "amount", amount });
const capLots = (by: SignedIn, most: number, lots: number[]) =>
  cap(by, { kind: "lots", most, product_ids: lots });
const remove = (by: SignedIn, id: string) =>
  ask(leadCaps.removeLeadCap, { token: by.token, params: { id } });
const caps = async (by: SignedIn) => (await ask(leadCaps.leadCaps, { token: by.token })).body.data;
async function inCompany(of: SignedIn, role: string, as = market.aBuyer()): Promise<SignedIn> {
  const member = await as;
  await db
    .updateTable("company_users")
    .set({ company_id: await companyOf(market, of), role })
    .where("user_id", "=", member.id)
    .execute();
  deps.bus.publish("session", { userId: member.id });
  return member;
}
const reached = (left: string) => ({
  status: 409,
  body: {
    code: "lead_cap_reached",
    errors: [{ path: "amount", msg: expect.stringContaining(`: ${left} is left for this lot.`) }],
  },
});

describe("a cap in rupees on all that is led", () => {
  test("lets in what comes to exactly it and refuses more, saying which cap and what is left (W2)", async () => {
    const buyer = await market.aBuyer();
    const [first, second] = [await openLot(), await openLot()];
    expect((await capAll(buyer, 5000)).status).toBe(200);
    expect((await bid(first, buyer, 3000)).status).toBe(200);
    const refused = await bid(second, buyer, 2000.01);
    expect(refused).toMatchObject(reached("₹2,000"));
    expect(refused.body.message).toBe(
      "Your company's limit is ₹5,000 in all: ₹2,000 is left for this lot.",
    );
    expect(refused.body.data).toEqual({ lead_cap: { kind: "amount", most: 5000, left: 2000 } });
    expect((await bid(second, buyer, 2000)).status).toBe(200);
    expect(await caps(buyer)).toEqual({
      leading: 5000,
      leading_lots: 2,
      amount: { _id: expect.any(String), most: 5000, left: 0 },
      lots: [],
      may_change: true,
    });
  });

  test("counts a raise at its new amount, and lets in what takes no more than the lot does already (W2)", async () => {
    const buyer = await market.aBuyer();
    const [first, second] = [await openLot(), await openLot()];
    await bid(first, buyer, 2000);
    await bid(second, buyer, 3000);
    await capAll(buyer, 5500);
    expect(await bid(first, buyer, 2500.01)).toMatchObject(reached("₹2,500"));
    expect((await bid(first, buyer, 2500)).status).toBe(200);
    await capAll(buyer, 100);
    expect(await bid(second, buyer, 3001)).toMatchObject(reached("₹0"));
    expect(await caps(buyer)).toMatchObject({ leading: 5500, amount: { most: 100, left: 0 } });
  });

  test("counts a maximum in full, less of it once it is lowered, and none that is taken back (W2)", async () => {
    const [buyer, other] = [await market.aBuyer(), await market.aBuyer()];
    const [first, second] = [await openLot(), await openLot()];
    await capAll(buyer, 10_000);
    expect((await leave(first, buyer, 8000)).status).toBe(200);
    expect(await caps(buyer)).toMatchObject({ leading: 8000, leading_lots: 1 });
    expect(await bid(second, buyer, 2001)).toMatchObject(reached("₹2,000"));
    expect((await leave(first, buyer, 10_001)).body).toMatchObject({
      code: "lead_cap_reached",
      errors: [{ path: "maximum" }],
    });
    // A bid that the market makes up to a maximum is never stopped.
    expect((await bid(first, other, 5000)).body.data).toMatchObject({ outbid: true });
    expect(await caps(buyer)).toMatchObject({ leading: 8000 });
    expect((await leave(first, buyer, 7000)).status).toBe(200);
    expect((await bid(second, buyer, 3000)).status).toBe(200);
    expect((await takeBack(first, buyer)).status).toBe(200);
    const { leading } = await caps(buyer);
    expect(leading).toBe(8000.01);
  });

  test("counts what the whole lot costs where bids are rates (W2)", async () => {
    const buyer = await market.aBuyer();
    const [first, second] = [await rateLot(), await rateLot()];
    await capAll(buyer, 25_000);
    expect((await bid(first, buyer, 12.5)).status).toBe(200);
    expect(await bid(second, buyer, 12.51)).toMatchObject(reached("₹12,500"));
    expect((await bid(second, buyer, 12.5)).status).toBe(200);
    expect(await caps(buyer)).toMatchObject({ leading: 25_000 });
  });

  test("counts a bid that a maximum would outbid at once at what it offers (W2)", async () => {
    const [buyer, other] = [await market.aBuyer(), await market.aBuyer()];
    const lot = await openLot();
    await leave(lot, other, 9000);
    await capAll(buyer, 5000);
    expect(await bid(lot, buyer, 5001)).toMatchObject(reached("₹5,000"));
    expect((await bid(lot, buyer, 5000)).body.data).toMatchObject({ outbid: true });
    expect(await caps(buyer)).toMatchObject({ leading: 0, leading_lots: 0 });
  });

  test("is free again when somebody else leads and when the auction closes, also below its reserve (W2)", async () => {
    const [buyer, other] = [await market.aBuyer(), await market.aBuyer()];
    const [first, second, third] = [
      await openLot(),
      await openLot({ endsAt: hour(1), reservePrice: 9000 }),
      await openLot(),
    ];
    await capAll(buyer, 2000);
    await bid(first, buyer, 2000);
    expect(await bid(second, buyer, 2000)).toMatchObject(reached("₹0"));
    await bid(first, other, 2500);
    expect((await bid(second, buyer, 2000)).status).toBe(200);
    expect(await bid(third, buyer, 2000)).toMatchObject(reached("₹0"));
    await market.setTime(hour(1));
    await closeAuction(deps, second);
    expect((await bid(third, buyer, 2000)).status).toBe(200);
    await market.setTime(noon);
  });

  test("does not stop a lead that a void gives back (W2)", async () => {
    const [buyer, other] = [await market.aBuyer(), await market.aBuyer()];
    const [first, second] = [await openLot(), await openLot()];
    await capAll(buyer, 2000);
    await bid(first, buyer, 2000);
    const { seq } = (await bid(first, other, 2500)).body.data;
    expect((await bid(second, buyer, 2000)).status).toBe(200);
    const voided = await ask(auctions.voidBid, {
      params: { id: first },
      body: { seq, reason: "Agreed by phone" },
      token: admin.token,
    });
    expect(voided.status).toBe(200);
    expect(await caps(buyer)).toMatchObject({ leading: 4000, amount: { left: 0 } });
  });

  test("a paused lot counts; a bid that is too low is told so first, an unusual one is asked about last (W2)", async () => {
    const buyer = await market.aBuyer();
    const [first, second] = [await openLot(), await openLot()];
    await bid(first, buyer, 2000);
    await db
      .updateTable("timetables")
      .set({ paused_at: noon, state_reason: "Fire in the yard" })
      .where("lot_id", "=", first)
      .execute();
    await capAll(buyer, 3000);
    expect((await bid(second, buyer, 1000)).body.code).toBe("bid_too_low");
    expect((await bid(second, buyer, 500_000, { confirm_unusual: false })).body.code).toBe(
      "lead_cap_reached",
    );
    expect(await bid(second, buyer, 1001)).toMatchObject(reached("₹1,000"));
  });
});

describe("at most so many of these lots", () => {
  test("a bid that would lead one more is refused; outbid on one, another is let in (W2)", async () => {
    const [buyer, other] = [await market.aBuyer(), await market.aBuyer()];
    const lots = [await openLot(), await openLot(), await openLot()] as const;
    const apart = await openLot();
    expect((await capLots(buyer, 2, [...lots])).status).toBe(200);
    for (const id of lots.slice(0, 2)) expect((await bid(id, buyer, 2000)).status).toBe(200);
    const refused = await bid(lots[2], buyer, 2000);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: "lead_cap_reached",
        message: "Your company's limit is 2 of these 3 lots, and it has as many already.",
        data: { lead_cap: { kind: "lots", most: 2, of: 3 } },
      },
    });
    expect((await bid(lots[0], buyer, 2500)).status).toBe(200);
    expect((await bid(apart, buyer, 2000)).status).toBe(200);
    await bid(lots[0], other, 3000);
    expect((await bid(lots[2], buyer, 2000)).status).toBe(200);
    expect((await bid(lots[0], buyer, 3500)).body.code).toBe("lead_cap_reached");
  });

  test("what was bought of them counts on, and the cap is over when all have ended (W2)", async () => {
    const buyer = await market.aBuyer();
    const lots = [await openLot({ endsAt: hour(1) }), await openLot(), await openLot()] as const;
    await capLots(buyer, 1, [...lots]);
    await bid(lots[0], buyer, 2000);
    await market.setTime(hour(1));
    await closeAuction(deps, lots[0]);
    expect((await bid(lots[1], buyer, 2000)).body.code).toBe("lead_cap_reached");
    const [shown] = (await caps(buyer)).lots;
    expect(shown).toMatchObject({ most: 1, taken: 1 });
    expect(shown?.lots.map(({ standing }) => standing)).toEqual(["open", "open", "bought"]);
    await market.setTime(hour(2));
    for (const id of lots.slice(1)) await closeAuction(deps, id);
    expect((await caps(buyer)).lots).toEqual([]);
    await market.setTime(noon);
  });
});

describe("who sets it", () => {
  test("an owner or manager; who bids for the company sees it and is held to it (W2)", async () => {
    const owner = await market.aBuyer();
    const [manager, bidder, viewer] = [
      await inCompany(owner, "manager"),
      await inCompany(owner, "bidder"),
      await inCompany(owner, "viewer"),
    ];
    const stranger = await market.aBuyer();
    const { body } = await capAll(manager, 2000);
    expect((await capAll(bidder, 9000)).body.code).toBe("manager_needed");
    expect((await remove(bidder, body.data._id)).body.code).toBe("manager_needed");
    expect((await remove(stranger, body.data._id)).status).toBe(404);
    expect(await caps(bidder)).toMatchObject({ amount: { most: 2000 }, may_change: false });
    expect((await ask(leadCaps.leadCaps, { token: viewer.token })).status).toBe(403);
    const lot = await openLot();
    expect(await bid(lot, bidder, 2001)).toMatchObject(reached("₹2,000"));
    expect((await remove(owner, body.data._id)).status).toBe(200);
    expect((await bid(lot, bidder, 2001)).status).toBe(200);
    const audit = await db
      .selectFrom("audit")
      .select(["action", "admin_id"])
      .where("company_id", "=", await companyOf(market, owner))
      .where("action", "like", "lead cap%")
      .orderBy("id")
      .execute();
    expect(audit).toEqual([
      { action: "lead cap set", admin_id: manager.id },
      { action: "lead cap removed", admin_id: owner.id },
    ]);
  });

  test("one amount in place of the other, twenty of lots, of lots that can be bid on, fewer than there are (W2)", async () => {
    const buyer = await market.aBuyer();
    const lots = [await openLot(), await openLot()];
    const ended = await openLot({ endsAt: hour(1) });
    const hidden = await openLot({ approval: "pending" });
    await market.setTime(hour(1));
    await closeAuction(deps, ended);
    await market.setTime(noon);
    const first = await capAll(buyer, 5000);
    const second = await capAll(buyer, 7000);
    expect(second.body.data).toEqual(first.body.data);
    expect(await caps(buyer)).toMatchObject({ amount: { most: 7000 } });
    for (const id of [ended, hidden])
      expect((await capLots(buyer, 1, [...lots, id])).body).toMatchObject({
        code: "lot_ended",
        errors: [{ path: "product_ids" }],
      });
    const paths = async (most: number, ids: number[]) =>
      (await capLots(buyer, most, ids)).body.errors.map(({ path }) => path);
    expect(await paths(2, lots)).toEqual(["most"]);
    expect(await paths(0, lots)).toEqual(["most"]);
    expect(await paths(1, [lots[0] ?? 0, lots[0] ?? 0])).toContain("product_ids");
    for (let n = 0; n < leadCaps.MAX_LOT_CAPS; n++)
      expect((await capLots(buyer, 1, lots)).status).toBe(200);
    expect((await capLots(buyer, 1, lots)).body.code).toBe("too_many_lead_caps");
  });
});
