import { auctions } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { aCategory, aLot } from "../../../test/builders.ts";
import type { SignedIn } from "../../../test/members.ts";

const market = await createMarket(undefined, {
  MARKET_FEE: "1 from 2020-01-01, 2 from 2090-01-01",
});
const { db } = market;
const seller = await market.aSeller();
/** Without a GSTIN, on whichever paper. */
const unregistered = await market.aSeller();
const buyer = await market.aBuyer();

/** 500 kg in Pune from ₹1,00,000 on, by steps of ₹1,000. */
async function aLotOf(material: string | null, of = seller): Promise<number> {
  const categoryId = await aCategory(db);
  const { id } = await aLot(db, {
    sellerId: of.id,
    categoryId,
    marketValue: 100_000,
    bidIncrement: 1000,
  });
  const sub = { category_id: categoryId, url: `taxed-${id}`, title: "Sub", material };
  const { id: sub_category_id } = await db
    .insertInto("sub_categories")
    .values(sub)
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("lots").set({ sub_category_id }).where("id", "=", id).execute();
  return id;
}
const costOf = async (lot: number, by?: SignedIn, state?: "Gujarat" | "Kerala") => {
  const params = { idname: String(lot) };
  const { body } = await market.ask(auctions.details, {
    params,
    query: state ? { state } : {},
    token: by?.token,
  });
  return body.data.landed_cost;
};
const rates = (cost: Awaited<ReturnType<typeof costOf>>) =>
  cost?.lines.map(({ what, percent, amount, paid_to }) => [what, percent, amount, paid_to]);
const setCompany = async (who: SignedIn, entity: string | null) =>
  db
    .updateTable("companies")
    .set({ entity })
    .where("id", "=", await companyOf(market, who))
    .execute();
const addSite = async (who: SignedIn, state: string, gstin: string | null) =>
  db
    .insertInto("company_sites")
    .values({
      company_id: await companyOf(market, who),
      name: "Yard",
      address: "1 Road",
      city: "Here",
      state,
      pincode: "395003",
      gstin,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

await addSite(seller, "Maharashtra", "27BBBBB0000B1ZX");
await db.deleteFrom("account_papers").where("user_id", "=", unregistered.id).execute();
const copper = await aLotOf("copper");

test("a visitor is told the cost for the seller's state until they choose their own (A3)", async () => {
  const cost = await costOf(copper);
  expect(cost).toMatchObject({
    on: 101_000,
    hsn: "7404",
    state: "Maharashtra",
    state_from: "assumed",
    complete: true,
  });
  expect(rates(cost)).toEqual([
    ["cgst", 9, 9090, "seller"],
    ["sgst", 9, 9090, "seller"],
    ["fee", 1, 1010, "market"],
    ["tcs", 2, 2383.6, "seller"],
  ]);
  expect(cost?.total).toBe(122_573.6);
  const elsewhere = await costOf(copper, undefined, "Kerala");
  expect(elsewhere).toMatchObject({ state: "Kerala", state_from: "chosen" });
  expect(elsewhere?.lines[0]).toMatchObject({ what: "igst", percent: 18, amount: 18_180 });
});

test("each line says its rule, its day and whether it is confirmed (A3)", async () => {
  const cost = await costOf(copper);
  for (const line of cost?.lines ?? []) {
    expect(line.rule).not.toBe("");
    expect(line.from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
  expect(cost?.lines.find(({ what }) => what === "tcs")?.confirmed).toBe(false);
});

test("the cost follows the next bid, in what the whole lot costs at a rate (A3)", async () => {
  const lot = await aLotOf("copper");
  await db
    .updateTable("timetables")
    .set({ market_value: 20_000 })
    .where("lot_id", "=", lot)
    .execute();
  await db.updateTable("lots").set({ basis: "kg" }).where("id", "=", lot).execute();
  expect((await costOf(lot))?.on).toBe((200 + 1000) * 500);
});

test("a lot without a material says that its rate is not known (A3)", async () => {
  const cost = await costOf(await aLotOf(null));
  expect(cost).toMatchObject({ complete: false, hsn: null });
  expect(cost?.lines[0]).toMatchObject({ what: "gst", percent: null, amount: 0, confirmed: false });
});

test("who has no company's site sees it for their account's state, or the one they choose (A3)", async () => {
  await db.updateTable("users").set({ state: "Gujarat" }).where("id", "=", buyer.id).execute();
  expect(await costOf(copper, buyer)).toMatchObject({ state: "Gujarat", state_from: "account" });
  expect(await costOf(copper, buyer, "Kerala")).toMatchObject({ state: "Kerala" });
});

test("a company's site decides whatever is chosen; one in the seller's state buys within it (A3)", async () => {
  const trader = await market.aBuyer();
  await addSite(trader, "Gujarat", "24AAAAA0000A1Z4");
  expect(await costOf(copper, trader, "Kerala")).toMatchObject({
    state: "Gujarat",
    state_from: "site",
  });
  await addSite(trader, "Maharashtra", "27AAAAA0000A1ZY");
  expect(await costOf(copper, trader)).toMatchObject({ state: "Maharashtra" });
});

test("metal of an unregistered seller: the registered buyer pays the GST to the government (A3)", async () => {
  const trader = await market.aBuyer();
  await addSite(trader, "Gujarat", "24AAAAA0000A1Z4");
  const theirs = await aLotOf("copper", unregistered);
  const reverse = await costOf(theirs, trader);
  expect(reverse?.lines[0]).toMatchObject({
    what: "igst",
    amount: 18_180,
    paid_to: "government",
    code: "gst_reverse_metal",
  });
  // On the value alone: there is no GST in the seller's invoice.
  expect(reverse?.lines.at(-1)).toMatchObject({ what: "tcs", amount: 2020 });
  expect((await costOf(copper, trader))?.lines[0]).toMatchObject({ paid_to: "seller" });
  const pet = await costOf(await aLotOf("pet", unregistered), trader);
  expect(pet?.lines[0]).toMatchObject({ what: "gst", percent: 0, code: "gst_unregistered" });
  expect(pet).toMatchObject({ complete: true });
});

test("the state that counts is the one where the lot's site lies (A3)", async () => {
  const lot = await aLotOf("pet");
  const { id: site_id } = await addSite(seller, "Gujarat", null);
  await db.updateTable("lots").set({ site_id }).where("id", "=", lot).execute();
  expect(await costOf(lot, undefined, "Gujarat")).toMatchObject({ goods_state: "Gujarat" });
  expect((await costOf(lot, undefined, "Gujarat"))?.lines[0]?.what).toBe("cgst");
});

test("no TCS is collected from the government (A3)", async () => {
  const office = await market.aBuyer();
  await setCompany(office, "government");
  expect(rates(await costOf(copper, office))?.map(([what]) => what)).not.toContain("tcs");
});

test("before there is a price, and after the close, there is no cost (A3)", async () => {
  const { id } = await aLot(db, { sellerId: seller.id, approval: "pending" });
  expect(await costOf(id, seller)).toBeNull();
  const over = await aLotOf("copper");
  await db
    .updateTable("timetables")
    .set({ closed_at: new Date(), outcome: "no_bids" })
    .where("lot_id", "=", over)
    .execute();
  expect(await costOf(over)).toBeNull();
});

test("a state that there is not is refused (A3)", async () => {
  const params = { idname: String(copper) };
  const query = { state: "Atlantis" as "Kerala" };
  expect((await market.ask(auctions.details, { params, query })).status).toBe(400);
});

test("what a seller changes of a site or a GSTIN moves no taxes of a lot that is approved (L4, P20)", async () => {
  const mover = await market.aSeller();
  const { id: site_id } = await addSite(mover, "Maharashtra", "27BBBBB0000B1ZX");
  const lot = await aLotOf("copper", mover);
  const approve = (approval: string) =>
    db.updateTable("lots").set({ approval, site_id }).where("id", "=", lot).execute();
  await approve("pending");
  await approve("approved");
  const before = await costOf(lot, undefined, "Gujarat");
  expect(before).toMatchObject({ goods_state: "Maharashtra" });
  await db
    .updateTable("company_sites")
    .set({ state: "Gujarat", gstin: null })
    .where("id", "=", site_id)
    .execute();
  await db.deleteFrom("account_papers").where("user_id", "=", mover.id).execute();
  await setCompany(mover, "government");
  expect(await costOf(lot, undefined, "Gujarat")).toEqual(before);
  const next = await aLotOf("copper", mover);
  await db.updateTable("lots").set({ site_id }).where("id", "=", next).execute();
  expect(await costOf(next, undefined, "Gujarat")).toMatchObject({ goods_state: "Gujarat" });
});

test("a lot that is written as approved keeps its seller's state, too (P20)", async () => {
  const mover = await market.aSeller();
  const { id } = await addSite(mover, "Maharashtra", null);
  const lot = await aLotOf("copper", mover);
  await db.updateTable("lots").set({ site_id: id }).where("id", "=", lot).execute();
  await db.updateTable("company_sites").set({ state: "Gujarat" }).where("id", "=", id).execute();
  expect(await costOf(lot, undefined, "Gujarat")).toMatchObject({ goods_state: "Maharashtra" });
});

test("rates are those of the day of the auction's end, also in the moment after it (R8)", async () => {
  const lot = await aLotOf("copper");
  const ends = new Date("2026-03-31T18:29:00Z");
  await db.updateTable("auctions").set({ ends_at: ends }).where("lot_id", "=", lot).execute();
  await market.setTime(new Date("2026-03-31T18:31:00Z"));
  expect(await costOf(lot)).toMatchObject({ day: "2026-03-31" });
  await market.setTime(null);
});
