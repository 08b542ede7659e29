import { auctions, journal, taxHolds } from "@rebale/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { type GstSafeSale, gstSafeSales, SUPPLIER } from "../../../test/gst-safe.ts";
import { bringing, json2b } from "../../../test/gstr2b.ts";
import { verifyJournal } from "../journal-desk/index.ts";
import { sweepTaxHolds } from "./index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const g = await gstSafeSales(market);
const { sold, release, money, holdOf, invoiceOf, bring, sales, seller, admin, day } = g;
const TAX = 12_454_560;
const paise = (rupees: number) => Math.round(rupees * 100);

const heldInAll = async () => {
  const { rows } = await deps.database.pool.query<{ held: string }>(
    "select coalesce(sum(held), 0)::text as held from tax_holds",
  );
  return Number(rows[0]?.held);
};

type Act =
  | { readonly do: "file"; readonly igst: number | null; readonly month: number }
  | { readonly do: "confirm" }
  | { readonly do: "wait"; readonly days: number };
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("file" as const),
      igst: fc.option(fc.integer({ min: 1, max: 13_000_000 }), { freq: 3 }),
      month: fc.integer({ min: 10, max: 12 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "confirm" as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      days: fc.integer({ min: 5, max: 40 }),
    }),
  },
);

/** A hold, as naively as it can be told. */
interface Model {
  now: number;
  free: number;
  back: number;
  shown: number;
  spoken: boolean;
  said: number;
  over: boolean;
}
const END = 75.4167;

function file(m: Model, igst: number | null, month: number): void {
  if (month < 11) return;
  if (igst === null) {
    if (!m.over) [m.spoken, m.said] = [true, m.now];
    return;
  }
  if (month < m.shown) return;
  m.shown = month;
  if (m.over) return;
  const covered = TAX - igst <= 100 ? TAX : Math.min(igst, TAX);
  m.free = Math.max(m.free, covered);
  m.spoken = true;
  if (covered === TAX) m.over = true;
  else m.said = m.now;
}
function sweep(m: Model): void {
  if (m.over || m.now < END) return;
  m.over = true;
  if (m.spoken && m.said >= END - 31) m.back = TAX - m.free;
  else m.free = TAX;
}

test("random files, words and days end as a naive model says: nothing is freed twice or left over (O26)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 7 }), async (acts) => {
      await day(0);
      const sale: GstSafeSale = await sold();
      await release();
      const before = await money();
      const had = (await money(sale.buyer)).deposit;
      const m: Model = {
        now: 0,
        free: 0,
        back: 0,
        shown: 0,
        spoken: false,
        said: -99,
        over: false,
      };
      for (const one of acts) {
        if (one.do === "file") {
          const { igst, month } = one;
          const b2b = igst === null ? [] : [await invoiceOf(sale, { igst: igst / 100 })];
          await bring(sale, { period: `${month}2026`, b2b });
          file(m, igst, month);
        } else if (one.do === "confirm") {
          await g.confirm((await holdOf(sale))._id, sale.buyer);
          if (!m.over) [m.free, m.over] = [TAX, true];
        } else {
          m.now += one.days;
          await day(m.now);
          await sweepTaxHolds(deps);
          sweep(m);
        }
      }
      await day(200);
      m.now = 200;
      await sweepTaxHolds(deps);
      sweep(m);
      const after = await money();
      const hold = await holdOf(sale);
      expect([paise(hold.released), paise(hold.returned), hold.held]).toEqual([m.free, m.back, 0]);
      expect(paise(after.proceeds) - paise(before.proceeds)).toBe(m.free);
      expect(paise((await money(sale.buyer)).deposit) - paise(had)).toBe(m.back);
      expect(paise(after.tax_held)).toBe(await heldInAll());
    }),
    { numRuns: 12 },
  );
  expect((await verifyJournal(db)).broken).toBeNull();
}, 120_000);

test("a release that is turned back cancels what it tied; what was freed is turned back first (O25)", async () => {
  await day(0);
  const sale = await sold();
  await release();
  const second = await market.anAdmin();
  const entry = async (key: string) =>
    String(
      (
        await db
          .selectFrom("journal_entries")
          .select("id")
          .where("key", "=", key)
          .executeTakeFirstOrThrow()
      ).id,
    );
  const turnBack = async (key: string) => {
    const id = await entry(key);
    const turn = ({ token }: { token: string }) =>
      ask(journal.reverse, { params: { id }, body: { reason: "Wrong" }, token });
    await turn(admin);
    return turn(second);
  };
  const before = await money();
  const { _id } = await holdOf(sale);
  await g.confirm(_id, sale.buyer);
  expect((await turnBack(`trip:${sale.trip}`)).body.code).toBe("entry_stands");
  expect((await turnBack(`tax:${_id}:1`)).body.data).toEqual({ state: "reversed" });
  expect((await money()).tax_held).toBe(before.tax_held);
  expect((await holdOf(sale)).state).toBe("released");
  expect((await turnBack(`trip:${sale.trip}`)).body.data).toEqual({ state: "reversed" });
  expect(await holdOf(sale)).toMatchObject({ state: "cancelled", held: 0 });
  expect(paise((await money()).tax_held)).toBe(await heldInAll());
  expect((await verifyJournal(db)).broken).toBeNull();
});

test("a 2B of 60,000 rows is read, and of other suppliers nothing is kept (O7)", async () => {
  await day(0);
  const sale = await sold();
  await release();
  const others = Array.from({ length: 59_999 }, (_, n) => ({
    ...{ ctin: `29AAAAA${String(n % 10_000).padStart(4, "0")}A1Z5`, inum: `X/${n}` },
    ...{ dt: "20-11-2026", igst: 18, txval: 100, val: 118 },
  }));
  const bytes = json2b({ gstin: sale.gstin, b2b: [...others, await invoiceOf(sale)] });
  const { body, status } = await bringing(market, sale.buyer)(bytes);
  expect([status, body.data]).toMatchObject([200, { documents: 60_000, found: 1 }]);
  const kept = await db
    .selectFrom("gstr2b_rows")
    .select("number")
    .where("number", "like", "X/%")
    .execute();
  expect(kept).toEqual([]);
  const half = bytes.slice(0, bytes.length / 2);
  expect((await bringing(market, sale.buyer)(half)).body.code).toBe("gstr2b_unreadable");
}, 120_000);

test("a 2B of another year says nothing of this paper; amended twice, the last counts (O10)", async () => {
  await day(0);
  const sale = await sold();
  await release();
  const invoice = await invoiceOf(sale);
  await bring(sale, { period: "112025", b2b: [{ ...invoice, dt: "25-11-2025" }] });
  expect((await holdOf(sale)).state).toBe("waiting");
  const amended = (igst: number) => ({ ...invoice, oinum: invoice.inum, igst });
  await bring(sale, {
    period: "122026",
    b2b: [amended(1)],
    b2ba: [amended(50_000), amended(100_000)],
  });
  expect(await holdOf(sale)).toMatchObject({ state: "differs", released: 100_000 });
  await bring(sale, { b2b: [invoice] });
  expect((await holdOf(sale)).released).toBe(100_000);
});

test("a seller's record counts what 2Bs showed, from three papers and two buyers on, and no mere word (O28)", async () => {
  const filing = async (sale: GstSafeSale) =>
    (await ask(auctions.sellerRecord, { params: { idname: String(sale.lotId) } })).body.data
      ?.filing;
  await db
    .updateTable("tax_holds")
    .set({ found_in: null, said_at: null, differences: "[]" })
    .execute();
  await day(0);
  const first = await sold();
  const by = { buyer: first.buyer, gstin: first.gstin };
  const [late, missing, word, other] = [
    await sold({ by }),
    await sold({ by }),
    await sold({ by }),
    await sold(),
  ];
  await release();
  expect(await filing(first)).toBeNull();
  await bring(first, { b2b: [await invoiceOf(first)] });
  await bring(first, { period: "122026", b2b: [await invoiceOf(late)] });
  await g.confirm((await holdOf(word))._id, word.buyer);
  await db
    .updateTable("tax_holds")
    .set({ said_at: null })
    .where("id", "=", Number((await holdOf(word))._id))
    .execute();
  expect(await filing(first)).toBeNull();
  await bring(other, { b2b: [await invoiceOf(other)] });
  expect(await filing(first)).toEqual({
    ...{ checked: 4, found: 3, on_time: 2, missing: 1, since: "2026-11" },
  });
  expect((await sales.sale(missing.id, missing.buyer)).seller.record?.filing?.checked).toBe(4);
  expect(
    (await ask(taxHolds.list, { token: seller.token, query: { side: "seller" } })).body.totals.held,
  ).toBe((await money()).tax_held);
  expect(SUPPLIER).toHaveLength(15);
});
