import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteHeaders } from "@rebale/contract/http/site-headers";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { inWords, VERSION } from "../version.ts";
import { NONCE_PLACEHOLDER } from "./page-nonce.ts";
import { createRenderer } from "./render-page.ts";

const folder = mkdtempSync(join(tmpdir(), "rebale-render-"));
const socketPath = join(folder, "site");
const asked: IncomingHttpHeaders[] = [];
const waiting: (() => void)[] = [];
const site = createServer(({ url, headers }, reply) => {
  asked.push(headers);
  const answer = () => {
    reply.setHeader("content-type", "text/html; charset=utf-8");
    reply.setHeader(siteHeaders.tags, "lot:1 lot:2");
    reply.setHeader(siteHeaders.age, "40");
    reply.writeHead(headers[siteHeaders.secret] === "secret" ? 404 : 407);
    reply.end(`page of ${url}`);
  };
  if (url === "/slow") waiting.push(answer);
  else answer();
});
await new Promise<void>((done) => site.listen(socketPath, done));
afterAll(() => {
  site.closeAllConnections();
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

let silent = 0;
const rendererAt = (at: string, { secret = "secret", timeoutMs = 400 } = {}) => {
  const renderer = createRenderer(
    {
      ...{ url: "http://localhost", socketPath: at, secret, timeoutMs },
      onSilence: () => void silent++,
    },
    pino({ level: "silent" }),
  );
  afterAll(() => renderer.close());
  return (path: string, visitor = "203.0.113.1") =>
    renderer.render({
      address: new URL(path, "https://rebale.example"),
      ...{ accept: "text/html", language: "hi", visitor },
    });
};
const open = rendererAt(socketPath);
const away = { code: "too_busy", retryAfter: 2 };

test("a page is asked for as the visitor asked, and keeps its status, headers, tags and age, and says which version runs (V34)", async () => {
  const page = await open("/lot?page=2");
  expect(page).toMatchObject({
    ...{ status: 404, isDocument: true, tags: ["lot:1", "lot:2"] },
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
  });
  expect(String(page.body)).toBe("page of /lot?page=2");
  expect(Object.keys(page.headers).filter((name) => name.startsWith("x-site-"))).toEqual([]);
  expect(performance.now() - page.at).toBeGreaterThanOrEqual(40);
  expect(asked.at(-1)).toMatchObject({
    ...{ host: "rebale.example", "x-forwarded-proto": "https", accept: "text/html" },
    [siteHeaders.language]: "hi",
    [siteHeaders.visitor]: "203.0.113.1",
    [siteHeaders.nonce]: NONCE_PLACEHOLDER,
    [siteHeaders.version]: inWords(VERSION),
  });
});

test("a renderer that is away, or has another secret, is told of as busy", async () => {
  await expect(rendererAt(join(folder, "none"))("/")).rejects.toMatchObject(away);
  await expect(rendererAt(socketPath, { secret: "other" })("/")).rejects.toMatchObject(away);
  expect(silent).toBe(0);
});

test("one that does not answer costs a visitor no more than their patience, in the queue too (T4)", async () => {
  const began = performance.now();
  const pages = await Promise.allSettled(
    Array.from({ length: 30 }, (_, i) => open("/slow", `203.0.113.${i}`)),
  );
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => "rejected"));
  expect(pages[29]).toMatchObject({ reason: away });
  // Thirty in turns of eight would take four times as long.
  expect(performance.now() - began).toBeLessThan(1_600);
  expect(silent).toBe(30);
});

test("of one network so many pages are under way, and others keep their share (T4)", async () => {
  waiting.length = 0;
  const open = rendererAt(socketPath, { timeoutMs: 60_000 });
  const pages = Array.from({ length: 50 }, () => open("/slow").catch(() => undefined));
  await expect(open("/")).rejects.toMatchObject(away);
  const other = open("/other", "198.51.100.1");
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  for (let answered = 0; answered < 50; answered++) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  }
  expect(String((await other).body)).toBe("page of /other");
  await Promise.all(pages);
  expect((await open("/")).status).toBe(404);
});
