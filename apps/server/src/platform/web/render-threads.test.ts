import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { renderInThreads } from "./render-threads.ts";

const folder = mkdtempSync(join(tmpdir(), "rebale-site-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A site that works so long for each page, and shows what the API says. */
function aSite(milliseconds: number, name: string) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `export async function handle(request, { nonce, fetch }) {
      const reply = await fetch("/api/lot", { method: "POST", body: "{}" });
      const until = Date.now() + ${milliseconds};
      while (Date.now() < until);
      if (request.url.endsWith("/broken")) throw new Error("broken");
      if (request.url.endsWith("/dead")) process.exit(1);
      return new Response(nonce + " " + (await reply.json()), { status: 201, headers: { a: "b" } });
    }`,
  );
  const { href } = pathToFileURL(file);
  const renderer = renderInThreads({ en: href, hi: `${href}?hi` });
  afterAll(() => renderer.close());
  const open = (path: string, language: "en" | "hi" = "en") =>
    renderer.render(
      { address: `http://market.example${path}`, accept: "*/*", nonce: "nonce", language },
      async ({ method, path, body }) => ({
        status: 200,
        body: JSON.stringify(`${method} ${path} ${body}`),
      }),
    );
  return Object.assign(open, { isBusy: () => renderer.isBusy });
}

test("a page is rendered with what the API answers, status and headers kept (F4)", async () => {
  const { status, headers, body } = await aSite(0, "plain")("/");
  expect([status, headers.a, Buffer.from(body).toString()]).toEqual([
    201,
    "b",
    "nonce POST /api/lot {}",
  ]);
});

test("while pages are rendered the thread of the bids stays free (F4)", async () => {
  const open = aSite(50, "busy");
  await open("/");
  let turns = 0;
  let turn = setImmediate(function count() {
    turns++;
    turn = setImmediate(count);
  });
  await Promise.all(Array.from({ length: 20 }, (_, i) => open(`/${i}`)));
  clearImmediate(turn);
  // Rendered on this thread, 20 pages would leave it a few turns each.
  expect(turns).toBeGreaterThan(500);
});

test("a page that fails, and a thread that dies, cost no other page (F4)", async () => {
  const open = aSite(0, "broken");
  await expect(open("/broken")).rejects.toThrow("broken");
  await expect(open("/dead")).rejects.toThrow();
  expect((await open("/")).status).toBe(201);
});

test("beyond what may wait a page is refused as busy, with the seconds to wait (F4)", async () => {
  const open = aSite(20, "queue");
  const outcomes = await Promise.allSettled(Array.from({ length: 260 }, () => open("/")));
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { code: "too_busy", retryAfter: 2 } });
  expect((await open("/")).status).toBe(201);
});

test("it is busy while another page would have to wait, also after one that fails (F4)", async () => {
  const open = aSite(0, "places");
  expect(open.isBusy()).toBe(false);
  const pages = Array.from({ length: 60 }, (_, i) => open(i % 2 ? "/broken" : "/"));
  expect(open.isBusy()).toBe(true);
  await Promise.allSettled(pages);
  expect(open.isBusy()).toBe(false);
});
