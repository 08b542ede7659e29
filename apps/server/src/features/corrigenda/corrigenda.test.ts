import { auctions, type BodyIn, corrigenda } from "@rebale/contract";
import { amendText, openingText } from "@rebale/contract/auctions/ledger-opening";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { authorise, companyOf, setCompanyStatus } from "../../../test/authorised.ts";
import { aLot } from "../../../test/builders.ts";
import { deposit, walletOf } from "../../../test/deposits.ts";
import { sha256 } from "../auctions/domain/ledger/ledger-chain.rules.ts";
import { closeDueAuctions, createAuctions, verifyLedgers } from "../auctions/index.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(noon);
const seller = await market.aSeller();
const admin = await market.anAdmin();
const asha = await market.aBuyer({ name: "Asha" });
const bilal = await market.aBuyer({ name: "Bilal" });
const chetan = await market.aBuyer({ name: "Chetan" });
const opened = createAuctions(deps, { timed: false });
afterAll(() => opened.close());

const second = (n: number) => new Date(noon.getTime() + n * 1000);
const at = (n: number) => market.setTime(second(n));
beforeEach(() => at(0));

const reason = "Wet bales left out";
/** Open for 460 s. */
const openLot = (over: object = {}) =>
  aLot(db, { sellerId: seller.id, startsAt: noon, endsAt: second(460), ...over });
const bid = (lot: { id: number }, amount: number, by = asha, more: object = {}, key?: string) =>
  ask(auctions.placeBid, {
    body: { product_id: lot.id, amount, ...more },
    token: by.token,
    ...(key && { headers: { "idempotency-key": key } }),
  });
const setMaximum = (lot: { id: number }, maximum: number, by = asha, more: object = {}) =>
  ask(auctions.setMaximum, {
    params: { product_id: lot.id },
    body: { maximum, ...more },
    token: by.token,
  });
type Asked = BodyIn<typeof corrigenda.publishCorrigendum>;
const publish = (lot: { id: number }, change: Omit<Asked, "reason"> = { quantity: 420 }) =>
  ask(corrigenda.publishCorrigendum, {
    params: { id: lot.id },
    body: { ...change, reason },
    token: admin.token,
  });
const answer = (lot: { id: number }, given: "accepted" | "withdrawn", by = asha, no = 1) =>
  ask(corrigenda.answerCorrigendum, {
    params: { product_id: lot.id },
    body: { no, answer: given },
    token: by.token,
  });
const details = async (lot: { id: number }, by?: SignedIn) =>
  (await ask(auctions.details, { params: { idname: String(lot.id) }, token: by?.token })).body.data;
const ledgerOf = async (lot: { url: string }) =>
  (await ask(auctions.ledger, { params: { idname: lot.url } })).body.data;
const unbroken = async () => expect((await verifyLedgers(db)).broken).toBeNull();

describe("a corrigendum", () => {
  test("of 500 to 420 kg by the office has number 1, its diff, and an `amend` of version 4 that commits to the lot as it is; lines before stay of version 3 (F41)", async () => {
    const lot = await openLot();
    await bid(lot, 1100);
    const published = await publish(lot);
    expect(published).toMatchObject({
      status: 200,
      body: {
        data: {
          ...{ state: "published", no: 1, seq: 3, moved: false, reason, by: "office" },
          ends_at: second(460).toISOString(),
          changes: [{ field: "quantity", before: 500, after: 420 }],
        },
      },
    });
    const now = await details(lot);
    expect(now).toMatchObject({
      ...{ quantity: 420, corrigenda: 1 },
      corrigendum: {
        ...{ no: 1, reason, moved: false, answer: null, at: noon.toISOString() },
        changes: [{ field: "quantity", before: 500, after: 420 }],
      },
    });
    const lines = await ledgerOf(lot);
    expect(lines.map(({ version, kind }) => [version, kind])).toEqual([
      [3, "open"],
      [3, "bid"],
      [4, "amend"],
    ]);
    const [, , amend] = lines;
    const opening = {
      ...now,
      ...{ product_id: now._id, ends_at: amend?.ends_at ?? "", seed_commitment: "" },
      ...{ bid_increment: now.bid_increment, market_value: now.market_value },
      format: null,
    };
    expect(amend).toMatchObject({ note: reason, amount: 0, bidder: "", opens: null });
    expect(amend?.commitment).toBe(sha256(amendText(opening, now.description)));
    expect(openingText(opening)).toContain("420");
    await unbroken();
    const shown = await ask(corrigenda.corrigendaOfLot, { params: { idname: lot.url } });
    expect(shown.body.data).toEqual([
      {
        ...{ no: 1, at: noon.toISOString(), reason, by: "office", moved: false },
        ends_at: second(460).toISOString(),
        changes: [{ field: "quantity", before: 500, after: 420 }],
      },
    ]);
    await bid(lot, 1200, bilal);
    expect((await ledgerOf(lot)).at(-1)).toMatchObject({ version: 4, kind: "bid" });
    await at(460);
    await closeDueAuctions(deps);
    await unbroken();
  });

  test("of a lot whose ledger has not begun comes after its opening, which is on the lot as it was (F41)", async () => {
    const lot = await openLot({ startsAt: second(100) });
    await publish(lot, { description: "Sorted, some of it wet.", terms: { payment_days: 5 } });
    expect((await ledgerOf(lot)).map(({ kind, version }) => [kind, version])).toEqual([
      ["open", 3],
      ["amend", 4],
    ]);
    expect(await details(lot)).toMatchObject({
      description: "Sorted, some of it wet.",
      terms: { version: 1, payment_days: 5 },
      corrigendum: {
        changes: [
          { field: "description", before: "Sorted and weighed.", after: "Sorted, some of it wet." },
          { field: "terms.payment_days", before: null, after: 5 },
        ],
      },
    });
    await unbroken();
  });

  test("leaves half of the auction's time: of 460 s with 60 s left it ends 230 s after it, with 400 s left as it did (F42)", async () => {
    const [late, early] = [await openLot(), await openLot()];
    await at(60);
    expect((await publish(early)).body.data).toMatchObject({
      ...{ moved: false, ends_at: second(460).toISOString() },
    });
    await at(400);
    expect((await publish(late)).body.data).toMatchObject({
      ...{ moved: true, ends_at: second(630).toISOString() },
    });
    expect(await details(late)).toMatchObject({ ends_at: second(630).toISOString() });
    const { hard_ends_at } = await db
      .selectFrom("timetables")
      .select("hard_ends_at")
      .where("lot_id", "=", late.id)
      .executeTakeFirstOrThrow();
    expect(hard_ends_at).toEqual(new Date(second(630).getTime() + 86_400_000));
    await unbroken();
  });

  test("lets who had bid take their bids back: A leads at 1,500, B below at 1,200; A withdraws, B leads at 1,200, and A's deposit is free (F43)", async () => {
    await deposit(market, asha, 5000);
    await deposit(market, bilal, 5000);
    const lot = await openLot({ deposit: { percent: 10 } });
    await bid(lot, 1200, bilal);
    await bid(lot, 1500, asha);
    expect((await walletOf(market, asha)).leading).toBe(150);
    await publish(lot);
    expect((await details(lot, asha)).corrigendum?.answer).toBe("needed");
    expect((await answer(lot, "withdrawn")).body.data).toMatchObject({
      ...{ product_id: String(lot.id), no: 1, answer: "withdrawn" },
      ...{ heightest: 1200, leader: "Bidder 1", hold: 0 },
    });
    expect((await ledgerOf(lot)).at(-1)).toMatchObject({
      ...{ kind: "void", note: "corrigendum", amount: 1500, voids: 3, bidder: "Bidder 2" },
    });
    expect((await walletOf(market, asha)).leading).toBe(0);
    expect(await details(lot, asha)).toMatchObject({
      ...{ heightest: 1200, leader: "Bidder 1", corrigendum: { answer: "withdrawn" } },
    });
    const seq = (await ledgerOf(lot)).length;
    expect((await answer(lot, "withdrawn")).body.data).toMatchObject({ heightest: 1200 });
    expect((await ledgerOf(lot)).length).toBe(seq);
    expect((await answer(lot, "accepted")).body.code).toBe("answer_not_awaited");
    expect((await answer(lot, "accepted", bilal)).body.data).toMatchObject({
      ...{ answer: "accepted", leader: "Bidder 1", hold: 120 },
    });
    expect((await answer(lot, "accepted", bilal)).status).toBe(200);
    expect((await answer(lot, "withdrawn", bilal)).body.code).toBe("answer_not_awaited");
    expect((await answer(lot, "accepted", chetan)).body.code).toBe("answer_not_awaited");
    expect((await answer(lot, "accepted", bilal, 0)).body.code).toBe("lot_changed");
    await unbroken();
  });

  test("ends every maximum: A's of 2,000 is gone, C leads at 1,600; left anew it accepts, and acts (F44)", async () => {
    const lot = await openLot({ bidIncrement: 100 });
    await bid(lot, 1500, asha, { maximum: 2000 });
    await publish(lot);
    expect((await details(lot, asha)).your_maximum).toBeNull();
    expect((await bid(lot, 1600, chetan)).body.data).toMatchObject({
      ...{ outbid: false, heightest: 1600 },
    });
    expect((await setMaximum(lot, 2000, asha)).body.data).toMatchObject({
      ...{ heightest: 1700, maximum: 2000 },
    });
    expect((await details(lot, asha)).corrigendum?.answer).toBe("accepted");
    expect((await bid(lot, 1800, chetan)).body.data).toMatchObject({
      ...{ outbid: true, heightest: 1900 },
    });
    await at(460);
    await closeDueAuctions(deps);
    expect(await details(lot)).toMatchObject({ outcome: "sold", heightest: 1900 });
    await unbroken();
  });

  test("is named by its number: a bid that names 0 is asked again under its key, one that names none accepts (F45)", async () => {
    const lot = await openLot();
    await bid(lot, 1100);
    await publish(lot);
    const stale = await bid(lot, 1200, asha, { corrigendum: 0 }, "key-1");
    expect(stale).toMatchObject({
      status: 409,
      body: { code: "lot_changed", errors: [{ path: "corrigendum" }] },
    });
    expect((await bid(lot, 1200, asha, { corrigendum: 1 }, "key-1")).status).toBe(200);
    expect((await setMaximum(lot, 3000, asha, { corrigendum: 0 })).body.code).toBe("lot_changed");
    const removed = await ask(auctions.removeMaximum, {
      params: { product_id: lot.id },
      body: { corrigendum: 0 },
      token: asha.token,
    });
    expect(removed.body.code).toBe("lot_changed");
    expect((await bid(lot, 1300, bilal)).status).toBe(200);
    expect((await details(lot, bilal)).corrigendum?.answer).toBe("accepted");
    expect((await bid(lot, 1400, asha, { corrigendum: 2 })).body.code).toBe("lot_changed");
  });

  test("is named 0 on a lot that has none", async () => {
    const lot = await openLot();
    expect((await bid(lot, 1100, asha, { corrigendum: 0 })).status).toBe(200);
    expect((await bid(lot, 1200, bilal, { corrigendum: 1 })).body.code).toBe("lot_changed");
    expect(await details(lot, asha)).toMatchObject({ corrigendum: null, corrigenda: 0 });
  });

  test("that the leader has not accepted at the end voids their bids, and the seller is asked about the next who accepted (F46)", async () => {
    const lot = await openLot();
    await bid(lot, 1100, bilal);
    await bid(lot, 1200, chetan);
    await bid(lot, 1500, asha);
    await publish(lot);
    await answer(lot, "accepted", bilal);
    await at(460);
    await closeDueAuctions(deps);
    expect(await details(lot, bilal)).toMatchObject({
      ...{ outcome: "reserve_not_met", seller_answer: "awaited", is_next_bid: true },
      ...{ heightest: 1100, leader: "Bidder 1" },
    });
    const voids = (await ledgerOf(lot)).filter(({ kind }) => kind === "void");
    expect(voids.map(({ amount, note }) => [amount, note])).toEqual([
      [1500, "corrigendum_not_accepted"],
      [1200, "corrigendum_not_accepted"],
    ]);
    await unbroken();
  });

  test("that nobody has accepted leaves the lot without bids (F46)", async () => {
    const lot = await openLot();
    await bid(lot, 1100, bilal);
    await publish(lot);
    await at(460);
    await closeDueAuctions(deps);
    expect(await details(lot)).toMatchObject({ outcome: "no_bids", bid_count: 0 });
    await unbroken();
  });

  test("counts holds anew: led at 30.00 a kg with 10 %, 500 to 420 kg holds 1,260.00 in place of 1,500.00 (F49)", async () => {
    const dev = await market.aBuyer({ name: "Dev" });
    await deposit(market, dev, 2000);
    const lot = await openLot({ marketValue: 20, deposit: { percent: 10 } });
    await db.updateTable("lots").set({ basis: "kg" }).where("id", "=", lot.id).execute();
    expect((await bid(lot, 30, dev)).body.data).toMatchObject({ hold: 1500, value: 15_000 });
    expect((await walletOf(market, dev)).leading).toBe(1500);
    await publish(lot);
    expect((await walletOf(market, dev)).leading).toBe(1260);
    expect((await answer(lot, "accepted", dev)).body.data.hold).toBe(1260);
    await publish(lot, { quantity: 700 });
    expect((await answer(lot, "accepted", dev, 2)).body).toMatchObject({ code: "deposit_needed" });
    expect((await answer(lot, "withdrawn", dev, 2)).body.data.hold).toBe(0);
    await unbroken();
  });

  test("counts the leader's capacity anew: of 500 kg that became 420 kg it takes 420 kg", async () => {
    const eva = await market.aBuyer({ name: "Eva" });
    const company = await companyOf(market, eva);
    await setCompanyStatus(market, company, "verified");
    await authorise(market, company, eva.id, { kilograms: 600 });
    const lot = await openLot({ requires: "batteries" });
    expect((await bid(lot, 1100, eva)).status).toBe(200);
    const grams = async () =>
      (
        await db
          .selectFrom("capacity_uses")
          .select("grams")
          .where("lot_id", "=", lot.id)
          .executeTakeFirst()
      )?.grams;
    expect(await grams()).toBe(500_000);
    await publish(lot);
    expect(await grams()).toBe(420_000);
    expect((await answer(lot, "withdrawn", eva)).status).toBe(200);
    expect(await grams()).toBeUndefined();
  });
});
