import { corrigenda } from "@rebale/contract";
import { beforeEach, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { beforeClose, closeOfT, tendersOf } from "../../../test/tenders.ts";
import { verifyLedgers } from "../auctions/index.ts";

const market = await createMarket();
const { ask, db } = market;
await market.setTime(beforeClose(50));
const seller = await market.aSeller();
const admin = await market.anAdmin();
const t = tendersOf(market, seller, admin);
await t.registerSeller();

let [A, C, D]: SignedIn[] = [];
let lot: { id: number; url: string };
beforeEach(async () => {
  await market.setTime(beforeClose(50));
  [A, C, D] = [
    await t.aBuyerWith(200_000),
    await t.aBuyerWith(200_000),
    await t.aBuyerWith(200_000),
  ];
  lot = await t.lotT();
});
const of = (who: SignedIn | undefined) => who as SignedIn;
const publish = (quantity = 14_000) =>
  ask(corrigenda.publishCorrigendum, {
    params: { id: lot.id },
    body: { quantity, reason: "Weighed again" },
    token: admin.token,
  });
const answer = (by: SignedIn, given: "accepted" | "withdrawn") =>
  ask(corrigenda.answerCorrigendum, {
    params: { product_id: lot.id },
    body: { no: 1, answer: given },
    token: by.token,
  });
const stateOf = async (by: SignedIn) => (await t.own(lot, by)).body.data.state;

test("F12 how many companies have tendered stands in no list of corrigenda before the opening", async () => {
  await t.tender(lot, of(A), 101.35);
  await publish();
  const bidders = async () => {
    const asked = { query: { state: "published" as const }, token: admin.token };
    const { data } = (await ask(corrigenda.officeCorrigenda, asked)).body;
    return data.find(({ product_id }) => product_id === String(lot.id))?.bidders;
  };
  expect(await bidders()).toBeNull();
  await answer(of(A), "accepted");
  await t.endAt(closeOfT);
  expect(await bidders()).toBe(1);
});

test("F47 a tender that was not confirmed after a corrigendum stays unopened, however high it is", async () => {
  await t.tender(lot, of(A), 101.35);
  const c = await t.tender(lot, of(C), 110);
  const d = await t.tender(lot, of(D), 105);
  expect((await publish()).body.data).toMatchObject({ no: 1, state: "published" });
  expect((await t.details(lot, of(A))).corrigendum?.answer).toBe("needed");
  expect((await answer(of(A), "accepted")).body.data).toMatchObject({
    ...{ answer: "accepted", heightest: 0, leader: null, hold: 125_000 },
  });
  expect((await t.tender(lot, of(D), 104, { corrigendum: 0 })).body.code).toBe("lot_changed");
  const again = await t.tender(lot, of(D), 104, { corrigendum: 1 });
  expect(again.status).toBe(200);
  expect((await t.details(lot, of(D))).corrigendum?.answer).toBe("accepted");
  await t.endAt(closeOfT);
  expect(await t.outcomeOf(lot)).toMatchObject({ outcome: "sold" });
  expect(await t.details(lot)).toMatchObject({ heightest: 104, bid_count: 2 });
  expect([await stateOf(of(A)), await stateOf(of(C)), await stateOf(of(D))]).toEqual([
    ...["opened", "unopened", "opened"],
  ]);
  const unseal = (await t.ledger(lot)).find(({ kind }) => kind === "unseal");
  expect(unseal).toMatchObject({ note: "2", opens: [c.body.data.seq, d.body.data.seq] });
  expect(await t.freeOf(of(C))).toBe(200_000);
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });
});

test("F47 a tender may be taken back by the answer, which looks like any other line", async () => {
  await t.tender(lot, of(A), 101.35);
  await publish();
  expect((await answer(of(A), "withdrawn")).body.data).toMatchObject({ hold: 0, heightest: 0 });
  expect((await answer(of(A), "withdrawn")).status).toBe(200);
  expect(await stateOf(of(A))).toBe("withdrawn");
  expect(await t.freeOf(of(A))).toBe(200_000);
  expect((await t.details(lot, of(A))).corrigendum?.answer).toBe("withdrawn");
  const lines = await t.ledger(lot);
  expect(lines.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
    ...["open 4", "tender 4", "amend 4", "tender 4"],
  ]);
  expect(lines.at(-1)).toMatchObject({ amount: 0, bidder: "", note: "" });
  await t.endAt(closeOfT);
  expect(await t.outcomeOf(lot)).toMatchObject({ outcome: "no_bids" });
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });
});
