import { afterAll, beforeAll, expect, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/** A member's page sends its calls before its scripts are there, and each once. */

const { api, visit, close } = await createStage();
afterAll(close);

type Asking = Window & { asked?: { replies: Map<string, unknown> } };

let buyer: Session;
let seller: Session;
beforeAll(async () => {
  [buyer, seller] = await Promise.all([
    api.buyer("9000000001"),
    api.seller("seller1@rebale.example"),
  ]);
});

test.each([
  ["/dashboard", "a buyer's"],
  ["/wallet", "a buyer's"],
  ["/dashboard", "a seller's"],
  ["/wallet", "a seller's"],
  ["/dashboard?lang=hi", "a buyer's"],
])(
  "%s, %s: each call that the document makes is used, and none is made twice",
  async (path, whose) => {
    const as = whose === "a buyer's" ? buyer : seller;
    const page = await visit("/", { as });
    // The page that is left calls until it is gone.
    await page.goto("about:blank");
    const asked: string[] = [];
    let isBeforeScripts = 0;
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() !== "GET" || !pathname.startsWith("/api/")) return;
      // The page's head reads the wallet for itself.
      if (/stream|prices/.test(pathname) || pathname === "/api/wallet") return;
      asked.push(pathname + search);
    });
    page.on("request", (request) => {
      if (/\/assets\/entry/.test(request.url())) isBeforeScripts = asked.length;
    });
    await page.goto(path);
    await page.waitForFunction(() => (window as Asking).asked?.replies.size === 0);
    await scriptsReady(page);
    expect(isBeforeScripts).toBeGreaterThan(2);
    expect(asked.filter((each, i) => asked.indexOf(each) !== i)).toEqual([]);
  },
);
