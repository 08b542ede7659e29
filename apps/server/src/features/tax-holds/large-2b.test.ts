import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { gstSafeSales, SUPPLIER } from "../../../test/gst-safe.ts";
import { bringing, xlsx2b } from "../../../test/gstr2b.ts";

const market = await createMarket();
const g = await gstSafeSales(market);
const refused = { status: 400, body: { code: "gstr2b_unreadable" } };

test("a large company's 2B of 60,000 rows in Excel is read, or refused in words (O8, O15)", async () => {
  const sale = await g.sold();
  await g.release();
  const others = Array.from({ length: 60_000 }, (_, i) => ({
    ...{ ctin: SUPPLIER, inum: `AB/26-27/${i}`, dt: "25-11-2026" },
    ...{ igst: 18_000 + i, txval: 100_000 + i, val: 118_000 + i },
  }));
  const of = { gstin: sale.gstin, b2b: [...others, await g.invoiceOf(sale)] };
  const answer = await bringing(market, sale.buyer)(await xlsx2b(of));
  const { state } = await g.holdOf(sale);
  // A slow machine runs out of the time that one file may take.
  if (answer.status === 200) {
    expect(answer.body.data).toMatchObject({ documents: 60_001, found: 1, missing: 0 });
    expect(state).toBe("released");
  } else {
    expect(answer).toMatchObject(refused);
    expect(state).toBe("waiting");
  }
  // Whoever reads files reads the next one.
  const { status, body } = await g.bring(sale, { b2b: [await g.invoiceOf(sale)] });
  expect([status, body.data.found]).toEqual([200, 1]);
}, 60_000);

test("one of more rows than are read is refused: what is cut off is not missing (O15, O17)", async () => {
  const sale = await g.sold();
  await g.release();
  const { ctin, inum, dt, igst } = await g.invoiceOf(sale);
  const heads = ["Invoice number", "Invoice date", "Integrated tax", "Central tax", "State tax"];
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "Read me",
        rows: [
          ["GSTIN", sale.gstin],
          ["Financial Year", "2026-27"],
          ["Tax Period", "November"],
          ["Date of generation", "14/12/2026"],
        ],
      },
      {
        name: "B2B",
        rows: [
          ["GSTIN of supplier", ...heads],
          ...Array.from({ length: 150_000 }, () => ["-"]),
          [ctin, inum, dt, igst, 0, 0],
        ],
      },
    ],
  });
  expect(await bringing(market, sale.buyer)(bytes)).toMatchObject(refused);
  expect((await g.holdOf(sale)).state).toBe("waiting");
}, 60_000);
