import { createHash } from "node:crypto";
import { operations } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import pMemoize from "p-memoize";
import pTimeout from "p-timeout";
import type { Deps } from "../deps.ts";
import { httpSeconds, registry } from "../metrics.ts";
import { isPrivateNetwork } from "../network-of.ts";
import { Problem } from "../problem.ts";
import { openApi } from "./openapi.ts";

/**
 * Whether the process is well, what it measures, and what the API is: for those who run it and
 * those who call it.
 */
export function operationsRoutes(app: FastifyInstance, { db, config, disk, redis }: Deps): void {
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    httpSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });

  app.get("/health", async () => ({ status: "up" }));

  app.get("/ready", async () => {
    const answers = await pTimeout(sql`select 1`.execute(db), { milliseconds: READY_MS }).catch(
      () => false,
    );
    if (!answers)
      throw new Problem("too_busy", { msg: "The database does not answer", retryAfter: 1 });
    if (await disk.isFull())
      throw new Problem("disk_full", {
        msg: "There is no room for bids and files",
        retryAfter: 10,
      });
    // Without Redis the market serves: each node counts limits alone and hears of others later.
    return { status: "ready", ...(redis && { redis: redis.isAway() ? "away" : "up" }) };
  });

  app.get("/metrics", async (request, reply) => {
    // A scraper runs on this machine or in its network. Through a proxy that is not trusted
    // everybody seems near.
    const isHidden =
      config.TRUST_PROXY.length === 0 && request.headers["x-forwarded-for"] !== undefined;
    if ((isHidden || !isPrivateNetwork(request.ip)) && request.caller.kind !== "admin")
      throw new Problem("not_allowed");
    return reply.type(registry.contentType).send(await registry.metrics());
  });

  // The same for everybody and long to print.
  const document = pMemoize(async () => JSON.stringify(openApi(`${config.PUBLIC_URL ?? ""}/api`)));
  app.get("/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(await document()),
  );
  app.get("/docs", async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        `default-src 'none'; style-src '${STYLE_HASH}'; frame-ancestors 'none'`,
      )
      .send(docsPage()),
  );
}

const READY_MS = 2000;

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#12312a;background:#fbf9f4}table{border-collapse:collapse;width:100%}" +
  "th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #d9d5c8;vertical-align:top}code{font-size:.9em}td:first-child{white-space:nowrap}.table{overflow-x:auto}";
const STYLE_HASH = `sha256-${createHash("sha256").update(STYLE).digest("base64")}`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Every call in one table, from the contract; the machine-readable document is beside it. */
function docsPage(): string {
  const rows = operations
    .map(
      (o) =>
        `<tr><td><code>${o.method} /api${escaped(o.path)}</code></td><td>${o.who}</td><td>${escaped(o.summary)}</td></tr>`,
    )
    .join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Rebale API</title><style>${STYLE}</style></head><body><h1>Rebale API</h1><p>Every reply is <code>{is_success, message, data, errors}</code>. A member's calls carry <code>Authorization: Bearer</code> and the token of the sign-in. Fields and replies: <a href="openapi.json">openapi.json</a>.</p><div class="table"><table><thead><tr><th>Call</th><th>Who</th><th>What it does</th></tr></thead><tbody>${rows}</tbody></table></div></body></html>`;
}
