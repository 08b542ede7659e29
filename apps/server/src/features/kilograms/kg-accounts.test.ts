import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { kilogramsOf } from "../../../test/kilograms.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { KgEvent } from "./kg-entry.rules.ts";

/** The database's own rules on goods, whoever writes. */
const market = await createMarket();
const { db } = market;
const { anAward, inTx, post } = await kilogramsOf(market);
let names = 0;

test("the database refuses what is not there, what does not sum to zero, and what comes later, as the owner of the tables too (G60)", async () => {
  const awardId = await anAward();
  await post({ kind: "truck_out", awardId, tripId: ++names, grams: 1000 });
  const tooMuch: KgEvent = {
    ...{ kind: "truck_in", awardId, tripId: ++names, grams: 1001, arrived: 1001 },
  };
  await expect(post(tooMuch)).rejects.toThrow("accounts_never_below_zero");
  const byHand = (grams: readonly number[]) =>
    inTx((tx) =>
      enterByHand(
        tx,
        awardId,
        grams.map((amount) => [transitOf(awardId), amount]),
      ),
    );
  for (const grams of [[5, -4], [5], []])
    await expect(byHand(grams)).rejects.toThrow("does not sum to zero");
  await expect(byHand([5, -5, 0])).rejects.toThrow("journal_lines_are_not_zero");
  const entry = sql`(select max(id) from kg_entries where award_id = ${awardId})`;
  const account = sql`(select id from kg_accounts where award_id = ${awardId} and kind = 'lot')`;
  const made = sql`'g', ${awardId}, 'output'`;
  for (const [statement, words] of [
    [
      sql`insert into journal_lines (entry_id, no, account_id, amount) values (${entry}, 8, ${account}, 5)`,
      "never later",
    ],
    [sql`update kg_entries set at = now()`, "never changed"],
    [sql`delete from kg_entries`, "never changed"],
    [sql`update kg_accounts set grams = grams + 1`, "by lines of the journal alone"],
    [sql`update kg_accounts set material = 'x' where kind = 'lot'`, "by lines of the journal"],
    [sql`update kg_accounts set asset = 'g:x'`, "by lines of the journal"],
    [sql`delete from kg_accounts`, "by lines of the journal alone"],
    [
      sql`insert into accounts (asset, award_id, kind, product, balance) values (${made}, 'x', 1)`,
      "by lines",
    ],
    [sql`insert into accounts (asset, award_id, kind) values (${made})`, "have_a_name"],
    [sql`insert into accounts (award_id, kind) values (${awardId}, 'lot')`, "fits_its_owner"],
    [sql`insert into accounts (asset, kind) values ('g', 'lot')`, "fits_its_owner"],
  ] as const)
    await expect(statement.execute(db)).rejects.toThrow(words);
});

const transitOf = (awardId: number) =>
  sql`(select id from kg_accounts where award_id = ${awardId} and kind = 'transit')`;
/** One entry of a sale with these lines, past all code. */
const enterByHand = (
  tx: Tx,
  awardId: number,
  lines: readonly (readonly [account: RawBuilder<unknown>, amount: number])[],
) =>
  sql`with entry as (
      insert into journal_entries (key, kind, award_id, cause, params, happened_on)
        values ('by-hand', 'truck_out', ${awardId}, '{}', '{}', null) returning id)
    insert into journal_lines (entry_id, no, account_id, amount)
      select entry.id, line.no, line.account, line.amount
      from entry, (values (0, 0::bigint, 0::bigint)${sql.join(
        lines.map(([account, amount], i) => sql`, (${i + 1}::int, ${account}, ${amount}::bigint)`),
        sql``,
      )}) as line(no, account, amount)
      where line.no > 0`.execute(tx);

test("kilograms of one sale stay with it", async () => {
  const [one, other] = [await anAward(), await anAward()];
  for (const awardId of [one, other])
    await post({ kind: "truck_out", awardId, tripId: ++names, grams: 1000 });
  const across = inTx((tx) =>
    enterByHand(tx, one, [
      [transitOf(one), -1],
      [transitOf(other), 1],
    ]),
  );
  await expect(across).rejects.toThrow("stays with it");
});

test("an entry balances within each asset: no gram pays for a paisa, none is of another material", async () => {
  const awardId = await anAward();
  await post({ kind: "truck_out", awardId, tripId: ++names, grams: 1000 });
  const bank = sql`(select id from accounts where kind = 'bank')`;
  const ofOther = sql`(select id from accounts where award_id = ${awardId} and kind = 'loss')`;
  await sql`insert into accounts (asset, award_id, kind) values ('g:other', ${awardId}, 'loss')`.execute(
    db,
  );
  for (const account of [bank, ofOther]) {
    const mixed = inTx((tx) =>
      enterByHand(tx, awardId, [
        [transitOf(awardId), -5],
        [account, 5],
      ]),
    );
    await expect(mixed).rejects.toThrow("does not sum to zero");
  }
});

test("a sale's accounts are of its material, as it was when the first of its goods left", async () => {
  const awardId = await anAward();
  await post({ kind: "truck_out", awardId, tripId: ++names, grams: 1000 });
  const assets = async () => {
    const rows = db.selectFrom("kg_accounts").select("asset").distinct();
    return (await rows.where("award_id", "=", awardId).execute()).map(({ asset }) => asset);
  };
  // Goods sold of lot L.
  expect(await assets()).toEqual(["g:pet"]);
  const lot = db.selectFrom("awards").select("lot_id").where("id", "=", awardId);
  await db
    .updateTable("sub_categories")
    .set({ material: "hdpe" })
    .where("id", "in", db.selectFrom("lots").select("sub_category_id").where("id", "in", lot))
    .execute();
  await post({ kind: "truck_in", awardId, tripId: names, grams: 1000, arrived: 900 });
  expect(await assets()).toEqual(["g:pet"]);
});
