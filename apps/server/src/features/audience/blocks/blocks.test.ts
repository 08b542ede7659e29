import { auctions, audience } from "@rebale/contract";
import { afterAll, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { companyOf } from "../../../../test/authorised.ts";
import { aLot, aPan } from "../../../../test/builders.ts";
import { watchStatements } from "../../../../test/statements.ts";
import { localBus } from "../../../platform/bus/events.ts";
import { createAuctions } from "../../auctions/index.ts";

const take = watchStatements();
const market = await createMarket();
const { ask, db, deps } = market;
const noon = new Date("2026-11-25T06:30:00.000Z");
const hour = (n: number) => new Date(noon.getTime() + n * 3_600_000);
await market.setTime(noon);
afterAll(() => market.setTime(noon));

const admin = await market.anAdmin();
const seller = await market.aSeller();

/** A buyer whose company's PAN the office has accepted. */
async function aKnownBuyer(): Promise<SignedIn & { pan: string }> {
  const buyer = await market.aBuyer();
  const pan = aPan();
  await db
    .updateTable("companies")
    .set({ pan, pan_accepted_at: noon })
    .where("id", "=", await companyOf(market, buyer))
    .execute();
  return { ...buyer, pan };
}
const openLot = async (startsAt: Date) =>
  (await aLot(db, { sellerId: seller.id, startsAt, endsAt: hour(48) })).id;
const bid = (id: number, by: SignedIn, amount: number) =>
  ask(auctions.placeBid, {
    token: by.token,
    body: { product_id: id, amount, confirm_unusual: true },
  });
const whyNot = async (id: number, by: SignedIn) =>
  (await ask(auctions.details, { token: by.token, params: { idname: String(id) } })).body.data
    .why_not;
const block = (companies: readonly { pan: string; reason?: string }[], by = seller) =>
  ask(audience.blockCompanies, {
    token: by.token,
    body: {
      companies: companies.map(({ pan, reason = "Took 40 days to pay" }) => ({
        ...{ pan, reason },
        name: "Slow Payers",
      })),
    },
  });
const refused = {
  status: 403,
  body: { code: "seller_blocks", errors: [{ path: "product_id" }] },
};

describe("a block", () => {
  test("keeps a company off lots that open after it, and the lot says so; lifted, it ends at once (F58)", async () => {
    const buyer = await aKnownBuyer();
    const [open, later] = [await openLot(hour(-1)), await openLot(hour(1))];
    expect((await bid(open, buyer, 2000)).status).toBe(200);
    const { body } = await block([buyer]);
    expect(body.data.companies).toMatchObject([
      { pan: buyer.pan, reason: "Took 40 days to pay", since: noon.toISOString() },
    ]);
    expect((await bid(open, buyer, 3000)).status).toBe(200);
    expect(await whyNot(open, buyer)).toBeNull();
    expect(await bid(later, buyer, 2000)).toMatchObject(refused);
    await market.setTime(hour(2));
    expect(await bid(later, buyer, 2000)).toMatchObject(refused);
    expect(await whyNot(later, buyer)).toBe("seller_blocks");
    await block([]);
    expect((await bid(later, buyer, 2000)).status).toBe(200);
    expect(await whyNot(later, buyer)).toBeNull();
    await market.setTime(noon);
  });

  test("reaches a lot that opens a moment later, and none that opens at its very moment (F58)", async () => {
    const buyer = await aKnownBuyer();
    const [same, next] = [await openLot(noon), await openLot(new Date(noon.getTime() + 1000))];
    await block([buyer]);
    await market.setTime(hour(1));
    expect((await bid(same, buyer, 2000)).status).toBe(200);
    expect(await bid(next, buyer, 2000)).toMatchObject(refused);
    await market.setTime(noon);
    await block([]);
  });

  test("reaches whoever bids for the company, and nobody whose PAN is not accepted (F58)", async () => {
    const buyer = await aKnownBuyer();
    const colleague = await market.aBuyer();
    await db
      .updateTable("company_users")
      .set({ company_id: await companyOf(market, buyer), role: "bidder" })
      .where("user_id", "=", colleague.id)
      .execute();
    deps.bus.publish("session", { userId: colleague.id });
    const claims = await market.aBuyer();
    await db
      .updateTable("companies")
      .set({ pan: buyer.pan })
      .where("id", "=", await companyOf(market, claims))
      .execute();
    await block([buyer]);
    const lot = await openLot(hour(1));
    await market.setTime(hour(2));
    expect(await bid(lot, colleague, 2000)).toMatchObject(refused);
    expect((await bid(lot, claims, 2000)).status).toBe(200);
    await market.setTime(noon);
    await block([]);
  });

  test("is another seller's affair, and comes after what is related and before the lot's state (F58)", async () => {
    const buyer = await aKnownBuyer();
    await block([buyer]);
    const other = await market.aSeller();
    const theirs = await aLot(db, { sellerId: other.id, startsAt: hour(-1), endsAt: hour(48) });
    expect((await bid(theirs.id, buyer, 2000)).status).toBe(200);
    const upcoming = await openLot(hour(1));
    expect((await bid(upcoming, buyer, 2000)).body.code).toBe("seller_blocks");
    const { pan_number } = await db
      .selectFrom("account_papers")
      .select("pan_number")
      .where("user_id", "=", seller.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("account_papers")
      .values({ user_id: buyer.id, pan_number })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ pan_number }))
      .execute();
    expect((await bid(upcoming, buyer, 2000)).body.code).toBe("related_account");
    await block([]);
  });

  test("who stays keeps its time, and is called as it is called now (F58)", async () => {
    const [stays, goes] = [await aKnownBuyer(), await aKnownBuyer()];
    await block([stays, goes]);
    await market.setTime(hour(1));
    const { body } = await block([{ ...stays, reason: "Another reason" }]);
    expect(body.data.companies).toEqual([
      {
        ...{ pan: stays.pan, name: "Slow Payers", reason: "Another reason" },
        since: noon.toISOString(),
      },
    ]);
    const again = await block([stays, goes]);
    expect(again.body.data.companies.map(({ since }) => since)).toEqual([
      noon.toISOString(),
      hour(1).toISOString(),
    ]);
    await market.setTime(noon);
    await block([]);
  });

  test("needs a reason, which the office reads, and no other company (F58)", async () => {
    const buyer = await aKnownBuyer();
    expect(await block([{ pan: buyer.pan, reason: " " }])).toMatchObject({
      status: 400,
      body: { errors: [{ path: "companies.0.reason" }] },
    });
    await block([buyer]);
    const id = String(await companyOf(market, seller));
    const asked = (by: SignedIn, of = id) =>
      ask(audience.blockedByCompany, { token: by.token, params: { id: of } });
    expect((await asked(admin)).body.data).toMatchObject([
      { pan: buyer.pan, reason: "Took 40 days to pay" },
    ]);
    expect((await asked(admin, "999999999")).status).toBe(404);
    expect((await asked(seller)).status).toBe(403);
    const other = await market.aSeller();
    const theirs = await ask(audience.blockedCompanies, { token: other.token });
    expect(theirs.body.data.companies).toEqual([]);
    await block([]);
  });

  test("sends no bid a statement more: who was looked up is known (F58)", async () => {
    const buyer = await aKnownBuyer();
    const other = await aKnownBuyer();
    const lot = await openLot(hour(-1));
    const ofOneBid = async (amount: number) => {
      take();
      expect((await bid(lot, buyer, amount)).status).toBe(200);
      return take().map(({ statement }) => statement);
    };
    await bid(lot, buyer, 2000);
    const before = await ofOneBid(3000);
    expect(before).not.toContain("bid-related");
    await block([other]);
    await bid(lot, buyer, 4000);
    expect(await ofOneBid(5000)).toEqual(before);
    await block([]);
  });

  test("lifted ends at once on a node that no word of it reached (F58)", async () => {
    const buyer = await aKnownBuyer();
    const companyId = await companyOf(market, buyer);
    await block([buyer]);
    const lot = await openLot(hour(1));
    await market.setTime(hour(2));
    const bus = localBus();
    const node = createAuctions({ ...deps, bus }, { timed: false });
    const place = (amount: number) =>
      node.bids.enqueue({
        ...{ lotId: lot, bidderId: buyer.id, companyId },
        amount: (amount * 100) as never,
        confirmed: true,
      });
    expect(await place(2000)).toMatchObject({ accepted: false, because: "seller_blocks" });
    await block([]);
    expect(await place(2000)).toMatchObject({ accepted: true });
    await node.close();
    await bus.close();
    await market.setTime(noon);
  });
});
