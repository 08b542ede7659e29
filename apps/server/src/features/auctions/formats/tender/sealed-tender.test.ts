import { auctions, awards } from "@rebale/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../../test/app.ts";
import { walletOf } from "../../../../../test/deposits.ts";
import { beforeClose, closeOfT, sha256, tendersOf } from "../../../../../test/tenders.ts";
import { publicHalfOf } from "../../../../platform/x25519.ts";
import { closeDueAuctions } from "../../actions/close/close-auction.ts";
import { verifyLedgers } from "../../actions/close/verify-ledgers.ts";

const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(beforeClose(30));
const seller = await market.aSeller();
const admin = await market.anAdmin();
const t = tendersOf(market, seller, admin);
await t.registerSeller();

type Lot = { id: number; url: string };
let [A, C, D, E]: SignedIn[] = [];
let lot: Lot;
beforeEach(async () => {
  await market.setTime(beforeClose(30));
  [A, C, D] = [
    await t.aBuyerWith(200_000),
    await t.aBuyerWith(200_000),
    await t.aBuyerWith(200_000),
  ];
  E = await market.aBuyer();
  lot = await t.lotT();
});
const of = (who: SignedIn | undefined) => who as SignedIn;

/** A 101.35; C 104.10, then 103.25; D 95.00, taken back. */
async function fiveLines() {
  const a = await t.tender(lot, of(A), 101.35);
  const c1 = await t.tender(lot, of(C), 104.1);
  const c2 = await t.tender(lot, of(C), 103.25);
  const d = await t.tender(lot, of(D), 95);
  const back = await t.takeBack(lot, of(D));
  return { a, c1, c2, d, back };
}

test("F2 a tender on an open auction, and a bid on a sealed lot, are not this format", async () => {
  const english = await t.lotL();
  const other = { status: 409, body: { code: "not_this_format" } };
  expect(await t.tender(english, of(A), 120)).toMatchObject(other);
  expect(await t.bid(lot, of(A), 120)).toMatchObject(other);
  const params = { product_id: lot.id };
  const maximum = { params, body: { maximum: 120 }, token: of(A).token };
  expect(await ask(auctions.setMaximum, maximum)).toMatchObject(other);
  expect(await ask(auctions.removeMaximum, { params, token: of(A).token })).toMatchObject(other);
});

test("F5 F6 F7 each tender is a line with its own salt; a company's last one stands, and holds the same", async () => {
  const { a, c1, c2, d, back } = await fiveLines();
  expect(a.body.data).toMatchObject({ amount: 101.35, value: 1_520_250, hold: 125_000 });
  const { commitment, salt, receipt, seq } = a.body.data;
  expect(salt).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment).toBe(sha256(`101.35:${salt}`));
  const lines = await t.ledger(lot);
  expect(lines.find((line) => line.seq === seq)).toMatchObject({ hash: receipt.hash, commitment });
  expect(await t.freeOf(of(A))).toBe(75_000);
  expect(c2.body.data.seq).toBe(c1.body.data.seq + 1);
  expect(c2.body.data.hold).toBe(125_000);
  expect(await t.freeOf(of(C))).toBe(75_000);
  expect(d.status).toBe(200);
  expect(back.body.data).toMatchObject({ state: "withdrawn", hold: 0, seq: d.body.data.seq + 1 });
  expect(await t.freeOf(of(D))).toBe(200_000);
  expect(await t.takeBack(lot, of(D))).toMatchObject({
    status: 404,
    body: { code: "tender_not_found" },
  });
  expect(await walletOf(market, of(A))).toMatchObject({
    ...{ leading: 125_000, short: 0 },
    holds: [{ product_id: String(lot.id), amount: 125_000, why: "tender" }],
  });
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });
});

test("F8 a tender is asked for cover, floor and whether an unusual amount is meant", async () => {
  expect(await t.tender(lot, of(E), 101)).toMatchObject({
    status: 409,
    body: {
      code: "deposit_needed",
      errors: [{ path: "amount", msg: "Deposit ₹1,25,000 more to place this bid." }],
    },
  });
  expect((await t.tender(lot, of(A), 92)).body.code).toBe("bid_too_low");
  expect((await t.tender(lot, of(A), 460)).body.code).toBe("confirm_unusual");
  expect((await t.tender(lot, of(A), 460, { confirm_unusual: true })).status).toBe(200);
  expect((await t.details(lot, of(A))).next_bid).toBe(92.01);
});

test("F9 a retry has the same line without its salt; another amount under its key is refused", async () => {
  const first = await t.tender(lot, of(A), 101.35, { key: "tender-of-a-1" });
  const again = await t.tender(lot, of(A), 101.35, { key: "tender-of-a-1" });
  const { salt: _, ...line } = first.body.data;
  expect(again.body.data).toEqual({ ...line, salt: null });
  expect(await t.tender(lot, of(A), 101.36, { key: "tender-of-a-1" })).toMatchObject({
    body: { code: "idempotency_key_reused" },
  });
  const [use] = await db
    .selectFrom("idempotent_bids")
    .selectAll()
    .where("lot_id", "=", lot.id)
    .execute();
  expect(use?.amount).toBe(0);
  expect(JSON.stringify(use?.result)).not.toMatch(/101\.35|10135/);
});

test("F10 lines of tenders have amount 0, no name, and marks that are all different", async () => {
  await fiveLines();
  const lines = (await t.ledger(lot)).filter(({ kind }) => kind === "tender");
  expect(lines).toHaveLength(5);
  for (const line of lines)
    expect(line).toMatchObject({ version: 4, amount: 0, bidder: "", note: "", opened: "" });
  expect(new Set(lines.map((line) => line.bidder_mark)).size).toBe(5);
  expect(new Set(lines.map((line) => line.user_mark)).size).toBe(5);
});

test("F11 before the end nobody is told amount, company or number", async () => {
  await fiveLines();
  const params = { idname: String(lot.id) };
  for (const by of [undefined, of(D), seller, admin])
    expect(await t.details(lot, by)).toMatchObject({
      ...{ heightest: 0, bid_count: 0, leader: null, status: "live" },
      format: { kind: "tender", stage: "tender" },
    });
  expect((await t.details(lot, seller)).for_seller?.bidders).toBeNull();
  const told = await Promise.all([
    ask(auctions.bidsOfLot, { body: { product_id: lot.id } }),
    ask(auctions.pinnacle, { body: { product_id: lot.id } }),
    ask(auctions.ledger, { params }),
    ask(auctions.biddersOfLot, { params: { id: lot.id }, token: admin.token }),
    ask(auctions.placedBids, { query: { lot_id: lot.id }, token: admin.token }),
    ask(auctions.sellerOrders, { query: {}, token: seller.token }),
    ask(auctions.details, { params, token: of(A).token }),
  ]);
  for (const { body } of told)
    expect(JSON.stringify(body).replaceAll(/[0-9a-f]{16,}/g, "")).not.toMatch(
      /101\.35|10135|103\.25|10325|104\.1|Bidder \d/,
    );
  expect(told[0]?.body.data).toEqual([]);
  expect(told[3]?.body.data).toEqual([]);
  expect(told[4]?.body.data).toEqual([]);
  expect(told[5]?.body.data).toEqual([]);
  const mine = (await ask(auctions.myOrders, { query: {}, token: of(A).token })).body.data;
  expect(mine).toMatchObject([{ standing: "sealed", bid_amount: 0 }]);
});

/** Every row of the database as text, and what the server has logged. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const all = await sql<{
        text: string;
      }>`select t::text as text from ${sql.table(name)} t`.execute(db);
      return all.rows.map((row) => row.text).join("\n");
    }),
  );
  const jobs = await sql<{ text: string }>`select payload::text as text
    from graphile_worker._private_jobs`.execute(db);
  return [...texts, ...jobs.rows.map((row) => row.text), ...market.logged].join("\n");
}

test("F12 the amount is nowhere in database and log before the end, and is there after it", async () => {
  const lone = await t.lotT({ marketValue: 100_000, reservePrice: 100_000 });
  await db.updateTable("lots").set({ basis: "lot" }).where("id", "=", lone.id).execute();
  const placed = await t.tender(lone, of(A), 187_654.39, { key: "a-key-of-a-tender" });
  expect(placed.status).toBe(200);
  const amount = /187654\.39|18765439|1,87,654\.39/;
  expect(await everything()).not.toMatch(amount);
  await t.endAt(closeOfT);
  expect(await everything()).toMatch(amount);
});

test("F13 F14 a company reads its own tender: amount and salt only after the end; a colleague changes it", async () => {
  const { body } = await t.tender(lot, of(A), 101.35);
  expect((await t.own(lot, of(A))).body.data).toMatchObject({
    ...{ state: "sealed", amount: null, salt: null, seq: body.data.seq },
    lines: [body.data.seq],
  });
  expect(await t.own(lot, of(C))).toMatchObject({
    status: 404,
    body: { code: "tender_not_found" },
  });
  const colleague = await t.colleagueOf(of(A), "bidder");
  const changed = await t.tender(lot, colleague, 102.4);
  expect(changed.status).toBe(200);
  const viewer = await t.colleagueOf(of(A), "viewer");
  expect((await t.tender(lot, viewer, 103)).status).toBe(403);
  expect(await t.freeOf(of(A))).toBe(75_000);
  await t.endAt(closeOfT);
  expect((await t.own(lot, of(A))).body.data).toMatchObject({
    ...{ state: "opened", amount: 102.4, salt: changed.body.data.salt },
    lines: [body.data.seq, changed.body.data.seq],
  });
  expect((await t.details(lot, colleague)).your_tender).toMatchObject({ amount: 102.4 });
});

describe("the end", () => {
  test("F15 F16 tenders become bids, the lowest first, and the last higher one wins", async () => {
    const { a, c1, c2, d, back } = await fiveLines();
    await t.endAt(closeOfT);
    const lines = await t.ledger(lot);
    const [unseal, first, second, close] = lines.slice(-4);
    const line = (reply: { body: { data: { seq: number } } }) => reply.body.data.seq;
    expect(unseal).toMatchObject({
      ...{ kind: "unseal", note: "2", bidder: "", amount: 0 },
      opens: [line(c1), line(d), line(back)],
    });
    expect(first).toMatchObject({ kind: "bid", amount: 101.35, note: "sealed", opens: [line(a)] });
    expect(second).toMatchObject({
      kind: "bid",
      amount: 103.25,
      note: "sealed",
      opens: [line(c2)],
    });
    expect(close).toMatchObject({ kind: "close", note: "sold", amount: 103.25 });
    for (const bid of [first, second])
      expect(sha256(bid?.opened ?? "")).toBe(
        lines.find(({ seq }) => seq === bid?.opens?.[0])?.commitment,
      );
    const tenders = lines.filter(({ kind }) => kind === "tender").map(({ seq }) => seq);
    expect(lines.flatMap(({ opens }) => opens ?? []).sort((x, y) => x - y)).toEqual(tenders);
    expect(sha256(unseal?.opened ?? "")).toBe((await t.details(lot)).seed_commitment);
    expect(await verifyLedgers(db)).toMatchObject({ broken: null });
    expect(await t.details(lot, of(C))).toMatchObject({
      ...{ heightest: 103.25, bid_count: 2, standing: "won", outcome: "sold" },
      format: { stage: null },
    });
  });

  test("F17 the sale has its figures, and who did not win is free at once", async () => {
    await fiveLines();
    await t.endAt(closeOfT);
    const { id } = await db
      .selectFrom("awards")
      .select("id")
      .where("lot_id", "=", lot.id)
      .executeTakeFirstOrThrow();
    const sale = (await ask(awards.details, { params: { id: String(id) }, token: of(C).token }))
      .body.data;
    expect(sale).toMatchObject({ value: 1_548_750, payable: 1_864_075.5, due: 1_739_075.5 });
    expect(await t.freeOf(of(A))).toBe(200_000);
    const { emd_held } = await db
      .selectFrom("awards")
      .select("emd_held")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(emd_held).toBe(125_000_00);
  });

  test("F18 after the clock a tender is too late", async () => {
    await market.setTime(closeOfT);
    expect(await t.tender(lot, of(A), 101)).toMatchObject({
      status: 409,
      body: { code: "lot_ended" },
    });
  });

  test("F19 of equal amounts the lowest SHA-256 of seed and commitment wins", async () => {
    const [a, c, d] = [
      await t.tender(lot, of(A), 101),
      await t.tender(lot, of(C), 101),
      await t.tender(lot, of(D), 101),
    ];
    await t.endAt(closeOfT);
    const lines = await t.ledger(lot);
    const seed = lines.find(({ kind }) => kind === "unseal")?.opened ?? "";
    const ties = [a, c, d].map(({ body }) => sha256(`${seed}:${body.data.commitment}`));
    const winner = [A, C, D][ties.indexOf([...ties].sort()[0] ?? "")];
    expect((await t.details(lot, of(winner))).standing).toBe("won");
  });

  test("F20 below the reserve the highest is subject to the seller's approval", async () => {
    await t.tender(lot, of(A), 95);
    await t.tender(lot, of(C), 98);
    await t.endAt(closeOfT);
    expect((await t.details(lot, of(C))).standing).toBe("subject");
    expect(await t.freeOf(of(A))).toBe(200_000);
    expect(await t.freeOf(of(C))).toBe(75_000);
    const answer = { params: { id: lot.id }, body: { answer: "accepted" as const, amount: 98 } };
    expect((await ask(auctions.answerBid, { ...answer, token: seller.token })).status).toBe(200);
    expect((await t.details(lot, of(C))).standing).toBe("won");
    expect(await verifyLedgers(db)).toMatchObject({ broken: null });
  });

  test("F21 withdrawn by the office nothing is opened, and all are free again", async () => {
    await fiveLines();
    expect((await t.office("withdraw", lot)).status).toBe(200);
    expect((await t.ledger(lot)).map(({ kind }) => kind)).not.toContain("unseal");
    expect((await t.own(lot, of(A))).body.data).toMatchObject({ state: "unopened", amount: null });
    for (const who of [A, C, D]) expect(await t.freeOf(of(who))).toBe(200_000);
    expect(await db.selectFrom("tenders").selectAll().execute()).toEqual([]);
    expect(await verifyLedgers(db)).toMatchObject({ broken: null });
  });

  test("F22 extended it is opened later; paused a tender may be taken back, not placed", async () => {
    await t.tender(lot, of(A), 101);
    const later = new Date(closeOfT.getTime() + 600_000);
    await ask(auctions.extend, {
      params: { id: lot.id },
      body: { end_at: later.toISOString(), reason: "Power cut" } as never,
      token: admin.token,
    });
    await t.endAt(closeOfT);
    expect(await t.outcomeOf(lot)).toEqual({ outcome: null, stage: "tender" });
    await t.office("pause", lot);
    expect((await t.tender(lot, of(C), 102)).body.code).toBe("lot_paused");
    expect((await t.takeBack(lot, of(A))).status).toBe(200);
    await t.office("resume", lot);
    await t.tender(lot, of(C), 102);
    await t.endAt(later);
    expect(await t.outcomeOf(lot)).toEqual({ outcome: "sold", stage: null });
  });

  test("F23 a tender that is voided after the opening gives way to the next", async () => {
    await fiveLines();
    await t.endAt(closeOfT);
    const bid = (await t.ledger(lot)).findLast(({ kind }) => kind === "bid");
    const voided = await ask(auctions.voidBid, {
      params: { id: lot.id },
      body: { seq: bid?.seq ?? 0, reason: "Agreed by phone" },
      token: admin.token,
    });
    expect(voided.status).toBe(200);
    expect((await t.details(lot, of(A))).standing).toBe("offered");
    expect(await verifyLedgers(db)).toMatchObject({ broken: null });
  });

  test("F24 without a tender it ends without bids", async () => {
    await t.tender(lot, of(A), 101);
    await t.takeBack(lot, of(A));
    const empty = await t.lotT();
    await t.endAt(closeOfT);
    expect(await t.outcomeOf(lot)).toEqual({ outcome: "no_bids", stage: null });
    expect(await t.outcomeOf(empty)).toEqual({ outcome: "no_bids", stage: null });
    expect(await verifyLedgers(db)).toMatchObject({ broken: null });
  });
});

test("a sealed line cannot be voided", async () => {
  const { body } = await t.tender(lot, of(A), 101);
  const voided = await ask(auctions.voidBid, {
    params: { id: lot.id },
    body: { seq: body.data.seq, reason: "Agreed by phone" },
    token: admin.token,
  });
  expect(voided.status).toBe(404);
});

test("a box that does not open keeps its lot from closing, and nobody wins", async () => {
  await t.tender(lot, of(A), 101);
  await t.tender(lot, of(C), 102);
  const other = await t.lotT();
  await t.tender(other, of(A), 101).then(() => undefined);
  await sql`update tenders set box = set_byte(box, 60, get_byte(box, 60) # 1)
    where lot_id = ${lot.id} and alias = 1`.execute(db);
  await t.endAt(closeOfT);
  expect(await t.outcomeOf(lot)).toEqual({ outcome: null, stage: "tender" });
  const failures = (await ask(auctions.closeFailures, { token: admin.token })).body.data;
  const failure = failures.find(({ product_id }) => product_id === String(lot.id));
  expect(failure?.last_error).toMatch(/does not open/);
  expect(failure?.last_error).not.toMatch(/101|102/);
  expect((await t.outcomeOf(other)).outcome).not.toBeNull();
});

test("F60 two nodes that close at once open the tenders once", async () => {
  await fiveLines();
  await market.setTime(closeOfT);
  await Promise.all(Array.from({ length: 4 }, () => closeDueAuctions(deps)));
  const kinds = (await t.ledger(lot)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "unseal")).toHaveLength(1);
  expect(kinds.filter((kind) => kind === "close")).toHaveLength(1);
});

test("F60 what fails after the opening undoes it: the tenders stay sealed until the next try", async () => {
  await fiveLines();
  await market.setTime(closeOfT);
  const failing = { ...deps, events: { ...deps.events, publish: async () => fail() } } as never;
  await closeDueAuctions(failing);
  expect((await t.ledger(lot)).map(({ kind }) => kind)).not.toContain("unseal");
  expect((await t.own(lot, of(A))).body.data).toMatchObject({ state: "sealed", amount: null });
  expect(await t.freeOf(of(A))).toBe(75_000);
  await t.endAt(new Date(closeOfT.getTime() + 60_000));
  expect(await t.outcomeOf(lot)).toEqual({ outcome: "sold", stage: null });
});
const fail = () => {
  throw new Error("The connection is gone");
};

test("a node without an opening key leaves sealed lots to others, and closes the rest", async () => {
  await t.tender(lot, of(A), 101);
  const english = await t.lotL();
  const config = { ...deps.config, OPENING_PUBLIC: publicHalfOf("A".repeat(43)) };
  await market.setTime(closeOfT);
  await closeDueAuctions({ ...deps, config });
  expect(await t.outcomeOf(lot)).toEqual({ outcome: null, stage: "tender" });
  expect((await t.outcomeOf(english)).outcome).toBe("no_bids");
  const { data: failed } = (await ask(auctions.closeFailures, { token: admin.token })).body;
  expect(failed.map(({ product_id }) => product_id)).not.toContain(String(lot.id));
  await closeDueAuctions(deps);
  expect((await t.outcomeOf(lot)).outcome).toBe("sold");
});
