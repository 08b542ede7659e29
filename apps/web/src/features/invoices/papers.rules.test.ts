import type { OwnPaper } from "@rebale/contract/invoices";
import { expect, test } from "vitest";
import { byDay, joinEway, waitingFor } from "./papers.rules.ts";

const paper = (over: Partial<OwnPaper>): OwnPaper =>
  ({
    ...{ kind: "tax_invoice", dated: "2026-12-10", total: 1_097_249.9, irn: null, eway_no: null },
    ...{ inv01_url: "/invoice/1/inv01", eway_url: "/invoice/1/eway" },
    ...over,
  }) as OwnPaper;

test("papers stand by their days, with what was invoiced less its notes (G44, G56)", () => {
  const days = byDay([
    paper({}),
    paper({ kind: "credit_note", total: 32_272.06 }),
    paper({ kind: "fee_invoice", total: 5_000 }),
    paper({ kind: "challan", total: 0 }),
    paper({ dated: "2026-12-09", total: 918_238.48 }),
    paper({ kind: "bill_of_supply", dated: "2026-12-09", total: 16_050 }),
  ]);
  expect(days.map(({ day, papers, total }) => [day, papers.length, total])).toEqual([
    ["2026-12-10", 4, 1_064_977.84],
    ["2026-12-09", 2, 934_288.48],
  ]);
});

test("a day's file for a portal has what the portal has not answered, and the issuer's alone (G51, G52)", () => {
  const papers = [
    paper({}),
    paper({ irn: "5d0f", inv01_url: "/invoice/2/inv01", eway_url: "/invoice/2/eway" }),
    paper({ kind: "self_invoice", inv01_url: "/invoice/3/inv01", eway_url: null }),
    paper({ inv01_url: null, eway_url: "/invoice/4/eway", eway_no: "1234 5678" }),
  ];
  expect(waitingFor(papers, "seller")).toEqual({
    inv01: ["/invoice/1/inv01"],
    eway: ["/invoice/1/eway", "/invoice/2/eway"],
  });
  expect(waitingFor(papers, "buyer")).toEqual({ inv01: ["/invoice/3/inv01"], eway: [] });
});

test("the bills of several trucks become one file of the e-way portal (G52)", () => {
  const file = (no: number) => ({ version: "1.0.0621", billLists: [{ no }] });
  expect(joinEway([file(1), file(2)])).toEqual({
    ...{ version: "1.0.0621", billLists: [{ no: 1 }, { no: 2 }] },
  });
  expect(joinEway([])).toBeNull();
});
