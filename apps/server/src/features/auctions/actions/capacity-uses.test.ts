import { auctions, authorisations } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { anAuthorisedBuyer } from "../../../../test/authorised.ts";
import { aLot } from "../../../../test/builders.ts";
import { closeAuction } from "./close/close-auction.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const noon = new Date("2026-11-30T06:30:00.000Z");
const hours = (n: number) => new Date(noon.getTime() + n * 3_600_000);
await market.setTime(noon);
const seller = await market.aSeller();
const admin = await market.anAdmin();

const batteries = (over = {}) =>
  aLot(db, {
    sellerId: seller.id,
    startsAt: hours(-1),
    endsAt: hours(1),
    requires: "batteries",
    kilograms: 1000,
    ...over,
  });
const bid = async (lotId: number, by: SignedIn, amount: number) => {
  const body = { product_id: lotId, amount };
  const placed = await ask(auctions.placeBid, { body, token: by.token });
  expect(placed.status).toBe(200);
  return placed.body.data.seq;
};
const voidBid = async (id: number, seq: number) => {
  const voided = await ask(auctions.voidBid, {
    params: { id },
    body: { seq, reason: "Did not pay for it" },
    token: admin.token,
  });
  expect(voided.status).toBe(200);
};
const answer = (id: number, choice: "accepted" | "declined", amount: number) =>
  ask(auctions.answerBid, {
    params: { id },
    body: { answer: choice, amount },
    token: seller.token,
  });
const close = async (id: number) => {
  await market.setTime(hours(1));
  await closeAuction(deps, id);
};
/** Kilograms of this year's capacity. */
const usedBy = async (...buyers: readonly SignedIn[]) =>
  Promise.all(
    buyers.map(async ({ token }) => {
      const { body } = await ask(authorisations.authorisationsOf, { token });
      return body.capacities[0]?.used_kg;
    }),
  );
const twoBuyers = async () =>
  [await anAuthorisedBuyer(market), await anAuthorisedBuyer(market)] as const;

test("who leads uses capacity, and who is outbid or whose bid is voided does not (finding M8)", async () => {
  const [asha, bilal] = await twoBuyers();
  const lot = await batteries();
  await bid(lot.id, asha, 2000);
  expect(await usedBy(asha, bilal)).toEqual([1000, 0]);
  const higher = await bid(lot.id, bilal, 3000);
  expect(await usedBy(asha, bilal)).toEqual([0, 1000]);
  await voidBid(lot.id, higher);
  expect(await usedBy(asha, bilal)).toEqual([1000, 0]);
  await close(lot.id);
  expect(await usedBy(asha, bilal)).toEqual([1000, 0]);
  await market.setTime(noon);
});

test("below the reserve it is used while the seller may answer, and after a yes (finding M8)", async () => {
  const [asha, bilal] = await twoBuyers();
  const [declined, accepted] = [
    await batteries({ reservePrice: 9000 }),
    await batteries({ reservePrice: 9000 }),
  ];
  await bid(declined.id, asha, 2000);
  await bid(accepted.id, bilal, 2000);
  await close(declined.id);
  await close(accepted.id);
  expect(await usedBy(asha, bilal)).toEqual([1000, 1000]);
  await answer(declined.id, "declined", 2000);
  await answer(accepted.id, "accepted", 2000);
  expect(await usedBy(asha, bilal)).toEqual([0, 1000]);
  await market.setTime(noon);
});

test("with a voided sale it is the next bidder's, who is offered the lot (finding M8)", async () => {
  const [asha, bilal] = await twoBuyers();
  const lot = await batteries();
  await bid(lot.id, asha, 2000);
  const winning = await bid(lot.id, bilal, 3000);
  await close(lot.id);
  expect(await usedBy(asha, bilal)).toEqual([0, 1000]);
  await voidBid(lot.id, winning);
  expect(await usedBy(asha, bilal)).toEqual([1000, 0]);
  const offered = await ask(auctions.answerOffer, {
    params: { id: lot.id },
    body: { answer: "declined" },
    token: asha.token,
  });
  expect(offered.status).toBe(200);
  expect(await usedBy(asha, bilal)).toEqual([0, 0]);
  await market.setTime(noon);
});

test("a withdrawn lot uses nothing (finding M8)", async () => {
  const [asha] = await twoBuyers();
  const lot = await batteries();
  await bid(lot.id, asha, 2000);
  const withdrawn = await ask(auctions.withdraw, {
    params: { id: lot.id },
    body: { reason: "Sold elsewhere" },
    token: admin.token,
  });
  expect(withdrawn.status).toBe(200);
  expect(await usedBy(asha)).toEqual([0]);
});

test("each row is what bids and outcomes say (finding M8)", async () => {
  const { rows } = await sql`
    select l.id from lots l join auctions a on a.lot_id = l.id
      join timetables t on t.lot_id = l.id
      left join bid_orders o on o.lot_id = l.id and o.alias = a.leader_alias
        and o.stream is not null
        and coalesce(t.outcome, 'sold') in ('sold', 'reserve_not_met')
      left join capacity_uses u on u.lot_id = l.id
    where (u.company_id, u.stream, u.is_sold, u.grams) is distinct from
      (o.company_id, o.stream, case when o.id is not null then t.outcome is not distinct
        from 'sold' end, case when o.id is not null then lot_grams(l) end)`.execute(db);
  expect(rows).toEqual([]);
});
