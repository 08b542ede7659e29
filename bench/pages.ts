import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import fastify from "fastify";
import { measure } from "./parts/load.ts";
import { createBenchMarket } from "./parts/market.ts";
import { table } from "./parts/table.ts";

/**
 * Visitors' pages a second, cached for a second and rendered each time, against a bare Fastify that
 * sends the same bytes.
 */
const SECONDS = 6;

async function bareBytes(bytes: number): Promise<void> {
  const body = Buffer.alloc(bytes, "x");
  const app = fastify();
  app.get("/*", async (_request, reply) => reply.type("text/html").send(body));
  await app.listen({ port: 0, host: "127.0.0.1" });
  process.send?.((app.server.address() as { port: number }).port);
}

if (process.send && process.argv[2] === "bare") {
  await bareBytes(Number(process.argv[3]));
} else {
  let market = await createBenchMarket();
  const { rows: lots } = await market.db.query(
    "select url from listed_lots join lots on id = lot_id where closed_at is null order by ends_at desc nulls last limit 1",
  );
  const paths: [string, string][] = [
    ["home", "/"],
    ["auction page", `/auctiondetail/${lots[0]?.url}`],
  ];
  const byPath = new Map<string, number>();
  const load = { connections: 16, seconds: SECONDS, method: "GET" } as const;
  for (const [name, path] of paths)
    byPath.set(name, (await measure({ ...load, port: market.port, path })).perSecond);
  process.env.PAGE_CACHE_MS = "0";
  market = await market.restart();
  const rows: (string | number)[][] = [];
  for (const [name, path] of paths) {
    const bytes = (await (await fetch(`http://127.0.0.1:${market.port}${path}`)).arrayBuffer())
      .byteLength;
    const rendered = await measure({ ...load, port: market.port, path });
    const bare = fork(fileURLToPath(import.meta.url), ["bare", String(bytes)]);
    const port = await new Promise<number>((resolve) =>
      bare.once("message", (p) => resolve(p as number)),
    );
    const ceiling = await measure({ ...load, port, path });
    bare.kill();
    rows.push([
      name,
      bytes / 1024,
      rendered.perSecond,
      byPath.get(name) ?? 0,
      (byPath.get(name) ?? 0) / rendered.perSecond,
      ceiling.perSecond,
      (byPath.get(name) ?? 0) / ceiling.perSecond,
    ]);
  }
  await market.stop();
  table(
    "Visitors' pages a second",
    [
      "page",
      "KB",
      "rendered each time",
      "kept for a second",
      "gain",
      "bare Fastify, same bytes",
      "share",
    ],
    rows,
  );
}
