import { hash } from "node:crypto";
import { evidence, kilograms, lifting } from "@rebale/contract";
import { BlobReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { truckLeft } from "../../../test/left-trucks.ts";
import { trucksOf } from "../../../test/lifting.ts";
import { salesOf } from "../../../test/market-sales.ts";
import { pdfPages } from "../../../test/pdf-text.ts";
import { closeDay } from "../journal/index.ts";
import { verifyJournal } from "../journal-desk/index.ts";
import { verifyKilograms } from "../kilograms/index.ts";
import { verifyPacks } from "./index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const trucks = trucksOf(market, seller, sales);

type Caller = Pick<SignedIn, "token">;
const report = (id: string, by: Caller, outputs: object[], loss_kg = 0) =>
  market.send(
    kilograms.report,
    by.token,
    [{ field: "document", bytes: aPdf() }],
    { outputs: JSON.stringify(outputs), loss_kg: String(loss_kg) },
    { id },
  );
/** 15,650 kg in, 14,200 kg of flakes out, 900 kg lost. */
async function aRecycledSale() {
  const buyer = await sales.aBuyerWith(2_500_000);
  const sale = await sales.sold([[buyer, 107]]);
  await sales.pay(sale.id, buyer, 1_771_278);
  for (const kg of [8520, 7130]) await truckLeft(market, sale.id, kg);
  await report(sale.id, buyer, [{ material: "PET flakes", kg: 14_200 }], 900);
  return { ...sale, buyer };
}
const make = (id: string, by: Caller, kg: number | string, over: object = {}, key?: string) =>
  ask(evidence.make, {
    body: { award_id: id, material: "PET flakes", kg, ...over },
    token: by.token,
    ...(key && { headers: { "idempotency-key": key } }),
  });
async function opened(url: string, { token }: Caller) {
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode, rawPayload } = await market.app.inject({ url: `/api${url}`, headers });
  return { status: statusCode, bytes: rawPayload };
}
async function filesIn(bytes: Buffer): Promise<Map<string, Buffer>> {
  const entries = await new ZipReader(
    new BlobReader(new Blob([new Uint8Array(bytes)])),
  ).getEntries();
  const files = new Map<string, Buffer>();
  for (const entry of entries)
    if (!entry.directory)
      files.set(
        entry.filename,
        Buffer.from(await entry.getData(new Uint8ArrayWriter(), { useWebWorkers: false })),
      );
  return files;
}
const shown = async (id: string, by: Caller) =>
  (await ask(kilograms.read, { params: { id }, token: by.token })).body.data;

test("of 14,200 kg that came out, 14,200 are put in evidence, and not a gram more (G60)", async () => {
  const { id, buyer } = await aRecycledSale();
  expect((await make(id, buyer, "14200.001")).body).toMatchObject({
    ...{ code: "kilograms_exceeded", data: { free_kg: 14_200 } },
  });
  const { body } = await make(id, buyer, 14_200);
  expect(body.data).toMatchObject({ kg: 14_200, material: "PET flakes", brand: null });
  expect((await make(id, buyer, 0.001)).body.code).toBe("kilograms_exceeded");
  expect(await shown(id, seller)).toMatchObject({
    ...{ in_kg: 15_650, out_kg: 14_200, loss_kg: 900, stock_kg: 550, evidence_kg: 14_200 },
    outputs: [{ kg: 14_200, evidence_kg: 14_200, free_kg: 0 }],
    packs: [{ _id: body.data._id, kg: 14_200, sha256: body.data.sha256 }],
  });
  expect(await verifyKilograms(db)).toMatchObject({ broken: null });
});

test("of two packs at once for 8,000 kg each, one is made (G60)", async () => {
  const { id, buyer } = await aRecycledSale();
  const both = await Promise.all([make(id, buyer, 8000), make(id, buyer, 8000)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await shown(id, buyer)).toMatchObject({ evidence_kg: 8000 });
});

test("the same call again gets the pack of the first", async () => {
  const { id, buyer } = await aRecycledSale();
  const first = await make(id, buyer, 14_200, {}, "pack-1");
  const again = await make(id, buyer, 14_200, {}, "pack-1");
  expect(again.body.data).toEqual(first.body.data);
  expect((await make(id, buyer, 1, {}, "pack-1")).body.code).toBe("idempotency_key_reused");
  expect(await shown(id, buyer)).toMatchObject({ evidence_kg: 14_200 });
});

test("each file of a pack has the SHA-256 that its index says; title and papers are there, the word certificate is nowhere (G61)", async () => {
  const sale = await trucks.aPaidSale({ material: "lead-acid" } as never);
  const gate = await trucks.aGate();
  const truck = await trucks.aWeighedTruck(sale, gate, [12_960, 21_480]);
  await trucks.letOut(gate, truck);
  await ask(lifting.received, { params: { id: truck }, body: {}, token: sale.buyer.token });
  await report(sale.id, sale.buyer, [{ material: "Lead ingots", kg: 5000 }]);
  await sql`with asked as (
      insert into questions (lot_id, company_id, asked_by, text, no)
      select lot_id, company_id, bidder_id, 'Are they drained?', 1 from awards
      where id = ${sale.id} returning id)
    insert into question_answers (question_id, place, text, answered_by)
      select id, 1, 'Yes, all of them.', ${seller.id} from asked`.execute(db);
  const { body } = await make(sale.id, sale.buyer, 4000, { material: "lead INGOTS" });
  const { bytes, status } = await opened(body.data.url, sale.buyer);
  expect([status, hash("sha256", bytes), bytes.length]).toEqual([
    ...[200, body.data.sha256, body.data.bytes],
  ]);
  const files = await filesIn(bytes);
  const index = JSON.parse(String(files.get("index.json")));
  expect(index.map(({ file }: { file: string }) => file).sort()).toEqual(
    [...files.keys()].filter((file) => file !== "index.json").sort(),
  );
  for (const { file, bytes: size, sha256, what } of index) {
    const found = files.get(file) ?? Buffer.alloc(0);
    expect([file, found.length, hash("sha256", found)]).toEqual([file, size, sha256]);
    expect(what).not.toBe("");
  }
  for (const file of [
    ...["terms.json", "bid-ledger.json", "moves.json", "slips.json", "trucks.json", "sale.json"],
    ...["kilograms.json", "authorisation.json", "manifest/RM-26-27-000001.pdf"],
    ...["confirmations/RR-26-27-000001.pdf", "confirmations/document-1.pdf"],
    ...["receipts/RG-26-27-000001.pdf"],
  ])
    expect([...files.keys()]).toContain(file);
  const below = (folder: string) => [...files.keys()].filter((file) => file.startsWith(folder));
  for (const [folder, n] of [
    ["slips/", 2],
    ["invoices/", 1],
    ["e-way/", 1],
    ["delivery-order/", 1],
  ] as const)
    expect([folder, below(folder).length]).toEqual([folder, n]);
  expect(JSON.parse(String(files.get("bid-ledger.json"))).length).toBeGreaterThan(1);
  expect(JSON.parse(String(files.get("questions.json")))).toEqual([
    {
      ...{ no: 1, text: "Are they drained?", asked_at: expect.any(String) },
      answers: [{ text: "Yes, all of them.", at: expect.any(String) }],
    },
  ]);
  const first = pdfPages(files.get("index.pdf") ?? Buffer.alloc(0)).join("\n");
  for (const words of ["Evidence of recycling", "Lead ingots, 4,000 kg", body.data._id])
    expect(first).toContain(words);
  for (const [file, content] of files) {
    const said = file.endsWith(".pdf") ? pdfPages(content).join("\n") : String(content);
    expect([file, /certificat/i.test(said)]).toEqual([file, false]);
  }
  // Neither a driver's name nor how somebody is reached.
  const texts = [...files].filter(([file]) => file.endsWith(".json")).join("\n");
  expect(texts).not.toMatch(/Ramesh|9811111111/);
});

test("both sides, the office and the company that it was made for open a pack; for others there is none; its maker reads that name before (G61, U22)", async () => {
  const { id, buyer } = await aRecycledSale();
  const brand = await market.aBuyer();
  const brand_company_id = String(await companyOf(market, brand));
  expect((await make(id, buyer, 10, { brand_company_id: "99999" })).body).toMatchObject({
    ...{ code: "unknown_company", errors: [{ path: "brand_company_id" }] },
  });
  const named = (of: string) => ask(evidence.brand, { params: { id: of }, token: buyer.token });
  expect((await named("99999")).body.code).toBe("unknown_company");
  const { body } = await make(id, buyer, 10, { brand_company_id });
  expect(body.data).toMatchObject({ brand_company_id, brand: expect.any(String) });
  expect((await named(brand_company_id)).body.data).toEqual({ name: body.data.brand });
  for (const by of [buyer, seller, brand, await market.anAdmin()])
    expect((await opened(body.data.url, by)).status).toBe(200);
  expect((await opened(body.data.url, await market.aBuyer())).status).toBe(404);
  expect((await opened("/evidence/nothing", buyer)).status).toBe(404);
  for (const by of [seller, brand, await market.aBuyer()])
    expect((await make(id, by, 1)).status).toBe(404);
});

test("a pack's hash is part of its day's: the day is found when it was altered, and a day without packs has the hash that it had (G61)", async () => {
  const { id, buyer } = await aRecycledSale();
  await make(id, buyer, 10);
  const { rows } = await sql<{ day: string; balance: number }>`
    select happened_on::text as day, (select coalesce(sum(l.amount), 0) from journal_lines l
        join accounts a on a.id = l.account_id where a.kind = 'bank')::bigint as balance
    from packs order by happened_on desc limit 1`.execute(db);
  const [{ day = "", balance = 0 } = {}] = rows;
  const other = await market.anAdmin();
  const closed = await db.transaction().execute((tx) =>
    closeDay(tx, {
      ...{ day, bankStatement: balance as never, checkedBy: admin.id, closedBy: other.id },
    }),
  );
  expect((await verifyJournal(db)).broken).toBeNull();
  // A pack made on a day that is closed is of the day after.
  await make(id, buyer, 10);
  expect((await verifyJournal(db)).broken).toBeNull();
  const alter = async (sha256: string) => {
    await sql`alter table packs disable trigger user`.execute(db);
    await sql`update packs set sha256 = ${sha256}
      where id = (select id from packs where happened_on = ${day}
        order by made_at limit 1)`.execute(db);
    await sql`alter table packs enable trigger user`.execute(db);
  };
  const { sha256 } = await db
    .selectFrom("packs")
    .select("sha256")
    .where(sql<boolean>`happened_on = ${day}`)
    .orderBy("made_at")
    .limit(1)
    .executeTakeFirstOrThrow();
  await alter("0".repeat(64));
  expect((await verifyJournal(db)).broken).toContain(`day ${closed.day} has another hash`);
  await alter(sha256);
  expect((await verifyJournal(db)).broken).toBeNull();
});

test("a pack whose file was changed or lost is found (G61)", async () => {
  const { id, buyer } = await aRecycledSale();
  const { body } = await make(id, buyer, 10);
  expect(await verifyPacks(db, deps.files)).toMatchObject({ broken: null });
  const key = `private/evidence-${body.data._id}.zip`;
  const bytes = await deps.files.read(key);
  await deps.files.put(key, Buffer.from("another"));
  expect((await verifyPacks(db, deps.files)).broken).toBe(
    `pack ${body.data._id} is another file than was handed out`,
  );
  await deps.files.remove(key);
  expect((await verifyPacks(db, deps.files)).broken).toBe(`pack ${body.data._id} has no file`);
  await deps.files.put(key, bytes ?? Buffer.alloc(0));
});
