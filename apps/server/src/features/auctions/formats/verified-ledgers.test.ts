import { auctions, type DataOf } from "@rebale/contract";
import type { LedgerEntry } from "@rebale/contract/auctions/ledger";
import { firstLedgerFault } from "@rebale/contract/auctions/ledger-faults";
import { committedLot } from "@rebale/contract/auctions/ledger-opening";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { beforeClose, closeOfT, sha256, tendersOf } from "../../../../test/tenders.ts";
import { verifyLedgers } from "../actions/close/verify-ledgers.ts";

/** Ledgers with tenders, as everybody reads and checks them, and as the command does. */

const market = await createMarket();
const { ask, db } = market;
await market.setTime(beforeClose(30));
const seller = await market.aSeller();
const admin = await market.anAdmin();
const t = tendersOf(market, seller, admin);
await t.registerSeller();

let [A, C]: SignedIn[] = [];
beforeEach(async () => {
  await market.setTime(beforeClose(30));
  [A, C] = [await t.aBuyerWith(200_000), await t.aBuyerWith(200_000)];
});

type Details = DataOf<typeof auctions.details>;

/** As the browser does, from replies alone. */
async function faultSeenByAll(lot: { id: number }) {
  const details: Details = await t.details(lot);
  const entries: LedgerEntry[] = await t.ledger(lot);
  const fault = await firstLedgerFault(details._id, entries, sha256, details);
  const told = { ...details, product_id: details._id };
  const committed = committedLot(told, details.description, entries);
  return fault ?? (committed && sha256(committed.text) !== committed.hash ? committed.text : null);
}

async function tenders(lot: { id: number }) {
  await t.tender(lot, A as SignedIn, 101.35);
  await t.tender(lot, C as SignedIn, 104.1);
  await t.tender(lot, C as SignedIn, 103.25);
}

test("F16 F59 a tender lot is found whole by everybody and by the command, before and after", async () => {
  const lot = await t.lotT();
  await tenders(lot);
  expect(await faultSeenByAll(lot)).toBeNull();
  await t.endAt(closeOfT);
  expect((await t.ledger(lot)).at(-1)).toMatchObject({ kind: "close", note: "sold" });
  expect(await faultSeenByAll(lot)).toBeNull();
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });
});

test("F59 the command finds what a tender's lines are changed to in the database", async () => {
  const lot = await t.lotT();
  await tenders(lot);
  await t.endAt(closeOfT);
  const lines = await t.ledger(lot);
  const seqOf = (kind: string) => lines.find((line) => line.kind === kind)?.seq ?? 0;
  const at = (seq: number) => sql`lot_id = ${lot.id} and seq = ${seq}`;
  /** Past the trigger, as only who owns the tables can. */
  const set = (seq: number, change: ReturnType<typeof sql>) =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update ledger_entries set ${change} where ${at(seq)}`.execute(tx);
    });
  await sql`create table kept as select * from ledger_entries where lot_id = ${lot.id}`.execute(db);
  for (const [kind, column, value] of [
    ["unseal", "opens", "{}"],
    ["unseal", "opened", "1".repeat(64)],
    ["tender", "commitment", "1".repeat(64)],
    ["tender", "bidder_mark", "1".repeat(16)],
    ["tender", "bidder_id", String((C as SignedIn).id)],
  ] as const) {
    const seq = seqOf(kind);
    const name = sql.ref(column);
    await set(seq, sql`${name} = ${sql.lit(value)}`);
    expect((await verifyLedgers(db)).broken).toMatchObject({ lotId: lot.id, seq });
    await set(seq, sql`${name} = (select ${name} from kept where ${at(seq)})`);
  }
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });
});

test("a tender with an auction whose end was moved in both stages is what it opened on", async () => {
  const later = (n: number) => new Date(closeOfT.getTime() + n * 60_000);
  const lot = await t.lotT({
    ...{ format: "tender_auction", tenderEndsAt: closeOfT, auctionStartsAt: later(10) },
    ...{ endsAt: later(30), best: 2 },
  });
  const extend = (end_at: Date) =>
    ask(auctions.extend, {
      params: { id: lot.id },
      body: { end_at: end_at.toISOString(), reason: "Power cut" } as never,
      token: admin.token,
    });
  await tenders(lot);
  await extend(later(5));
  expect(await faultSeenByAll(lot)).toBeNull();
  await t.endAt(later(5));
  expect((await t.details(lot)).format.stage).toBe("auction");
  expect(await faultSeenByAll(lot)).toBeNull();
  await market.setTime(later(20));
  expect((await extend(later(60))).status).toBe(200);
  expect(await faultSeenByAll(lot)).toBeNull();
  expect(await verifyLedgers(db)).toMatchObject({ broken: null });
});
