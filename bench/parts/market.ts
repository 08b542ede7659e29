import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedDatabase } from "@rebale/embedded-database";
import pg from "pg";
import serverPackage from "../../apps/server/package.json" with { type: "json" };
import { endingWithParent } from "./end-with-parent.ts";

/**
 * A real market for measuring: PostgreSQL with fsync on, the server as a process of its own,
 * nothing simulated.
 */
export interface BenchMarket {
  readonly port: number;
  readonly databaseUrl: string;
  readonly db: pg.Pool;
  readonly server: ChildProcess;
  /** Process number of PostgreSQL's parent. */
  readonly databasePid: number;
  /** Milliseconds from the start of the process to the first 200. */
  readonly startMs: number;
  /** Resident memory of the server's process and of the one that renders pages, MB. */
  memory(): number;
  restart(): Promise<BenchMarket>;
  stop(): Promise<void>;
}

const { nodeFlags } = serverPackage;
const main = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));
const quiet = { info: () => undefined, warn: (line: string) => console.error(line) };

/** Settings of a market that refuses nobody for asking often. */
export const unlimited = Object.fromEntries(
  [
    "VISITOR_PER_MINUTE",
    "MEMBER_PER_MINUTE",
    "BIDS_PER_MINUTE",
    "BIDS_BURST",
    "STREAMS_PER_ADDRESS",
    "CONNECTIONS_PER_ADDRESS",
    "RENDITIONS_PER_MINUTE",
  ].map((name) => [`RATE_${name}`, "1000000"]),
);

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export async function createBenchMarket(env: Record<string, string> = {}): Promise<BenchMarket> {
  const folder = mkdtempSync(join(tmpdir(), "rebale-bench-"));
  chmodSync(folder, 0o755);
  const database = await startEmbeddedDatabase({ folder, log: quiet });
  const db = new pg.Pool({ connectionString: database.url, max: 4 });
  const end = async () => {
    await db.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const launch = async (): Promise<BenchMarket> => {
    const port = await freePort();
    const begun = performance.now();
    const [command, args] = endingWithParent([process.execPath, ...nodeFlags, main]);
    const server = spawn(command, args, {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        DEMO: "1",
        DEMO_BIDDERS: "0",
        LOG_LEVEL: "error",
        ...unlimited,
        ...env,
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    for (;;) {
      const ready = await fetch(`http://127.0.0.1:${port}/api/category`).then(
        (r) => r.ok,
        () => false,
      );
      if (ready) break;
      if (server.exitCode !== null) throw new Error("The server ended at its start");
      await new Promise((r) => setTimeout(r, 20));
    }
    const startMs = performance.now() - begun;
    const stopServer = () =>
      new Promise<void>((resolve) => {
        if (server.exitCode !== null) return resolve();
        server.once("exit", () => resolve());
        server.kill("SIGTERM");
      });
    return {
      port,
      db,
      server,
      startMs,
      databaseUrl: database.url,
      databasePid: database.pid,
      memory: () =>
        [server.pid ?? 0, ...childrenOf(server.pid ?? 0)].reduce(
          (sum, pid) => sum + residentMemory(pid),
          0,
        ),
      async restart() {
        await stopServer();
        return launch();
      },
      async stop() {
        await stopServer();
        await end();
      },
    };
  };
  return launch().catch(async (error) => {
    await end();
    throw error;
  });
}

const fileOf = (pid: number | string, name: string) => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return ""; // it ended meanwhile
  }
};
const residentMemory = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(fileOf(pid, "status"))?.[1] ?? 0) / 1024;
const childrenOf = (parent: number) =>
  readdirSync("/proc")
    .filter((name) => /^PPid:\s+(\d+)/m.exec(fileOf(name, "status"))?.[1] === String(parent))
    .map(Number);

/** Buyers with sessions, each of a company of their own: their tokens. */
export async function someBuyers(
  db: pg.Pool,
  count: number,
): Promise<{ id: number; token: string }[]> {
  const { rows } = await db.query<{ id: string }>(
    `insert into users (type, status, name, mobile) select 'buyer', 'active', 'Bench ' || n,
      '7' || lpad((floor(random() * 899999)::bigint * 1000 + n)::text, 9, '0')
     from generate_series(1, $1) n returning id`,
    [count],
  );
  const buyers = rows.map(({ id }) => ({
    id: Number(id),
    token: randomBytes(32).toString("base64url"),
  }));
  await db.query(
    `with company as (insert into companies (name)
       select 'Trader ' || u from unnest($1::bigint[]) u returning id, name)
     insert into company_users (user_id, company_id, status, role)
     select u, company.id, 'active', 'bidder' from unnest($1::bigint[]) u
       join company on company.name = 'Trader ' || u`,
    [buyers.map((b) => b.id)],
  );
  await db.query(
    `insert into sessions (token_hash, kind, user_id, expires_at) select decode(h, 'hex'), 'session', u, now() + interval '1 day' from unnest($1::text[], $2::bigint[]) as s(h, u)`,
    [
      buyers.map((b) => createHash("sha256").update(b.token).digest("hex")),
      buyers.map((b) => b.id),
    ],
  );
  return buyers;
}

/** Live lots that end in a day. */
export async function someLots(db: pg.Pool, count: number): Promise<number[]> {
  await db.query(
    `insert into users (type, status, name, email, password_hash)
     select 'seller', 'active', 'Bench seller', 'bench@example.org', 'x'
     where not exists (select from users where email = 'bench@example.org')`,
  );
  await db.query(
    `insert into categories (url, title, icon) values ('bench', 'Bench', '/icons/e-waste.svg') on conflict do nothing`,
  );
  const { rows } = await db.query<{ id: string }>(
    `insert into lots (url, seller_id, category_id, title, description, quantity_milli, unit,
      state, city, pincode, approval)
     select 'bench-' || gen_random_uuid(), (select id from users
       where email = 'bench@example.org'), (select id from categories where url = 'bench'),
       'Bench lot ' || gen_random_uuid(), 'Sorted and weighed.', 500000, 'kg', 'Maharashtra',
       'Pune', '411001', 'approved' from generate_series(1, $1) returning id`,
    [count],
  );
  const ids = rows.map((r) => Number(r.id));
  await db.query(
    `with ends as (
       update auctions set ends_at = now() + interval '1 day' where lot_id = any($1::bigint[]))
     update timetables set market_value = 100000, starts_at = now() - interval '1 minute',
       hard_ends_at = now() + interval '1 day' where lot_id = any($1::bigint[])`,
    [ids],
  );
  return ids;
}

/**
 * Gives each buyer a verified company of their own with an authorisation for batteries, and makes
 * these lots ask for one.
 */
export async function authoriseAll(
  db: pg.Pool,
  buyerIds: readonly number[],
  lotIds: readonly number[],
): Promise<void> {
  await db.query(
    `with company as (insert into companies (name, status)
       select 'Bench ' || u, 'verified' from unnest($1::bigint[]) u returning id, name),
     seat as (update company_users set company_id = company.id from company
       where company.name = 'Bench ' || user_id returning user_id, company_users.company_id),
     document as (insert into company_documents (file, company_id, media_type)
       select 'bench-' || user_id || '.pdf', company_id, 'application/pdf' from seat)
     insert into authorisations (company_id, stream, kind, number, issuer, valid_from, valid_to,
       capacity_grams, document, status, sent_by)
     select company_id, 'batteries', 'battery_recycler', 'B-' || user_id, 'CPCB', '2020-04-01',
       '2090-03-31', 1000000000000, 'bench-' || user_id || '.pdf', 'accepted', user_id from seat`,
    [buyerIds],
  );
  await db.query(
    "update lots set requires_authorisation = 'batteries' where id = any($1::bigint[])",
    [lotIds],
  );
}

/** Lots that hold 10 % of each bid. */
export const askDeposits = (db: pg.Pool, lotIds: readonly number[]) =>
  db.query("update lots set deposit_kind = 'percent', deposit_percent = 10 where id = any($1)", [
    lotIds,
  ]);

/** Paise. */
const RICH = 1e14;

/** Gives the companies of buyers more than any bid holds: what is measured is the reading. */
export async function depositAll(db: pg.Pool, buyerIds: readonly number[]): Promise<void> {
  await db.query(
    `with entry as (
      insert into journal_entries (kind, key, cause, params) values ('top_up', 'bench', '{}', '{}')
        returning id),
    account as (
      insert into accounts (company_id, kind)
        select distinct company_id, 'deposit' from company_users where user_id = any($1)
        returning id),
    gateway as (select id from accounts where kind = 'gateway'),
    numbered as (select id, row_number() over () as no from account)
    insert into journal_lines (entry_id, no, account_id, amount)
      select entry.id, no, numbered.id, -($2::bigint) from entry, numbered
      union all
      select entry.id, 10000, gateway.id, $2::bigint * (select count(*) from account)
        from entry, gateway`,
    [buyerIds, RICH],
  );
}
