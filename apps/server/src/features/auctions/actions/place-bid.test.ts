import { auctions, type Paise } from "@rebale/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { companyOf, setCompanyStatus } from "../../../../test/authorised.ts";
import { aLot } from "../../../../test/builders.ts";
import { localBus } from "../../../platform/bus/events.ts";
import { connectDatabase } from "../../../platform/db/db.ts";
import { createAuctions } from "../create-auctions.ts";
import { lockSale } from "../store/auction.store.ts";
import { closeAuction } from "./close/close-auction.ts";
import { verifyLedgers } from "./close/verify-ledgers.ts";

const market = await createMarket();
const seller = await market.aSeller();
const buyers = await Promise.all(Array.from({ length: 5 }, () => market.aBuyer()));
const [buyer, rival] = buyers as [(typeof buyers)[number], (typeof buyers)[number]];

const bid = (
  lotId: number,
  amount: number | string,
  by = buyer,
  headers: Record<string, string> = {},
) =>
  market.ask(auctions.placeBid, {
    body: { product_id: lotId, amount, confirm_unusual: true },
    token: by.token,
    headers,
  });
const details = async (id: number, token?: string) =>
  (await market.ask(auctions.details, { params: { idname: String(id) }, token })).body.data;

describe("races", () => {
  test("of fifty equal bids at once exactly one is accepted", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => bid(lot.id, 1500, buyers[i % buyers.length])),
    );
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
    expect(answers.filter((a) => a.body.code === "bid_too_low")).toHaveLength(49);
    expect(await details(lot.id)).toMatchObject({ heightest: 1500, bid_count: 1 });
  });

  test("a first bid waits for nobody who holds the row of its bidder's company", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    const company = await companyOf(market, buyer);
    await market.db.transaction().execute(async (tx) => {
      const row = tx.selectFrom("companies").select("id").where("id", "=", company);
      await row.forUpdate().execute();
      expect((await bid(lot.id, 1500)).status).toBe(200);
    });
  });

  test("two nodes on one auction never both accept an amount", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    const other = connectDatabase(market.url, 8, () => undefined);
    const bus = localBus();
    const nodes = [
      createAuctions(market.deps),
      createAuctions({ ...market.deps, database: other, db: other.db, bus }),
    ];
    const offers = Array.from({ length: 400 }, (_, i) => ({
      lotId: lot.id,
      bidderId: buyers[i % 5]?.id ?? 0,
      amount: (100_100 + Math.floor(i / 4) * 100) as Paise,
    }));
    const answers = await Promise.all(offers.map((offer, i) => nodes[i % 2]?.bids.enqueue(offer)));
    await Promise.all(nodes.map((n) => n.close()));
    await bus.close();
    await other.close();
    const accepted = answers.filter((a) => a?.accepted).map((a) => (a?.accepted ? a.amount : 0));
    expect(accepted.length).toBeGreaterThan(10);
    expect(new Set(accepted).size).toBe(accepted.length);
    const rows = await market.db
      .selectFrom("ledger_entries")
      .select("amount")
      .where("lot_id", "=", lot.id)
      .where("kind", "=", "bid")
      .orderBy("seq")
      .execute();
    expect(rows.map((r) => r.amount)).toEqual([...accepted].sort((a, b) => a - b));
    expect((await verifyLedgers(market.db)).broken).toBeNull();
  });

  test("bids racing the close: what is acknowledged is before the certificate, and nothing after it", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id, endsAt: new Date(Date.now() + 700) });
    const answers: ReturnType<typeof bid>[] = [];
    const until = Date.now() + 1100;
    for (let amount = 1001; Date.now() < until; amount++) {
      answers.push(bid(lot.id, amount, buyers[amount % 5]));
      await new Promise((r) => setTimeout(r, 2));
    }
    const closes = await Promise.all([
      closeAuction(market.deps, lot.id),
      closeAuction(market.deps, lot.id),
      closeAuction(market.deps, lot.id),
    ]);
    const settled = await Promise.all(answers);
    expect(closes.filter((c) => c === "closed")).toHaveLength(1);
    const entries = await market.db
      .selectFrom("ledger_entries")
      .selectAll()
      .where("lot_id", "=", lot.id)
      .orderBy("seq")
      .execute();
    expect(entries.at(-1)?.kind).toBe("close");
    expect(entries.filter((e) => e.kind === "bid")).toHaveLength(
      settled.filter((a) => a.status === 200).length,
    );
    expect(settled.filter((a) => a.body.code === "lot_ended").length).toBeGreaterThan(0);
    expect(entries.filter((e) => e.kind === "bid").every((e) => e.at < e.ends_at)).toBe(true);
  });

  test("a bid that waits for the lock while the auction is closed is refused", async () => {
    // Its end lies ahead: only that the lot is closed speaks against the bid.
    const lot = await aLot(market.db, { sellerId: seller.id });
    const waiting = await market.db.transaction().execute(async (tx) => {
      await lockSale(tx, lot.id);
      const early = bid(lot.id, 2000);
      await new Promise((r) => setTimeout(r, 300));
      await tx
        .updateTable("timetables")
        .set({ closed_at: new Date(), outcome: "no_bids" })
        .where("lot_id", "=", lot.id)
        .execute();
      await tx
        .updateTable("auctions")
        .set({ extensions: 1 })
        .where("lot_id", "=", lot.id)
        .execute();
      return { early };
    });
    expect((await waiting.early).body.code).toBe("lot_ended");
  });

  test("one Idempotency-Key on four lots at once: one accepted, three refused (T9)", async () => {
    const node = createAuctions(market.deps, { timed: false });
    for (const queue of [null, node.bids]) {
      const lots = await Promise.all(
        [1, 2, 3, 4].map(() => aLot(market.db, { sellerId: seller.id })),
      );
      const key = `four-lots-${queue ? "apart" : "together"}`;
      const codes = await Promise.all(
        lots.map(async ({ id }, i) => {
          if (!queue || i % 2 === 0)
            return (await bid(id, 2000, buyer, { "idempotency-key": key })).body.code ?? "placed";
          const amount = 200_000 as Paise;
          const result = await queue.enqueue({ lotId: id, bidderId: buyer.id, amount, key });
          return result.accepted ? "placed" : result.because;
        }),
      );
      const reused = "idempotency_key_reused";
      expect(codes.sort()).toEqual([reused, reused, reused, "placed"]);
    }
    await node.close();
  });

  test("a bid that waits for the lock past the end is refused: the clock is read after it", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id, endsAt: new Date(Date.now() + 400) });
    const waiting = await market.db.transaction().execute(async (tx) => {
      await lockSale(tx, lot.id);
      const early = bid(lot.id, 2000);
      await new Promise((r) => setTimeout(r, 700));
      return { early };
    });
    expect((await waiting.early).body.code).toBe("lot_ended");
  });
});

test("a lot whose bids the database refuses takes no other lot's bids with it", async () => {
  const [sound, sick] = await Promise.all([
    aLot(market.db, { sellerId: seller.id }),
    aLot(market.db, { sellerId: seller.id }),
  ]);
  await sql`alter table ledger_entries add constraint sick check (lot_id <> ${sql.lit(sick.id)})`.execute(
    market.db,
  );
  const answers = await Promise.all([
    bid(sound.id, 1500),
    bid(sick.id, 1500, rival),
    bid(sound.id, 1600, rival),
  ]);
  await sql`alter table ledger_entries drop constraint sick`.execute(market.db);
  expect(answers.map((a) => a.status)).toEqual([200, 503, 200]);
  expect(await details(sick.id)).toMatchObject({ heightest: 0, bid_count: 0 });
  expect((await bid(sick.id, 1500, rival)).status).toBe(200);
});

describe("retries", () => {
  test("the same Idempotency-Key gets the same answer and makes no second bid", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    const once = { "idempotency-key": "a-key" };
    const first = await bid(lot.id, 1100, buyer, once);
    await bid(lot.id, 1200, rival);
    const again = await bid(lot.id, 1100, buyer, once);
    expect(again.status).toBe(200);
    expect(again.body.data).toEqual(first.body.data);
    expect((await details(lot.id)).bid_count).toBe(2);
    expect((await bid(lot.id, 5000, buyer, once)).body.code).toBe("idempotency_key_reused");
  });
  test("fifty parallel retries of one bid make one bid", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => bid(lot.id, 1100, buyer, { "idempotency-key": "storm" })),
    );
    expect(new Set(answers.map((a) => JSON.stringify(a.body.data)))).toHaveLength(1);
    expect(answers.every((a) => a.status === 200)).toBe(true);
    expect((await details(lot.id)).bid_count).toBe(1);
  });
});

describe("what a bid is answered", () => {
  test("accepted: the highest bid moves and the bidder is masked (S7.25, S7.23)", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id, bidIncrement: 50 });
    const answer = await bid(lot.id, 1050);
    expect(answer.body).toMatchObject({
      is_success: 1,
      message: "Your bid is placed",
      data: { heightest: 1050, bid_count: 1, bidder: "Bidder 1", next_bid: 1100 },
    });
    const pinnacle = await market.ask(auctions.pinnacle, { body: { product_id: lot.id } });
    expect(pinnacle.body.data).toMatchObject({ market_value: 1000, heightest: 1050, lowest: 1050 });
  });
  test("not above the minimum: 409 with path and the specified words (S8.4, S5.6)", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    const answer = await bid(lot.id, 1000);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      is_success: 0,
      errors: [{ path: "amount", msg: "Bid amount should be greater than minimum bid amount" }],
    });
  });
  test.each([
    [-5],
    [0],
    [1e20],
    ["1e9"],
    ["abc"],
    [""],
    [100.001],
    [null],
    [[1]],
    [{}],
    ["NaN"],
    [Number.NaN],
  ])("a wrong amount (%j) is 400 with the path amount", async (amount) => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    const answer = await bid(lot.id, amount as never);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]?.path).toBe("amount");
  });
  test("unknown, unapproved, upcoming and ended lots are clear refusals", async () => {
    const minute = 60_000;
    const pending = await aLot(market.db, { sellerId: seller.id, approval: "pending" });
    const upcoming = await aLot(market.db, {
      sellerId: seller.id,
      startsAt: new Date(Date.now() + minute),
    });
    const ended = await aLot(market.db, {
      sellerId: seller.id,
      startsAt: new Date(Date.now() - 2 * minute),
      endsAt: new Date(Date.now() - minute),
    });
    const codes = await Promise.all(
      [99_999_999, pending.id, upcoming.id, ended.id].map(
        async (id) => (await bid(id, 5000)).body.code,
      ),
    );
    expect(codes).toEqual(["lot_not_found", "lot_not_approved", "lot_upcoming", "lot_ended"]);
  });
  test("a visitor must log in and a seller may not bid (S6.1, S6.3)", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    const visitor = await market.ask(auctions.placeBid, {
      body: { product_id: lot.id, amount: 2000 },
    });
    expect([visitor.status, visitor.body.code]).toEqual([401, "sign_in_first"]);
    const own = await bid(lot.id, 2000, seller);
    expect([own.status, own.body.code]).toEqual([403, "seller_may_not_bid"]);
  });
});

describe("who sees what", () => {
  test("details say whether this caller may bid, and why not (S7.22)", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    expect(await details(lot.id)).toMatchObject({
      can_bid: false,
      why_not: "sign_in_first",
      minimum_bid: 1000,
    });
    expect(await details(lot.id, seller.token)).toMatchObject({
      can_bid: false,
      why_not: "seller_may_not_bid",
    });
    expect(await details(lot.id, buyer.token)).toMatchObject({
      can_bid: true,
      why_not: null,
      standing: "none",
    });
    await bid(lot.id, 1500);
    await bid(lot.id, 1600, rival);
    expect(await details(lot.id, buyer.token)).toMatchObject({
      standing: "outbid",
      my_bidder: "Bidder 1",
      leader: "Bidder 2",
    });
    expect(await details(lot.id, rival.token)).toMatchObject({ standing: "leading" });
  });
  test("the bid history and ledger never name a bidder (S7.24, S3.7)", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    await bid(lot.id, 1500);
    const history = await market.ask(auctions.bidsOfLot, { body: { product_id: lot.id } });
    expect(history.body.data[0]).toMatchObject({
      product_id: { _id: String(lot.id), images: [] },
      bid_amount: 1500,
      bidder: "Bidder 1",
    });
    const ledger = await market.ask(auctions.ledger, { params: { idname: lot.url } });
    const shown = JSON.stringify([history.body, ledger.body]);
    for (const secret of [buyer.mobile, buyer.name, `"${buyer.id}"`])
      expect(shown).not.toContain(secret);
    expect(ledger.body.data.map(({ kind }) => kind)).toEqual(["open", "bid"]);
  });
});

describe("amounts at the edges", () => {
  beforeAll(async () => {
    // Verified companies may bid any amount.
    for (const one of [buyer, rival])
      await setCompanyStatus(market, await companyOf(market, one), "verified");
  });

  test("a bid at the upper limit does not block the next bidder (T2)", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    expect((await bid(lot.id, 10_000_000_000.01)).body.code).toBe("bid_too_large");
    expect((await bid(lot.id, 10_000_000_000)).status).toBe(200);
    expect((await bid(lot.id, 10_000_000_001, rival)).status).toBe(200);
  });

  test.each([1_234_567.891, 999_999.999, "1234567.894", "9999999999.001", 0.001])(
    "%j has a part of a paisa and is refused, never rounded",
    async (amount) => {
      const lot = await aLot(market.db, { sellerId: seller.id });
      expect(await bid(lot.id, amount)).toMatchObject({
        status: 400,
        body: { errors: [{ path: "amount", msg: "Use at most two decimals" }] },
      });
      expect((await details(lot.id)).bid_count).toBe(0);
    },
  );

  test.each([1000.01, 1_234_567.89, "9999999999.99", 10_000_000_000])(
    "%j is taken to the paisa",
    async (amount) => {
      const lot = await aLot(market.db, { sellerId: seller.id });
      expect((await bid(lot.id, amount)).body.data.heightest).toBe(Number(amount));
      expect((await details(lot.id)).heightest).toBe(Number(amount));
    },
  );

  test.each([
    ["\u0967\u0968\u0969\u096a\u096b", 12_345],
    ["\uff11\uff10\uff10\uff10\uff10", 10_000],
    ["Rs. 1,25,000/-", 125_000],
  ])("%j is taken as %d", async (amount, rupees) => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    const answer = await bid(lot.id, amount);
    expect(answer.body.data.heightest).toBe(rupees);
  });

  test.each([
    "1e9",
    "0x10",
    "+5000",
    "1,25,0000",
    "107,50",
    "9223372036854775807",
    [5000],
    { amount: 5000 },
    true,
  ])("%j is no amount", async (amount) => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    expect((await bid(lot.id, amount as never)).status).toBe(400);
  });
});
