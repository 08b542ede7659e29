import { tmpdir } from "node:os";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { openCaches } from "../caches.ts";
import { readConfig } from "../config.ts";
import { DiskWatch } from "../disk.ts";
import { tellPageTags } from "../http/internal-call.ts";
import { openServer } from "../http/server.ts";
import { openLimits } from "../limits.ts";
import type { Renderer } from "./render-page.ts";
import { servePages } from "./web-host.ts";

// Pages outlive the test on a busy machine: what ends them is what a test says.
const config = { ...readConfig({ DEMO: "1" }), PAGE_CACHE_MS: 60_000 };
const caches = openCaches(["lots"]);
const app = await openServer({
  config,
  log: pino({ level: "silent" }),
  disk: new DiskWatch(tmpdir(), () => performance.now()),
});
let rendered = 0;
let busy = false;
/** What renderings wait for. */
let held: Promise<void> | undefined;
const renderer: Renderer = {
  get isBusy() {
    return busy;
  },
  async render({ nonce, language }, call) {
    await call({ path: "/api/lot", method: "GET", headers: {}, body: undefined });
    rendered++;

    await held;
    const scripts = `<script nonce="${nonce}">start("${nonce}")</script><p>A lot</p>`.repeat(40);
    const page = `<!doctype html><html lang="${language}">${rendered}${scripts}`;
    return {
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8" },
      body: new TextEncoder().encode(page).buffer,
    };
  },
};
app.get("/api/lot", async (request, reply) => {
  tellPageTags(request, reply, ["lot:1"]);
  return {};
});
await servePages(app, { config, caches, limits: openLimits(config) }, renderer);
afterAll(() => app.close());

const readers = {
  identity: (body: Buffer) => body,
  gzip: gunzipSync,
  br: brotliDecompressSync,
} as const;

async function open(encoding: keyof typeof readers, url = "/") {
  const reply = await app.inject({ url, headers: { "accept-encoding": encoding } });
  expect(reply.headers["content-encoding"] ?? "identity").toBe(encoding);
  const policy = String(reply.headers["content-security-policy"]);
  return {
    html: readers[encoding](reply.rawPayload).toString(),
    nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? "",
    count: Number(/<html[^>]*>(\d+)</.exec(readers[encoding](reply.rawPayload).toString())?.[1]),
    age: Number(/^age;dur=(\d+)$/.exec(String(reply.headers["server-timing"]))?.[1]),
  };
}

test("each response of a page that is rendered once carries a nonce of its own, in every encoding", async () => {
  const seen = new Set<string>();
  for (const encoding of ["br", "gzip", "identity", "br", "gzip", "identity"] as const) {
    const { html, nonce } = await open(encoding);
    seen.add(nonce);
    const inPage = [...html.matchAll(/nonce="([^"]*)">start\("([^"]*)"\)/g)];
    expect(inPage).toHaveLength(40);
    expect(new Set(inPage.flatMap(([, attribute, text]) => [attribute, text]))).toEqual(
      new Set([nonce]),
    );
  }
  expect(seen.size).toBe(6);
  expect(rendered).toBe(1);
});

test("a change of the lists ends every page", async () => {
  const before = rendered;
  caches.expire("lots");
  await open("br");
  expect(rendered).toBe(before + 1);
});

test("a page is kept for each language; an address that names one is remembered", async () => {
  caches.expire("lots");
  const before = rendered;
  const languageOf = async (url: string, cookie = "") => {
    const reply = await app.inject({ url, headers: { cookie } });
    expect(reply.headers.vary).toContain("cookie");
    return [/lang="(\w+)"/.exec(reply.body)?.[1], reply.headers["set-cookie"]];
  };
  expect(await languageOf("/")).toEqual(["en", undefined]);
  expect(await languageOf("/", "lang=hi")).toEqual(["hi", undefined]);
  expect(await languageOf("/", "lang=hi")).toEqual(["hi", undefined]);
  expect(await languageOf("/")).toEqual(["en", undefined]);
  expect(rendered).toBe(before + 2);
  const [language, cookie] = await languageOf("/?lang=hi");
  expect([language, String(cookie)]).toEqual(["hi", expect.stringMatching(/^lang=hi; Path=\//)]);
});

/** A moment in which the renderer takes no other page, and those that it has do not end. */
async function whileBusy<T>(act: () => Promise<T>): Promise<T> {
  let go = () => {};
  busy = true;
  held = new Promise((resolve) => {
    go = resolve;
  });
  try {
    return await act();
  } finally {
    busy = false;
    go();
    held = undefined;
    // The page that is made anew in the background.
    await new Promise((done) => setTimeout(done, 20));
  }
}

test("while the renderer is busy a page that a bid has outdated is shown late, and says its age", async () => {
  const first = await open("identity", "/late");
  caches.outdate("lot:1");
  await new Promise((done) => setTimeout(done, 60));
  const late = await whileBusy(() => open("br", "/late"));
  expect(late.count).toBe(first.count);
  expect(late.age).toBeGreaterThanOrEqual(50);
  expect(late.html).toContain(`nonce="${late.nonce}"`);
  expect(late.nonce).not.toBe(first.nonce);
  // Made anew in the background meanwhile.
  expect((await open("identity", "/late")).count).toBe(first.count + 1);
  caches.outdate("lot:1");
  expect((await open("identity", "/late")).count).toBe(first.count + 2);
});

test("of pages that are shown late one at a time is made anew", async () => {
  const paths = ["/one", "/two", "/three"];
  for (const path of paths) await open("identity", path);
  const before = rendered;
  caches.outdate("lot:1");
  await whileBusy(() => Promise.all([...paths, ...paths].map((path) => open("identity", path))));
  expect(rendered).toBe(before + 1);
});

test("a page whose lot was taken out, or that shows old lists, is never shown late", async () => {
  for (const wrong of ["lot:1", "lots"]) {
    const { count } = await open("identity", "/gone");
    caches.outdate("lot:1");
    caches.expire(wrong);
    busy = true;
    expect((await open("identity", "/gone")).count).toBeGreaterThan(count);
    busy = false;
  }
});
