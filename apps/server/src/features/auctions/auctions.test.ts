import { auctions } from "@rebale/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { noticesTo } from "../../../test/publish-all.ts";
import { closeAuction, closeDueAuctions } from "./actions/close/close-auction.ts";
import { verifyLedgers } from "./actions/close/verify-ledgers.ts";
import { notifyOutbid } from "./actions/notify/notify-outbid.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const market = await createMarket();
const { db, deps } = market;
await market.setTime(noon);
const seller = await market.aSeller();
const admin = await market.anAdmin();
const asha = await market.aBuyer({ name: "Asha" });
const bilal = await market.aBuyer({ name: "Bilal" });
const minutes = (n: number) => new Date(noon.getTime() + n * 60_000);

const at = (minute: number) => market.setTime(minutes(minute));
const bid = (lotId: number, amount: number, by = asha) =>
  market.ask(auctions.placeBid, {
    body: { product_id: lotId, amount, confirm_unusual: true },
    token: by.token,
  });
const openLot = (over = {}) =>
  aLot(db, { sellerId: seller.id, startsAt: minutes(-60), endsAt: minutes(60), ...over });
const details = async (id: number, token?: string) =>
  (await market.ask(auctions.details, { params: { idname: String(id) }, token })).body.data;
const noticesOf = async (userId: number) => (await noticesTo(db, userId)).map((n) => n.title);

describe("the soft close", () => {
  test("an accepted bid in the last 8 minutes resets the clock to 8 minutes, up to the hard end, and is counted", async () => {
    const lot = await openLot({ softCloseMinutes: 8, hardEndsAt: minutes(70) });
    await at(30);
    await bid(lot.id, 1100);
    expect((await details(lot.id)).ends_at).toBe(minutes(60).toISOString());
    await at(57);
    await bid(lot.id, 1200, bilal);
    expect(await details(lot.id)).toMatchObject({
      ends_at: minutes(65).toISOString(),
      extensions: 1,
    });
    expect((await bid(lot.id, 1150)).status).toBe(409);
    expect((await details(lot.id)).ends_at).toBe(minutes(65).toISOString());
    await at(64);
    await bid(lot.id, 1300);
    expect(await details(lot.id)).toMatchObject({
      ends_at: minutes(70).toISOString(),
      extensions: 2,
    });
    await at(70);
    expect((await bid(lot.id, 1400)).body.code).toBe("lot_ended");
  });
});

describe("the close", () => {
  test("makes the leader win once: certificate, order, notices, mail and SMS together (S3.8, S4.10)", async () => {
    const lot = await openLot();
    await at(10);
    await bid(lot.id, 1100);
    await bid(lot.id, 1200, bilal);
    expect(await closeAuction(deps, lot.id)).toBe("not due");
    await at(61);
    expect(await Promise.all([closeAuction(deps, lot.id), closeAuction(deps, lot.id)])).toEqual(
      expect.arrayContaining(["closed", "not due"]),
    );
    expect(await details(lot.id, bilal.token)).toMatchObject({
      outcome: "sold",
      standing: "won",
      status: "ended",
      is_completed: "Completed",
    });
    expect(await details(lot.id, asha.token)).toMatchObject({ standing: "lost" });
    expect(await noticesOf(bilal.id)).toContain("You won the auction");
    expect(await noticesOf(seller.id)).toContain("Your lot was sold");
    const sent = await db
      .selectFrom("messages")
      .select(["channel", "recipient"])
      .where("subject", "in", ["You won the auction", "Your lot was sold"])
      .execute();
    expect(sent).toEqual(
      expect.arrayContaining([
        { channel: "sms", recipient: bilal.mobile },
        { channel: "mail", recipient: seller.email },
      ]),
    );
    const ledger = await market.ask(auctions.ledger, { params: { idname: lot.url } });
    expect(ledger.body.data.map((e) => e.kind)).toEqual(["open", "bid", "bid", "close"]);
    expect(ledger.body.data.at(-1)).toMatchObject({
      amount: 1200,
      bidder: "Bidder 2",
      note: "sold",
    });
  });

  test("with the reserve not met nobody wins yet and the seller is asked", async () => {
    const lot = await openLot({ reservePrice: 5000 });
    await at(10);
    await bid(lot.id, 1100);
    expect((await details(lot.id)).reserve).toBe("not_met");
    await at(61);
    await closeAuction(deps, lot.id);
    expect(await details(lot.id, asha.token)).toMatchObject({
      outcome: "reserve_not_met",
      standing: "subject",
    });
    const notice = (await noticesTo(db, seller.id)).at(-1);
    expect(notice?.description).toContain("below your reserve price");
  });

  test("auctions that ended while the server was down are closed at the next start", async () => {
    await at(0);
    const lots = await Promise.all([
      openLot({ endsAt: minutes(20) }),
      openLot({ endsAt: minutes(21) }),
    ]);
    await at(120);
    expect(await closeDueAuctions(deps)).toBeGreaterThanOrEqual(2);
    for (const { id } of lots) expect(await details(id)).toMatchObject({ outcome: "no_bids" });
    expect(await closeDueAuctions(deps)).toBe(0);
  });
});

describe("a close that fails", () => {
  test("does not keep the others, is shown to the office and tried again", async () => {
    await at(0);
    const [bad, good] = await Promise.all([
      openLot({ endsAt: minutes(20) }),
      openLot({ endsAt: minutes(21) }),
    ]);
    await sql`create function refuse_close() returns trigger language plpgsql as
      $$ begin raise exception 'this row is broken'; end $$`.execute(db);
    await sql`create trigger break_close before update on timetables for each row
      when (new.lot_id = ${sql.lit(bad.id)} and new.closed_at is not null)
      execute function refuse_close()`.execute(db);
    await at(22);
    expect(await closeDueAuctions(deps)).toBe(1);
    expect(await details(good.id)).toMatchObject({ outcome: "no_bids" });
    const failures = await market.ask(auctions.closeFailures, { token: admin.token });
    expect(failures.body.data).toMatchObject([
      { product_id: String(bad.id), attempts: 1, last_error: "this row is broken" },
    ]);
    // Not at once: a broken row is no work for every round.
    expect(await closeDueAuctions(deps)).toBe(0);

    await sql`drop trigger break_close on timetables`.execute(db);
    await at(23);
    expect(await closeDueAuctions(deps)).toBe(1);
    expect(await details(bad.id)).toMatchObject({ outcome: "no_bids" });
    expect((await market.ask(auctions.closeFailures, { token: admin.token })).body.data).toEqual(
      [],
    );
  });
});

describe("orders", () => {
  test("the buyer sees Win or not, the seller learns the winner only after the close (S7.26, S7.27, S3.8)", async () => {
    const lot = await openLot();
    await at(10);
    await bid(lot.id, 1100);
    await bid(lot.id, 1200, bilal);
    const ofSeller = async () =>
      (
        await market.ask(auctions.sellerOrders, { token: seller.token, query: { rows: 100000 } })
      ).body.data.filter((o) => o.product_id._id === String(lot.id));
    expect(
      (await ofSeller()).every((o) => o.buyer === null && o.status === "pending" && !o.is_win),
    ).toBe(true);
    await at(61);
    await closeAuction(deps, lot.id);
    const [win] = (await ofSeller()).filter((o) => o.is_win);
    expect(win).toMatchObject({
      status: "pending",
      buyer: { name: "Bilal", mobile: bilal.mobile },
      bid_amount: 1200,
    });
    expect((await ofSeller()).filter((o) => !o.is_win)).toMatchObject([
      { buyer: null, status: "completed" },
    ]);
    const [own] = (
      await market.ask(auctions.myOrders, { token: bilal.token, query: { won: "1" } })
    ).body.data.filter((o) => o.product_id._id === String(lot.id));
    expect(own).toMatchObject({
      is_win: true,
      standing: "won",
      seller: { mobile: seller.mobile },
      buyer: null,
    });
    const [lost] = (await market.ask(auctions.myOrders, { token: asha.token })).body.data.filter(
      (o) => o.product_id._id === String(lot.id),
    );
    expect(lost).toMatchObject({ is_win: false, seller: null, buyer: null });

    const done = await market.ask(auctions.completeOrder, {
      params: { id: win?._id ?? "" },
      body: { status: "completed" },
      token: seller.token,
    });
    expect(done.body.data.status).toBe("completed");
    const notices = (await noticesOf(asha.id)).length;
    const again = await market.ask(auctions.completeOrder, {
      params: { id: win?._id ?? "" },
      body: { status: "completed" },
      token: seller.token,
    });
    expect([again.status, again.body.data.status]).toEqual([200, "completed"]);
    expect(await noticesOf(asha.id)).toHaveLength(notices);
    const other = await market.aSeller();
    expect(
      (
        await market.ask(auctions.completeOrder, {
          params: { id: win?._id ?? "" },
          body: { status: "completed" },
          token: other.token,
        })
      ).status,
    ).toBe(404);
  });

  test("whoever loses the lead is told once, and not when they have regained it", async () => {
    const lot = await openLot();
    const carla = await market.aBuyer({ name: "Carla" });
    await at(10);
    await bid(lot.id, 1100, carla);
    await bid(lot.id, 1200, bilal);
    await bid(lot.id, 1300, asha);
    await market.setTime(new Date(minutes(10).getTime() + 11_000));
    await notifyOutbid(deps, [lot.id]);
    await notifyOutbid(deps, [lot.id]);
    expect((await noticesOf(carla.id)).filter((t) => t === "You were outbid")).toHaveLength(1);
    await bid(lot.id, 1400, carla);
    await bid(lot.id, 1500, asha);
    await bid(lot.id, 1600, carla);
    await market.setTime(new Date(minutes(10).getTime() + 30_000));
    await notifyOutbid(deps, [lot.id]);
    expect((await noticesOf(carla.id)).filter((t) => t === "You were outbid")).toHaveLength(1);
  });

  test("of more bidders than one transaction takes each is told once, though two nodes tell", async () => {
    const lot = await openLot();
    await at(10);
    await bid(lot.id, 1100, asha);
    await bid(lot.id, 1200, bilal);
    await sql`with bidder as (insert into users (type, status, name, mobile)
        select 'buyer', 'active', 'Outbid ' || n, '71' || lpad(n::text, 8, '0')
        from generate_series(1, 450) n returning id)
      insert into bid_orders (lot_id, bidder_id, seller_id, alias, best_bid, bid_count, last_seq,
        last_bid_at)
      select o.lot_id, bidder.id, o.seller_id, bidder.id, o.best_bid, 1, o.last_seq, o.last_bid_at
      from bidder, bid_orders o
      where o.lot_id = ${lot.id} and o.bidder_id = ${asha.id}`.execute(db);
    await market.setTime(new Date(minutes(10).getTime() + 11_000));
    const notices = await Promise.all([notifyOutbid(deps, [lot.id]), notifyOutbid(deps, [lot.id])]);
    expect(notices[0] + notices[1]).toBe(451);
    expect(await notifyOutbid(deps, [lot.id])).toBe(0);
  });
});

describe("voiding", () => {
  test("takes the lead away, stays in the ledger with its reason, and is the office's alone", async () => {
    const lot = await openLot();
    await at(10);
    await bid(lot.id, 1100);
    await bid(lot.id, 9999, bilal);
    const ask = (token: string, seq: number) =>
      market.ask(auctions.voidBid, {
        params: { id: lot.id },
        body: { seq, reason: "Typing mistake, agreed by phone" },
        token,
      });
    expect((await ask(seller.token, 3)).status).toBe(403);
    expect((await ask(admin.token, 3)).body.data).toMatchObject({
      seq: 4,
      heightest: 1100,
      bid_count: 1,
    });
    expect((await ask(admin.token, 3)).body.code).toBe("bid_already_voided");
    expect((await ask(admin.token, 8)).body.code).toBe("bid_not_found");
    expect((await ask(admin.token, Number.MAX_SAFE_INTEGER)).status).toBe(400);
    expect(await details(lot.id, asha.token)).toMatchObject({
      standing: "leading",
      heightest: 1100,
    });
    const history = await market.ask(auctions.bidsOfLot, { body: { product_id: lot.id } });
    expect(history.body.data.map((b) => [b.bid_amount, b.voided])).toEqual([
      [9999, true],
      [1100, false],
    ]);
    expect(
      (
        await db.selectFrom("audit").select("action").where("admin_id", "=", admin.id).execute()
      ).map((a) => a.action),
    ).toContain("bid voided");
    await bid(lot.id, 1200, bilal);
    expect((await details(lot.id)).heightest).toBe(1200);
  });

  test("of a bidder's only bid is neither outbid nor an order of the seller's: it is voided", async () => {
    const lot = await openLot();
    await at(10);
    await bid(lot.id, 9999);
    await market.ask(auctions.voidBid, {
      params: { id: lot.id },
      body: { seq: 2, reason: "A zero too many" },
      token: admin.token,
    });
    expect(await details(lot.id, asha.token)).toMatchObject({
      standing: "voided",
      heightest: 0,
      minimum_bid: 1000,
    });
    const own = await market.ask(auctions.myOrders, { token: asha.token });
    expect(own.body.data.find((o) => o.product_id._id === String(lot.id))?.standing).toBe("voided");
    const sellers = await market.ask(auctions.sellerOrders, {
      query: { rows: 100 },
      token: seller.token,
    });
    expect(sellers.body.data.filter((o) => o.product_id._id === String(lot.id))).toEqual([]);
    await bid(lot.id, 1100);
    expect(await details(lot.id, asha.token)).toMatchObject({ standing: "leading" });
  });
});

describe("who stands behind a masked name", () => {
  test("is known to the office always, and to nobody else while the auction runs", async () => {
    const lot = await openLot();
    await at(10);
    await bid(lot.id, 1100);
    const ask = (token: string) =>
      market.ask(auctions.biddersOfLot, { params: { id: lot.id }, token });
    expect((await ask(admin.token)).body.data).toMatchObject([
      { bidder: "Bidder 1", name: "Asha", mobile: asha.mobile, bids: 1 },
    ]);
    for (const other of [seller, asha, bilal]) expect((await ask(other.token)).status).toBe(403);
  });

  test("who leads and with which phone is nobody's of the office before the end but the moderators' (V11)", async () => {
    const lot = await openLot();
    await at(10);
    await bid(lot.id, 1100);
    const [helper, moderator] = [
      await market.anAdmin("support"),
      await market.anAdmin("moderator"),
    ];
    const bidders = async ({ token }: { token: string }) => [
      (await market.ask(auctions.biddersOfLot, { params: { id: lot.id }, token })).body.data.length,
      (await market.ask(auctions.placedBids, { query: { lot_id: lot.id }, token })).body.data
        .length,
    ];
    expect(await bidders(helper)).toEqual([0, 0]);
    expect(await bidders(moderator)).toEqual([1, 1]);
  });
});

describe("the ledger", () => {
  test("cannot be changed or emptied through the database's front door", async () => {
    const lot = await openLot();
    await at(10);
    await bid(lot.id, 1100);
    await expect(
      sql`update ledger_entries set amount = 1 where lot_id = ${lot.id}`.execute(db),
    ).rejects.toThrow("never changed");
    await expect(
      sql`delete from ledger_entries where lot_id = ${lot.id}`.execute(db),
    ).rejects.toThrow("never changed");
    await expect(sql`truncate ledger_entries cascade`.execute(db)).rejects.toThrow("never changed");
  });

  test("an altered winner, leader, count, outcome or head is found by the verification (T10)", async () => {
    const lot = await openLot();
    await at(10);
    await bid(lot.id, 1100);
    await bid(lot.id, 1200, bilal);
    await at(61);
    await closeAuction(deps, lot.id);
    expect((await verifyLedgers(db)).broken).toBeNull();
    const winner = (who: number) =>
      sql`update awards set bidder_id = ${who} where lot_id = ${lot.id}`;
    const award = (state: string) =>
      sql`update awards set state = ${state} where lot_id = ${lot.id}`;
    const changes = [
      [winner(asha.id), winner(bilal.id), "another bidder won"],
      [award("cancelled"), award("payment_due"), "another bidder won"],
      [
        sql`update auctions set leader_id = ${asha.id} where lot_id = ${lot.id}`,
        sql`update auctions set leader_id = ${bilal.id} where lot_id = ${lot.id}`,
        "another leader",
      ],
      [
        sql`update auctions set bid_count = 3 where lot_id = ${lot.id}`,
        sql`update auctions set bid_count = 2 where lot_id = ${lot.id}`,
        "counts other bids",
      ],
      [
        sql`update auctions set highest_bid = 130000 where lot_id = ${lot.id}`,
        sql`update auctions set highest_bid = 120000 where lot_id = ${lot.id}`,
        "another highest bid",
      ],
      [
        sql`update timetables set outcome = 'no_bids' where lot_id = ${lot.id}`,
        sql`update timetables set outcome = 'sold' where lot_id = ${lot.id}`,
        "ended in another way",
      ],
      [
        sql`update auctions set ledger_seq = 2 where lot_id = ${lot.id}`,
        sql`update auctions set ledger_seq = 4 where lot_id = ${lot.id}`,
        "another last entry",
      ],
    ] as const;
    for (const [change, back, why] of changes) {
      await change.execute(db);
      expect((await verifyLedgers(db)).broken?.why).toContain(why);
      await back.execute(db);
    }
    expect((await verifyLedgers(db)).broken).toBeNull();
  });

  test("an altered row, a reassigned bidder and a cut tail are found by the verification (T10)", async () => {
    const lot = await openLot();
    await at(10);
    for (const [i, amount] of [1100, 1200, 1300].entries())
      await bid(lot.id, amount, i % 2 ? bilal : asha);
    expect((await verifyLedgers(db)).broken).toBeNull();
    const behindTheTrigger = (statement: ReturnType<typeof sql>) =>
      db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await statement.execute(tx);
      });
    const faultAfter = async (change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
      await behindTheTrigger(change);
      const { broken } = await verifyLedgers(db);
      await behindTheTrigger(back);
      return broken;
    };
    const entry2 = sql`lot_id = ${lot.id} and seq = 3`;
    expect(
      await faultAfter(
        sql`update ledger_entries set amount = 119999 where ${entry2}`,
        sql`update ledger_entries set amount = 120000 where ${entry2}`,
      ),
    ).toMatchObject({ lotId: lot.id, seq: 3 });
    expect(
      await faultAfter(
        sql`update ledger_entries set bidder_id = ${asha.id} where ${entry2}`,
        sql`update ledger_entries set bidder_id = ${bilal.id} where ${entry2}`,
      ),
    ).toMatchObject({ lotId: lot.id, seq: 3 });
    await sql`create table kept as select * from ledger_entries where lot_id = ${lot.id} and seq = 4`.execute(
      db,
    );
    expect(
      await faultAfter(
        sql`delete from ledger_entries where lot_id = ${lot.id} and seq = 4`,
        sql`insert into ledger_entries select * from kept`,
      ),
    ).toMatchObject({ lotId: lot.id, seq: 4 });
    expect((await verifyLedgers(db)).broken).toBeNull();
  });
});

describe("related auctions", () => {
  test("are other open auctions, the same category first (S2.42, S7.22)", async () => {
    await at(0);
    const [one, other] = [await openLot(), await openLot()];
    const row = await db
      .selectFrom("lots")
      .select("category_id")
      .where("id", "=", one.id)
      .executeTakeFirstOrThrow();
    const same = await openLot({ categoryId: row.category_id });
    const { body } = await market.ask(auctions.related, { params: { idname: one.url } });
    expect(body.data[0]?._id).toBe(String(same.id));
    expect(body.data.map((l) => l._id)).not.toContain(String(one.id));
    expect(body.data.length).toBeGreaterThan(1);
    expect(other.id).toBeGreaterThan(0);
  });

  test("stand as they stand in every list", async () => {
    await at(0);
    const [one, other] = [await openLot(), await openLot()];
    const idname = String(other.id);
    const details = (await market.ask(auctions.details, { params: { idname } })).body.data;
    const { body } = await market.ask(auctions.related, { params: { idname: one.url } });
    const [shown] = body.data;
    expect(details).toMatchObject({ ...body.data.find((l) => l._id === idname) });
    expect(Object.keys(shown ?? {}).length).toBeGreaterThan(30);
    expect(body).toMatchObject({ is_success: 1, message: "", errors: [] });
    expect(new Date(body.server_time).getTime()).toBeGreaterThan(0);
  });

  test("of a lot that is not approved say as little as of none at all", async () => {
    const hidden = await aLot(db, { sellerId: seller.id, approval: "pending" });
    const ask = async (token?: string) =>
      (await market.ask(auctions.related, { params: { idname: String(hidden.id) }, token })).status;
    expect([
      await ask(),
      await ask(asha.token),
      await ask(seller.token),
      await ask(admin.token),
    ]).toEqual([404, 404, 200, 200]);
  });
});

test.each([
  ["2026-11-30T18:29:59.999Z", "2026-11"],
  ["2026-11-30T18:30:00.000Z", "2026-12"],
  ["2025-12-31T18:30:00.000Z", "2026-01"],
])("a seller who came at %s is here since %s: the month is India's", async (came, since) => {
  const newcomer = await market.aSeller();
  const created_at = new Date(came);
  await db.updateTable("users").set({ created_at }).where("id", "=", newcomer.id).execute();
  const lot = await openLot({ sellerId: newcomer.id });
  expect((await details(lot.id)).seller.since).toBe(since);
});
