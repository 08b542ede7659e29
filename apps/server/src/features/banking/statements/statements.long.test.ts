import { banking } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aDepositor, aStatement, rs } from "../../../../test/bank.ts";
import { verifyJournal } from "../../journal-desk/index.ts";
import { balancesOf } from "../../money-entries/index.ts";

const market = await createMarket();
const [finance, colleague] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const day = "2026-11-24";
await market.setTime(new Date("2026-11-25T06:00:00Z"));
const LINES = 100_000;
/** As many as a company may have open. */
const CLAIMED = 10;

test("a hundred thousand lines are read, each once, and the journal adds up (M26)", async () => {
  const buyer = await aDepositor(market);
  const rows = Array.from({ length: LINES }, (_, i) => ({
    ...{ day, utr: `BIGB${String(i).padStart(12, "0")}`, amount: 1, words: "NEFT ASHA POLYMERS" },
  }));
  const named = { name: "Asha Polymers" };
  const own = market.db.updateTable("companies").set(named).where("id", "=", buyer.companyId);
  await own.execute();
  for (const { token } of [finance, colleague])
    await market.ask(banking.makeHolderAccount, {
      ...{ token, body: { name: "Escrow", opening: 0, ifsc: null } },
    });
  for (const { utr } of rows.slice(0, CLAIMED)) {
    const body = { utr, amount: 1, paid_on: day };
    await market.ask(banking.claimTransfer, { token: buyer.token, body });
  }
  const read = (bytes: Buffer) =>
    market.send(banking.readStatement, finance.token, [{ field: "file", bytes }], {
      ...{ holder_account: "Escrow", format: "csv" },
    });
  const file = aStatement(0, rows);
  const counts = {
    lines: LINES,
    matched: CLAIMED,
    mismatched: 0,
    unknown: LINES - CLAIMED,
    repeated: 0,
  };
  const timed = async (bytes: Buffer) => {
    const begun = performance.now();
    const { body } = await read(bytes);
    return { counts: body.data, seconds: (performance.now() - begun) / 1000 };
  };
  const first = await timed(Buffer.from(file));
  expect(first.counts).toEqual(counts);
  const again = await timed(Buffer.from(`${file}\n`));
  expect(again.counts).toEqual({ ...counts, matched: 0, unknown: 0, repeated: LINES });
  console.info(`read in ${first.seconds.toFixed(1)} s, again in ${again.seconds.toFixed(1)} s`);
  expect((await balancesOf(market.db, buyer.companyId)).deposit).toBe(rs(CLAIMED));
  expect((await verifyJournal(market.db)).broken).toBeNull();
}, 300_000);
