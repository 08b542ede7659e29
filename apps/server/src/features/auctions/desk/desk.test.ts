import { accounts, auctions } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { companyOf } from "../../../../test/authorised.ts";
import { aLot } from "../../../../test/builders.ts";
import { closeOfL, salesOf } from "../../../../test/market-sales.ts";
import { rowsOfWorkbook } from "../../../../test/read-workbook.ts";
import { watchStatements } from "../../../../test/statements.ts";
import { closeAuction } from "../actions/close/close-auction.ts";

const sent = watchStatements();
const HOUR = 3_600_000;
const before = (hours: number) => new Date(closeOfL.getTime() - hours * HOUR);
const market = await createMarket();
const { ask, db, deps } = market;
const seller = await market.aSeller();
const { id: adminId } = await market.anAdmin();
const sales = salesOf(market, seller, adminId);

const bid = (lotId: number, by: SignedIn, amount: number) =>
  ask(auctions.placeBid, { body: { product_id: lotId, amount }, token: by.token });
const maximum = (lotId: number, by: SignedIn, amount: number) =>
  ask(auctions.setMaximum, {
    params: { product_id: lotId },
    body: { maximum: amount },
    token: by.token,
  });
const deskOf = async ({ token }: SignedIn) => (await ask(auctions.myDesk, { token })).body.data;
const rowsOf = async ({ token }: SignedIn) => (await ask(auctions.myOrders, { token })).body.data;
const file = ({ token }: SignedIn, format: "csv" | "xlsx" | "pdf", show?: auctions.DeskTab) =>
  market.app.inject({
    url: `/api/auction/my-desk?${new URLSearchParams({ format, ...(show && { show }) })}`,
    headers: { authorization: `Bearer ${token}` },
  });

/** Leads one by the kg and one whole lot, is outbid on a third; lost one, won one to pay. */
async function aTrader() {
  const asha = await sales.aBuyerWith(5_00_000);
  const bilal = await sales.aBuyerWith(5_00_000);
  const won = await sales.sold([
    [bilal, 101],
    [asha, 110],
  ]);
  await sales.sold([
    [asha, 101],
    [bilal, 120],
  ]);
  await market.setTime(closeOfL);
  const open = (over: object = {}) =>
    aLot(db, {
      ...{ sellerId: seller.id, startsAt: before(1), endsAt: before(-3), marketValue: 1000 },
      ...over,
    });
  const soon = await open({ kilograms: 2000, endsAt: before(-0.5) });
  await db.updateTable("lots").set({ basis: "kg" }).where("id", "=", soon.id).execute();
  const [whole, outbid] = [await open(), await open()];
  await bid(soon.id, asha, 1100);
  await maximum(whole.id, asha, 4000);
  await bid(outbid.id, asha, 1100);
  await bid(outbid.id, bilal, 1200);
  return { asha, bilal, won, soon, whole, outbid };
}

test("a trader's desk counts what its rows show, sums whole lots and what is still to be paid (M20)", async () => {
  const { asha, won, whole, outbid } = await aTrader();
  const [desk, rows] = [await deskOf(asha), await rowsOf(asha)];
  for (const tab of auctions.DESK_TABS)
    expect([tab, desk.counts[tab]]).toEqual([
      tab,
      rows.filter((order) => auctions.isUnder(tab, order)).length,
    ]);
  expect(desk.counts).toEqual({
    ...{ all: 5, offered: 0, outbid: 1, leading: 2, to_pay: 1, to_collect: 0, won: 1, lost: 1 },
  });
  const leading = rows.filter(({ standing }) => standing === "leading");
  // 2,000 kg at ₹1,100, and a lot at the least bid that its maximum makes.
  expect(desk.leading_value).toBe(22_00_000 + (leading[0]?.product_id.heightest ?? 0));
  expect(desk.ending).toBe(1);
  const { due, due_at } = await sales.sale(won.id, asha);
  expect(due).toBeGreaterThan(0);
  expect(desk.to_pay).toEqual({
    ...{ amount: due, lots: 1, due_at, overdue: false, to_sellers: 0, to_sellers_amount: 0 },
  });
  const row = (lotId: string) => rows.find(({ product_id }) => product_id._id === lotId);
  expect(row(String(won.lotId))).toMatchObject({ award_due: due, award_due_at: due_at });
  expect(row(String(whole.id))).toMatchObject({ maximum: 4000, award_due: null });
  expect(row(String(outbid.id))?.maximum).toBeNull();
});

test("a sale that is paid waits to be collected, one between the two has its own sum (M20, U31)", async () => {
  const asha = await sales.aBuyerWith(50_00_000);
  const { id } = await sales.sold([[asha, 110]]);
  const { due } = await sales.sale(id, asha);
  await sales.pay(id, asha, due);
  const direct = await aLot(db, {
    ...{ sellerId: seller.id, startsAt: before(2), endsAt: closeOfL, marketValue: 1000 },
  });
  await market.setTime(before(1));
  await bid(direct.id, asha, 1100);
  await market.setTime(closeOfL);
  await closeAuction(deps, direct.id);
  const desk = await deskOf(asha);
  expect(desk.counts).toMatchObject({ to_collect: 1, to_pay: 1, won: 2 });
  const owed = (await rowsOf(asha)).find(({ product_id }) => product_id._id === String(direct.id));
  expect(desk.to_pay).toEqual({
    ...{ amount: 0, lots: 0, due_at: null, overdue: false, to_sellers: 1 },
    to_sellers_amount: (await sales.sale(owed?.award_id ?? "", asha)).payable,
  });
});

test("a company's users share one desk; nobody else sees its bids, and sellers have none (M22)", async () => {
  const { asha, bilal, whole } = await aTrader();
  const meena = await market.aBuyer({ name: "Meena" });
  await db
    .updateTable("company_users")
    .set({ company_id: await companyOf(market, asha), status: "active", role: "viewer" })
    .where("user_id", "=", meena.id)
    .execute();
  deps.bus.publish("session", { userId: meena.id });
  expect(await deskOf(meena)).toEqual(await deskOf(asha));
  expect((await deskOf(bilal)).counts).toMatchObject({ leading: 1, won: 1, lost: 1 });
  expect((await deskOf(await market.aBuyer())).counts.all).toBe(0);
  const refused = await ask(auctions.myDesk, { token: seller.token });
  expect(refused.body).toMatchObject({ is_success: 0, code: "seller_may_not_bid" });
  const seen = await ask(auctions.sellerOrders, { token: seller.token, query: { rows: "100" } });
  const theirs = seen.body.data.filter(({ product_id }) => product_id._id === String(whole.id));
  expect(theirs).toHaveLength(1);
  for (const order of seen.body.data)
    expect([order.maximum, order.award_due]).toEqual([null, null]);
});

test("the desk asks the same of the database for one order and for many", async () => {
  const { asha, bilal } = await aTrader();
  const costOf = async (who: SignedIn) => {
    await deskOf(who);
    sent();
    await deskOf(who);
    const desk = sent().length;
    await rowsOf(who);
    return { desk, rows: sent().length };
  };
  const one = await costOf(asha);
  for (let i = 0; i < 5; i++) await sales.sold([[asha, 101 + i]], { deposit: null });
  expect(await costOf(asha)).toEqual(one);
  expect((await deskOf(bilal)).counts.won).toBe(1);
});

test("its file has what is under the tab, amounts as numbers, with basis and lot value", async () => {
  const { asha, soon } = await aTrader();
  const { rawPayload } = await file(asha, "xlsx", "leading");
  const [heads = [], ...rows] = rowsOfWorkbook(rawPayload);
  expect(rows).toHaveLength(2);
  const row = rows.find(([lot]) => lot === soon.id) ?? [];
  const cell = (head: string) => row[heads.indexOf(head)];
  expect(cell("Basis")).toBe("per kg");
  expect(cell("Your bid (₹)")).toBe(1100);
  expect(cell("Lot value at your bid (₹)")).toBe(22_00_000);
  expect((await file(asha, "csv")).payload.split("\r\n").filter(Boolean)).toHaveLength(6);
  const pdf = await file(asha, "pdf");
  expect(pdf.rawPayload.toString("latin1")).toMatch(/^%PDF/);
  expect(pdf.headers["content-disposition"]).toBe('attachment; filename="bids.pdf"');
});

test("the dashboard's counts are the desk's", async () => {
  const { asha } = await aTrader();
  const { data } = (await ask(accounts.buyerDashboard, { token: asha.token })).body;
  const { counts } = await deskOf(asha);
  expect(data).toMatchObject({ total_bids: counts.all, leading: counts.leading, won: counts.won });
});
