import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { kilogramsOf } from "../../../test/kilograms.ts";
import { kilogramsBroken } from "../../platform/metrics.ts";
import type { KgEvent } from "./kg-entry.rules.ts";
import { holdingsOf } from "./kg-journal.store.ts";
import { reportKilograms } from "./kilograms.jobs.ts";
import { productsOf, totalsOf } from "./kilograms.rules.ts";
import { verifyKilograms } from "./verify-kilograms.ts";

const market = await createMarket();
const { db } = market;
const { anAward, inTx, post } = await kilogramsOf(market);
let names = 0;

test("what happened once is entered once; another event of the same name is a fault (G60)", async () => {
  const awardId = await anAward();
  const out: KgEvent = { kind: "truck_out", awardId, tripId: ++names, grams: 1000 };
  await Promise.all(Array.from({ length: 6 }, () => post(out)));
  expect(totalsOf(await holdingsOf(db, awardId))).toMatchObject({ lot: 1000, transit: 1000 });
  await expect(post({ ...out, grams: 1001 })).rejects.toThrow("other lines");
  expect(totalsOf(await holdingsOf(db, awardId))).toMatchObject({ transit: 1000 });
});

test("what is entered together stands in its order: a truck is out before it is in", async () => {
  const awardId = await anAward();
  const [tripId, grams] = [++names, 1000];
  await post(
    { kind: "truck_out", awardId, tripId, grams },
    { kind: "truck_in", awardId, tripId, grams, arrived: 900 },
  );
  const entries = db.selectFrom("kg_entries").select("kind").where("award_id", "=", awardId);
  const kinds = (await entries.orderBy("id").execute()).map(({ kind }) => kind);
  expect(kinds).toEqual(["truck_out", "truck_in"]);
});

test("whoever altered a weight is found", async () => {
  const awardId = await anAward();
  await post({ kind: "truck_out", awardId, tripId: ++names, grams: 1000 });
  const change = (by: number) =>
    inTx(async (tx) => {
      await sql`alter table accounts disable trigger user`.execute(tx);
      await sql`update accounts set balance = balance + ${by}
        where award_id = ${awardId} and kind = 'transit'`.execute(tx);
      await sql`alter table accounts enable trigger user`.execute(tx);
    });
  await change(7);
  expect((await verifyKilograms(db)).broken).toBe(
    `transit of sale ${awardId} is kept as 1007 g, its lines sum to 1000 g`,
  );
  await reportKilograms(market.deps);
  const gauge = async () => (await kilogramsBroken.get()).values[0]?.value;
  expect(await gauge()).toBe(1);
  await change(-7);
  await reportKilograms(market.deps);
  expect(await gauge()).toBe(0);
});

/** Grams, with a pencil: one field a place. */
interface Books {
  transit: number;
  stock: number;
  loss: number;
  free: Record<"flakes" | "caps", number>;
  evidence: Record<"flakes" | "caps", number>;
}
interface Step {
  readonly what: "out" | "in" | "make" | "pack";
  readonly a: number;
  readonly b: number;
  readonly of: "flakes" | "caps";
}

/** The pencil's books afterwards; null where there is not so much. */
function pencil(was: Books, { what, a, b, of }: Step): Books | null {
  const books: Books = structuredClone(was);
  if (what === "out") books.transit += a;
  if (what === "in") {
    books.transit -= a + b;
    books.stock += a;
    books.loss += b;
  }
  if (what === "make") {
    books.stock -= a + b;
    books.free[of] += a;
    books.loss += b;
  }
  if (what === "pack") {
    books.free[of] -= a;
    books.evidence[of] += a;
  }
  const left = [books.transit, books.stock, ...Object.values(books.free)];
  return left.every((grams) => grams >= 0) ? books : null;
}
function eventOf(awardId: number, { what, a, b, of }: Step): KgEvent {
  const n = ++names;
  if (what === "out") return { kind: "truck_out", awardId, tripId: n, grams: a };
  if (what === "in") return { kind: "truck_in", awardId, tripId: n, grams: a + b, arrived: a };
  if (what === "pack")
    return { kind: "evidence", awardId, packId: `p${n}`, material: of, grams: a };
  const outputs = [{ material: of, grams: a }];
  return { kind: "output", awardId, outputId: n, outputs, loss: b };
}
const steps = fc.array(
  fc.record({
    what: fc.constantFrom("out", "out", "in", "make", "pack"),
    a: fc.integer({ min: 1, max: 5000 }),
    b: fc.integer({ min: 0, max: 500 }),
    of: fc.constantFrom("flakes", "caps"),
  }),
  { minLength: 5, maxLength: 30 },
) as fc.Arbitrary<Step[]>;

test("whatever is done in whatever order, the journal has what a pencil has, and refuses what the pencil cannot (G60)", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const awardId = await anAward();
      let books: Books = {
        ...{ transit: 0, stock: 0, loss: 0 },
        ...{ free: { flakes: 0, caps: 0 }, evidence: { flakes: 0, caps: 0 } },
      };
      for (const step of history) {
        const next = pencil(books, step);
        const entered = await post(eventOf(awardId, step)).then(
          () => true,
          (error) => {
            expect(String(error)).toContain("accounts_never_below_zero");
            return false;
          },
        );
        expect(entered).toBe(next !== null);
        books = next ?? books;
      }
      const holdings = await holdingsOf(db, awardId);
      const { transit, stock, loss } = books;
      expect(totalsOf(holdings)).toMatchObject({ transit, stock, loss });
      for (const { material, free, evidence } of productsOf(holdings))
        expect([free, evidence]).toEqual([
          books.free[material as Step["of"]],
          books.evidence[material as Step["of"]],
        ]);
    }),
    { numRuns: 12 },
  );
});
