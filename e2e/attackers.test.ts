import { request } from "node:http";
import { indiaTime } from "@rebale/contract/values/calendar";
import { beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { startMarket } from "./market.ts";
import { type Api, apiOf, type Session } from "./parts/api.ts";
import { png } from "./parts/files.ts";
import { openLot, submitLot } from "./parts/lots.ts";
import { marketUrl } from "./parts/stage.ts";

/** An attacker's attempts, over plain HTTP. */

const url = marketUrl();
const api: Api = apiOf(url);

let seller: Session;
beforeAll(async () => {
  seller = await api.seller();
});

/** As typed: no client tidies the path before it is sent. */
const raw = (path: string, method = "GET", headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string }>((done, fail) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, path, method, headers }, (reply) => {
      let body = "";
      reply.setEncoding("utf8").on("data", (part) => (body += part));
      reply.on("end", () => {
        done({ status: reply.statusCode ?? 0, body });
        sent.destroy();
      });
    });
    sent.on("error", fail);
    if (headers["content-length"]) sent.flushHeaders();
    else sent.end();
  });

describe("a page", () => {
  test("runs only scripts that carry its nonce, and each response has another, the same page's too", async () => {
    const nonces = new Set<string>();
    for (const path of ["/", "/", "/are-selling", "/login/buyer", "/no/such/path", "/"]) {
      const reply = await fetch(url + path);
      const policy = reply.headers.get("content-security-policy") ?? "";
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
      const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] ?? "";
      expect(scripts).toBe(`'self' 'nonce-${nonce}'`);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      nonces.add(nonce);
      const html = await reply.text();
      for (const [tag] of html.matchAll(/<script\b[^>]*>/g))
        expect(tag).toMatch(new RegExp(`nonce="${nonce.replace(/[+/]/g, "\\$&")}"|src="/`));
      expect(html).not.toMatch(/\son\w+="/);
    }
    expect(nonces.size).toBe(6);
  });

  test("is not to be sniffed, framed or told on", async () => {
    const { headers } = await fetch(url);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options") ?? headers.get("content-security-policy")).toMatch(
      /SAMEORIGIN|DENY|frame-ancestors 'none'/,
    );
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-powered-by")).toBeNull();
  });
});

test("who opens pages too fast reads a page that says when to come back; a program reads the envelope", async () => {
  const strict = await startMarket(
    { DEMO_BIDDERS: "0", RATE_VISITOR_PER_MINUTE: "300", PAGE_CACHE_MS: "0" },
    inject("freshMarket"),
  );
  onTestFinished(() => strict.stop());
  const ask = (path: string, accept: string) => fetch(strict.url + path, { headers: { accept } });
  expect((await ask("/offline", "text/html")).status).toBe(200);
  for (let call = 0; call < 300; call++) await ask("/api/ready", "*/*");

  const page = await ask("/aboutus", "text/html,application/xhtml+xml,*/*;q=0.8");
  expect(page.status).toBe(429);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(await page.text()).toContain("<h1>One moment, please</h1>");

  for (const path of ["/aboutus.data", "/api/category"]) {
    const reply = await ask(path, "*/*");
    expect(reply.status).toBe(429);
    expect(await reply.json()).toMatchObject({ is_success: 0, code: "too_many_requests" });
  }
});

test("script tags in a title are shown as text, on the page, in its head and in its facts", async () => {
  const title = `</script><script>alert(1)</script><img src=x onerror=alert(2)> ${Date.now()}`;
  const { id } = await submitLot(api, seller, { title });
  const admin = await api.admin();
  const lot = await openLot(api, seller, { ends: 3600 });
  const timetable = {
    is_approved: true,
    market_value: 100,
    start_at: "2026-01-01 00:00:00",
    end_at: lot.ends_at,
  };
  const opened = await api.call("PATCH", `/admin/products/${id}`, {
    token: admin.token,
    body: { ...timetable, end_at: indiaTime(new Date(lot.ends_at)) },
  });
  expect(opened.status).toBe(200);
  for (const path of [
    `/auctiondetail/${id}`,
    "/are-selling?sort=newest",
    `/are-selling?q=${encodeURIComponent("<script>alert(1)</script>")}`,
  ]) {
    const html = await (await fetch(url + path)).text();
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x");
  }
  const html = await (await fetch(`${url}/auctiondetail/${id}`)).text();
  expect(html).toContain("&lt;script&gt;alert(1)");
});

describe("a path", () => {
  const climbs = [
    "../package.json",
    "..%2fpackage.json",
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/etc/passwd",
    "....//etc/passwd",
    "..\\..\\etc\\passwd",
    "%00",
    "a%00.webp",
  ];
  test.each(["/uploads/", "/pictures/", "/icons/", "/assets/", "/api/user/document/", "/"])(
    "below %s does not climb out of its folder",
    async (folder) => {
      for (const climb of climbs) {
        const { status, body } = await raw(folder + climb);
        expect(status, folder + climb).toBeGreaterThanOrEqual(400);
        expect(status, folder + climb).toBeLessThan(500);
        expect(body).not.toMatch(/root:x:|"workspaces"/);
      }
    },
  );

  test("that the API does not have answers 404 with the envelope, whatever the method", async () => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      const { status, body } = await raw("/api/no/such/path", method);
      expect(status).toBe(404);
      expect(JSON.parse(body)).toMatchObject({
        is_success: 0,
        message: expect.any(String),
        data: null,
        errors: expect.any(Array),
      });
    }
  });
});

test("a search with SQL in it finds nothing and breaks nothing", async () => {
  const before = (await api.get("/product/shop?rows=1")).body.total;
  expect(before).toBeGreaterThan(20);
  for (const q of [
    "' OR 1=1 --",
    "'; DROP TABLE lots; --",
    "%",
    "_%_%",
    "\\",
    '"',
    "a' UNION SELECT password FROM users --",
  ]) {
    const reply = await api.get(`/product/shop?q=${encodeURIComponent(q)}`);
    expect(reply.status).toBe(200);
    expect(reply.body.data.length).toBeLessThan(before);
  }
  for (const category of ["1 OR 1=1", "' OR ''='"]) {
    const reply = await api.get(`/product/shop?category=${encodeURIComponent(category)}`);
    expect(reply.body.data ?? []).toEqual([]);
  }
  // A few may have ended meanwhile.
  expect((await api.get("/product/shop?rows=1")).body.total).toBeGreaterThan(before / 2);
});

test("a huge body is refused with 413 and the envelope, before it is sent", async () => {
  const { status, body } = await raw("/api/admin/contact-query", "POST", {
    "content-type": "application/json",
    "content-length": "2000000000",
  });
  expect(status).toBe(413);
  expect(JSON.parse(body)).toMatchObject({ is_success: 0, code: "body_too_large", data: null });
});

test("odd input is answered 4xx, with nothing of the server's inside", async () => {
  const bodies: [string, string][] = [
    ["application/json", "{"],
    ["application/json", "[[[[[[[[[["],
    ["application/json", '{"__proto__":{"admin":true}}'],
    ["application/json", "null"],
    ["text/plain", "hello"],
    ["application/xml", "<a/>"],
    ["multipart/form-data; boundary=x", "--x--"],
  ];
  for (const path of ["/user/login", "/user/enter-mobile", "/auction/pinnacle", "/admin/login"]) {
    for (const [type, body] of bodies) {
      const reply = await fetch(`${url}/api${path}`, {
        method: "POST",
        headers: { "content-type": type },
        body,
      });
      expect(reply.status, `${path} ${body}`).toBeGreaterThanOrEqual(400);
      expect(reply.status, `${path} ${body}`).toBeLessThan(500);
      const words = await reply.text();
      expect(words).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d+|SELECT |stack/);
      expect(JSON.parse(words)).toMatchObject({ is_success: 0 });
    }
  }
});

test("a guessed token, another's lot and the office's calls are refused", async () => {
  expect((await api.get("/user/profile", "not-a-token")).status).toBe(401);
  const buyer = await api.buyer();
  expect((await api.get("/admin/overview", buyer.token)).status).toBe(403);
  expect((await api.get("/admin/outbox", seller.token)).status).toBe(403);
  const other = await api.seller("seller2@rebale.example");
  const { id } = await submitLot(api, other);
  const { buffer } = await png("mine.png");
  const form = new FormData();
  form.append("product_id", id);
  form.append("images", new Blob([new Uint8Array(buffer)], { type: "image/png" }), "mine.png");
  const reply = await api.call("POST", "/product/update-images", {
    body: form,
    token: seller.token,
  });
  expect(reply.status).toBeGreaterThanOrEqual(403);
  expect((await api.get(`/product/view/${id}`, other.token)).body.data.images).toEqual([]);
});

test("a method that a page does not know is refused", async () => {
  for (const method of ["POST", "DELETE", "PUT"])
    expect((await fetch(`${url}/are-selling`, { method })).status).toBeGreaterThanOrEqual(400);
});
