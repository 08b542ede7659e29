import { auctions, awards, settlement } from "@rebale/contract";
import { sayStep } from "@rebale/contract/awards/next-step-text";
import { STATE_LABELS } from "@rebale/contract/awards/state-labels";
import { AWARD_STATES } from "@rebale/contract/awards/states";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { truckLeft } from "../../../../test/left-trucks.ts";
import { closeOfL, salesOf } from "../../../../test/market-sales.ts";
import { rowsOfWorkbook } from "../../../../test/read-workbook.ts";
import { watchStatements } from "../../../../test/statements.ts";
import { closeAuction } from "../actions/close/close-auction.ts";

const sent = watchStatements();
const market = await createMarket();
const { ask, db, deps } = market;
const admin = await market.anAdmin();
const seller = await market.aSeller();
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();

type Side = "buyer" | "seller";
type Query = { won?: "1"; to_do?: "to_pay" | "to_lift" | "to_answer" | "waiting" | "done" };
const operations = { buyer: auctions.myOrders, seller: auctions.sellerOrders } as const;
const listOf = async (side: Side, { token }: SignedIn, query: Query = { won: "1" }) =>
  (await ask(operations[side], { token, query: { rows: "100", ...query } })).body;
const fileOf = (path: string, { token }: SignedIn, query: Record<string, string>, lang = "en") =>
  market.app.inject({
    url: `/api${path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${token}`, "accept-language": lang },
  });

/** The step of a sale in the words of its side's two lists, which are the same. */
async function stepOf(id: string, side: Side, by: SignedIn) {
  const ofOrder = (await listOf(side, by)).data.find((order) => order.award_id === id)?.next_step;
  const { data } = (await ask(awards.list, { token: by.token, query: { side, rows: "100" } })).body;
  const step = data.find(({ _id }) => _id === id)?.next_step;
  expect(ofOrder).toEqual(step);
  if (!step) throw new Error(`no step of ${id}`);
  return sayStep(step, "en");
}
const both = async (id: string, buyer: SignedIn) => [
  await stepOf(id, "buyer", buyer),
  await stepOf(id, "seller", seller),
];
const move = (
  id: string,
  by: SignedIn,
  body: { move: "lifted" | "agree_cancel"; reason?: string },
) => ask(awards.move, { params: { id }, body, token: by.token });
const accept = (id: string, by: SignedIn) =>
  ask(settlement.settle, { params: { id }, body: { answer: "accepted" }, token: by.token });

async function aSale(over: object = {}) {
  const buyer = await sales.aBuyerWith(2_500_000);
  return { buyer, ...(await sales.sold([[buyer, 107]], { terms: { claim_hours: 24 }, ...over })) };
}

test("from the win to the rating each side's lists say one next step, in the reader's person (U6, U16, U35)", async () => {
  const { id, buyer } = await aSale();
  expect(await both(id, buyer)).toEqual([
    "Pay ₹17,71,278 by Wed 2 Dec",
    "Buyer pays ₹17,71,278 by Wed 2 Dec",
  ]);
  await move(id, seller, { move: "agree_cancel", reason: "The crane is broken" });
  expect(await stepOf(id, "buyer", buyer)).toMatch(/^Seller wants to call the sale off/);
  await sales.pay(id, buyer, 1_771_278);
  await db.deleteFrom("notifications").execute();
  await truckLeft(market, id, 14_380);
  expect(await both(id, buyer)).toEqual(["Say whether all is lifted", "Say whether all is lifted"]);
  await move(id, buyer, { move: "lifted" });
  expect(await both(id, buyer)).toEqual([
    "Seller confirms that all is lifted",
    "Say whether all is lifted",
  ]);
  await move(id, seller, { move: "lifted" });
  expect(await stepOf(id, "buyer", buyer)).toMatch(/^Accept the weight, or dispute it by /);
  await accept(id, buyer);
  expect(await stepOf(id, "buyer", buyer)).toMatch(/^Seller accepts the weight by /);
  await accept(id, seller);
  expect(await both(id, buyer)).toEqual([
    "Rate the seller",
    expect.stringMatching(/^The last of your money comes on /),
  ]);
});

test("a sale stands under one tab of each side, with counts, the soonest day first (U6)", async () => {
  const { id, buyer } = await aSale();
  const later = await sales.sold([[buyer, 101]], { terms: { payment_days: 9 } });
  const other = await sales.sold([[buyer, 102]]);
  await db
    .updateTable("awards")
    .set({ state: "cancelled" })
    .where("id", "=", Number(other.id))
    .execute();
  const due = await listOf("buyer", buyer, { to_do: "to_pay" });
  expect(due.data.map(({ award_id }) => award_id)).toEqual([id, later.id]);
  expect(due.to_do).toEqual({ to_pay: 2, to_lift: 0, to_answer: 0, waiting: 0, done: 1 });
  const done = await listOf("buyer", buyer, { to_do: "done" });
  expect(done.data.map(({ award_id, award_state }) => [award_id, award_state])).toEqual([
    [other.id, "cancelled"],
  ]);
  const waiting = await listOf("seller", seller, { to_do: "waiting" });
  expect(waiting.data.map(({ award_id }) => award_id)).toEqual(expect.arrayContaining([id]));
  expect((await listOf("buyer", buyer, {})).to_do).toBeNull();
  const page = await ask(auctions.myOrders, {
    ...{ token: buyer.token, query: { to_do: "to_pay", rows: "1", page: "2" } },
  });
  expect(page.body).toMatchObject({ totalpage: 2, data: [{ award_id: later.id }] });
});

test("what goes to a seller directly has its sum, with GST, in lists and on the desk (U31)", async () => {
  const buyer = await sales.aBuyerWith(2_500_000);
  const { id } = await sales.sold([[buyer, 110]], { payThrough: "parties", deposit: null });
  const { payable } = await sales.sale(id, buyer);
  const [order] = (await listOf("buyer", buyer)).data;
  expect(order?.next_step).toMatchObject({ who: "you", what: "pay", amount: payable });
  expect(payable).toBeGreaterThan(15_00_000);
  const desk = (await ask(auctions.myDesk, { token: buyer.token })).body.data;
  expect(desk.to_pay).toMatchObject({ to_sellers: 1, to_sellers_amount: payable });
  expect(await stepOf(id, "seller", seller)).toMatch(/^Confirm ₹.+ when the buyer has paid/);
});

test("every state has one word in each side's lists and files, in both languages (U6, H3)", async () => {
  const { id, lotId, buyer } = await aSale();
  for (const state of AWARD_STATES) {
    const completed_at = state === "completed" ? closeOfL : null;
    await db
      .updateTable("awards")
      .set({ state, completed_at })
      .where("id", "=", Number(id))
      .execute();
    const word = STATE_LABELS[state];
    const isOver = state === "defaulted" || state === "cancelled";
    const asked: Record<string, string> = isOver ? { to_do: "done" } : {};
    for (const [side, by, path] of [
      ["buyer", buyer, "/auction/my-desk"],
      ["seller", seller, "/auction/seller-desk"],
    ] as const) {
      const { data } = await listOf(side, by, isOver ? { to_do: "done" } : { won: "1" });
      const order = data.find(({ award_id }) => award_id === id);
      expect(order).toMatchObject({ award_state: state, next_step: { state, side } });
      for (const lang of ["en", "hi"] as const) {
        const { payload } = await fileOf(path, by, { format: "csv", ...asked }, lang);
        const line = payload.split("\r\n").find((row) => row.includes(`${lotId},`));
        expect([side, lang, line]).toEqual([side, lang, expect.stringContaining(word[lang])]);
        if (order?.next_step) expect(line).toContain(sayStep(order.next_step, lang));
      }
    }
    const list = await ask(awards.officeAwards, { token: admin.token, query: { state } });
    expect(list.body.data.map(({ _id }) => _id)).toContain(id);
    const { payload } = await fileOf("/admin/awards", admin, { format: "csv", state });
    expect(payload).toContain(word.en);
  }
});

test("a seller has their sales as Excel and CSV, as a buyer has their bids (U35)", async () => {
  const { buyer } = await aSale();
  const { rawPayload, headers } = await fileOf("/auction/seller-desk", seller, { format: "xlsx" });
  expect(headers["content-disposition"]).toBe('attachment; filename="sales.xlsx"');
  const [heads = [], ...rows] = rowsOfWorkbook(rawPayload);
  expect(heads.slice(-6)).toEqual([
    ...["Lot value (₹)", "Ends", "Sale", "Still to come (₹)", "Pay by", "Next step"],
  ]);
  expect(rows.some((row) => row[heads.indexOf("Still to come (₹)")] === 1_771_278)).toBe(true);
  const refused = await ask(auctions.sellerDesk, { token: buyer.token });
  expect(refused.status).toBe(403);
  const counts = (await ask(auctions.sellerDesk, { token: seller.token })).body.data;
  expect(counts).toEqual((await listOf("seller", seller)).to_do);
});

test("lists of sales ask the same of the database for one sale and for many", async () => {
  const buyer = await sales.aBuyerWith(25_00_000);
  const win = () => sales.sold([[buyer, 101]], { deposit: null });
  const costOf = async () => {
    await listOf("buyer", buyer);
    sent();
    await listOf("buyer", buyer);
    return sent().length;
  };
  await win();
  const one = await costOf();
  for (let i = 0; i < 4; i++) await win();
  expect(await costOf()).toBe(one);
});

test("a lot that somebody bid on and nobody won has no next step", async () => {
  const buyer = await market.aBuyer();
  const before = new Date(closeOfL.getTime() - 3_600_000);
  const lot = await aLot(db, {
    ...{ sellerId: seller.id, startsAt: before, endsAt: closeOfL, marketValue: 1000 },
    reservePrice: 5000,
  });
  await market.setTime(new Date(closeOfL.getTime() - 1_800_000));
  await ask(auctions.placeBid, { body: { product_id: lot.id, amount: 1100 }, token: buyer.token });
  await market.setTime(closeOfL);
  await closeAuction(deps, lot.id);
  expect((await listOf("buyer", buyer, {})).data[0]?.next_step).toBeNull();
});
