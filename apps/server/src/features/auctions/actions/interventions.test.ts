import { auctions, listings, office } from "@rebale/contract";
import { firstLedgerFault } from "@rebale/contract/auctions/ledger-faults";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { noticesTo } from "../../../../test/publish-all.ts";
import { createAuctions } from "../create-auctions.ts";
import { sha256 } from "../domain/ledger/ledger-chain.rules.ts";
import { readMissed } from "../live/catch-up.ts";
import { followAuctions } from "../store/views/listed.store.ts";
import { closeAuction, closeDueAuctions } from "./close/close-auction.ts";
import { verifyLedgers } from "./close/verify-ledgers.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(noon);
const seller = await market.aSeller();
const admin = await market.anAdmin();
const asha = await market.aBuyer({ name: "Asha" });
const bilal = await market.aBuyer({ name: "Bilal" });
const opened = createAuctions(deps, { timed: false });
afterAll(() => opened.close());

const minute = (n: number) => new Date(noon.getTime() + n * 60_000);
const at = (n: number) => market.setTime(minute(n));
beforeEach(() => at(0));

const reason = "The scale is being repaired";
const openLot = (over: object = {}) =>
  aLot(db, { sellerId: seller.id, startsAt: minute(-60), endsAt: minute(10), ...over });
const bid = (lotId: number, amount: number, by = asha) =>
  ask(auctions.placeBid, { body: { product_id: lotId, amount }, token: by.token });
const token = admin.token;
const pause = (id: number) => ask(auctions.pause, { params: { id }, body: { reason }, token });
const resume = (id: number) =>
  ask(auctions.resume, { params: { id }, body: { reason: "It weighs again" }, token });
const withdraw = (id: number) =>
  ask(auctions.withdraw, { params: { id }, body: { reason }, token });
const extend = (id: number, end_at: string) =>
  ask(auctions.extend, { params: { id }, body: { end_at, reason }, token });
const details = async (lot: { id: number }, by?: SignedIn) =>
  (await ask(auctions.details, { params: { idname: String(lot.id) }, token: by?.token })).body.data;
const ledgerOf = async (lot: { url: string }) =>
  (await ask(auctions.ledger, { params: { idname: lot.url } })).body.data;
const noticesOf = async (user: SignedIn) =>
  (await noticesTo(db, user.id)).map(({ title }) => title);
const unbroken = async () => expect((await verifyLedgers(db)).broken).toBeNull();

describe("a paused auction (A9)", () => {
  test("takes no bid, is not closed however long it lasts, and goes on with as long to go", async () => {
    const lot = await openLot();
    await bid(lot.id, 1100);
    await at(4);
    expect((await pause(lot.id)).body.data).toMatchObject({ status: "paused", seq: 3 });
    expect(await bid(lot.id, 1200, bilal)).toMatchObject({
      status: 409,
      body: { code: "lot_paused" },
    });
    await at(100);
    await followAuctions(db, [lot.id]);
    expect(await closeDueAuctions(deps)).toBe(0);
    expect(await details(lot, bilal)).toMatchObject({
      status: "paused",
      paused_at: minute(4).toISOString(),
      state_reason: reason,
      can_bid: false,
      why_not: "lot_paused",
      ends_at: minute(10).toISOString(),
    });
    expect((await pause(lot.id)).body.code).toBe("lot_paused");

    expect((await resume(lot.id)).body.data).toMatchObject({
      status: "live",
      ends_at: minute(106).toISOString(),
    });
    expect(await details(lot, bilal)).toMatchObject({
      status: "live",
      paused_at: null,
      state_reason: null,
    });
    expect((await bid(lot.id, 1200, bilal)).status).toBe(200);
    expect((await ledgerOf(lot)).map(({ kind, note }) => [kind, note]).slice(1)).toEqual([
      ["bid", ""],
      ["pause", reason],
      ["resume", "It weighs again"],
      ["bid", ""],
    ]);
    await unbroken();
    await at(106);
    expect(await closeDueAuctions(deps)).toBe(1);
    await unbroken();
  });

  test("shows its bidder their maximum also past its old end: it acts again (L3)", async () => {
    const lot = await openLot();
    const params = { product_id: lot.id };
    await ask(auctions.setMaximum, { params, body: { maximum: 2000 }, token: asha.token });
    await pause(lot.id);
    for (const minutes of [5, 100]) {
      await at(minutes);
      expect((await details(lot, asha)).your_maximum).toBe(2000);
    }
    await resume(lot.id);
    expect((await details(lot, asha)).your_maximum).toBe(2000);
    await at(300);
    expect((await details(lot, asha)).your_maximum).toBeNull();
  });

  test("lets a bidder take back their maximum, and act for nobody meanwhile", async () => {
    const lot = await openLot();
    const maximum = { params: { product_id: lot.id }, token: asha.token };
    await ask(auctions.setMaximum, { ...maximum, body: { maximum: 2000 } });
    await pause(lot.id);
    expect(
      (await ask(auctions.setMaximum, { ...maximum, body: { maximum: 3000 } })).body.code,
    ).toBe("lot_paused");
    expect((await ask(auctions.removeMaximum, maximum)).status).toBe(200);
    await unbroken();
  });

  test("stays among the live lots of every list, behind the others", async () => {
    const paused = await openLot({ title: "Paused bales" });
    const other = await openLot({ endsAt: minute(90) });
    await pause(paused.id);
    await at(30);
    const shop = await ask(listings.shop, { query: { status: "live", rows: 100 } });
    const mine = shop.body.data.filter(({ _id }) => _id === String(paused.id));
    expect(mine).toMatchObject([{ status: "paused", paused_at: minute(0).toISOString() }]);
    const statuses = shop.body.data.map(({ status }) => status);
    expect(statuses.lastIndexOf("live")).toBeGreaterThanOrEqual(0);
    expect(statuses.indexOf("paused")).toBeGreaterThan(statuses.lastIndexOf("live"));
    const inOffice = async (status: "paused" | "live") =>
      (await ask(listings.adminLots, { query: { status }, token })).body.data.map(({ _id }) => _id);
    expect(await inOffice("paused")).toContain(String(paused.id));
    expect(await inOffice("live")).not.toContain(String(paused.id));
    expect(other.id).toBeGreaterThan(0);
  });
});

test("an extended auction ends later, its last possible end too, and takes bids until then (A9)", async () => {
  const lot = await openLot({ softCloseMinutes: 5 });
  await bid(lot.id, 1100);
  expect(await extend(lot.id, "2026-12-01 12:05:00")).toMatchObject({
    status: 400,
    body: { code: "end_not_later", errors: [{ path: "end_at" }] },
  });
  expect((await extend(lot.id, "2026-12-01 13:00:00")).body.data).toMatchObject({
    status: "live",
    ends_at: minute(60).toISOString(),
  });
  await at(30);
  expect(await closeAuction(deps, lot.id)).toBe("not due");
  expect((await bid(lot.id, 1200, bilal)).status).toBe(200);
  await unbroken();
});

test("a withdrawn lot is won by nobody, says why, and is listed again in one step (A9, A10)", async () => {
  const lot = await openLot({ reservePrice: 5000 });
  await bid(lot.id, 1100);
  await bid(lot.id, 1200, bilal);
  expect((await withdraw(lot.id)).body.data).toMatchObject({ status: "withdrawn" });
  expect(await details(lot, bilal)).toMatchObject({
    status: "withdrawn",
    outcome: "withdrawn",
    state_reason: reason,
    why_not: "lot_withdrawn",
    standing: "lost",
    is_completed: "Completed",
  });
  expect((await bid(lot.id, 1300)).body.code).toBe("lot_withdrawn");
  for (const again of [pause, resume, withdraw])
    expect((await again(lot.id)).body.code).toBe("lot_withdrawn");
  const ledger = await ledgerOf(lot);
  expect(ledger.at(-1)).toMatchObject({ kind: "withdraw", note: reason, opened: "" });
  expect(await firstLedgerFault(String(lot.id), ledger, sha256)).toBeNull();
  await unbroken();
  await at(60);
  expect(await closeAuction(deps, lot.id)).toBe("not due");
  const relisted = await ask(listings.relistLot, {
    params: { id: lot.id },
    token: seller.token,
  });
  expect(relisted.body.data).toMatchObject({ relist_of: String(lot.id), status: "pending" });
});

test("a lot that nobody has bid on is withdrawn with its opening, one that is upcoming too (A9)", async () => {
  const [live, upcoming] = [await openLot(), await openLot({ startsAt: minute(5) })];
  for (const lot of [live, upcoming]) {
    expect((await withdraw(lot.id)).status).toBe(200);
    expect((await ledgerOf(lot)).map(({ kind }) => kind)).toEqual(["open", "withdraw"]);
  }
  await unbroken();
});

test("every bidder and the seller are told, and who watches hears it, late or at once (A9)", async () => {
  const lot = await openLot();
  await bid(lot.id, 1100);
  const before = (await details(lot)).last_event_id;
  await pause(lot.id);
  await at(5);
  await resume(lot.id);
  await extend(lot.id, "2026-12-01 14:00:00");
  await withdraw(lot.id);
  const notices = ["Bidding is paused", "Bidding has resumed", "More time to bid", "Lot withdrawn"];
  for (const member of [asha, seller])
    expect(await noticesOf(member)).toEqual(expect.arrayContaining(notices));
  const missed = await readMissed(deps, lot.id, before);
  expect([...(missed?.frames.matchAll(/^event: (.*)$/gm) ?? [])].map(([, name]) => name)).toEqual([
    "paused",
    "resumed",
    "withdrawn",
    "extended",
    "closed",
  ]);
  const { body } = await ask(office.audit, { query: { q: `lot ${lot.id}:` }, token });
  expect(body.data.map(({ action }) => action)).toEqual([
    "auction withdrawn",
    "auction extended",
    "auction resumed",
    "auction paused",
  ]);
});

test("bids and a pause at once: what was accepted before it stands, nothing after it (A9)", async () => {
  const lot = await openLot();
  const bids = Array.from({ length: 20 }, (_, i) => bid(lot.id, 1100 + i, i % 2 ? asha : bilal));
  const [paused, ...answers] = await Promise.all([pause(lot.id), ...bids]);
  expect(paused.status).toBe(200);
  const ledger = await ledgerOf(lot);
  const pausedAt = ledger.find(({ kind }) => kind === "pause")?.seq ?? 0;
  const placed = ledger.filter(({ kind }) => kind === "bid");
  expect(placed.every(({ seq }) => seq < pausedAt)).toBe(true);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(placed.length);
  await unbroken();
});

test("only the office does so, with a reason; a verifier finds a pause that the ledger does not say (A9)", async () => {
  const lot = await openLot();
  for (const by of [seller, asha])
    expect(
      (await ask(auctions.pause, { params: { id: lot.id }, body: { reason }, token: by.token }))
        .status,
    ).toBe(403);
  const mute = await ask(auctions.pause, { params: { id: lot.id }, body: { reason: "" }, token });
  expect(mute).toMatchObject({ status: 400, body: { errors: [{ path: "reason" }] } });
  expect((await pause(99_999_999)).status).toBe(404);
  await pause(lot.id);
  await db
    .updateTable("timetables")
    .set({ paused_at: null })
    .where("lot_id", "=", lot.id)
    .execute();
  expect((await verifyLedgers(db)).broken).toMatchObject({
    why: "the auction is paused or runs, and its ledger says the opposite",
  });
});
