import { execFile } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { hasPostgres15, startPostgres15 } from "../../apps/server/test/postgres-15.ts";
import { whoRunsPostgres } from "../../apps/server/test/run-as.ts";
import { freePort, unlimited } from "../../bench/parts/market.ts";
import { filesIn } from "../../ops/restore/stored-files.ts";
import { prepareAuctions, readEnd } from "../faults/auctions.ts";
import { keepBidding } from "../faults/bidder.ts";
import type { BidSent } from "../faults/checker/history.ts";
import { marketNode } from "../faults/market-node.ts";
import { randomFrom } from "../faults/random.ts";
import { archiveSettings } from "./archive.ts";
import { countLostBids } from "./lost-bids.ts";

const run = promisify(execFile);

/** Bids go on meanwhile: with one of their locks PostgreSQL may end either as a deadlock. */
async function dropLedger(db: pg.Pool): Promise<void> {
  const drop = () => db.query("drop table ledger_entries cascade");
  const isDeadlock = ({ code }: { code?: string }) => code === "40P01";
  for (let tries = 1; ; tries++)
    try {
      return void (await drop());
    } catch (error) {
      if (tries === 10 || !isDeadlock(error as { code?: string })) throw error;
    }
}

/** A market on a PostgreSQL that archives its log, and the operator's two commands. */
async function createRestoredMarket() {
  const folder = mkdtempSync(join(tmpdir(), "rebale-rehearsal-"));
  // PostgreSQL's user reads it, too.
  chmodSync(folder, 0o755);
  const log = join(folder, "node.log");
  const wal = join(folder, "backups/wal");
  mkdirSync(wal, { recursive: true });
  const { uid = process.getuid?.() ?? 0, gid = process.getgid?.() ?? 0 } = whoRunsPostgres();
  chownSync(wal, uid, gid);
  const envOf = (databaseUrl: string) => ({
    DATA_DIR: join(folder, "data"),
    BACKUP_DIR: join(folder, "backups"),
    DATABASE_URL: databaseUrl,
    DEMO: "1",
    DEMO_BIDDERS: "0",
    LOG_LEVEL: "error",
    ...unlimited,
  });
  const ops = (databaseUrl: string, command: string, ...args: string[]) =>
    run(
      process.execPath,
      [fileURLToPath(new URL(`../../ops/${command}.ts`, import.meta.url)), ...args],
      {
        env: { ...process.env, ...envOf(databaseUrl) },
      },
    );
  const open = async (cluster?: string) => {
    const database = await startPostgres15({
      ...(cluster && { cluster }),
      settings: archiveSettings(wal),
    });
    const node = marketNode(await freePort(), envOf(database.url), log);
    const stop = async () => {
      await node.stop();
      await database.stop();
    };
    onTestFinished(stop);
    await node.start();
    const db = new pg.Pool({ connectionString: database.url, max: 2 });
    db.on("error", () => undefined);
    onTestFinished(() => db.end());
    return { db, home: `http://127.0.0.1:${node.port}`, url: database.url, stop };
  };
  onTestFinished(({ task }) => {
    if (task.result?.state === "fail") console.error(readFileSync(log, "utf8").slice(-4000));
    rmSync(folder, { recursive: true, force: true });
  });
  return { at: (name: string) => join(folder, name), ops, open };
}

test.skipIf(!hasPostgres15)(
  "on PostgreSQL 15: a second before a table was dropped each acknowledged bid and each file is there, ledgers are whole and the market opens (U5)",
  { timeout: 600_000 },
  async () => {
    const market = await createRestoredMarket();
    const { db, home: entrance, url, stop } = await market.open();
    const { lots, bidders } = await prepareAuctions(db, {
      lots: 3,
      buyers: 12,
      seconds: 900,
      longer: 8,
    });
    const ids = lots.map(({ lot }) => lot);
    const [member, ...others] = bidders;
    const line = { nodes: [entrance], timeoutMs: 2_000, pause: 100, random: randomFrom(1) };
    let isOver = false;
    onTestFinished(() => {
      isOver = true;
    });
    const bids: BidSent[] = [];
    const shared = { lots: ids, history: bids, isOver: () => isOver };
    const bidding = others.map((bidder) => keepBidding(line, bidder, shared));

    await sendFile(entrance, member?.token, "profile_image", "#b26a2e");
    await market.ops(url, "backup");
    await sendFile(entrance, member?.token, "panimage", "#2e6ab2");
    await market.ops(url, "backup", "--files");
    // In no backup yet.
    await sendFile(entrance, member?.token, "gst_image", "#6ab22e");
    const accepted = () => bids.filter(({ tries }) => tries.at(-1)?.answer === "accepted").length;
    const moreBids = async (more: number) => {
      const until = accepted() + more;
      while (accepted() < until && !isOver) await sleep(50);
    };
    await moreBids(40);

    const { rows } = await db.query<{ now: Date }>("select clock_timestamp() as now");
    const to = rows[0]?.now ?? new Date(0);
    await Promise.all([moreBids(20), sleep(1_000)]);
    await dropLedger(db);
    isOver = true;
    // A bidder who tries again later is answered by the restored market.
    const acknowledged = [...bids];
    await stop();
    // A disk that lost what the backup has.
    for (const key of filesIn(market.at("backups/files"))) rmSync(market.at(`data/files/${key}`));

    const restored = ["--to", to.toISOString(), "--into", market.at("restored")];
    const { stdout } = await market.ops(url, "restore", ...restored);
    expect(stdout).toMatch(/Ledgers: whole, \d\d+ entries/);

    const { db: again, home } = await market.open(market.at("restored"));
    const ends = await Promise.all(ids.map((lot) => readEnd(home, again, lot)));
    await Promise.all(bidding);
    const judged = countLostBids(acknowledged, ends, to);
    expect(judged).toMatchObject({ lost: 0, tooMany: 0 });
    expect(judged.before).toBeGreaterThan(20);
    expect(judged.after).toBeGreaterThan(0);
    expect(await filesOf(again, home, member?.token)).toEqual([200, 200, 200]);
  },
);

async function sendFile(entrance: string, token: string | undefined, name: string, colour: string) {
  const size = { width: 400, height: 300 };
  const picture = await sharp({ create: { ...size, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.set(name, new File([new Uint8Array(picture)], "sent.jpg", { type: "image/jpeg" }));
  const { status } = await fetch(`${entrance}/api/user/upload-images`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  expect(status).toBe(200);
}

/** How the market answers for the picture and the papers of the member who sent some. */
async function filesOf(db: pg.Pool, home: string, token: string | undefined): Promise<number[]> {
  const { rows } = await db.query<{ path: string }>(
    `with who as (select user_id from documents order by created_at desc limit 1)
     select '/uploads/' || profile_image as path from users join who on id = user_id
     union all select '/api/user/document/' || file from documents join who using (user_id)`,
  );
  const headers = { authorization: `Bearer ${token}` };
  return Promise.all(rows.map(async ({ path }) => (await fetch(home + path, { headers })).status));
}
