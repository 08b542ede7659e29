import { createBenchMarket } from "../../bench/parts/market.ts";
import { table } from "../../bench/parts/table.ts";

/**
 * The cost of a list of the office as a file: a million rows beside ten thousand, in the server's
 * own process with the flags that it has when it is used.
 */
const FEW = 10_000;
const MANY = 1_000_000;

const market = await createBenchMarket();
const address = `http://127.0.0.1:${market.port}/api`;
const signedIn = await fetch(`${address}/admin/login`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ email: "admin@rebale.example", password: "Admin-Rebale-2026" }),
});
const { data: token } = (await signedIn.json()) as { data: string };

const addMails = (count: number) =>
  market.db.query(
    `insert into messages (channel, recipient, subject, body, status, created_at)
     select 'mail', 'buyer' || i || '@example.org', 'You were outbid ' || i,
       repeat('Somebody has bid more than you. ', 4), 'sent', now() - i * interval '1 s'
     from generate_series(1, $1::int) i`,
    [count],
  );

interface Exported {
  readonly firstMs: number;
  readonly seconds: number;
  readonly megabytes: number;
  /** Resident memory of the server, MB, at the most. */
  readonly peak: number;
}
async function save(format: string): Promise<Exported> {
  let peak = market.memory();
  const watching = setInterval(() => {
    peak = Math.max(peak, market.memory());
  }, 50);
  const begun = performance.now();
  const reply = await fetch(`${address}/admin/outbox?format=${format}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!reply.ok || !reply.body) throw new Error(`${format}: ${reply.status}`);
  let firstMs = 0;
  let bytes = 0;
  for await (const chunk of reply.body) {
    firstMs ||= performance.now() - begun;
    bytes += chunk.length;
  }
  clearInterval(watching);
  const seconds = (performance.now() - begun) / 1000;
  return { firstMs, seconds, megabytes: bytes / 1e6, peak };
}

await addMails(FEW);
await save("csv");
const few = { csv: await save("csv"), xlsx: await save("xlsx") };
await addMails(MANY - FEW);
await market.db.query("analyze messages");
const rows = [];
for (const format of ["csv", "xlsx"] as const) {
  const many = await save(format);
  rows.push([
    format,
    many.megabytes,
    many.firstMs,
    many.seconds,
    FEW / few[format].seconds,
    MANY / many.seconds,
    few[format].peak,
    many.peak,
    many.peak / few[format].peak,
  ]);
}
await market.stop();
table(
  `A list of ${MANY.toLocaleString("en-IN")} rows as a file, beside one of ${FEW.toLocaleString("en-IN")}`,
  [
    "format",
    "MB",
    "first byte, ms",
    "seconds",
    "rows a second of few",
    "of many",
    "memory for few, MB",
    "for many",
    "ratio",
  ],
  rows,
);
