import { tmpdir } from "node:os";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import pino from "pino";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { createCaches } from "../caches.ts";
import { readConfig } from "../config.ts";
import { DiskWatch } from "../files/disk.ts";
import { createLimits } from "../http/limits/limits.ts";
import { createHttpServer } from "../http/server/server.ts";
import { NONCE_PLACEHOLDER, placesOfNonce } from "./page-nonce.ts";
import type { Asked, Page } from "./render-page.ts";
import { servePages } from "./web-host.ts";

// Pages outlive the test on a busy machine: what ends them is what a test says.
const config = { ...readConfig({ DEMO: "1" }), PAGE_CACHE_MS: 60_000 };
const caches = createCaches(["lots"]);
const app = await createHttpServer({
  config,
  log: pino({ level: "silent" }),
  disk: new DiskWatch(tmpdir(), () => performance.now()),
});
let rendered = 0;
const scripts = `<script nonce="${NONCE_PLACEHOLDER}">start("${NONCE_PLACEHOLDER}")</script><p>A lot</p>`;
async function render({ language, address }: Asked): Promise<Page> {
  const html = `<!doctype html><html lang="${language}">${++rendered}${scripts.repeat(40)}`;
  const body = Buffer.from(html);
  return {
    status: address.pathname === "/broken" ? 500 : 200,
    headers: { "content-type": "text/html; charset=utf-8" },
    ...{ body, isDocument: true, noncePlaces: placesOfNonce(body) },
    ...{ at: performance.now() - 50, tags: ["lot:1"] },
  };
}
await servePages(app, { config, caches, limits: createLimits(config) }, { render });
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

test("a page says how old it is", async () => {
  expect((await open("br")).age).toBeGreaterThanOrEqual(50);
});

test("a change of the lists, or of a lot that it shows, ends a page; of another lot does not", async () => {
  for (const [tag, more] of [
    ["lots", 1],
    ["lot:1", 1],
    ["lot:2", 0],
  ] as const) {
    const before = rendered;
    caches.invalidate(tag);
    await open("br");
    expect(rendered).toBe(before + more);
  }
});

test("a page that failed is kept for nobody", async () => {
  const before = rendered;
  for (let i = 0; i < 2; i++) await open("identity", "/broken");
  expect(rendered).toBe(before + 2);
});

test("a page is kept for each language; an address that names one is remembered", async () => {
  caches.invalidate("lots");
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

test("whoever opens the market by another name is led to its own, once, and pages of the demo or of a node's address are not (R100)", async () => {
  const PUBLIC_URL = "https://rebale.example";
  const serve = async (demo: boolean) => {
    const own = await createHttpServer({
      ...{ config, log: pino({ level: "silent" }) },
      disk: new DiskWatch(tmpdir(), () => performance.now()),
    });
    const as = { ...config, PUBLIC_URL, demo };
    own.get("/api/health", async () => ({ status: "up" }));
    await servePages(own, { config: as, caches, limits: createLimits(as) }, { render });
    onTestFinished(() => own.close());
    return (url: string, host: string, cookie = "") =>
      own.inject({ url, headers: { host, cookie } });
  };
  const open = await serve(false);
  const led = await open("/login/buyer?next=%2Fa", "www.rebale.example");
  expect(led.statusCode).toBe(302);
  expect(led.headers.location).toBe(`${PUBLIC_URL}/login/buyer?next=%2Fa`);
  expect(led.headers["cache-control"]).toBe("no-store");
  const [cookie] = String(led.headers["set-cookie"]).split(";");
  expect((await open("/", "www.rebale.example", cookie)).statusCode).toBe(200);
  expect((await open("//evil.example/", "www.rebale.example")).headers.location).toBe(
    `${PUBLIC_URL}/evil.example/`,
  );
  for (const [url, host] of [
    ["/", "rebale.example"],
    ["/", "10.0.0.7:8080"],
    ["/", "market:8080"],
    ["/shop.data", "www.rebale.example"],
    ["/api/health", "www.rebale.example"],
  ] as const)
    expect((await open(url, host)).statusCode).toBe(200);
  expect((await (await serve(true))("/", "www.rebale.example")).statusCode).toBe(200);
});
