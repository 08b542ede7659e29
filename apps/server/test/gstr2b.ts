import { taxHolds } from "@rebale/contract";
import { writeXlsx } from "hucre/xlsx";
import type { Market, SignedIn } from "./app.ts";

/** GSTR-2Bs as the portal gives them. */

export interface InvoiceIn2b {
  readonly ctin: string;
  readonly inum: string;
  /** DD-MM-YYYY. */
  readonly dt: string;
  readonly igst?: number;
  readonly cgst?: number;
  readonly sgst?: number;
  readonly txval?: number;
  readonly val?: number;
  readonly rev?: string;
  readonly itcavl?: string;
  /** The number that an amendment amends. */
  readonly oinum?: string;
}
export interface Of2b {
  readonly gstin: string;
  /** MMYYYY. */
  readonly period?: string;
  readonly b2b?: readonly InvoiceIn2b[];
  readonly b2ba?: readonly InvoiceIn2b[];
  readonly rejected?: readonly InvoiceIn2b[];
  /** So that the same content has other bytes. */
  readonly chksum?: string;
  readonly fc?: number;
}

const bySupplier = (invoices: readonly InvoiceIn2b[]) =>
  [...Map.groupBy(invoices, ({ ctin }) => ctin)].map(([ctin, own]) => ({
    ...{ ctin, trdnm: "A seller", supfildt: "11-12-2026", supprd: "112026" },
    inv: own.map(({ ctin: _, ...one }) => ({
      ...{ typ: "R", pos: "24", rev: "N", itcavl: "Y", rsn: "", diffprcnt: 1, cess: 0 },
      ...{ igst: 0, cgst: 0, sgst: 0, ...one },
    })),
  }));

let made = 0;
export const json2b = (of: Of2b): Uint8Array => {
  const { gstin, period = "112026", b2b = [], b2ba = [], rejected, fc } = of;
  const data = {
    ...{ gstin, rtnprd: period, version: "1.0", gendt: "14-12-2026", ...(fc && { fc }) },
    docdata: { b2b: bySupplier(b2b), b2ba: bySupplier(b2ba), cdnr: [] },
    ...(rejected && { docRejdata: { b2b: bySupplier(rejected) } }),
  };
  return Buffer.from(JSON.stringify({ chksum: of.chksum ?? `sum ${++made}`, data }));
};

const HEADS = [
  ["GSTIN of supplier", "Trade/Legal name", "Invoice Details", "", "", "", "Place of supply"],
  ["", "", "Invoice number", "Invoice type", "Invoice Date", "Invoice Value(₹)", ""],
];
const MORE = [
  ["Supply Attract Reverse Charge", "Taxable Value (₹)", "Tax Amount", "", "", ""],
  ["", "", "Integrated Tax(₹)", "Central Tax(₹)", "State/UT Tax(₹)", "Cess(₹)"],
];
const LAST = [
  ["GSTR-1/IFF/GSTR-5 Period", "GSTR-1/IFF/GSTR-5 Filing Date", "ITC Availability", "Reason"],
  ["", "", "", ""],
];
const heads = [0, 1].map((at) => [...(HEADS[at] ?? []), ...(MORE[at] ?? []), ...(LAST[at] ?? [])]);
const rowOf = (one: InvoiceIn2b, slashed: boolean) => [
  ...[one.ctin, "A seller", one.inum, "Regular"],
  ...[slashed ? one.dt.replaceAll("-", "/") : one.dt, one.val ?? 0, "Gujarat"],
  ...[one.rev === "Y" ? "Yes" : "No", one.txval ?? 0, one.igst ?? 0, one.cgst ?? 0],
  ...[one.sgst ?? 0, 0, "Nov'26", "11/12/2026", one.itcavl === "N" ? "No" : "Yes", ""],
];

/** The same as a workbook: heads in two rows, and three where something was amended. */
export async function xlsx2b(of: Of2b): Promise<Uint8Array> {
  const { gstin, b2b = [], b2ba = [], rejected = [] } = of;
  const title = [["Goods and Services Tax - GSTR-2B"], [""], [""], [""]];
  const amended = [
    ["Original Details", "", "Revised Details"],
    ["Invoice number", "Invoice Date", ...(heads[0] ?? [])],
    ["", "", ...(heads[1] ?? [])],
  ];
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "Read me",
        rows: [
          ["Goods and Services Tax - GSTR-2B"],
          ["Financial Year", "2026-27"],
          ["Tax Period", "November"],
          ["GSTIN", gstin],
          ["Legal name", "A buyer"],
          ["Date of generation", "14/12/2026"],
        ],
      },
      { name: "ITC Available", rows: [["Nothing"]] },
      { name: "B2B", rows: [...title, ...heads, ...b2b.map((one) => rowOf(one, false))] },
      {
        name: "B2BA",
        rows: [
          ...title,
          ...amended,
          ...b2ba.map((one) => [one.oinum ?? "", one.dt, ...rowOf(one, true)]),
        ],
      },
      {
        name: "B2B(Rejected)",
        rows: [...title, ...heads, ...rejected.map((one) => rowOf(one, false))],
      },
    ],
  });
  return bytes;
}

export const bringing = (market: Market, by: Pick<SignedIn, "token">) => (bytes: Uint8Array) =>
  market.send(taxHolds.bring2b, by.token, [{ field: "file", bytes }], {});
