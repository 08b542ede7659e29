import { expect, test } from "vitest";
import { asTheyFollow, type Plan, planOn, plansOfSettings, plansSeen } from "./fee-plans.rules.ts";

const plan = (id: string, over: Partial<Plan>): Plan => ({
  ...{ id, side: "buyer", material: null, percent: 1, fixed: 0, least: null, most: null },
  ...{ gst_percent: 18, gst_included: false, valid_from: "2026-11-01", valid_to: null },
  ...over,
});
const settings = plansOfSettings([
  { percent: 1.5, validFrom: "2026-01-01" },
  { percent: 2, validFrom: "2026-06-01" },
]);
const on = (plans: readonly Plan[], day: string, material: string | null = "copper") =>
  planOn(plans, { side: "buyer", material, day })?.id ?? null;

test("what MARKET_FEE says is a plan with GST in it, until the office sets one (M20)", () => {
  expect(on(settings, "2025-12-31")).toBeNull();
  expect(on(settings, "2026-01-01")).toBe("settings:2026-01-01");
  expect(on(settings, "2026-06-01")).toBe("settings:2026-06-01");
  const all = [...settings, plan("own", {})];
  expect([on(all, "2026-10-31"), on(all, "2026-11-01")]).toEqual(["settings:2026-06-01", "own"]);
  expect(settings[0]).toMatchObject({ gst_included: true, gst_percent: 18, percent: 1.5 });
});

test("a material's own plan is before that of all, on its days alone; a seller's is none of a buyer's (M20)", () => {
  const copper = plan("copper", { material: "copper", valid_to: "2026-11-30" });
  const all = [plan("all", {}), copper, plan("sellers", { side: "seller" })];
  expect(on(all, "2026-11-30")).toBe("copper");
  expect(on(all, "2026-12-01")).toBe("all");
  expect(on(all, "2026-11-30", "pet")).toBe("all");
  expect(on(all, "2026-11-30", null)).toBe("all");
});

test("a plan that has ended brings none before it back (M20)", () => {
  const ended = plan("ended", { valid_to: "2026-11-30" });
  expect(on([...settings, ended], "2026-12-01")).toBeNull();
});

test("a list has each plan ended by the one that follows it, newest first (M20)", () => {
  const own = plan("own", { valid_to: "2026-12-31" });
  const shown = asTheyFollow([...settings, own, plan("sellers", { side: "seller" })]);
  expect(shown.map(({ id, valid_to }) => [id, valid_to])).toEqual([
    ["own", "2026-12-31"],
    ["sellers", null],
    ["settings:2026-06-01", "2026-10-31"],
    ["settings:2026-01-01", "2026-05-31"],
  ]);
});

test("a plan that is added after the first bid spares the lot, and ends nothing for it (MG7)", () => {
  const opened = new Date("2026-11-25T06:00:00Z");
  const before = plan("before", {
    ...{ valid_to: "2026-11-24", made_at: new Date("2026-11-01T06:00:00Z") },
  });
  const later = plan("later", {
    ...{ percent: 5, valid_from: "2026-11-25", made_at: new Date("2026-11-25T06:00:01Z") },
  });
  expect(on(plansSeen([before, later], opened), "2026-11-26")).toBe("before");
  expect(on(plansSeen([before, later], null), "2026-11-26")).toBe("later");
  expect(on(plansSeen([later], opened), "2026-11-26")).toBeNull();
  expect(on(plansSeen([...settings, later], opened), "2026-11-26")).toBe("settings:2026-06-01");
});

test("a plan that was taken back ends none, and holds where it was bid on before (V29)", () => {
  const before = plan("before", { made_at: new Date("2026-11-01T06:00:00Z") });
  const wrong = plan("wrong", {
    ...{ percent: 15, valid_from: "2026-12-01", made_at: new Date("2026-11-20T06:00:00Z") },
    withdrawn_at: new Date("2026-11-22T06:00:00Z"),
  });
  const right = plan("right", {
    ...{ valid_from: "2026-12-01", made_at: new Date("2026-11-22T06:01:00Z") },
  });
  expect(on([before, wrong], "2026-12-02")).toBe("before");
  expect(on([before, wrong, right], "2026-12-02")).toBe("right");
  expect(asTheyFollow([before, wrong]).map(({ id, valid_to }) => [id, valid_to])).toEqual([
    ["wrong", null],
    ["before", null],
  ]);
  const bidMeanwhile = new Date("2026-11-21T06:00:00Z");
  expect(on(plansSeen([before, wrong, right], bidMeanwhile), "2026-12-02")).toBe("wrong");
  const bidBefore = new Date("2026-11-19T06:00:00Z");
  expect(on(plansSeen([before, wrong, right], bidBefore), "2026-12-02")).toBe("before");
});
