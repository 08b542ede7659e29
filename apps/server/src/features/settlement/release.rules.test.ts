import type { Paise } from "@rebale/contract";
import { expect, test } from "vitest";
import { type Invoiced, proceedsOf, releaseOf, withheldOn } from "./release.rules.ts";

const rs = (rupees: number) => Math.round(rupees * 100) as Paise;
const half = {
  ...{ percent: 0.5, gst_percent: 18, gst_included: false },
  ...{ fixed: 0, least: null, most: null },
};
const papers = (over: Partial<Invoiced> = {}): Invoiced => ({
  ...{ value: rs(911_640), creditedValue: rs(0), brought: rs(1_097_249.9) },
  ...over,
});
const second = papers({ value: rs(762_910), brought: rs(918_238.48) });
const usual = { plan: half, withheld: null };
const firm = { entity: "company", hasPan: true, before: rs(0), withheld: rs(0) };

test("two trucks without claims: 10,91,871.22 and 9,13,737.31, fees 8,372.75 and GST 1,507.10 (G57)", () => {
  const [one, two] = [releaseOf(papers(), usual), releaseOf(second, usual)];
  expect([proceedsOf(one), proceedsOf(two)]).toEqual([rs(1_091_871.22), rs(913_737.31)]);
  expect(proceedsOf(one) + proceedsOf(two)).toBe(rs(2_005_608.53));
  expect([one.fee + two.fee, one.feeGst + two.feeGst]).toEqual([rs(8372.75), rs(1507.1)]);
});

test("where the market collects the consideration the law has it withhold: 19,95,561.23 (G57)", () => {
  const withheld = withheldOn("2026-11-28", firm);
  const both = [papers(), second].map((one) => proceedsOf(releaseOf(one, { ...usual, withheld })));
  expect(both.reduce((a, b) => a + b, 0)).toBe(rs(1_995_561.23));
});

test("a claim that was allowed before lessens value and fee: 10,59,760.53 (G56)", () => {
  const claimed = papers({ creditedValue: rs(27_349.2), brought: rs(1_097_249.9 - 32_272.06) });
  expect(proceedsOf(releaseOf(claimed, usual))).toBe(rs(1_059_760.53));
});

test("a least fee takes no more than a truck brings: of nothing, nothing (MG11)", () => {
  const plan = { ...half, percent: 1, least: 50 };
  const nothing = papers({ creditedValue: rs(911_640), brought: rs(0) });
  expect(releaseOf(nothing, { plan, withheld: null })).toMatchObject({ fee: 0, feeGst: 0 });
  const little = papers({ value: rs(40), brought: rs(47.2) });
  const { fee, feeGst, ...rest } = releaseOf(little, { plan, withheld: null });
  expect([fee, feeGst]).toEqual([rs(40), rs(7.2)]);
  expect(proceedsOf({ fee, feeGst, ...rest })).toBe(0);
});

test.each([
  { entity: "individual", before: 0, value: 320_000, tds: 0 },
  { entity: "individual", before: 320_000, value: 210_000, tds: 530 },
  { entity: "individual", before: 530_000, value: 100_000, tds: 100 },
  { entity: "huf", before: 0, value: 500_000, tds: 0 },
  { entity: "individual", before: 0, value: 500_001, tds: 500 },
  { entity: "firm", before: 0, value: 320_000, tds: 320 },
  { entity: "firm", before: 320_000, value: 210_000, tds: 210 },
  { entity: "firm", before: 0, value: 300_000, tds: 300 },
  { entity: null, before: 0, value: 300_000, tds: 300 },
])(
  "of $value after $before of a year $tds is withheld from: $entity (O33)",
  ({ entity, before, value, tds }) => {
    const already = rs(before > 500_000 ? before / 1000 : 0);
    const seller = { entity, hasPan: true, before: rs(before), withheld: already };
    const withheld = withheldOn("2026-11-28", seller);
    const truck = papers({ value: rs(value), brought: rs(value * 1.18) });
    expect(releaseOf(truck, { plan: null, withheld }).incomeTds).toBe(rs(tds));
  },
);

test("without PAN it is 5 %, whoever sells (O33)", () => {
  const withheld = withheldOn("2026-11-28", {
    ...{ entity: "individual", hasPan: false, before: rs(0), withheld: rs(0) },
  });
  const truck = papers({ value: rs(100_000), brought: rs(118_000) });
  expect(releaseOf(truck, { plan: null, withheld }).incomeTds).toBe(rs(5000));
});

test("a release that is made anew withholds nothing once more: the year's tax came with a later one (O33, MG1)", () => {
  const seller = { entity: "individual", hasPan: true, before: rs(300_000), withheld: rs(600) };
  const truck = papers({ value: rs(300_000), brought: rs(354_000) });
  const withheld = withheldOn("2026-11-28", seller);
  expect(releaseOf(truck, { plan: null, withheld }).incomeTds).toBe(0);
});
