import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { stopwatch } from "../clock.ts";
import type { Deps } from "../deps.ts";
import { safeHeaders } from "../http/safe-headers.ts";
import { INSIDE_HEADER, insideToken } from "../http/server.ts";
import { answerVisitor } from "./failed-page.ts";
import { pageAddress } from "./page-address.ts";
import { type Page, PageMemory } from "./page-memory.ts";

/** What the built site asks of its host; the site's own side of it is in apps/web/src. */
interface Visit {
  readonly nonce: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}
interface BuiltSite {
  handle(request: Request, visit: Visit): Promise<Response>;
}

const build = fileURLToPath(new URL("../../../../web/build/", import.meta.url));

/** Maps and share targets that pages embed or open; everything else comes from here. */
const contentPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // The contact page asks whether the map can be reached before it embeds it.
    "connect-src 'self' https://www.openstreetmap.org",
    "frame-src https://www.openstreetmap.org",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * Serves the built site: files with hashed names for a year, pages rendered for visitors. Without a
 * build there is only the API.
 */
export async function hostWeb(app: FastifyInstance, deps: Deps): Promise<void> {
  const entry = `${build}server/index.js`;
  if (!existsSync(entry)) return deps.log.warn("the site is not built: only the API is served");
  const site = (await import(pathToFileURL(entry).href)) as BuiltSite;
  await app.register(fastifyStatic, {
    root: `${build}client`,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // A service worker may fetch only what the policy of its own file allows.
      if (/\/sw\.js(\.\w+)?$/.test(path))
        reply.header("content-security-policy", "default-src 'self'");
      reply.header(
        "cache-control",
        path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  const safe = await safeHeaders(deps.config, "page");
  const memory = new PageMemory(deps.bus, stopwatch, deps.config.PAGE_MEMORY_MS);
  app.get("/*", { errorHandler: answerVisitor }, async (request, reply) => {
    if (request.url.startsWith("/api/") || request.url === "/api") return reply.callNotFound();
    const address = pageAddress(deps.config.PUBLIC_URL, request);
    // Rendering is work: who asks for ever new addresses is counted as a caller of the API is.
    if (!memory.has(address.href)) await deps.limits.visitor(request.ip);
    const page = await memory.get(address.href, () => render(app, site, request, address));
    return sendPage(request, reply.headers(safe), page);
  });
}

async function render(
  app: FastifyInstance,
  site: BuiltSite,
  request: FastifyRequest,
  address: URL,
): Promise<Page> {
  const nonce = randomBytes(16).toString("base64");
  const lots = new Set<number>();
  const visit: Visit = { nonce, fetch: (path, init) => insideCall(app, request, path, init, lots) };
  const response = await site.handle(
    new Request(address, { headers: { accept: String(request.headers.accept ?? "*/*") } }),
    visit,
  );
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers) headers[name] = value;
  const isPage = (headers["content-type"] ?? "").startsWith("text/html");
  return {
    status: response.status,
    headers: {
      ...headers,
      "cache-control": "no-cache",
      ...(isPage
        ? {
            "content-security-policy": contentPolicy(nonce),
            "referrer-policy": "strict-origin-when-cross-origin",
          }
        : {}),
    },
    body: Buffer.from(await response.arrayBuffer()),
    lots,
    compressed: new Map(),
  };
}

/**
 * The site's own calls go to the API without a network: same checks, no counting against the
 * visitor.
 */
async function insideCall(
  app: FastifyInstance,
  visitor: FastifyRequest,
  path: string,
  init: RequestInit | undefined,
  lots: Set<number>,
): Promise<Response> {
  const answer = await app.inject({
    method: (init?.method ?? "GET") as "GET",
    url: path,
    headers: {
      ...(Object.fromEntries(new Headers(init?.headers)) as Record<string, string>),
      [INSIDE_HEADER]: insideToken,
    },
    ...(typeof init?.body === "string" ? { payload: init.body } : {}),
    remoteAddress: visitor.ip,
  });
  if (path.startsWith("/api/auction/details/") && answer.statusCode === 200)
    lots.add(Number(answer.json<{ data: { _id: string } }>().data._id));
  return new Response(answer.body || null, {
    status: answer.statusCode,
    headers: { "content-type": String(answer.headers["content-type"] ?? "application/json") },
  });
}

const shrink: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.code(page.status).headers(page.headers).header("vary", "accept-encoding");
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = ["br", "gzip"].find((e) => accepted.includes(e));
  const compress = encoding && shrink[encoding];
  if (!encoding || !compress || page.body.length < 1400) return reply.send(page.body);
  const ready = page.compressed.get(encoding) ?? (await compress(page.body));
  page.compressed.set(encoding, ready);
  return reply.header("content-encoding", encoding).send(ready);
}
