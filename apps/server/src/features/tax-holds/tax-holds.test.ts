import { taxHolds } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { gstSafeSales, SUPPLIER } from "../../../test/gst-safe.ts";
import { bringing, xlsx2b } from "../../../test/gstr2b.ts";
import { verifyJournal } from "../journal-desk/index.ts";

const market = await createMarket();
const { ask, db } = market;
const g = await gstSafeSales(market);
const { sold, release, money, holdOf, invoiceOf, bring, sales, seller } = g;
const TAX = 124_545.6;

/** The seller's money that this sale's truck has brought so far. */
async function broughtBy(work: () => Promise<unknown>) {
  const before = await money();
  await work();
  const after = await money();
  const round = (n: number) => Math.round(n * 100) / 100;
  return {
    proceeds: round(after.proceeds - before.proceeds),
    tax_held: round(after.tax_held - before.tax_held),
  };
}

test("the buyer pays as without; at the release the GST stays tied, in one entry (O4, O5)", async () => {
  const sale = await sold();
  const shown = await sales.sale(sale.id, seller);
  expect(shown.payable).toBe(1_343_217.6);
  expect(shown.tax_hold).toEqual({
    ...{ days: 75, applies: true, why_not: null, expected: 200_880 },
    ...{ held: 0, released: 0, returned: 0 },
  });
  expect(await broughtBy(release)).toEqual({ proceeds: 704_166.98, tax_held: TAX });
  const { rows } = await market.deps.database.pool.query(
    "select count(*)::int as n, sum(l.amount)::int as sum from journal_entries e join journal_lines l on l.entry_id = e.id where e.key = $1 group by e.id",
    [`trip:${sale.trip}`],
  );
  expect(rows).toEqual([{ n: expect.any(Number), sum: 0 }]);
  expect(await holdOf(sale)).toMatchObject({
    ...{ tax: TAX, credited: 0, held: TAX, released: 0, returned: 0, state: "waiting" },
    ...{ trip_id: sale.trip, award_id: sale.id, dated: "2026-11-25", why: null, found_in: null },
    until: "2027-02-08T18:30:00.000Z",
  });
});

test("a 2B with it frees all, in JSON and in Excel (O7, O8)", async () => {
  for (const excel of [false, true]) {
    const sale = await sold();
    await release();
    const invoice = await invoiceOf(sale);
    const file = { gstin: sale.gstin, b2b: [invoice] };
    const freed = await broughtBy(async () => {
      const { body, status } = excel
        ? await bringing(market, sale.buyer)(await xlsx2b(file))
        : await bring(sale, file);
      expect([status, body.message]).toEqual([200, expect.anything()]);
      expect(body.data).toMatchObject({
        ...{ gstin: sale.gstin, period: "112026", generated_on: "2026-12-14", documents: 1 },
        ...{ repeated: false, found: 1, differs: 0, missing: 0, released: TAX },
        holds: [{ number: invoice.inum, state: "released", released: TAX, differences: [] }],
      });
    });
    expect(freed).toEqual({ proceeds: TAX, tax_held: -TAX });
    expect(await holdOf(sale)).toMatchObject({
      ...{ state: "released", why: "found", found_in: "112026", held: 0, released: TAX },
    });
  }
});

test("a 2B with less tax frees as much; the amended one frees the rest (O9, O10)", async () => {
  const sale = await sold();
  await release();
  const less = await invoiceOf(sale, { igst: 100_000 });
  const freed = await broughtBy(() => bring(sale, { b2b: [less] }));
  expect(freed).toEqual({ proceeds: 100_000, tax_held: -100_000 });
  const hold = await holdOf(sale);
  expect(hold).toMatchObject({ state: "differs", held: 24_545.6, released: 100_000, why: "found" });
  expect(hold.differences).toEqual([{ path: "tax", paper: TAX, in_2b: 100_000 }]);
  const amended = { ...(await invoiceOf(sale)), inum: "RB/CORRECTED", oinum: less.inum };
  const rest = await broughtBy(() => bring(sale, { period: "122026", b2ba: [amended] }));
  expect(rest).toEqual({ proceeds: 24_545.6, tax_held: -24_545.6 });
  expect(await holdOf(sale)).toMatchObject({
    state: "released",
    found_in: "122026",
    released: TAX,
  });
});

test("within a rupee is all; a paisa more stays (O11)", async () => {
  for (const [igst, held, state] of [
    [124_546, 0, "released"],
    [124_544.6, 0, "released"],
    [124_544.59, 1.01, "differs"],
  ] as const) {
    const sale = await sold();
    await release();
    await bring(sale, { b2b: [await invoiceOf(sale, { igst })] });
    expect([igst, await holdOf(sale)]).toMatchObject([igst, { held, state }]);
  }
});

test("another day, other heads, reverse charge or no credit free nothing (O12, O13)", async () => {
  for (const [over, path] of [
    [{ dt: "24-11-2026" }, "date"],
    [{ igst: 0, cgst: 62_272.8, sgst: 62_272.8 }, "tax"],
    [{ itcavl: "N" }, "itc"],
    [{ rev: "Y" }, "reverse_charge"],
  ] as const) {
    const sale = await sold();
    await release();
    const freed = await broughtBy(async () => bring(sale, { b2b: [await invoiceOf(sale, over)] }));
    expect([path, freed]).toEqual([path, { proceeds: 0, tax_held: 0 }]);
    const hold = await holdOf(sale);
    expect([hold.state, hold.held]).toEqual(["differs", TAX]);
    expect(hold.differences.map((one) => one.path)).toEqual([path]);
  }
});

test("another value is told and stops nothing (O7)", async () => {
  const sale = await sold();
  await release();
  await bring(sale, { b2b: [await invoiceOf(sale, { txval: 691_000 })] });
  expect(await holdOf(sale)).toMatchObject({
    state: "released",
    differences: [{ path: "value", paper: 691_920, in_2b: 691_000 }],
  });
});

test("a number is found in other letters and with blanks; another one is listed as similar (O14)", async () => {
  const sale = await sold();
  await release();
  const { inum } = await invoiceOf(sale);
  await bring(sale, { b2b: [await invoiceOf(sale, { inum: "ZZ/9" })] });
  const hold = await holdOf(sale);
  expect([hold.state, hold.similar]).toEqual([
    "missing",
    [{ number: "ZZ/9", dated: "2026-11-25", tax: TAX }],
  ]);
  const loose = inum.toLowerCase().replace(/\/(?=\d+$)/, "/ ");
  expect(loose).not.toBe(inum);
  await bring(sale, { b2b: [await invoiceOf(sale, { inum: loose })] });
  expect(await holdOf(sale)).toMatchObject({ state: "released", similar: [] });
});

test("what the buyer rejected was declared all the same (O16)", async () => {
  const sale = await sold();
  await release();
  await bring(sale, { rejected: [await invoiceOf(sale, { igst: 1 })] });
  expect(await holdOf(sale)).toMatchObject({ state: "released", why: "found", differences: [] });
});

test("another's GSTIN, no 2B, the same bytes, who may not (O15)", async () => {
  const sale = await sold();
  await release();
  const { body: foreign, status } = await bringing(
    market,
    sale.buyer,
  )(
    Buffer.from(
      JSON.stringify({
        data: { gstin: SUPPLIER, rtnprd: "112026", gendt: "14-12-2026", docdata: {} },
      }),
    ),
  );
  expect([status, foreign.code]).toEqual([409, "gstr2b_of_another"]);
  for (const bytes of ["{}", "GSTIN,number\n1,2", '{"data":{"gstin":', "PK\u0003\u0004 cut"])
    expect(await bringing(market, sale.buyer)(Buffer.from(bytes))).toMatchObject({
      ...{ status: 400, body: { code: "gstr2b_unreadable" } },
    });
  const of = { b2b: [], chksum: "the same" };
  const first = await bring(sale, of);
  expect(first.body.data).toMatchObject({ missing: 1, repeated: false });
  const again = await bring(sale, of);
  expect(again.body.data).toMatchObject({
    ...{ _id: first.body.data._id, missing: 1, repeated: true, released: 0 },
    holds: [{ state: "missing" }],
  });
  const files = await ask(taxHolds.list2b, { token: sale.buyer.token, query: {} });
  expect(files.body.data).toMatchObject([{ gstin: sale.gstin, period: "112026", documents: 0 }]);
  const stranger = await g.aRegisteredBuyer();
  const none = await bringing(
    market,
    stranger.buyer,
  )(
    Buffer.from(
      JSON.stringify({
        data: { gstin: stranger.gstin, rtnprd: "112026", gendt: "14-12-2026", docdata: {} },
      }),
    ),
  );
  expect(none.body.data).toMatchObject({ found: 0, missing: 0, holds: [] });
  const hold = await holdOf(sale);
  expect((await g.confirm(hold._id, stranger.buyer)).status).toBe(404);
  expect((await g.confirm(hold._id, seller)).status).toBe(403);
  expect((await bringing(market, await market.aSeller())(Buffer.from("{}"))).status).toBe(403);
});

test("each entry sums to zero and each balance to its lines (O25)", async () => {
  expect((await verifyJournal(db)).broken).toBeNull();
});
