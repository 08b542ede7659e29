import { auctions, irregularities } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { detectIrregularities } from "./look/detect-irregularities.ts";
import { fact } from "./look/facts.rules.ts";
import { storeFindings } from "./look/findings.store.ts";

const market = await createMarket();
const { ask, db } = market;
const owner = await market.anAdmin();
const moderator = await market.anAdmin("moderator");
const { token } = moderator;

const look = () => detectIrregularities(market.deps);
const listed = async (query: { rule?: irregularities.IrregularityRule; status?: "all" } = {}) =>
  (await ask(irregularities.irregularities, { token, query: { ...query, rows: "100" } })).body.data;
const about = async (rule: irregularities.IrregularityRule, { id }: { id: number }) =>
  (await listed({ rule, status: "all" })).find(({ accounts }) =>
    accounts.some(({ _id }) => _id === String(id)),
  );
const bid = (lot: { id: number }, buyer: SignedIn, amount: number) =>
  ask(auctions.placeBid, {
    token: buyer.token,
    body: { product_id: String(lot.id), amount, confirm_unusual: true },
  });
const signIn = (user: { id: number }, address: string, country: string | null, days = 1) =>
  db
    .insertInto("sign_ins")
    .values({
      user_id: user.id,
      address,
      network: address,
      country,
      at: sql<Date>`now() - make_interval(days => ${days})`,
    })
    .execute();

test("one address on both sides of an auction is found once, and reopened by new evidence only (W18)", async () => {
  const [seller, buyer] = [await market.aSeller(), await market.aBuyer()];
  const lot = await aLot(db, { sellerId: seller.id });
  expect((await bid(lot, buyer, 1100)).status).toBe(200);
  for (const one of [seller, buyer]) await signIn(one, "203.0.113.7", "IN");
  await look();
  await look();
  const found = await about("both_sides", buyer);
  expect((await listed({ rule: "both_sides" })).length).toBe(1);
  expect(found).toMatchObject({ status: "open", decision: null });
  expect(found?.evidence.map(({ what }) => what)).toContain("address");
  expect(found?.evidence).toContainEqual(
    expect.objectContaining({ what: "auction", lot: expect.objectContaining({ url: lot.url }) }),
  );

  const decide = (decision: "dismiss" | "act", seen = found?.changed_at ?? "") =>
    ask(irregularities.decideIrregularity, {
      token,
      params: { id: found?._id ?? "" },
      body: { decision, reason: "Brothers who share an office", seen },
    });
  expect((await decide("dismiss")).body.data).toMatchObject({
    status: "dismissed",
    decision: { by: moderator.name, reason: "Brothers who share an office" },
  });
  await look();
  expect((await about("both_sides", buyer))?.status).toBe("dismissed");

  const another = await aLot(db, { sellerId: seller.id });
  await bid(another, buyer, 1100);
  await look();
  expect(await about("both_sides", buyer)).toMatchObject({
    _id: found?._id,
    status: "open",
    decision: { by: moderator.name },
  });
  const stale = await decide("act");
  expect([stale.status, stale.body]).toEqual([
    409,
    expect.objectContaining({ code: "irregularity_changed" }),
  ]);
});

test("who always comes second to the same winner is found, with the auctions (W18)", async () => {
  const [seller, winner, second, other] = [
    await market.aSeller(),
    await market.aBuyer(),
    await market.aBuyer(),
    await market.aBuyer(),
  ];
  for (let i = 0; i < 4; i++) {
    const lot = await aLot(db, { sellerId: seller.id });
    if (i < 2) await bid(lot, other, 1050);
    await bid(lot, second, 1100);
    await bid(lot, winner, 1200);
    await db
      .updateTable("timetables")
      .set({ closed_at: new Date(), outcome: "sold" })
      .where("lot_id", "=", lot.id)
      .execute();
  }
  await look();
  const found = await about("always_second", second);
  expect(found?.accounts.map(({ _id }) => Number(_id)).sort()).toEqual(
    [winner.id, second.id].sort(),
  );
  expect(found?.evidence).toHaveLength(4);
  expect(await about("always_second", other)).toBeUndefined();
});

test("bids that are taken back by voiding again and again are found (W18)", async () => {
  const [seller, buyer, once] = [
    await market.aSeller(),
    await market.aBuyer(),
    await market.aBuyer(),
  ];
  const voided = async (bidder: SignedIn) => {
    const lot = await aLot(db, { sellerId: seller.id });
    await bid(lot, bidder, 9000);
    const { token: as } = owner;
    const { status } = await ask(auctions.voidBid, {
      token: as,
      params: { id: String(lot.id) },
      body: { seq: 2, reason: "Typed a nought too many" },
    });
    expect(status).toBe(200);
  };
  for (let i = 0; i < 3; i++) await voided(buyer);
  await voided(once);
  await look();
  expect((await about("voided_bids", buyer))?.evidence.map(({ value }) => value)).toEqual(
    Array(3).fill("Typed a nought too many"),
  );
  expect(await about("voided_bids", once)).toBeUndefined();
});

test("accounts of many companies from one address are found, one more opens it again (W18)", async () => {
  const crowd = await Promise.all(Array.from({ length: 5 }, () => market.aBuyer()));
  for (const one of crowd) await signIn(one, "198.51.100.9", "IN");
  await look();
  const [first] = crowd;
  const found = first && (await about("crowded_address", first));
  expect(found?.accounts).toHaveLength(5);
  const one = await market.aBuyer();
  await signIn(one, "198.51.100.9", "IN");
  await look();
  expect(await about("crowded_address", one)).toMatchObject({ _id: found?._id });
});

test("a login from a new country is found, also of the office, and only once known habits change (W18)", async () => {
  const [buyer, fresh] = [await market.aBuyer(), await market.aBuyer()];
  for (const days of [9, 8, 7]) {
    await signIn(buyer, "49.36.10.10", "IN", days);
    await signIn(owner, "49.36.10.10", "IN", days);
  }
  await signIn(buyer, "8.8.8.8", "US");
  await signIn(owner, "8.8.4.4", "US");
  await signIn(fresh, "8.8.8.8", "US");
  await look();
  expect((await about("new_country", buyer))?.evidence).toContainEqual(
    expect.objectContaining({ what: "country", value: "US" }),
  );
  expect(await about("new_country", owner)).toMatchObject({ status: "open" });
  expect(await about("new_country", fresh)).toBeUndefined();
});

test("a sign-in is kept with its network and country, longer than its session (W18)", async () => {
  const { id } = await market.aBuyer();
  await db.deleteFrom("sessions").where("user_id", "=", id).execute();
  const stored = await db
    .selectFrom("sign_ins")
    .select(["address", "network", "country"])
    .where("user_id", "=", id)
    .execute();
  expect(stored).toContainEqual({ address: "127.0.0.1", network: "127.0.0.1", country: null });
});

test("a rule that fails is logged, and the others still look (W18)", async () => {
  await sql`alter table known_devices rename to hidden_devices`.execute(db);
  const buyer = await market.aBuyer();
  for (const days of [9, 8, 7]) await signIn(buyer, "49.36.10.10", "IN", days);
  await signIn(buyer, "8.8.8.8", "US");
  try {
    await look();
  } finally {
    await sql`alter table hidden_devices rename to known_devices`.execute(db);
  }
  expect(await about("new_country", buyer)).toBeDefined();
  expect(market.logged.some((line) => line.includes("a rule about irregularities failed"))).toBe(
    true,
  );
});

test("the office sets from when on a rule speaks up; nonsense is refused (W18)", async () => {
  const change = (body: object, as = owner.token) =>
    ask(irregularities.changeIrregularityRules, { token: as, body });
  expect((await change({ crowded_least: 50 })).body.data).toMatchObject({
    crowded_least: 50,
    window_days: 90,
  });
  for (const wrong of [0, -1, 1.5, 1e12, "many"])
    expect((await change({ second_least: wrong })).status).toBe(400);
  expect((await change({ second_least: 3 }, token)).status).toBe(403);
});

test("the list is fast at a million findings: its pages read the index, in order (W18)", async () => {
  await db.transaction().execute((tx) =>
    storeFindings(
      tx,
      Array.from({ length: 2000 }, (_, i) => ({
        rule: "new_country" as const,
        subject: `account ${900_000 + i}`,
        accounts: [900_000 + i],
        facts: [fact("country US", "country", { value: "US" })],
      })),
    ),
  );
  await sql`analyze irregularities`.execute(db);
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain select id from irregularities
    where status = 'open' order by changed_at desc, id desc limit 20`.execute(db);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/Index (Only )?Scan Backward using irregularities_by_/);
  expect(plan).not.toContain("Sort");
});
