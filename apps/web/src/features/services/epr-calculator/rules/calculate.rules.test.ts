import { expect, test } from "vitest";
import { calculate } from "./calculate.rules.ts";
import { readQuestion, yearsAsked } from "./question.rules.ts";

const ask = (query: string) => calculate(readQuestion(new URLSearchParams(query)));
const yearsOf = (query: string) => ask(query).answer?.years ?? [];

test("1,500 kg of scanners sold in 2018-19, living 5 years, make 900 kg for 2023-24", () => {
  const [year] = yearsOf("stream=e-waste&unit=kg&life=5&placed-2018=1,500");
  expect(year).toMatchObject({
    year: 2023,
    obligation: 900_000,
    lookUp: null,
    how: [1_500_000, " placed on the market in 2018-19 × 60%"],
  });
});

test("an e-waste share that is not confirmed is never printed, only what to look up", () => {
  const [year] = yearsOf("stream=e-waste&unit=kg&life=5&placed-2021=1500");
  expect(year).toMatchObject({
    year: 2026,
    obligation: null,
    lookUp: "Look up the share for 2026-27 in Schedule III of the E-Waste (Management) Rules 2022.",
  });
});

test("a share that the visitor has looked up serves only years without a confirmed one", () => {
  const years = yearsOf(
    "stream=e-waste&life=5&share=70&placed-2018=10&placed-2021=10&placed-2023=10",
  );
  expect(years.map(({ year, obligation }) => [year, obligation])).toEqual([
    [2023, 6_000_000],
    [2026, 7_000_000],
    [2028, 8_000_000],
  ]);
});

test("a producer's plastic: average of two years, plus waste, less what went to brand owners", () => {
  const query =
    "stream=plastic&role=producer&category=I&placed-2024=100&placed-2025=120&waste-2024=4&waste-2025=6&supplied-2025=35";
  const [year] = yearsOf(query);
  // (100 + 120) / 2 + (4 + 6) / 2 - 35 = 80 t; of rigid plastic 70% is recycled in 2026-27.
  expect(year).toMatchObject({ year: 2026, obligation: 80_000_000 });
  const formula = year?.how.map((part) => (typeof part === "number" ? part / 1e6 : part)).join("");
  expect(formula).toBe("((100 + 120) ÷ 2 + (4 + 6) ÷ 2 − 35) × 100%");
  expect(year?.parts.map(({ grams }) => grams)).toEqual([56_000_000, 24_000_000]);
});

test("a brand owner takes nothing off, and category III recycles less", () => {
  const [year] = yearsOf(
    "stream=plastic&role=brand-owner&category=III&placed-2023=50&placed-2024=70&supplied-2024=35",
  );
  expect(year).toMatchObject({ year: 2025, obligation: 60_000_000 });
  expect(year?.parts[0]).toEqual({ what: "Recycled, at least 40%", grams: 24_000_000 });
  expect(year?.duties[0]?.percent).toBe(5);
});

test("of recycled content only the published first and last year are printed", () => {
  const [year] = yearsOf("stream=plastic&category=I&placed-2024=1&placed-2025=1");
  expect(year?.duties[0]).toMatchObject({ percent: null });
});

test("more supplied to brand owners than placed leaves nothing, and never less than nothing", () => {
  expect(
    yearsOf("stream=plastic&role=importer&placed-2024=10&placed-2025=10&supplied-2025=50")[0]
      ?.obligation,
  ).toBe(0);
});

test("one year alone is no average", () => {
  expect(ask("stream=plastic&placed-2024=10&placed-2022=10")).toMatchObject({
    answer: null,
    missing: expect.stringContaining("two consecutive years"),
  });
});

test("tyres: 35, 70 and then 100 per cent of two years earlier", () => {
  const years = yearsOf(
    "stream=tyres&role=new&placed-2020=1000&placed-2021=1000&placed-2022=1000&placed-2025=1000",
  );
  expect(years.map(({ year, obligation }) => [year, obligation])).toEqual([
    [2022, 350_000_000],
    [2023, 700_000_000],
    [2024, 1_000_000_000],
    [2027, 1_000_000_000],
  ]);
});

test("who started making tyres after 1 April 2022 owes from 2024-25 on", () => {
  expect(
    yearsOf("stream=tyres&role=started&placed-2021=5&placed-2022=5").map(({ year }) => year),
  ).toEqual([2024]);
});

test("an importer of waste tyres owes all of the year before", () => {
  expect(yearsOf("stream=tyres&role=waste-importer&placed-2025=8.4")[0]).toMatchObject({
    year: 2026,
    obligation: 8_400_000,
  });
});

test("batteries: shares of medium confidence say so, and yield to one that was read (O40)", () => {
  const [automotive] = yearsOf(
    "stream=batteries&category=automotive&unit=kg&life=4&placed-2022=1000",
  );
  expect(automotive).toMatchObject({
    ...{ year: 2026, obligation: 900_000, lookUp: null },
    how: [
      1_000_000,
      " placed on the market in 2022-23 × 90% (medium confidence: read it in the gazette)",
    ],
  });
  const read = "stream=batteries&category=automotive&unit=kg&life=4&share=80&placed-2022=1000";
  expect(yearsOf(read)[0]?.obligation).toBe(800_000);
  const earlier = yearsOf("stream=batteries&category=automotive&life=4&placed-2020=20")[0];
  expect(earlier).toMatchObject({ year: 2024, obligation: null });
  const [ev] = yearsOf("stream=batteries&category=ev&life=4&placed-2022=20");
  expect(ev).toMatchObject({ year: 2026, obligation: 14_000_000 });
  expect(ev?.duties[0]).toMatchObject({ percent: 90 });
  expect(
    yearsOf("stream=batteries&category=portable&life=4&placed-2022=20")[0]?.duties[0]?.percent,
  ).toBeNull();
});

test("what is no weight is named beside its field and nothing is calculated", () => {
  const question = readQuestion(
    new URLSearchParams("stream=tyres&placed-2024=-5&placed-2025=ten&placed-2023=9"),
  );
  expect(Object.keys(question.errors)).toEqual(["placed-2024", "placed-2025"]);
  expect(calculate(question).answer).toBeNull();
});

test("an address that somebody has tampered with asks a plain question", () => {
  const question = readQuestion(
    new URLSearchParams("stream=gold&role=constructor&category=__proto__&unit=stone&life=1e9"),
  );
  expect(question).toMatchObject({
    stream: "plastic",
    role: "producer",
    category: "I",
    unit: "t",
    life: null,
  });
});

test("with the life known, the years asked for are those whose obligations the rules fix", () => {
  const question = readQuestion(new URLSearchParams("stream=e-waste&life=5"));
  expect(yearsAsked(question, 2026)).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]);
});
