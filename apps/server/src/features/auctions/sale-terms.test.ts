import { auctions, listings } from "@rebale/contract";
import { firstLedgerFault } from "@rebale/contract/auctions/ledger-faults";
import { openingText } from "@rebale/contract/auctions/ledger-opening";
import { indiaTime } from "@rebale/contract/values/calendar";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { closeAuction } from "./actions/close/close-auction.ts";
import { verifyLedgers } from "./actions/close/verify-ledgers.ts";
import { createAuctions } from "./create-auctions.ts";
import { sha256 } from "./domain/ledger/ledger-chain.rules.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const asha = await market.aBuyer({ name: "Asha" });
const bilal = await market.aBuyer({ name: "Bilal" });
const createdAuctions = createAuctions(deps, { timed: false });
afterAll(() => createdAuctions.close());

const HOUR = 3_600_000;
const notAgreed = {
  ...{ grace_days: null, late_fee_percent: null, forfeit_percent: null, claim_hours: null },
  tax_hold_days: null,
};
const terms = {
  inspection_days: 2,
  inspection_contact: "Yard office, 98200 00000",
  tolerance_percent: 5,
  payment_days: 3,
  lifting_days: 7,
  ground_rent_per_day: 500.5,
  loading_by: "buyer" as const,
  deductions: [{ what: "Moisture", above_percent: 2, rate_percent: 1.5 }],
  documents: ["Gate pass", "GST invoice"],
};
const approve = (id: number, wanted: object = {}) =>
  ask(listings.reviewLot, {
    token: admin.token,
    params: { id },
    body: {
      is_approved: true,
      market_value: 100,
      start_at: indiaTime(new Date(Date.now() - HOUR)),
      end_at: indiaTime(new Date(Date.now() + HOUR)),
      ...wanted,
    },
  });
/** Approved on terms, open for bids. */
async function aLotOn(wanted: object | null = terms) {
  const { id } = await aLot(db, { sellerId: seller.id, approval: "pending" });
  expect((await approve(id, { terms: wanted })).status).toBe(200);
  return id;
}
const bid = (id: number, by: SignedIn, amount: number, more: object = {}, key?: string) =>
  ask(auctions.placeBid, {
    body: { product_id: id, amount, ...more },
    token: by.token,
    ...(key && { headers: { "idempotency-key": key } }),
  });
const details = async (id: number) =>
  (await ask(auctions.details, { params: { idname: String(id) } })).body.data;
const accepted = (id: number) =>
  db
    .selectFrom("terms_acceptances")
    .select(["bidder_id", "version", "company_id"])
    .where("lot_id", "=", id)
    .orderBy("bidder_id")
    .execute();
const entriesOf = async (id: number) =>
  (await ask(auctions.ledger, { params: { idname: String(id) } })).body.data;
const unbroken = async () => expect((await verifyLedgers(db)).broken).toBeNull();

describe("terms of a sale (A2)", () => {
  test("the office sets them with the approval, and everybody reads them in rupees (A2)", async () => {
    expect((await details(await aLotOn())).terms).toEqual({ version: 1, ...terms, ...notAgreed });
    expect((await details(await aLotOn(null))).terms).toBeNull();
  });

  test("what is left out is not agreed; what cannot be meant is refused (A2)", async () => {
    const { terms: few } = await details(await aLotOn({ payment_days: "4" }));
    expect(few).toMatchObject({ payment_days: 4, lifting_days: null, documents: [] });
    const { id } = await aLot(db, { sellerId: seller.id, approval: "pending" });
    for (const wrong of [
      { payment_days: -1 },
      { tolerance_percent: 101 },
      { tolerance_percent: 0.001 },
      { ground_rent_per_day: -5 },
      { loading_by: "nobody" },
      { documents: Array(16).fill("Gate pass") },
    ]) {
      const reply = await approve(id, { terms: wrong });
      expect([reply.status, reply.body.code]).toEqual([400, "invalid_input"]);
    }
  });

  test("other fields are a new version, the same ones are not, and none are taken away (A2)", async () => {
    const id = await aLotOn();
    await approve(id, { terms });
    await approve(id);
    expect((await details(id)).terms?.version).toBe(1);
    await approve(id, { terms: { ...terms, payment_days: 5 } });
    expect((await details(id)).terms).toMatchObject({ version: 2, payment_days: 5 });
    await approve(id, { terms: null });
    expect((await details(id)).terms).toBeNull();
    await approve(id, { terms });
    expect((await details(id)).terms?.version).toBe(3);
  });

  test("a change is refused once the ledger has begun (A2)", async () => {
    const id = await aLotOn();
    await bid(id, asha, 101);
    const reply = await approve(id, { terms: { ...terms, payment_days: 9 } });
    expect([reply.status, reply.body.code]).toEqual([409, "bids_exist"]);
    expect((await details(id)).terms?.payment_days).toBe(3);
  });

  test("many lots at once are approved on what their sellers proposed (A2)", async () => {
    const { id } = await aLot(db, { sellerId: seller.id, approval: "pending" });
    const other = await aLot(db, { sellerId: seller.id, approval: "pending" });
    await db
      .updateTable("lots")
      .set({ proposed_terms: JSON.stringify({ ...terms, ground_rent_per_day: 50_050 }) })
      .where("id", "=", id)
      .execute();
    const { status } = await ask(listings.approveLots, {
      token: admin.token,
      body: {
        template: {
          value: { by: "rate", rate: 10, unit: "kg" },
          increment: { by: "none" },
          soft_close_minutes: 0,
          minutes_between: 0,
        },
        start_at: indiaTime(new Date(Date.now() - HOUR)),
        first_end_at: indiaTime(new Date(Date.now() + HOUR)),
        lots: [{ _id: id }, { _id: other.id }],
      },
    });
    expect(status).toBe(200);
    expect((await details(id)).terms).toEqual({ version: 1, ...terms, ...notAgreed });
    expect((await details(other.id)).terms).toBeNull();
  });
});

describe("accepting them (A2)", () => {
  test("the first bid accepts the version that stands, once for each bidder (A2)", async () => {
    const id = await aLotOn();
    expect((await bid(id, asha, 101)).status).toBe(200);
    expect((await bid(id, bilal, 102, { terms_version: 1 })).status).toBe(200);
    expect((await bid(id, asha, 103, { terms_version: 1 })).status).toBe(200);
    const rows = await accepted(id);
    expect(rows.map(({ bidder_id, version }) => [bidder_id, version])).toEqual(
      [asha.id, bilal.id].sort((a, b) => a - b).map((who) => [who, 1]),
    );
    expect(rows.every(({ company_id }) => company_id !== null)).toBe(true);
    const seen = await ask(auctions.details, {
      params: { idname: String(id) },
      token: bilal.token,
    });
    expect(seen.body.data.terms_accepted).toMatchObject({ version: 1 });
    expect((await details(id)).terms_accepted).toBeNull();
    await unbroken();
  });

  test("a maximum accepts as a bid does, alone and beside a bid (A2)", async () => {
    const id = await aLotOn();
    const params = { product_id: id };
    const stale = { maximum: 150, terms_version: 2 };
    expect(
      (await ask(auctions.setMaximum, { params, body: stale, token: asha.token })).body.code,
    ).toBe("terms_changed");
    const body = { maximum: 150, terms_version: 1 };
    await ask(auctions.setMaximum, { params, body, token: asha.token });
    await bid(id, bilal, 160, { maximum: 170 });
    expect(await accepted(id)).toHaveLength(2);
  });

  test("a lot without terms asks nobody, and nothing is written (A2)", async () => {
    const id = await aLotOn(null);
    expect((await bid(id, asha, 101)).status).toBe(200);
    expect(await accepted(id)).toEqual([]);
  });

  test("a stale version is asked again, under the same key, and nothing of it counts (A2)", async () => {
    const id = await aLotOn();
    await approve(id, { terms: { ...terms, lifting_days: 3 } });
    const stale = await bid(id, asha, 101, { terms_version: 1 }, "one-key");
    expect([stale.status, stale.body.code]).toEqual([409, "terms_changed"]);
    expect(stale.body.errors).toMatchObject([{ path: "terms_version" }]);
    expect(await entriesOf(id)).toEqual([]);
    expect(await accepted(id)).toEqual([]);
    expect((await bid(id, asha, 101, { terms_version: 2 }, "one-key")).status).toBe(200);
    expect((await accepted(id)).map(({ version }) => version)).toEqual([2]);
  });

  test("terms are asked about after the limit and before the amount (A2)", async () => {
    const id = await aLotOn();
    const tooLow = await bid(id, asha, 1, { terms_version: 7 });
    expect(tooLow.body.code).toBe("terms_changed");
    expect((await bid(id, seller, 1, { terms_version: 7 })).status).toBe(403);
  });

  test("of a change of terms and a first bid at once, one is refused (A2)", async () => {
    await market.openConnections();
    for (let round = 0; round < 8; round++) {
      const id = await aLotOn();
      const [placed, changed] = await Promise.all([
        bid(id, asha, 101, { terms_version: 1 }),
        approve(id, { terms: { ...terms, payment_days: 10 + round } }),
      ]);
      expect([placed.body.code ?? placed.status, changed.body.code ?? changed.status]).toSatisfy(
        (both: unknown[]) =>
          String(both) === "200,bids_exist" || String(both) === "terms_changed,200",
      );
      const version = (await details(id)).terms?.version;
      for (const row of await accepted(id)) expect(row.version).toBe(version);
    }
    await unbroken();
  });
});

describe("terms in the ledger (A2)", () => {
  /** As the site's browser check computes it. */
  const opensOn = async (id: number) => {
    const lot = await details(id);
    const [opening] = await entriesOf(id);
    if (!opening) throw new Error("no opening");
    const text = openingText({ ...lot, product_id: lot._id, ends_at: opening.ends_at });
    return sha256(text) === opening.note;
  };

  test("the opening hashes them, and a browser finds the same text (A2)", async () => {
    const id = await aLotOn();
    await bid(id, asha, 101);
    expect(await opensOn(id)).toBe(true);
    const plain = await aLotOn(null);
    await bid(plain, asha, 101);
    expect(await opensOn(plain)).toBe(true);
  });

  test("what is agreed of late money is hashed where it is agreed alone, in any order (A2, M31)", async () => {
    const late = { late_fee_percent: 1, forfeit_percent: 50, grace_days: 2, claim_hours: 48 };
    const id = await aLotOn({ ...terms, ...late });
    expect((await details(id)).terms).toEqual({
      version: 1,
      ...terms,
      ...late,
      tax_hold_days: null,
    });
    await bid(id, asha, 101);
    expect(await opensOn(id)).toBe(true);
    await unbroken();
  });

  test("an opening of before terms still verifies byte for byte (A2)", async () => {
    const id = await aLotOn(null);
    await bid(id, asha, 101);
    const { _id, basis, basis_quantity, quantity, unit, ...lot } = await details(id);
    const [opening, ...rest] = await entriesOf(id);
    const old = [
      ...[_id, basis, basis_quantity, quantity, unit, lot.market_value?.toFixed(2), null],
      ...[lot.soft_close_minutes, lot.starts_at, opening?.ends_at],
    ];
    expect(opening?.note).toBe(sha256(JSON.stringify(old)));
    expect(await firstLedgerFault(_id, [opening as never, ...rest], sha256)).toBeNull();
  });

  test("a close without a bid opens and ends the ledger on the terms (A2)", async () => {
    const id = await aLotOn();
    const past = sql<Date>`market_now()`;
    await db.updateTable("auctions").set({ ends_at: past }).where("lot_id", "=", id).execute();
    await closeAuction(deps, id);
    expect(await opensOn(id)).toBe(true);
    await unbroken();
  });

  test.each([
    ["a term", { lifting_days: 30 }],
    ["the rent", { ground_rent_per_day: 1 }],
    ["a document", { documents: [] }],
    ["a deduction", { deductions: [] }],
  ])("%s that was changed afterwards is found (A2)", async (_what, change) => {
    const id = await aLotOn();
    await bid(id, asha, 101);
    // Whoever owns the database can.
    const write = (text: string) =>
      db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`update lot_terms set fields = fields || ${text}::jsonb
          where lot_id = ${id}`.execute(tx);
      });
    await write(JSON.stringify(change));
    expect((await verifyLedgers(db)).broken).toMatchObject({ lotId: id, seq: 1 });
    expect(await opensOn(id)).toBe(false);
    await write(JSON.stringify({ ...terms, ground_rent_per_day: 50_050 }));
    await unbroken();
  });

  test("another version in place of the accepted one is found (A2)", async () => {
    const id = await aLotOn();
    await bid(id, asha, 101);
    const expectVersion = (version: number) =>
      db.updateTable("lots").set({ terms_version: version }).where("id", "=", id).execute();
    await sql`insert into lot_terms (lot_id, version, fields)
      select lot_id, 2, fields from lot_terms where lot_id = ${id}`.execute(db);
    await expectVersion(2);
    expect((await verifyLedgers(db)).broken).toMatchObject({ lotId: id, seq: 1 });
    await expectVersion(1);
    await unbroken();
  });
});

describe("the terms sheet (A2)", () => {
  const sheet = (id: number, token?: string) =>
    market.app.inject({
      url: `/api/auction/${id}/terms.pdf`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });

  test("is a PDF for whom the lot is shown to, longer for who has accepted (A2)", async () => {
    const id = await aLotOn();
    await bid(id, asha, 101);
    const plain = await sheet(id);
    expect([plain.statusCode, plain.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(plain.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const own = await sheet(id, asha.token);
    expect(own.rawPayload.length).toBeGreaterThan(plain.rawPayload.length);
    const hidden = await aLot(db, { sellerId: seller.id, approval: "pending" });
    expect((await sheet(hidden.id)).statusCode).toBe(404);
    expect((await sheet(await aLotOn(null))).statusCode).toBe(404);
  });
});
