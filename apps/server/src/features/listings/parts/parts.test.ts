import { auctions, leadCaps, listings } from "@rebale/contract";
import { beforeAll, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aCategory, aDraft } from "../../../../test/builders.ts";
import { scheduleLots } from "../index.ts";

const market = await createMarket();
const { ask, db } = market;

let seller: SignedIn;
let category: number;
beforeAll(async () => {
  [seller, category] = [await market.aSeller(), await aCategory(db)];
});

const submit = (...products: object[]) =>
  ask(listings.createLots, { token: seller.token, body: { products: products as never } });
const aHeap = (changed: object = {}) => ({
  ...aDraft(category),
  ...{ title: `Shreds ${Math.random()}`, quantity: 160, unit: "MT", parts: 4 },
  ...changed,
});
const partsOf = async (idname: string, token?: string) =>
  (await ask(auctions.details, { params: { idname }, ...(token && { token }) })).body.data.parts;
const toId = (parts: readonly { _id: string }[] | null) => parts?.map(({ _id }) => Number(_id));

/** Open now, with a market value of ₹1,000. */
async function open(ids: readonly number[]) {
  const [from, to] = [new Date(Date.now() - 60_000), new Date(Date.now() + 3_600_000)];
  await db
    .updateTable("lots")
    .set({ approval: "approved" })
    .where("id", "in", [...ids])
    .execute();
  const rules = { market_value: 100_000, reserve_price: null, bid_increment: null };
  const times = { soft_close_minutes: 0, starts_at: from, ends_at: to, hard_ends_at: to };
  await db
    .transaction()
    .execute((tx) => scheduleLots(tx, ids.map((id) => ({ id, ...rules, ...times })) as never));
}

test("160 MT in 4 parts are four lots of 40, each a lot of its own (F34)", async () => {
  const heap = aHeap();
  const { status, body } = await submit(heap, aDraft(category));
  expect(status).toBe(200);
  expect(body.data.map(({ title, quantity, part }) => [title, quantity, part])).toEqual([
    [`${heap.title} · part 1 of 4`, 40, { no: 1, of: 4 }],
    [`${heap.title} · part 2 of 4`, 40, { no: 2, of: 4 }],
    [`${heap.title} · part 3 of 4`, 40, { no: 3, of: 4 }],
    [`${heap.title} · part 4 of 4`, 40, { no: 4, of: 4 }],
    [expect.stringContaining("Copper"), 500, null],
  ]);
  expect(new Set(body.data.map(({ url }) => url)).size).toBe(5);
  const [first, second, , , other] = body.batch.products;
  const parts = await partsOf(second?._id ?? "", seller.token);
  expect(parts).toEqual(
    body.batch.products.slice(0, 4).map(({ _id, url }, i) => ({ _id, url, no: i + 1 })),
  );
  expect(await partsOf(other?._id ?? "", seller.token)).toBeNull();

  // The parts that are not approved are their seller's alone.
  await open([Number(first?._id)]);
  expect(toId(await partsOf(first?._id ?? ""))).toEqual([Number(first?._id)]);
});

test("100 kg in 3 parts are refused, and so is what is no number of parts (F34)", async () => {
  const faultOf = async (changed: object) => {
    const { status, body } = await submit(aHeap(changed));
    return [status, body.errors[0]?.path];
  };
  const atParts = [400, "products.0.parts"];
  expect(await faultOf({ quantity: 100, unit: "kg", parts: 3 })).toEqual(atParts);
  expect(await faultOf({ quantity: 0.1, parts: 3 })).toEqual(atParts);
  for (const parts of [1, 21, 2.5, "many"]) expect(await faultOf({ parts })).toEqual(atParts);
  expect((await submit(aHeap({ quantity: 0.3, parts: 3 }))).status).toBe(200);
  expect(await faultOf({ title: "x".repeat(110) })).toEqual([400, "products.0.title"]);
});

test("a batch has at most 100 lots, each part counted", async () => {
  const heaps = (count: number) => Array.from({ length: count }, () => aHeap({ parts: 20 }));
  const { status, body } = await submit(...heaps(5), aDraft(category));
  expect([status, body.errors[0]?.path]).toEqual([400, "products.5.parts"]);
  expect((await submit(...heaps(5))).body.data).toHaveLength(100);
});

test("a part that is listed again keeps its part, and stands in the place of the one before", async () => {
  const { body } = await submit(aHeap({ parts: 2 }));
  const [one, two] = body.data.map(({ _id }) => Number(_id)) as [number, number];
  await open([one, two]);
  await db
    .updateTable("timetables")
    .set({ closed_at: new Date(), outcome: "no_bids" })
    .where("lot_id", "=", two)
    .execute();
  const again = await ask(listings.relistLot, { token: seller.token, params: { id: two } });
  const next = again.body.data;
  expect([again.status, next.part, next.quantity]).toEqual([200, { no: 2, of: 2 }, 80]);
  expect(toId(await partsOf(String(one), seller.token))).toEqual([one, Number(next._id)]);
  // Until it is approved, others see the attempt before.
  expect(toId(await partsOf(String(one)))).toEqual([one, two]);
});

test("with a cap of two of these four, a third lead is refused (F35)", async () => {
  const { body } = await submit(aHeap());
  const ids = body.data.map(({ _id }) => Number(_id));
  await open(ids);
  const buyer = await market.aBuyer();
  const cap = { kind: "lots", most: 2, product_ids: ids } as const;
  expect((await ask(leadCaps.setLeadCap, { token: buyer.token, body: cap })).status).toBe(200);
  const replies = [];
  for (const product_id of ids.slice(0, 3))
    replies.push(
      await ask(auctions.placeBid, { token: buyer.token, body: { product_id, amount: 1100 } }),
    );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 409]);
  expect(replies[2]?.body.code).toBe("lead_cap_reached");
});
