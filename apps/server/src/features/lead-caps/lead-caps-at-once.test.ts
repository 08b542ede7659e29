import { leadCaps, type Paise } from "@rebale/contract";
import { expect, onTestFinished, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { aLot } from "../../../test/builders.ts";
import { localBus } from "../../platform/bus/events.ts";
import { connectDatabase } from "../../platform/db/db.ts";
import { type Auctions, createAuctions } from "../auctions/create-auctions.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const seller = await market.aSeller();

/** Nodes on one database, each with its own connections; they hear nothing of each other. */
function startNodes(count: number): Auctions[] {
  const nodes = Array.from({ length: count }, () => {
    const database = connectDatabase(market.url, 8, () => undefined);
    const bus = localBus();
    const node = createAuctions({ ...deps, bus, database, db: database.db }, { timed: false });
    onTestFinished(async () => {
      await node.close();
      await bus.close();
      await database.close();
    });
    return node;
  });
  return nodes;
}
const openLots = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => (await aLot(db, { sellerId: seller.id })).id),
  );
async function aCompany() {
  const buyer = await market.aBuyer();
  const party = { bidderId: buyer.id, companyId: await companyOf(market, buyer) };
  const bid = (node: Auctions | undefined, lotId: number, rupees: number) =>
    node?.bids.enqueue({ lotId, ...party, amount: (rupees * 100) as Paise });
  return { ...buyer, bid };
}
const capAll = async (by: SignedIn, amount: number) =>
  (await ask(leadCaps.setLeadCap, { token: by.token, body: { kind: "amount", amount } })).status;
const leading = async (by: SignedIn) =>
  (await ask(leadCaps.leadCaps, { token: by.token })).body.data.leading;
const accepted = (results: readonly ({ accepted: boolean } | undefined)[]) =>
  results.filter((result) => result?.accepted).length;

test.each([1, 2, 3])(
  "of ten bids at once on ten lots as many are let in as the cap allows, round after round, on %d nodes (W2)",
  async (count) => {
    const nodes = startNodes(count);
    const capped = await aCompany();
    const others = [await aCompany(), await aCompany()];
    expect(await capAll(capped, 10_000)).toBe(200);
    for (let round = 0; round < 5; round++) {
      const lots = await openLots(10);
      const own = lots.map((id, i) => capped.bid(nodes[(i + round) % count], id, 2000));
      // Beside bids of companies that have no cap, on the same lots.
      const beside = lots.map((id, i) => others[0]?.bid(nodes[i % count], id, 1500));
      const [placed] = await Promise.all([Promise.all(own), Promise.all(beside)]);
      expect(accepted(placed)).toBe(5);
      expect(placed.filter((result) => !result?.accepted)).toMatchObject(
        Array(5).fill({ because: "lead_cap_reached", leadCap: { kind: "amount", left: 0 } }),
      );
      expect(await leading(capped)).toBe(10_000);
      // All are free for the next round.
      await Promise.all(lots.map((id, i) => others[1]?.bid(nodes[i % count], id, 3000)));
      expect(await leading(capped)).toBe(0);
    }
  },
);

test("of bids at once on lots of a cap as many are led as it says, whoever else bids on them (W2)", async () => {
  const nodes = startNodes(2);
  const [capped, other] = [await aCompany(), await aCompany()];
  for (let round = 0; round < 5; round++) {
    const lots = await openLots(6);
    await ask(leadCaps.setLeadCap, {
      token: capped.token,
      body: { kind: "lots", most: 2, product_ids: lots },
    });
    const placed = await Promise.all(
      [1100, 1300, 1500].flatMap((rupees) =>
        lots.flatMap((id, i) => [
          capped.bid(nodes[i % 2], id, rupees),
          other.bid(nodes[(i + 1) % 2], id, rupees + 100),
        ]),
      ),
    );
    expect(accepted(placed)).toBeGreaterThan(6);
    const { body } = await ask(leadCaps.leadCaps, { token: capped.token });
    expect(body.data.lots[0]?.taken).toBeLessThanOrEqual(2);
  }
});

test("a cap that is set while bids are under way holds for each bid after them, on two nodes (W2)", async () => {
  const nodes = startNodes(2);
  for (let round = 0; round < 12; round++) {
    const capped = await aCompany();
    const [before, after] = [await openLots(8), await openLots(8)];
    // Known to both nodes as a company without a cap.
    const [known = 0] = await openLots(1);
    for (const node of nodes) await capped.bid(node, known, 1001);
    const first = Promise.all(before.map((id, i) => capped.bid(nodes[i % 2], id, 2000)));
    expect(await capAll(capped, 5000)).toBe(200);
    await first;
    const late = await Promise.all(after.map((id, i) => capped.bid(nodes[i % 2], id, 1001 + i)));
    const total = await leading(capped);
    if (accepted(late) > 0) expect(total).toBeLessThanOrEqual(5000);
    expect(late.find((result) => !result?.accepted)).toMatchObject({
      because: "lead_cap_reached",
    });
  }
});

test("a cap that is taken back holds no bid after its reply, on a node that knew it (W2)", async () => {
  const [node] = startNodes(1);
  const capped = await aCompany();
  const [first = 0] = await openLots(1);
  const { body } = await ask(leadCaps.setLeadCap, {
    token: capped.token,
    body: { kind: "amount", amount: 1500 },
  });
  expect(await capped.bid(node, first, 2000)).toMatchObject({ because: "lead_cap_reached" });
  await ask(leadCaps.removeLeadCap, { token: capped.token, params: { id: body.data._id } });
  expect(await capped.bid(node, first, 2000)).toMatchObject({ accepted: true });
});
