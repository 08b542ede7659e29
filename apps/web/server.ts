import { timingSafeEqual } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { enableCompileCache } from "node:module";
import { setPriority } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { siteHeaders } from "@rebale/contract/http/site-headers";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { Pool } from "undici";
import type { RenderContext } from "./src/lib/page/render-context.ts";

/**
 * Renders visitors' pages in a process of its own: however many are asked for, bids are decided
 * meanwhile. The API's process starts it (apps/server/src/platform/web/site-process.ts) and gives
 * it two sockets; where an operator does, API_URL, SITE_SECRET, HOST and PORT say the same.
 */
const { env } = process;
const { API_URL = "http://localhost", API_SOCKET, SITE_SOCKET, SITE_SECRET_FILE } = env;
const { HOST = "0.0.0.0", PORT = "8081" } = env;
const secret =
  env.SITE_SECRET ?? (SITE_SECRET_FILE && readFileSync(SITE_SECRET_FILE, "utf8").trim());
if (!secret) throw new Error("SITE_SECRET must be set, as it is for the API's process");

/** Milliseconds. */
const API_TIMEOUT_MS = 10_000;
const api = new Pool(API_URL, {
  socketPath: API_SOCKET,
  headersTimeout: API_TIMEOUT_MS,
  bodyTimeout: API_TIMEOUT_MS,
});

interface BuiltSite {
  handle(request: Request, context: RenderContext): Promise<Response>;
}

// Otherwise each start compiles the site anew.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/node/", import.meta.url)));
const { SITE_BUILD = fileURLToPath(new URL("./build/site/", import.meta.url)) } = env;
/** Loaded when the first page of a language is asked for. */
const siteIn = async (language: string): Promise<BuiltSite> =>
  import(pathToFileURL(join(SITE_BUILD, language === "hi" ? "hi" : "en", "index.js")).href);
// The one that most visitors ask for is there before they do.
await siteIn("en");

async function render(request: Request): Promise<Response> {
  const header = (name: keyof typeof siteHeaders) => request.headers.get(siteHeaders[name]) ?? "";
  const tags = new Set<string>();
  let first: number | undefined;
  const fetch: RenderContext["fetch"] = async (path, { method = "GET", headers, body } = {}) => {
    const {
      statusCode,
      headers: answered,
      body: reply,
    } = await api.request({
      path,
      method: method as "GET",
      headers: {
        ...(headers as Record<string, string>),
        [siteHeaders.secret]: secret,
        [siteHeaders.visitor]: header("visitor"),
      },
      body: body as string | undefined,
    });
    first ??= performance.now();
    for (const tag of String(answered[siteHeaders.tags] ?? "").split(" ")) if (tag) tags.add(tag);
    return {
      status: statusCode,
      ok: statusCode >= 200 && statusCode < 300,
      headers: { get: (name) => answered[name]?.toString() ?? null },
      json: () => reply.json(),
    };
  };
  const site = await siteIn(header("language"));
  const response = await site.handle(request, {
    ...{ nonce: header("nonce"), version: header("version"), fetch },
  });
  response.headers.set(siteHeaders.tags, [...tags].join(" "));
  const age = first === undefined ? 0 : performance.now() - first;
  response.headers.set(siteHeaders.age, String(Math.round(age)));
  return response;
}

const expected = Buffer.from(secret);
/** Whoever may ask here may also say whose visit it is. */
const isAllowed = (header: unknown) => {
  const given = Buffer.from(String(header));
  return given.length === expected.length && timingSafeEqual(given, expected);
};
const listener = createRequestListener(render, { trustProxy: true });
const guarded: RequestListener = (request, response) => {
  if (isAllowed(request.headers[siteHeaders.secret])) return listener(request, response);
  response.writeHead(407).end();
};
// The API's process closes its idle connections first.
const server = createServer({ keepAliveTimeout: 0 }, guarded);

// Where a core is wanted by both, bids go first.
setPriority(5);
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
if (SITE_SOCKET) {
  rmSync(SITE_SOCKET, { force: true });
  server.listen(SITE_SOCKET, () => process.send?.("ready"));
  process.on("message", (message) => message === "alive?" && process.send?.("alive"));
  // Pages are served until the API's process has closed; with that, however it ends, this ends.
  for (const signal of signals) process.on(signal, () => undefined);
  process.on("disconnect", () => {
    rmSync(dirname(SITE_SOCKET), { recursive: true, force: true });
    process.exit();
  });
} else {
  server.listen({ host: HOST, port: Number(PORT) });
  for (const signal of signals) process.once(signal, () => server.close(() => process.exit()));
}
