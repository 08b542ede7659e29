import { auctions, audience, type BodyIn, office } from "@rebale/contract";
import { describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { companyOf } from "../../../../test/authorised.ts";
import { aPan } from "../../../../test/builders.ts";
import { closeOfL, salesOf } from "../../../../test/market-sales.ts";

const market = await createMarket();
const { ask, db } = market;
const admin = await market.anAdmin();

type List = BodyIn<typeof audience.addList>;
const named = (pan = aPan(), name = "Asha Metals") => ({ pan, name });
const add = ({ token }: SignedIn, body: List) => ask(audience.addList, { token, body });
const change = ({ token }: SignedIn, id: string, body: List) =>
  ask(audience.changeList, { token, params: { id }, body });
const remove = ({ token }: SignedIn, id: string) =>
  ask(audience.removeList, { token, params: { id } });
const lists = async ({ token }: SignedIn) =>
  (await ask(audience.companyLists, { token })).body.data;
const aSellerWithPan = async (pan = aPan()) => ({
  pan,
  seller: await market.aSeller({ documents: { pancard: { number: pan } } }),
});

describe("a seller's lists of companies", () => {
  test("are added, changed and removed, each as its seller names it (F57)", async () => {
    const { seller } = await aSellerWithPan();
    const [first, second] = [named("AAACA0001A"), named("AAACB0002B", "B Polymers")];
    const added = await add(seller, { name: "Plastics", companies: [second, first] });
    expect(added).toMatchObject({
      status: 200,
      body: { data: { name: "Plastics", companies: [first, second] } },
    });
    const { _id } = added.body.data;
    const changed = await change(seller, _id, { name: "All", companies: [second] });
    expect(changed.body.data).toEqual({ _id, name: "All", companies: [second] });
    expect(await lists(seller)).toEqual([changed.body.data]);
    expect((await remove(seller, _id)).status).toBe(200);
    expect(await lists(seller)).toEqual([]);
    expect((await remove(seller, _id)).status).toBe(404);
  });

  test.each([
    ["a bad PAN", () => [named(), { pan: "AAACA001A", name: "A" }], "companies.1.pan"],
    ["the same PAN twice", () => [named("AAACA0001A"), named("aaaca0001a")], "companies.1.pan"],
    ["no company", () => [], "companies"],
    [
      "more than 500",
      () => Array.from({ length: 501 }, (_, i) => named(`AAACA${String(i).padStart(4, "0")}A`)),
      "companies",
    ],
  ])("take no list with %s (F57)", async (_, companies, path) => {
    const { seller } = await aSellerWithPan();
    expect(await add(seller, { name: "L", companies: companies() })).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
    expect(await lists(seller)).toEqual([]);
  });

  test("name no own PAN, new or changed (F57)", async () => {
    const { seller, pan } = await aSellerWithPan();
    const own = { status: 400, body: { errors: [{ path: "companies.1.pan" }] } };
    const withOwn = { name: "L", companies: [named(), named(pan)] };
    expect(await add(seller, withOwn)).toMatchObject(own);
    const { body } = await add(seller, { name: "L", companies: [named()] });
    expect(await change(seller, body.data._id, withOwn)).toMatchObject(own);
  });

  test("of another company are 404, and a buyer has none (F57)", async () => {
    const { seller } = await aSellerWithPan();
    const other = await market.aSeller();
    const { body } = await add(seller, { name: "L", companies: [named()] });
    expect((await change(other, body.data._id, { name: "M", companies: [named()] })).status).toBe(
      404,
    );
    expect((await remove(other, body.data._id)).status).toBe(404);
    expect(await lists(other)).toEqual([]);
    expect(
      (await ask(audience.companyLists, { token: (await market.aBuyer()).token })).status,
    ).toBe(403);
    expect((await ask(audience.companyLists, {})).status).toBe(401);
  });

  test("offer the companies that have paid for the seller's lots, the last first, to it alone (F57)", async () => {
    const { seller } = await aSellerWithPan();
    const sales = salesOf(market, seller, admin.id);
    await sales.registerSeller();
    const [first, second, unpaid] = [
      await sales.aBuyerWith(2_000_000),
      await sales.aBuyerWith(2_000_000),
      await sales.aBuyerWith(2_000_000),
    ];
    for (const [minutes, buyer] of [first, second].entries()) {
      const { id } = await sales.sold([[buyer, 107]]);
      await market.setTime(new Date(closeOfL.getTime() + minutes * 60_000));
      expect((await sales.pay(id, buyer, 1_771_278)).status).toBe(200);
    }
    await sales.sold([[unpaid, 107]]);
    const direct = await sales.aBuyerWith(2_000_000);
    const { lotId } = await sales.sold([[direct, 107]], { payThrough: "parties" });
    await market.setTime(new Date(closeOfL.getTime() + 5 * 60_000));
    const done = { params: { id: lotId }, body: { status: "completed" as const } };
    const { status } = await ask(auctions.completeOrder, { ...done, token: seller.token });
    expect(status).toBe(200);
    const cardOf = async (buyer: SignedIn) =>
      db
        .updateTable("companies")
        .set({ pan: aPan() })
        .where("id", "=", await companyOf(market, buyer))
        .returning(["pan", "name"])
        .executeTakeFirstOrThrow();
    const cards = [await cardOf(direct), await cardOf(second), await cardOf(first)];
    const buyersOf = async ({ token }: SignedIn) =>
      (await ask(audience.pastBuyers, { token })).body.data;
    expect(await buyersOf(seller)).toEqual(cards);
    expect(await buyersOf(await market.aSeller())).toEqual([]);
    expect((await ask(audience.pastBuyers, { token: first.token })).status).toBe(403);
  });

  test("stand in the audit with what they were (F57)", async () => {
    const { seller } = await aSellerWithPan();
    const { body } = await add(seller, { name: "Copper people", companies: [named("AAACZ0009Z")] });
    await remove(seller, body.data._id);
    const audit = await ask(office.audit, { token: admin.token, query: { q: "company list" } });
    expect(JSON.stringify(audit.body.data)).toMatch(/Copper people.*AAACZ0009Z/);
  });
});
