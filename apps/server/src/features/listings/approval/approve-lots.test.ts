import { auctions, type BodyIn, listings } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aCategory, aLot } from "../../../../test/builders.ts";
import { inHours } from "../../../../test/in-hours.ts";

const market = await createMarket();
const { ask, db } = market;
const { token } = await market.anAdmin("moderator");
const seller = await market.aSeller();
const categoryId = await aCategory(db);
await db
  .updateTable("categories")
  .set({ requires_authorisation: "batteries" })
  .where("id", "=", categoryId)
  .execute();

type Asked = BodyIn<typeof listings.approveLots>;
const template: Asked["template"] = {
  value: { by: "asked", percent: 90 },
  increment: { by: "amount", amount: 500 },
  soft_close_minutes: 5,
  minutes_between: 3,
};
const approve = (lots: Asked["lots"], over: Partial<Asked> = {}) =>
  ask(listings.approveLots, {
    token,
    body: {
      template,
      start_at: "2030-01-01 11:00:00",
      first_end_at: "2030-01-03 16:00:00",
      lots,
      ...over,
    },
  });
async function pending(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 0; i < count; i++)
    ids.push((await aLot(db, { sellerId: seller.id, categoryId, approval: "pending" })).id);
  await db.updateTable("lots").set({ asking_price: 100_000 }).where("id", "in", ids).execute();
  return ids;
}
const requests = (ids: readonly number[]) => ids.map((id) => ({ _id: String(id) }));
const approvedOf = async (ids: readonly number[]) =>
  (
    await db
      .selectFrom("lots")
      .select("id")
      .where("id", "in", [...ids])
      .where("approval", "=", "approved")
      .execute()
  ).length;

test("200 lots are approved in one call: value, increment, requirement, staggered ends; one audit entry and one job each, one message for all of a seller's (W15, office b4)", async () => {
  const ids = await pending(200);
  const preview = await approve(requests(ids), { dry_run: true });
  expect(preview.body.data.left).toEqual([]);
  expect(await approvedOf(ids)).toBe(0);

  const { body } = await approve(requests(ids));
  expect(body.data).toEqual(preview.body.data);
  expect(body.message).toBe("200 lots approved");
  expect(body.data.lots[199]).toMatchObject({
    asking_price: 1000,
    market_value: 900,
    bid_increment: 500,
    requires_authorisation: "batteries",
    ends_at: new Date(Date.parse("2030-01-03T10:30:00Z") + 199 * 180_000).toISOString(),
  });
  const row = await db
    .selectFrom("lots")
    .innerJoin("auctions", "auctions.lot_id", "lots.id")
    .innerJoin("timetables", "timetables.lot_id", "lots.id")
    .innerJoin("listed_lots", "listed_lots.lot_id", "lots.id")
    .select(["approval", "market_value", "price", "bid_increment", "soft_close_minutes"])
    .select(["requires_authorisation", "timetables.starts_at", "auctions.ends_at"])
    .select("listed_lots.ends_at as listed_ends_at")
    .select("hard_ends_at")
    .where("id", "=", ids[1] ?? 0)
    .executeTakeFirst();
  expect(row).toEqual({
    approval: "approved",
    market_value: 90_000,
    price: 90_000,
    bid_increment: 50_000,
    soft_close_minutes: 5,
    requires_authorisation: "batteries",
    starts_at: new Date("2030-01-01T05:30:00Z"),
    ends_at: new Date("2030-01-03T10:33:00Z"),
    listed_ends_at: new Date("2030-01-03T10:33:00Z"),
    hard_ends_at: new Date("2030-01-04T10:33:00Z"),
  });
  const { rows } = await sql<{ entries: number; jobs: number; notices: number }>`select
    (select count(*) from audit where action = 'lot approved') as entries,
    (select count(*) from graphile_worker.jobs where key like 'ending:%') as jobs,
    (select count(*) from notifications where code = 'lots_approved') as notices`.execute(db);
  expect(rows).toEqual([{ entries: 200, jobs: 200, notices: 1 }]);
});

test("what cannot be approved is named with its reason and stays as it was; the rest is approved (W15)", async () => {
  const [a = 0, b = 0, c = 0, d = 0] = await pending(4);
  await db.updateTable("lots").set({ asking_price: null }).where("id", "=", b).execute();
  await db.updateTable("lots").set({ edited_at: new Date() }).where("id", "=", c).execute();
  const live = await aLot(db, { sellerId: seller.id });
  const { status, body } = await approve([
    { _id: String(a) },
    { _id: String(b) },
    { _id: String(c), seen_edit: null },
    { _id: String(live.id) },
    { _id: "999999" },
    { _id: String(d), requires_authorisation: null, market_value: 77.5 },
  ]);
  expect(status).toBe(200);
  expect(body.data.lots.map(({ _id }) => Number(_id))).toEqual([a, d]);
  expect(body.data.lots[1]).toMatchObject({
    market_value: 77.5,
    requires_authorisation: null,
    ends_at: "2030-01-03T10:33:00.000Z",
  });
  expect(body.data.left.map(({ msg }) => msg)).toEqual([
    "The seller has not given a price.",
    "The seller has changed it since you saw it.",
    "It is no longer waiting for approval.",
    "There is no such lot.",
  ]);
  expect(await approvedOf([b, c])).toBe(0);
});

test("of two moderators who approve the same lots at once, one does each lot (W15)", async () => {
  const ids = await pending(20);
  await market.openConnections();
  const [one, other] = await Promise.all([
    approve(requests(ids)),
    approve(requests(ids.toReversed())),
  ]);
  expect(one.body.data.lots.length + other.body.data.lots.length).toBe(20);
  expect(one.body.data.left.length + other.body.data.left.length).toBe(20);
});

test("the preview names other accounts with the seller's PAN or bank account, and looks at all sellers at once (W15)", async () => {
  const [lone] = await pending(1);
  const doubled = await market.aSeller();
  const twin = await market.aBuyer({ business_name: "Same Hands Metals" });
  await db
    .insertInto("account_papers")
    .values(
      [doubled, twin].map(({ id: user_id }) => ({
        user_id,
        pan_number: "AAPFU0939F",
        account_no: "5566778899",
        ifsc: "SBIN0000456",
      })),
    )
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((eb) => ({
        pan_number: eb.ref("excluded.pan_number"),
        account_no: eb.ref("excluded.account_no"),
        ifsc: eb.ref("excluded.ifsc"),
      })),
    )
    .execute();
  const { id } = await aLot(db, { sellerId: doubled.id, categoryId, approval: "pending" });
  await db.updateTable("lots").set({ asking_price: 100_000 }).where("id", "=", id).execute();
  const { lots } = (await approve(requests([lone ?? 0, id]), { dry_run: true })).body.data;
  expect(lots.map((lot) => lot.seller_duplicates)).toEqual([
    [],
    [{ name: "Same Hands Metals", same: ["pan", "bank_account"] }],
  ]);
});

test("an approval is taken back by refusing the lot, for as long as no bid is recorded (W15)", async () => {
  const [quiet = 0, bidOn = 0] = await pending(2);
  const asked = requests([quiet, bidOn]).map((lot) => ({ ...lot, requires_authorisation: null }));
  const { lots, left } = (
    await approve(asked, { start_at: inHours(-1), first_end_at: inHours(24) })
  ).body.data;
  expect(left).toEqual([]);
  expect(lots).toHaveLength(2);
  const takeBack = (id: number) =>
    ask(listings.reviewLot, {
      token,
      params: { id: String(id) },
      body: { is_approved: false, reason: "Approved by mistake" },
    });
  const bid = await ask(auctions.placeBid, {
    token: (await market.aBuyer()).token,
    body: { product_id: String(bidOn), amount: 2000 },
  });
  expect(bid.status).toBe(200);
  expect((await takeBack(bidOn)).body).toMatchObject({ code: "bids_exist" });
  expect((await takeBack(quiet)).status).toBe(200);
  expect(await approvedOf([quiet])).toBe(0);
  expect(await approvedOf([bidOn])).toBe(1);
});

test("what makes no sense is refused whole (W15)", async () => {
  const [id = 0] = await pending(1);
  const errorsOf = async (over: Partial<Asked>, lots = requests([id])) =>
    (await approve(lots, over)).body.errors.map(({ path }) => path);
  expect(await errorsOf({ first_end_at: "2030-01-01 10:00:00" })).toEqual(["first_end_at"]);
  expect(await errorsOf({}, requests([id, id]))).toEqual(["lots"]);
  expect(await errorsOf({}, [])).toEqual(["lots"]);
  expect(await errorsOf({ template: { ...template, minutes_between: -1 } })).toEqual([
    "template.minutes_between",
  ]);
  const past = await approve(requests([id]), {
    start_at: "2020-01-01 10:00:00",
    first_end_at: "2020-01-02 10:00:00",
  });
  expect(past.body.data.left).toMatchObject([{ msg: "The end must be in the future" }]);
  expect(await approvedOf([id])).toBe(0);
});

test("templates are saved under a name, replaced and deleted (W15)", async () => {
  const save = (name: string, over: object = {}) =>
    ask(listings.saveApprovalTemplate, {
      token,
      body: { name, template: { ...template, ...over } },
    });
  await save("Batteries");
  await save("Batteries", { minutes_between: 7 });
  const { body } = await save("Aluminium");
  const list = async () => (await ask(listings.approvalTemplates, { token })).body.data;
  expect(await list()).toMatchObject([
    { name: "Aluminium", template },
    { name: "Batteries", template: { ...template, minutes_between: 7 } },
  ]);
  const params = { id: body.data._id };
  expect((await ask(listings.deleteApprovalTemplate, { token, params })).status).toBe(200);
  expect((await ask(listings.deleteApprovalTemplate, { token, params })).status).toBe(404);
  expect((await list()).map(({ name }) => name)).toEqual(["Batteries"]);
});
