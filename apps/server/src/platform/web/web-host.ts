import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Language } from "@rebale/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { stopwatch } from "../clock.ts";
import type { Deps } from "../deps.ts";
import { safeHeaders } from "../http/server/safe-headers.ts";
import { askedLanguage, LANGUAGE_PARAMETER, pageLanguage } from "../language.ts";
import { type CheckoutPolicy, contentPolicyOf, openerPolicyOf } from "./content-policy.ts";
import { createSite } from "./create-site.ts";
import { answerVisitor } from "./failed-page.ts";
import { isAtOtherName, pageAddress } from "./page-address.ts";
import { newNonce, withNonce } from "./page-nonce.ts";
import type { Page, Renderer } from "./render-page.ts";

const MAX_PAGES = 500;

/**
 * Serves the built site: files with hashed names for a year, pages rendered for visitors. Without a
 * build there is only the API.
 */
export async function hostWeb(
  app: FastifyInstance,
  deps: Deps,
  checkouts: readonly CheckoutPolicy[],
): Promise<void> {
  const { SITE_BUILD } = deps.config;
  if (!existsSync(join(SITE_BUILD, "en/index.js")))
    return deps.log.warn("the site is not built: only the API is served");
  // A site that is built meanwhile is another folder, and this one goes on with its own.
  const build = realpathSync(SITE_BUILD);
  await serveFiles(app, join(build, "client"));
  await servePages(app, { ...deps, checkouts }, await createSite(app, deps, build));
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const common = { index: false, preCompressed: true, cacheControl: false } as const;
  // Hundreds of files: a route for each would be a third of a second of the start.
  await app.register(fastifyStatic, {
    ...common,
    root: join(folder, "assets"),
    prefix: "/assets/",
    setHeaders: (reply) =>
      void reply.header("cache-control", "public, max-age=31536000, immutable"),
  });
  await app.register(fastifyStatic, {
    ...common,
    root: folder,
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

type Serving = Pick<Deps, "config" | "caches" | "limits"> & {
  readonly checkouts?: readonly CheckoutPolicy[];
};

/**
 * Pages of `renderer`, cached a second at most per URL and language: rendering takes about 10 ms,
 * and a page on a hot lot is asked for hundreds of times a second. Members' pages never come here:
 * the server renders for visitors only, and what is a member's own is added in the browser.
 */
export async function servePages(
  app: FastifyInstance,
  { config, caches, limits, checkouts = [] }: Serving,
  renderer: Pick<Renderer, "render">,
): Promise<void> {
  const safe = {
    ...(await safeHeaders(config, "page")),
    "cross-origin-opener-policy": openerPolicyOf(checkouts),
  };
  const contentPolicy = contentPolicyOf(checkouts);
  const pages = caches.open<Page>({
    ttl: config.PAGE_CACHE_MS,
    max: MAX_PAGES,
    tags: "common",
    tagsOf: ({ tags }) => tags,
    keeps: ({ status }) => status < 500,
  });
  const renderAnew = async (request: FastifyRequest, address: URL, language: Language) => {
    // Rendering is work: who asks for ever new addresses is counted as a caller of the API is.
    await limits.visitor({ address: request.ip });
    const accept = String(request.headers.accept ?? "*/*");
    return pages.fetch(`${language} ${address.href}`, () =>
      renderer.render({ address, language, accept, visitor: request.ip }),
    );
  };
  app.get("/*", { errorHandler: answerVisitor }, async (request, reply) => {
    if (request.url.startsWith("/api/") || request.url === "/api") return reply.callNotFound();
    const address = pageAddress(config.PUBLIC_URL, request);
    if (!config.demo && isLed(config.PUBLIC_URL, request)) return lead(reply, address);
    const language = pageLanguage(address, request.headers.cookie);
    const page =
      pages.get(`${language} ${address.href}`) ?? (await renderAnew(request, address, language));
    // A visitor to an address in a language goes on in it.
    if (askedLanguage(address)) reply.header("set-cookie", rememberedLanguage(language));
    return sendPage(reply.headers(safe), page, (nonce) => contentPolicy(nonce, address.pathname));
  });
}

const LED = "led";
/** Once: behind a proxy that names a host of its own they would be led round for ever. */
const isLed = (publicUrl: string | undefined, { host, headers, url }: FastifyRequest): boolean =>
  isAtOtherName(publicUrl, host) &&
  !headers.cookie?.includes(`${LED}=1`) &&
  // A page's own fetch cannot go to another host.
  !/\.data(\?|$)/.test(url);
const lead = (reply: FastifyReply, { href }: URL) =>
  reply
    .header("set-cookie", `${LED}=1; Path=/; Max-Age=10; SameSite=Lax`)
    .header("cache-control", "no-store")
    .redirect(href, 302);

/** Read by the site's own scripts, too: it tells them that somebody has chosen. */
const rememberedLanguage = (language: Language) =>
  `${LANGUAGE_PARAMETER}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;

/** A nonce that several visitors had would be none: each response has its own. */
function sendPage(
  reply: FastifyReply,
  { status, headers, body, noncePlaces, ...page }: Page,
  contentPolicy: (nonce: string) => string,
) {
  reply.code(status).headers(headers).header("vary", "accept-encoding, cookie");
  if (!page.isDocument) return reply.send(body);
  const nonce = newNonce();
  return reply
    .headers({
      "content-security-policy": contentPolicy(nonce),
      "referrer-policy": "strict-origin-when-cross-origin",
      // Its clock was right so long ago (apps/web/src/lib/server-clock.tsx).
      "server-timing": `age;dur=${Math.round(stopwatch() - page.at)}`,
    })
    .send(withNonce(body, noncePlaces, nonce));
}
