import { auctions, type BodyIn, corrigenda, office } from "@rebale/contract";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { aLot } from "../../../test/builders.ts";
import { aKnownBuyer } from "../../../test/invite-only.ts";
import { noticesTo } from "../../../test/publish-all.ts";
import { closeDueAuctions, createAuctions } from "../auctions/index.ts";
import { remindUnanswered } from "./corrigenda.jobs.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(noon);
const seller = await market.aSeller();
const [admin, support, moderator] = [
  await market.anAdmin(),
  await market.anAdmin("support"),
  await market.anAdmin("moderator"),
];
const asha = await market.aBuyer({ name: "Asha" });
const opened = createAuctions(deps, { timed: false });
afterAll(() => opened.close());
const hour = (n: number) => new Date(noon.getTime() + n * 3_600_000);
beforeEach(() => market.setTime(noon));

const openLot = (hours = 48) =>
  aLot(db, { sellerId: seller.id, startsAt: noon, endsAt: hour(hours) });
type Asked = BodyIn<typeof corrigenda.askCorrigendum>;
const askFor = (lot: { id: number }, change: Partial<Asked> = {}, by = seller) =>
  ask(corrigenda.askCorrigendum, {
    params: { id: lot.id },
    body: { quantity: 420, reason: "Weighed again", ...change },
    token: by.token,
  });
const decide = (
  id: string,
  decision: "publish" | "refuse",
  reason: string | undefined = undefined,
  by = moderator,
) =>
  ask(corrigenda.decideCorrigendum, {
    params: { id },
    body: { decision, reason },
    token: by.token,
  });
const waiting = async () =>
  (await ask(corrigenda.officeCorrigenda, { query: { state: "waiting" }, token: moderator.token }))
    .body;

test("a seller asks, support may not publish, a moderator does (F48)", async () => {
  const lot = await openLot();
  const { body } = await askFor(lot);
  expect(body.data).toMatchObject({
    ...{ state: "waiting", no: null, seq: null, ends_at: null, by: "seller" },
    changes: [{ field: "quantity", before: 500, after: 420 }],
  });
  const id = body.data._id;
  expect((await decide(id, "publish", undefined, support)).status).toBe(403);
  const [row] = (await waiting()).data;
  expect(row).toMatchObject({ _id: id, product_id: String(lot.id), reason: "Weighed again" });
  const details = await ask(auctions.details, { params: { idname: lot.url } });
  expect(details.body.data).toMatchObject({ quantity: 500, corrigendum: null });
  expect((await decide(id, "publish")).body.data).toMatchObject({
    ...{ _id: id, state: "published", no: 1, seq: 2, by: "seller" },
  });
  expect((await decide(id, "publish")).body.code).toBe("not_waiting");
  expect((await waiting()).data).toEqual([]);
  const own = await ask(corrigenda.ownCorrigenda, { params: { id: lot.id }, token: seller.token });
  expect(own.body.data).toMatchObject([{ _id: id, state: "published" }]);
  const audit = await ask(office.audit, { token: admin.token, query: {} });
  expect(audit.body.data.map(({ action }) => action)).toContain("corrigendum published");
});

test("nothing that changes, and a lot that is over, are refused, also when they are published (F48)", async () => {
  const lot = await openLot(1);
  const same = await askFor(lot, { quantity: 500 });
  expect(same).toMatchObject({ status: 409, body: { code: "nothing_changed" } });
  const asked = (await askFor(lot)).body.data;
  const byOffice = await ask(corrigenda.publishCorrigendum, {
    params: { id: lot.id },
    body: { quantity: 420, reason: "Weighed again" },
    token: admin.token,
  });
  expect(byOffice.status).toBe(200);
  expect((await decide(asked._id, "publish")).body.code).toBe("nothing_changed");
  await market.setTime(hour(1));
  expect(await askFor(lot, { quantity: 410 })).toMatchObject({
    ...{ status: 409, body: { code: "lot_ended" } },
  });
  expect((await decide(asked._id, "publish")).body.code).toBe("lot_ended");
  await closeDueAuctions(deps);
  expect((await askFor(lot, { quantity: 410 })).body.code).toBe("lot_ended");
  expect((await decide(asked._id, "refuse", "Over")).status).toBe(200);
});

test("a newer one takes the place of what waits; refused ones say why, and the seller is told", async () => {
  const lot = await openLot();
  const first = (await askFor(lot)).body.data;
  const second = (await askFor(lot, { quantity: 410 })).body.data;
  const ofLot = (await waiting()).data.filter(({ url }) => url === lot.url);
  expect(ofLot.map(({ _id }) => _id)).toEqual([second._id]);
  expect((await decide(first._id, "publish")).body.code).toBe("not_waiting");
  const unexplained = await decide(second._id, "refuse");
  expect(unexplained).toMatchObject({ status: 400, body: { errors: [{ path: "reason" }] } });
  expect((await decide(second._id, "refuse", "Weigh it once more")).body.data).toMatchObject({
    ...{ state: "refused", no: null, refusal_reason: "Weigh it once more" },
  });
  const titles = (await noticesTo(db, seller.id)).map(({ title }) => title);
  expect(titles).toContain("Your lot stays as it is");
});

test("nobody else asks, and nothing else is changed", async () => {
  const lot = await openLot();
  const stranger = await market.aSeller();
  expect((await askFor(lot, {}, stranger)).body.code).toBe("not_your_lot");
  expect((await askFor(lot, {}, asha)).status).toBe(403);
  const pending = await aLot(db, { sellerId: seller.id, approval: "pending" });
  expect((await askFor(pending)).body.code).toBe("lot_not_approved");
  expect((await askFor({ id: 999_999 })).body.code).toBe("lot_not_found");
  const complaintOf = async (change: object) => (await askFor(lot, change)).body.errors[0]?.path;
  expect(await complaintOf({ quantity: 0 })).toBe("quantity");
  expect(await complaintOf({ quantity: undefined, weight_kg: 5 })).toBe("weight_kg");
  expect(await complaintOf({ terms: { payment_days: 400 } })).toBe("terms.payment_days");
  expect(await complaintOf({ reason: "" })).toBe("reason");
  const other = await ask(corrigenda.ownCorrigenda, {
    params: { id: lot.id },
    token: stranger.token,
  });
  expect(other.body.code).toBe("not_your_lot");
});

test("who watches and who bids are told; who has not answered is reminded once, six hours before the end", async () => {
  const lot = await openLot();
  const watcher = await market.aBuyer({ name: "Wasim" });
  await db.insertInto("watches").values({ user_id: watcher.id, lot_id: lot.id }).execute();
  const bilal = await market.aBuyer({ name: "Bilal" });
  for (const [by, amount] of [
    [asha, 1100],
    [bilal, 1200],
  ] as const)
    await ask(auctions.placeBid, { body: { product_id: lot.id, amount }, token: by.token });
  await decide((await askFor(lot)).body.data._id, "publish");
  await ask(corrigenda.answerCorrigendum, {
    params: { product_id: lot.id },
    body: { no: 1, answer: "accepted" },
    token: bilal.token,
  });
  const titlesTo = async (id: number) => (await noticesTo(db, id)).map(({ title }) => title);
  expect(await titlesTo(watcher.id)).toContain("A lot has changed");
  expect(await titlesTo(asha.id)).toContain("Accept the change, or your bid does not count");
  const reminded = async (id: number) =>
    (await titlesTo(id)).filter((title) => title === "Your answer is missing").length;
  await market.setTime(hour(41.9));
  await remindUnanswered(deps);
  expect(await reminded(asha.id)).toBe(0);
  await market.setTime(hour(42));
  await remindUnanswered(deps);
  await remindUnanswered(deps);
  expect([await reminded(asha.id), await reminded(bilal.id)]).toEqual([1, 0]);
});

test("a bidder who left hears no more of a lot for the invited: those who bid for its company do (F43)", async () => {
  const [gone, colleague] = [await aKnownBuyer(market), await market.aBuyer({ name: "Chetan" })];
  const [own, others] = [await companyOf(market, gone), await companyOf(market, asha)];
  const seat = (user: { id: number }, company_id: number) =>
    db
      .updateTable("company_users")
      .set({ company_id, role: "bidder" })
      .where("user_id", "=", user.id)
      .execute();
  await seat(colleague, own);
  const lot = await openLot();
  await db.updateTable("lots").set({ invited_only: true }).where("id", "=", lot.id).execute();
  await db
    .insertInto("lot_invitations")
    .values({ lot_id: lot.id, pan: gone.pan, name: "A", added_by: seller.id })
    .execute();
  const bid = { product_id: lot.id, amount: 1100 };
  expect((await ask(auctions.placeBid, { body: bid, token: gone.token })).status).toBe(200);
  await seat(gone, others);
  await decide((await askFor(lot)).body.data._id, "publish");
  await market.setTime(hour(42));
  await remindUnanswered(deps);
  const codesTo = async (id: number) => (await noticesTo(db, id)).map(({ code }) => code);
  expect(await codesTo(colleague.id)).toEqual(["corrigendum", "corrigendum_unanswered"]);
  expect((await noticesTo(db, colleague.id))[0]?.title).toMatch(/^Accept the change/);
  expect(await codesTo(gone.id)).toEqual([]);
});
