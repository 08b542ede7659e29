import { tmpdir } from "node:os";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { openCaches } from "../caches.ts";
import { readConfig } from "../config.ts";
import { DiskWatch } from "../disk.ts";
import { openServer } from "../http/server.ts";
import { openLimits } from "../limits.ts";
import type { Renderer } from "./render-page.ts";
import { servePages } from "./web-host.ts";

const config = readConfig({ DEMO: "1" });
const caches = openCaches(["lots"]);
const app = await openServer({
  config,
  log: pino({ level: "silent" }),
  disk: new DiskWatch(tmpdir(), () => performance.now()),
});
let rendered = 0;
const renderer: Renderer = {
  async render({ nonce, language }) {
    rendered++;
    const scripts = `<script nonce="${nonce}">start("${nonce}")</script><p>A lot</p>`.repeat(40);
    const page = `<!doctype html><html lang="${language}">${rendered}${scripts}`;
    return {
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8" },
      body: new TextEncoder().encode(page).buffer,
    };
  },
};
await servePages(app, { config, caches, limits: openLimits(config) }, renderer);
afterAll(() => app.close());

const readers = {
  identity: (body: Buffer) => body,
  gzip: gunzipSync,
  br: brotliDecompressSync,
} as const;

async function open(encoding: keyof typeof readers) {
  const reply = await app.inject({ url: "/", headers: { "accept-encoding": encoding } });
  expect(reply.headers["content-encoding"] ?? "identity").toBe(encoding);
  const policy = String(reply.headers["content-security-policy"]);
  return {
    html: readers[encoding](reply.rawPayload).toString(),
    nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? "",
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
