import type { TestProject } from "vitest/node";
import { serveBrowser } from "./browser.ts";
import { quiet, startMarket } from "./market.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browser of all journeys is reached; each connection has its own windows. */
    browserEndpoint: string;
    /** One for each worker, whose files take turns in it. */
    marketUrls: string[];
    /** The data folder of a fresh market that is closed; others are opened on copies of it. */
    freshMarket: string;
  }
}

/** One browser for all journeys, a market for each worker, and one to be copied. */
export default async function startShared({ provide, config }: TestProject) {
  const browser = await serveBrowser();
  const close: (() => Promise<unknown>)[] = [() => browser.close()];
  const closeAll = async () => void (await Promise.all(close.map((each) => each())));
  try {
    const fresh = await startMarket(quiet);
    close.push(fresh.stop);
    await fresh.close();
    provide("browserEndpoint", browser.wsEndpoint());
    provide("freshMarket", fresh.data);
    const open = async () => {
      const market = await startMarket(quiet, fresh.data);
      close.push(market.stop);
      return market.url;
    };
    provide("marketUrls", await Promise.all(Array.from({ length: config.maxWorkers }, open)));
  } catch (error) {
    await closeAll();
    throw error;
  }
  return closeAll;
}
