import {
  auctions,
  authorisations,
  awards,
  banking,
  listings,
  office,
  wallet,
} from "@rebale/contract";
import { paise } from "@rebale/contract/values/money";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { companyOf } from "../../../../test/authorised.ts";
import { aLot, anAward, anEmail } from "../../../../test/builders.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";

const market = await createMarket();
const { ask, db } = market;
const owner = await market.anAdmin();
const support = await market.anAdmin("support");
const content = await market.anAdmin("content");
const finance = await market.anAdmin("finance");

type Kind = office.ObjectKind;
const timeline = (token: string, kind: Kind, id: number | string, query = {}) =>
  ask(office.timeline, { token, params: { kind, id: String(id) }, query });
const note = (token: string, kind: Kind, id: number | string, text: string) =>
  ask(office.addNote, { token, params: { kind, id: String(id) }, body: { text } });
const find = async (q: string, token = owner.token) =>
  (await ask(office.find, { token, query: { q } })).body.data.found;

/** The company of a member, with this name. */
async function named(member: SignedIn, name: string) {
  const id = await companyOf(market, member);
  await db.updateTable("companies").set({ name }).where("id", "=", id).execute();
  return id;
}

/** A lot that was sold, its two companies and its sale. */
async function aSale() {
  const [seller, buyer] = [await market.aSeller(), await market.aBuyer()];
  const [sellerCompany, company] = [
    await named(seller, "Nashik Auto"),
    await named(buyer, "Asha Metals"),
  ];
  const lot = await aLot(db, { sellerId: seller.id });
  await db
    .updateTable("lots")
    .set({ company_id: sellerCompany })
    .where("id", "=", lot.id)
    .execute();
  await ask(auctions.placeBid, {
    token: buyer.token,
    body: { product_id: String(lot.id), amount: 1200 },
  });
  await anAward(db, { lotId: lot.id, bidderId: buyer.id });
  const { id } = await db
    .selectFrom("awards")
    .select("id")
    .where("lot_id", "=", lot.id)
    .executeTakeFirstOrThrow();
  return { id, lot, seller, buyer, sellerCompany, company };
}
const sale = await aSale();

async function topUp(companyId: number, paymentId: string) {
  const entry = entryFor({
    ...{ kind: "top_up" as const, companyId, gateway: "rzp", paymentId },
    amount: paise(500),
  });
  if (!entry) throw new Error("Nothing to enter");
  await db.transaction().execute((tx) => postEntries(tx, [{ ...entry, actorId: null, cause: {} }]));
}

test("a timeline is read in pages that neither lose nor double an entry, even of one microsecond (office b1)", async () => {
  const { company, buyer } = sale;
  await note(owner.token, "company", company, "Rang them up");
  const at = new Date("2026-11-01T10:00:00.123Z");
  const mail = { channel: "mail", recipient: anEmail(), body: "x", user_id: buyer.id };
  await db
    .insertInto("messages")
    .values(Array.from({ length: 9 }, (_, i) => ({ ...mail, subject: `m${i}`, created_at: at })))
    .execute();
  const whole = (await timeline(owner.token, "company", company, { rows: 100 })).body.data;
  expect(whole.next).toBeNull();
  expect(whole.entries.length).toBeGreaterThan(11);
  const read: string[] = [];
  let before: string | undefined;
  do {
    const query = { rows: 2, ...(before && { before }) };
    const { entries, next } = (await timeline(owner.token, "company", company, query)).body.data;
    read.push(...entries.map(({ _id }) => _id));
    before = next ?? undefined;
  } while (before);
  expect(read).toEqual(whole.entries.map(({ _id }) => _id));
  expect(new Set(read).size).toBe(read.length);
  const times = whole.entries.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
});

test("money is told to who may read it, messages and deeds to who may read those (office b1)", async () => {
  const { company } = sale;
  await topUp(company, "pay_timeline");
  await db
    .insertInto("audit")
    .values({
      ...{ admin_id: owner.id, action: "company accepted", subject: "x", company_id: company },
      details: JSON.stringify({ reason: "All fits" }),
    })
    .execute();
  const kinds = async (token: string) =>
    new Set(
      (await timeline(token, "company", company, { rows: 100 })).body.data.entries.map(
        ({ kind }) => kind,
      ),
    );
  const [all, bySupport, byFinance] = [
    await kinds(owner.token),
    await kinds(support.token),
    await kinds(finance.token),
  ];
  expect([...all]).toEqual(
    expect.arrayContaining(["audit", "note", "money", "sale", "message", "registered"]),
  );
  const plain = await timeline(owner.token, "company", company, { without: "message", rows: 100 });
  const still = new Set(plain.body.data.entries.map(({ kind }) => kind));
  expect([still.has("message"), still.has("note"), still.has("money")]).toEqual([
    false,
    true,
    true,
  ]);
  expect([bySupport.has("money"), bySupport.has("audit"), bySupport.has("message")]).toEqual([
    false,
    false,
    true,
  ]);
  expect([byFinance.has("money"), byFinance.has("message")]).toEqual([true, false]);
});

test.each([
  ["company", "company", 403],
  ["user", "buyer", 403],
  ["award", "id", 403],
  ["lot", "lot", 200],
] as const)(
  "who may not open a %s reads no timeline of it and notes nothing (W12)",
  async (kind, of, status) => {
    const one = sale[of];
    const id = typeof one === "object" ? one.id : one;
    expect((await timeline(content.token, kind, id)).status).toBe(status);
    expect((await note(content.token, kind, id, "Seen")).status).toBe(status);
    expect((await timeline(sale.buyer.token, kind, id)).status).toBe(403);
    expect((await timeline(owner.token, kind, 999_999)).status).toBe(404);
    expect((await note(owner.token, kind, 999_999, "Nobody")).status).toBe(404);
  },
);

test("a place in a timeline that is none is refused (office b1)", async () => {
  expect((await timeline(owner.token, "lot", sale.lot.id, { before: "1;2" })).status).toBe(400);
});

test("a note stands in the timeline of its sale and of the lot, with who wrote it; the audit has it, the parties do not (office b1)", async () => {
  const text = "The buyer asked for Tuesday";
  await note(support.token, "award", sale.id, text);
  for (const [kind, id] of [
    ["award", sale.id],
    ["lot", sale.lot.id],
  ] as const) {
    const { entries } = (await timeline(finance.token, kind, id)).body.data;
    expect(entries.find((entry) => entry.kind === "note")).toMatchObject({
      ...{ what: "note written", text, by: support.name },
    });
  }
  const { body } = await ask(office.audit, { token: owner.token, query: { q: "note written" } });
  expect(body.data[0]?.details).toContain(text);
  const seen = await ask(awards.details, {
    token: sale.buyer.token,
    params: { id: String(sale.id) },
  });
  expect(seen.status).toBe(200);
  expect(JSON.stringify(seen.body)).not.toContain(text);
  expect((await note(owner.token, "award", sale.id, "  ")).status).toBe(400);
});

test("the timeline of a lot has its bids, by whose company, and of a sale its moves and money (office b1)", async () => {
  const { entries } = (await timeline(owner.token, "lot", sale.lot.id, { rows: 100 })).body.data;
  expect(entries.find(({ kind, what }) => kind === "ledger" && what === "bid")).toMatchObject({
    amount: 1200,
    about: { kind: "company", _id: String(sale.company), name: "Asha Metals" },
  });
  const ofSale = (await timeline(owner.token, "award", sale.id)).body.data.entries;
  expect(ofSale.find(({ kind }) => kind === "sale")).toMatchObject({
    what: "win",
    about: { kind: "lot", _id: String(sale.lot.id) },
  });
});

test("of an erased account no note is told (W12)", async () => {
  const gone = await market.aBuyer();
  await note(owner.token, "user", gone.id, "Lives at 12 Mill Road");
  await db.updateTable("users").set({ erased_at: new Date() }).where("id", "=", gone.id).execute();
  const { body } = await timeline(owner.token, "user", gone.id);
  expect(JSON.stringify(body)).not.toContain("Mill Road");
});

test("lots, sales, bids, messages and authorisations are listed of one company, user or lot alone (office b1)", async () => {
  const other = await aSale();
  const { token } = owner;
  const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
  const lots = await ask(listings.adminLots, {
    token,
    query: { company_id: String(sale.sellerCompany) },
  });
  expect(ids(lots.body.data)).toEqual([String(sale.lot.id)]);
  expect(lots.body.data[0]?.seller.company?.name).toBe("Nashik Auto");
  const mine = await ask(listings.adminLots, {
    token,
    query: { seller_id: String(other.seller.id), status: "live" },
  });
  expect(ids(mine.body.data)).toEqual([String(other.lot.id)]);
  for (const query of [
    { company_id: String(sale.company) },
    { company_id: String(sale.sellerCompany) },
    { user_id: String(sale.buyer.id) },
    { lot_id: String(sale.lot.id) },
  ]) {
    const sold = await ask(awards.officeAwards, { token, query });
    expect(ids(sold.body.data)).toEqual([String(sale.id)]);
    expect(sold.body.data[0]?.buyer_company_id).toBe(String(sale.company));
  }
  for (const query of [
    { company_id: String(sale.company) },
    { user_id: String(sale.buyer.id) },
    { lot_id: String(sale.lot.id) },
  ]) {
    const { body } = await ask(auctions.placedBids, { token, query });
    expect(body.data).toMatchObject(
      [{ best_bid: 1200, standing: "leads", company: { name: "Asha Metals" } }].map((one) => ({
        ...one,
        standing: expect.any(String),
      })),
    );
  }
  const letters = await ask(office.outbox, { token, query: { company_id: String(sale.company) } });
  expect(new Set(letters.body.data.map(({ user_id }) => user_id))).toEqual(
    new Set([String(sale.buyer.id)]),
  );
  const held = await ask(authorisations.authorisations, {
    token,
    query: { status: "all", company_id: String(sale.company) },
  });
  expect([held.status, held.body.data]).toEqual([200, []]);
});

test("of a lot the office sees views and watchers, its seller does not see them there (office b1)", async () => {
  const params = { id: String(sale.lot.id) };
  const { body } = await ask(listings.viewLot, { token: support.token, params });
  expect(body.data).toMatchObject({
    views: 0,
    watchers: 0,
    seller: { company: { name: "Nashik Auto" } },
  });
  const own = await ask(listings.viewLot, { token: sale.seller.token, params });
  expect(own.body.data).not.toHaveProperty("views");
});

test("a user's page has the company and the last sign-in; who looks is in the audit (office b1, W12)", async () => {
  const params = { id: String(sale.buyer.id) };
  const { body } = await ask(office.user, { token: support.token, params });
  expect(body.data).toMatchObject({
    company: { _id: String(sale.company), name: "Asha Metals", seat: "active" },
    watches: 0,
  });
  const looks = db
    .selectFrom("audit")
    .select("id")
    .where("admin_id", "=", support.id)
    .where("action", "=", "people read");
  expect(await looks.where("user_id", "=", sale.buyer.id).execute()).toHaveLength(1);
  expect((await ask(office.user, { token: content.token, params })).status).toBe(403);
  expect((await ask(office.user, { token: owner.token, params: { id: "999999" } })).status).toBe(
    404,
  );
});

test("a user's page says what the company has handed in of the same papers (V25)", async () => {
  const { company, buyer } = sale;
  await db
    .insertInto("company_documents")
    .values({ file: "v25.pdf", company_id: company, media_type: "application/pdf" })
    .execute();
  await db
    .insertInto("company_papers")
    .values({
      ...{ company_id: company, kind: "pan", file: "v25.pdf", state: "accepted" },
      sent_by: buyer.id,
    })
    .execute();
  const params = { id: String(buyer.id) };
  const { body } = await ask(office.user, { token: support.token, params });
  expect(body.data.company_papers).toEqual([{ kind: "pan", state: "accepted" }]);
});

test("a company's money is for finance, and for support, which answers its telephone (office b1, V5)", async () => {
  const params = { id: String(sale.company) };
  const { body } = await ask(wallet.companyWallet, { token: finance.token, params });
  expect(body.data.deposit).toBe(500);
  const helped = await ask(wallet.companyWallet, { token: support.token, params });
  expect(helped.body.data).toMatchObject({ deposit: 500, holds: [] });
  const { body: moves } = await ask(banking.companyTransfers, { token: support.token, params });
  expect(moves.data).toEqual({ paid_in: [], by_gateway: [], paid_out: [] });
  for (const operation of [wallet.companyWallet, banking.companyTransfers])
    expect((await ask(operation, { token: content.token, params })).status).toBe(403);
  expect((await ask(wallet.companyWallet, { token: sale.buyer.token, params })).status).toBe(403);
  expect(
    (await ask(wallet.companyWallet, { token: owner.token, params: { id: "999999" } })).status,
  ).toBe(404);
});

test("every number finds what it is of, first (office b8)", async () => {
  const { company, lot, buyer } = sale;
  const [pan, gstin] = ["AAKCB2213F", "27AAKCB2213F1ZV"];
  await db.updateTable("companies").set({ pan }).where("id", "=", company).execute();
  await db
    .insertInto("company_sites")
    .values({
      ...{ company_id: company, name: "Yard", address: "1 Road", city: "Pune", gstin },
      ...{ state: "Maharashtra", pincode: "411001" },
    })
    .execute();
  await db.updateTable("lots").set({ lot_no: "7-201" }).where("id", "=", lot.id).execute();
  const { mobile, email } = await db
    .updateTable("users")
    .set({ mobile: "9876512345", email: "found@example.org" })
    .where("id", "=", buyer.id)
    .returning(["mobile", "email"])
    .executeTakeFirstOrThrow();
  const first = async (q: string) => {
    const [found] = await find(q);
    return found && [found.kind, found._id, found.by];
  };
  expect(await first("7-201")).toEqual(["lot", String(lot.id), "Seller’s lot number"]);
  expect(await first(String(lot.id))).toEqual(["lot", String(lot.id), "Lot number"]);
  expect((await find(String(sale.id))).map(({ kind, _id }) => `${kind} ${_id}`)).toContain(
    `award ${sale.id}`,
  );
  expect(await first(pan.toLowerCase())).toEqual(["company", String(company), "PAN"]);
  expect(await first("27 AAKCB2213F 1ZV")).toEqual(["company", String(company), "GSTIN"]);
  expect(await first(`+91 ${mobile?.slice(0, 5)} ${mobile?.slice(5)}`)).toEqual([
    ...["user", String(buyer.id), "Mobile"],
  ]);
  expect(await first(email?.toUpperCase() ?? "")).toEqual(["user", String(buyer.id), "Email"]);
  expect(await first("Asha Met")).toEqual(["company", expect.any(String), null]);
});

test("references, events and authorisations are found (office b8)", async () => {
  const { id } = await db
    .insertInto("contact_queries")
    .values({ name: "Lata", email: anEmail(), mobile: "9876500000", message: "When?" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await find(`cq-2026-${String(id).padStart(6, "0")}`))[0]).toMatchObject({
    ...{ kind: "contact_query", _id: String(id), by: "Reference" },
  });
  const at = new Date();
  const event = await db
    .insertInto("events")
    .values({
      ...{ title: "Diwali clear-out", url: "diwali", starts_at: at },
      first_ends_at: new Date(at.getTime() + 3_600_000),
      interval_seconds: 60,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await find("diwali cl"))[0]).toMatchObject({ kind: "event", _id: String(event.id) });
});

test("nobody finds what their role does not open (W12)", async () => {
  const kinds = new Set((await find("Asha Metals", content.token)).map(({ kind }) => kind));
  expect([kinds.has("company"), kinds.has("user")]).toEqual([false, false]);
  expect(await find(String(sale.lot.id), content.token)).toMatchObject([{ kind: "lot" }]);
  expect((await ask(office.find, { token: sale.buyer.token, query: { q: "Asha" } })).status).toBe(
    403,
  );
});
