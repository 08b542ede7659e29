import { listings } from "@rebale/contract";
import { beforeEach, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { beforeClose, closeOfT, tendersOf } from "../../../../test/tenders.ts";
import { verifyLedgers } from "../actions/close/verify-ledgers.ts";

const market = await createMarket();
const { ask, db } = market;
await market.setTime(beforeClose(50));
const seller = await market.aSeller();
const admin = await market.anAdmin();
const t = tendersOf(market, seller, admin);
await t.registerSeller();

let [A, B]: SignedIn[] = [];
beforeEach(async () => {
  await market.setTime(beforeClose(30));
  [A, B] = [await t.aBuyerWith(200_000), await t.aBuyerWith(200_000)];
});
const of = (who: SignedIn | undefined) => who as SignedIn;
const open = { format: "english", minBidders: 2, deposit: { amount: 90_000 } } as const;

test("F32 with fewer tenders than asked for nothing is opened: each finds its line in the close", async () => {
  const lot = await t.lotT({ minBidders: 3 });
  const first = await t.tender(lot, of(A), 101);
  await t.tender(lot, of(B), 102);
  const changed = await t.tender(lot, of(B), 103);
  expect((await t.details(lot)).min_bidders).toBe(3);
  await t.endAt(closeOfT);
  const lines = await t.ledger(lot);
  expect(lines.at(-1)).toMatchObject({
    ...{ kind: "close", note: "too_few_bidders", amount: 0 },
    opens: [first.body.data.seq, changed.body.data.seq],
  });
  expect(lines.map(({ kind }) => kind)).not.toContain("unseal");
  expect(await t.outcomeOf(lot)).toEqual({ outcome: "too_few_bidders", stage: null });
  expect((await t.own(lot, of(A))).body.data).toMatchObject({ state: "unopened", amount: null });
  expect(await Promise.all([A, B].map((who) => t.freeOf(of(who))))).toEqual([200_000, 200_000]);
  expect(await db.selectFrom("tenders").selectAll().execute()).toEqual([]);
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });
  const again = await ask(listings.relistLot, { params: { id: lot.id }, token: seller.token });
  expect(again.body.data).toMatchObject({
    ...{ format: { kind: "tender", stage: null }, min_bidders: 3, status: "pending" },
  });
  const codes = await db
    .selectFrom("notifications")
    .select(["user_id", "code"])
    .where("code", "=", "too_few_bidders")
    .execute();
  expect(codes.map(({ user_id }) => user_id).sort()).toEqual(
    [of(A).id, of(B).id, seller.id].sort(),
  );
});

test("F33 an open auction of two companies is sold to no one of one, whichever users bid for it", async () => {
  const lone = await t.lotT(open);
  await t.bid(lone, of(A), 101);
  const colleague = await t.colleagueOf(of(A), "bidder");
  await market.setTime(beforeClose(20));
  expect((await t.bid(lone, colleague, 102)).body.code).toBe("company_leads");
  const both = await t.lotT(open);
  await t.bid(both, of(B), 101);
  await t.bid(both, of(A), 102);
  await t.endAt(closeOfT);
  expect(await t.outcomeOf(lone)).toEqual({ outcome: "too_few_bidders", stage: null });
  expect((await t.ledger(lone)).at(-1)).toMatchObject({ note: "too_few_bidders", version: 3 });
  expect(await t.details(lone, of(A))).toMatchObject({ standing: "lost", offer: null });
  expect((await t.outcomeOf(both)).outcome).toBe("sold");
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });
});

test("an auction without a bid ends without bids, however many it asks for", async () => {
  const lot = await t.lotT(open);
  await t.endAt(closeOfT);
  expect((await t.outcomeOf(lot)).outcome).toBe("no_bids");
});
