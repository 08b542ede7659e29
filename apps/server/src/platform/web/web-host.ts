import { existsSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import { fileURLToPath, pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { Language } from "@rebale/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { stopwatch } from "../clock.ts";
import type { Deps } from "../deps.ts";
import { safeHeaders } from "../http/safe-headers.ts";
import { askedLanguage, LANGUAGE_PARAMETER, pageLanguage } from "../language.ts";
import { networkOf } from "../network-of.ts";
import { Problem } from "../problem.ts";
import { answerVisitor } from "./failed-page.ts";
import { type Encoding, lengthOf, newNonce } from "./nonced-body.ts";
import { pageAddress } from "./page-address.ts";
import { type Page, type Renderer, renderPage } from "./render-page.ts";
import { renderInThreads } from "./render-threads.ts";

const build = fileURLToPath(new URL("../../../../web/build/", import.meta.url));
const MOST_PAGES = 500;
/** Milliseconds: until then a page that is out of date is better than none. */
const LATE = 15_000;
/** Pages that are rendered for one network at a time. */
const MOST_AT_ONCE = 50;
/** Bytes: what is smaller travels as fast uncompressed. */
const COMPRESSED_FROM = 1400;

/** Maps and share targets that pages embed or open; everything else comes from here. */
const contentPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The contact page asks whether the map can be reached before it embeds it.
    "connect-src 'self' https://www.openstreetmap.org",
    "frame-src https://www.openstreetmap.org",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
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
  // Developers who build one language alone have that one.
  const hindi = existsSync(`${build}hi/server/index.js`) ? `${build}hi/` : build;
  await serveFiles(app, [...new Set([`${build}client/`, `${hindi}client/`])]);
  const renderer = renderInThreads({
    en: pathToFileURL(entry).href,
    hi: pathToFileURL(`${hindi}server/index.js`).href,
  });
  app.addHook("onClose", () => renderer.close());
  await servePages(app, deps, renderer);
}

/** What both languages share has the same name and content in both `folders`. */
async function serveFiles(app: FastifyInstance, folders: string[]): Promise<void> {
  const common = { index: false, preCompressed: true, cacheControl: false } as const;
  // Hundreds of files: a route for each would be a third of a second of the start.
  await app.register(fastifyStatic, {
    ...common,
    root: folders.map((folder) => `${folder}assets`),
    prefix: "/assets/",
    setHeaders: (reply) =>
      void reply.header("cache-control", "public, max-age=31536000, immutable"),
  });
  await app.register(fastifyStatic, {
    ...common,
    root: folders,
    decorateReply: false,
    wildcard: false,
    globIgnore: ["assets/**"],
    setHeaders: (reply, path) => {
      // A service worker may fetch only what the policy of its own file allows.
      if (/\/sw\.js(\.\w+)?$/.test(path))
        reply.header("content-security-policy", "default-src 'self'");
      reply.header("cache-control", "public, max-age=3600");
    },
  });
}

/**
 * Pages of `renderer`, cached a second at most per URL and language: rendering takes about 9 ms,
 * and a page on a hot lot is asked for hundreds of times a second. While the renderer is busy a
 * page of some seconds ago is shown, unless what it shows has expired: its stream brings the price.
 * Members' pages never come here: the server renders for visitors only, and what is a member's own
 * is added in the browser.
 */
export async function servePages(
  app: FastifyInstance,
  { config, caches, limits }: Pick<Deps, "config" | "caches" | "limits">,
  renderer: Renderer,
): Promise<void> {
  const safe = await safeHeaders(config, "page");
  const pages = caches.open<Page>({
    ttl: config.PAGE_CACHE_MS,
    late: LATE,
    max: MOST_PAGES,
    tags: "common",
    tagsOf: ({ tags }) => tags,
    keeps: ({ status }) => status < 500,
  });
  const rendering = new Map<string, number>();
  /** Of one network so many pages are rendered or wait at a time, and others keep their share. */
  const render = async (request: FastifyRequest, address: URL, language: Language) => {
    const network = networkOf(request.ip);
    const before = rendering.get(network) ?? 0;
    if (before >= MOST_AT_ONCE) throw new Problem("too_busy", { retryAfter: 2 });
    rendering.set(network, before + 1);
    try {
      const accept = String(request.headers.accept ?? "*/*");
      return await renderPage(app, renderer, {
        address: address.href,
        language,
        accept,
        ip: request.ip,
      });
    } finally {
      const left = (rendering.get(network) ?? 1) - 1;
      if (left > 0) rendering.set(network, left);
      else rendering.delete(network);
    }
  };
  let isRefreshing = false;
  /** A late page, while the renderer is busy; of all that are shown one at a time is made anew. */
  const lately = (key: string, make: () => Promise<Page>) => {
    const page = renderer.isBusy ? pages.late(key) : undefined;
    if (!page || isRefreshing) return page;
    isRefreshing = true;
    const end = () => {
      isRefreshing = false;
    };
    // Who finds no page to be shown late is told why.
    pages.fetch(key, make).then(end, end);
    return page;
  };
  const anew = async (key: string, request: FastifyRequest, make: () => Promise<Page>) => {
    // Rendering is work: who asks for ever new addresses is counted as a caller of the API is.
    await limits.visitor(request.ip);
    return pages.fetch(key, make);
  };
  app.get("/*", { errorHandler: answerVisitor }, async (request, reply) => {
    if (request.url.startsWith("/api/") || request.url === "/api") return reply.callNotFound();
    const address = pageAddress(config.PUBLIC_URL, request);
    const language = pageLanguage(address, request.headers.cookie);
    const key = `${language} ${address.href}`;
    const make = () => render(request, address, language);
    const page = pages.get(key) ?? lately(key, make) ?? (await anew(key, request, make));
    // Who follows an address in a language goes on in it.
    if (askedLanguage(address)) reply.header("set-cookie", rememberedLanguage(language));
    return sendPage(request, reply.headers(safe), page);
  });
}

/** Read by the site's own scripts, too: it tells them that somebody has chosen. */
const rememberedLanguage = (language: Language) =>
  `${LANGUAGE_PARAMETER}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body, isDocument, at }: Page,
) {
  const nonce = newNonce();
  reply.code(status).headers(headers).header("vary", "accept-encoding, cookie");
  if (isDocument)
    reply.headers({
      "content-security-policy": contentPolicy(nonce),
      "referrer-policy": "strict-origin-when-cross-origin",
      // Its clock was right so long ago (apps/web/src/lib/server-clock.tsx).
      "server-timing": `age;dur=${Math.round(stopwatch() - at)}`,
    });
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = (["br", "gzip"] satisfies Encoding[]).find((each) => accepted.includes(each));
  if (!encoding || body.length < COMPRESSED_FROM) return sendPieces(reply, body.plain(nonce));
  reply.header("content-encoding", encoding);
  return sendPieces(reply, await body.encoded(encoding, nonce));
}

/** Past Fastify, which sends one piece; the socket takes them all at once. */
function sendPieces(reply: FastifyReply, pieces: readonly Buffer[]): FastifyReply {
  const { raw } = reply.header("content-length", lengthOf(pieces)).hijack();
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  raw.cork();
  for (const piece of pieces) raw.write(piece);
  raw.end();
  return reply;
}
