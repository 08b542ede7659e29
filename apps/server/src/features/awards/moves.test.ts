import { auctions, awards, type BodyIn } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { closeDueAuctions, verifyLedgers } from "../auctions/index.ts";
import { publishTerms } from "../listings/index.ts";

const noon = new Date("2026-11-25T06:30:00.000Z");
const HOUR = 3_600_000;
const market = await createMarket();
const { ask, db, deps } = market;
const after = (hours: number) => market.setTime(new Date(noon.getTime() + hours * HOUR));
await after(0);
const [seller, buyer, other] = [
  await market.aSeller(),
  await market.aBuyer(),
  await market.aBuyer(),
];
const [owner, moderator] = [await market.anAdmin(), await market.anAdmin("moderator")];

/** Sold at ₹1,200 to the buyer at 2 pm, paid by the two themselves. */
async function aSale(): Promise<string> {
  await after(0);
  const [startsAt, endsAt] = [new Date(noon.getTime() - HOUR), new Date(noon.getTime() + HOUR)];
  const { id } = await aLot(db, { sellerId: seller.id, startsAt, endsAt });
  await ask(auctions.placeBid, { body: { product_id: id, amount: 1200 }, token: buyer.token });
  await after(2);
  await closeDueAuctions(deps);
  const own = await ask(awards.list, { token: buyer.token });
  return own.body.data[0]?._id ?? "";
}
const read = (id: string, { token }: Pick<SignedIn, "token">) =>
  ask(awards.details, { params: { id }, token });
const say = (id: string, move: "confirm_paid" | "agree_cancel", by: SignedIn, reason?: string) =>
  ask(awards.move, { params: { id }, body: { move, reason }, token: by.token });
const decide = (id: string, body: BodyIn<typeof awards.officeMove>) =>
  ask(awards.officeMove, { params: { id }, body, token: moderator.token });

test("both sides and the office see the same sale, with what it comes to and who may do what (M20, M41)", async () => {
  const id = await aSale();
  const [bought, sold, office] = [
    await read(id, buyer),
    await read(id, seller),
    await read(id, owner),
  ];
  expect(bought.body.data).toMatchObject({
    ...{ _id: id, state: "payment_due", pay_through: "parties", rate: 1200, value: 1200 },
    ...{ payable: 1224, due_at: null, lift_by: null, agreed_by: [] },
    moves_allowed: ["agree_cancel"],
    timeline: [{ move: "win", to: "payment_due", by: "market", reason: "close" }],
  });
  const { moves_allowed: _, ...same } = bought.body.data;
  expect(sold.body.data).toMatchObject({
    ...same,
    moves_allowed: ["confirm_paid", "agree_cancel", "complete_outside"],
  });
  expect(office.body.data).toMatchObject({ ...same, moves_allowed: ["cancel", "extend"] });
  for (const stranger of [other, await market.aSeller()])
    expect(await read(id, stranger)).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("a list has a company's own sales of a side and state alone, newest first (M41)", async () => {
  const [first, second] = [await aSale(), await aSale()];
  const listed = async (token: string, query = {}) =>
    (await ask(awards.list, { token, query })).body.data.map(({ _id }) => _id);
  expect((await listed(buyer.token)).slice(0, 2)).toEqual([second, first]);
  expect((await listed(seller.token)).slice(0, 2)).toEqual([second, first]);
  expect(await listed(buyer.token, { side: "seller" })).toEqual([]);
  expect(await listed(other.token)).toEqual([]);
  expect(await listed(buyer.token, { state: "completed" })).toEqual([]);
});

test("the seller says once that the money is there, and the buyer is told (M1)", async () => {
  const id = await aSale();
  expect(await say(id, "confirm_paid", buyer)).toMatchObject({
    status: 409,
    body: { code: "move_not_possible" },
  });
  for (let i = 0; i < 2; i++)
    expect((await say(id, "confirm_paid", seller)).body.data).toMatchObject({ state: "paid" });
  const { timeline } = (await read(id, buyer)).body.data;
  expect(timeline.map(({ move }) => move)).toEqual(["win", "confirm_paid"]);
  const told = db
    .selectFrom("notifications")
    .select(["user_id", "code", "link"])
    .where("link", "=", `/award/${id}`);
  expect(await told.execute()).toEqual([
    { user_id: buyer.id, code: "award_paid", link: `/award/${id}` },
  ]);
});

test("a sale is off when both say so, whoever is first; one word alone changes nothing", async () => {
  const id = await aSale();
  for (let i = 0; i < 2; i++)
    expect((await say(id, "agree_cancel", buyer, "No truck")).body.data).toMatchObject({
      ...{ state: "payment_due", agreed_by: ["buyer"], moves_allowed: [] },
    });
  expect((await say(id, "agree_cancel", seller, "Nor a crane")).body.data).toMatchObject({
    ...{ state: "cancelled", agreed_by: ["seller", "buyer"], moves_allowed: [] },
    timeline: [
      { move: "win" },
      { move: "agree_cancel", by: "buyer", reason: "No truck", to: "payment_due" },
      { move: "agree_cancel", by: "seller", reason: "Nor a crane" },
      { move: "cancel", by: "market", reason: "both_agreed", to: "cancelled" },
    ],
  });
  const bought = await ask(auctions.myOrders, { token: buyer.token, query: { won: "1" } });
  expect(bought.body.data.map(({ award_id }) => award_id)).not.toContain(id);
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });
  expect(await say(id, "agree_cancel", seller)).toMatchObject({ status: 200 });
});

test("both words at the same instant call it off once", async () => {
  const id = await aSale();
  await market.openConnections();
  await Promise.all([say(id, "agree_cancel", buyer), say(id, "agree_cancel", seller)]);
  const { timeline, state } = (await read(id, buyer)).body.data;
  expect([state, timeline.filter(({ move }) => move === "cancel").length]).toEqual([
    "cancelled",
    1,
  ]);
});

test("the office calls a sale off or gives it more time, with a reason that both sides read", async () => {
  const id = await aSale();
  const due_at = "2026-12-05T00:00:00+05:30";
  for (const body of [
    { move: "extend" as const, reason: "Banks are on strike" },
    { move: "extend" as const, reason: "x", due_at, lift_by: due_at },
    { move: "cancel" as const, reason: " " },
  ])
    expect(await decide(id, body)).toMatchObject({ status: 400 });
  const past = { move: "extend" as const, reason: "x", due_at: "2026-11-20T00:00:00+05:30" };
  expect(await decide(id, past)).toMatchObject({
    ...{ status: 400, body: { code: "day_not_later", errors: [{ path: "due_at" }] } },
  });
  const extended = await decide(id, { move: "extend", reason: "Banks are on strike", due_at });
  expect(extended.body.data).toMatchObject({
    ...{ due_at: "2026-12-04T18:30:00.000Z", state: "payment_due" },
    timeline: [{}, { move: "extend", by: "office", reason: "Banks are on strike" }],
  });
  expect(await decide(id, { move: "extend", reason: "Again", due_at })).toMatchObject({
    ...{ status: 400, body: { code: "day_not_later" } },
  });
  const off = await decide(id, { move: "cancel", reason: "The goods burnt" });
  expect(off.body.data).toMatchObject({ state: "cancelled", moves_allowed: [] });
  for (const side of [buyer, seller])
    expect((await read(id, side)).body.data.timeline.at(-1)).toMatchObject({
      ...{ move: "cancel", by: "office", reason: "The goods burnt" },
    });
  const finance = await market.anAdmin("finance");
  expect((await read(id, finance)).status).toBe(200);
  const asFinance = { params: { id }, body: { move: "cancel", reason: "x" } as const };
  expect((await ask(awards.officeMove, { ...asFinance, token: finance.token })).status).toBe(403);
});

test("days that were agreed count from the day of the close and of the payment, to midnight in India (M31)", async () => {
  await after(0);
  const [startsAt, endsAt] = [new Date(noon.getTime() - HOUR), new Date(noon.getTime() + 2 * HOUR)];
  const { id: lotId } = await aLot(db, { sellerId: seller.id, startsAt, endsAt });
  const terms = { payment_days: 7, lifting_days: 15, deductions: [], documents: [] };
  await db
    .transaction()
    .execute((tx) => publishTerms(tx, [{ id: lotId, terms: { ...none, ...terms } }], owner.id));
  const body = { product_id: lotId, amount: 1200, terms_version: 1 };
  await ask(auctions.placeBid, { body, token: buyer.token });
  await after(3);
  await closeDueAuctions(deps);
  const [{ _id: id } = { _id: "" }] = (await ask(awards.list, { token: buyer.token })).body.data;
  expect((await read(id, buyer)).body.data).toMatchObject({ due_at: "2026-12-02T18:30:00.000Z" });
  await after(24);
  expect((await say(id, "confirm_paid", seller)).body.data).toMatchObject({
    lift_by: "2026-12-11T18:30:00.000Z",
  });
});
const none = {
  ...{ inspection_days: null, inspection_contact: null, tolerance_percent: null },
  ...{ ground_rent_per_day: null, loading_by: null },
};

test("the office lists all sales by state, day and words, and takes them along (office 27)", async () => {
  const id = await aSale();
  const list = (query: object) => ask(awards.officeAwards, { token: owner.token, query });
  const newest = (await list({})).body.data.toSorted((a, b) => Number(b._id) - Number(a._id));
  expect(newest[0]).toMatchObject({ _id: id, state: "payment_due" });
  const file = await market.app.inject({
    url: "/api/admin/awards?format=csv",
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(file.body).toContain("To be paid before");
  expect((await list({ state: "cancelled" })).body.data.map(({ _id }) => _id)).not.toContain(id);
  expect((await list({ q: "no such lot" })).body.data).toEqual([]);
  expect((await list({ from: "2026-11-26" })).body.data.map(({ _id }) => _id)).not.toContain(id);
});

test("the office's overdue sales have direct ones whose day is over, with what their sellers have still to get, and its file has one word a state and one form of a day (V24)", async () => {
  const id = await aSale();
  let { token } = owner;
  const list = async (query: object) =>
    (await ask(awards.officeAwards, { token, query: { rows: 500, ...query } })).body.data;
  const own = async (query: object) => (await list(query)).find(({ _id }) => _id === id);
  await decide(id, { move: "extend", reason: "Agreed", due_at: "2026-11-28T00:00:00+05:30" });
  const payable = (await own({}))?.payable ?? 0;
  expect(await own({})).toMatchObject({
    ...{ state: "payment_due", pay_through: "parties", late: false },
    ...{ due: 0, still_due: payable, tax: 24 },
  });
  expect(payable).toBe(1224);
  const next_step = "Buyer pays the seller ₹1,224 by Fri 27 Nov";
  expect(await own({})).toMatchObject({ waits_for: "buyer", next_step });
  expect(await own({ late: "1" })).toBeUndefined();
  await after(61);
  ({ token } = await market.anAdmin());
  expect(await own({ late: "1" })).toMatchObject({ state: "payment_due", late: true });
  const file = await market.app.inject({
    url: "/api/admin/awards?format=csv&late=1",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(file.body).toContain("Paid,Tax and charges (₹),Payable (₹),Payment is late,Next step");
  expect(file.body).toContain("To be paid,");
  expect(file.body).toContain("Directly");
  expect(file.body).toMatch(new RegExp(`${next_step}"?\\r?\\n`));
  expect(file.body).not.toMatch(/\dT\d\d:/);
});
