import { mkdirSync } from "node:fs";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { type Api, apiOf, type Session } from "./api.ts";

/**
 * The market of all files of this worker, which take turns in it: what one leaves, such as lots of
 * its own, must be in no other's way.
 */
export const marketUrl = () =>
  inject("marketUrls")[Number(process.env.VITEST_POOL_ID) - 1] as string;

/** For pages whose movement is what a test is about. */
export const moving = { reducedMotion: "no-preference" } as const;

export interface VisitOptions extends BrowserContextOptions {
  as?: Session;
  /** Set false to look at the page before its scripts run. */
  ready?: boolean;
  /** Wait until the page hears what comes for its member. */
  hears?: boolean;
}

export interface Stage {
  url: string;
  api: Api;
  /** A person with a browser of their own, at `path`; leaves when the test ends. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
  close(): Promise<unknown>;
}

/** A market, the worker's where none is named, in the browser of all. */
export async function createStage(url = marketUrl()): Promise<Stage> {
  const browser: Browser = await chromium.connect(inject("browserEndpoint"));
  return {
    url,
    api: apiOf(url),
    async visit(path, { as, ready = true, hears = false, ...options } = {}) {
      const context = await browser.newContext({
        baseURL: url,
        // Animations take a core to draw: tests that mean them ask for them.
        reducedMotion: "reduce",
        ...(as && { storageState: storageOf(url, as) }),
        ...options,
      });
      onTestFinished(async ({ task }) => {
        if (task.result?.state === "fail") await storeContentPicture(context, task.name);
        await context.close();
      });
      const page = await context.newPage();
      // A core that another machine has borrowed comes back after half a minute.
      page.setDefaultTimeout(45_000);
      // Asked for before the page is: the answer may come before its scripts are ready.
      const heard = hears && page.waitForResponse(/notifications\/stream/);
      await page.goto(path);
      await heard;
      if (ready && options.javaScriptEnabled !== false) await scriptsReady(page);
      return page;
    },
    close: () => browser.close(),
  };
}

/** A button pressed before React has taken the page over does nothing. */
export async function scriptsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main && !main.ariaBusy && Object.keys(main).some((key) => key.startsWith("__react"));
  });
}

/** Section 3's keys of local storage; the office has keys of its own. */
const storageOf = (origin: string, { token, type, name, phone }: Session) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage:
        type === "admin"
          ? [
              { name: "officetoken", value: token },
              { name: "officename", value: name },
            ]
          : [
              { name: "webtoken", value: token },
              { name: "loggedin", value: "true" },
              { name: "type", value: type },
              { name: "name", value: name },
              { name: "profileimage", value: "" },
              ...(phone ? [{ name: "buyerphone", value: phone }] : []),
            ],
    },
  ],
});

const pictures = new URL("../../node_modules/.cache/journeys/", import.meta.url).pathname;

/** A picture of the browser when a test failed. */
async function storeContentPicture(context: BrowserContext, title: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const name = title.replace(/\W+/g, "-").slice(0, 60);
  // A test may have several people, each with a browser of their own.
  const person = context.browser()?.contexts().indexOf(context);
  for (const [i, page] of context.pages().entries()) {
    const path = `${pictures}${name}-${person}-${i}.png`;
    await page.screenshot({ path }).catch(() => undefined);
  }
}
