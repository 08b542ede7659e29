import type { TestProject } from "vitest/node";
import { serveBrowser } from "./browser.ts";
import { quiet, startMarket } from "./market.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browser of all journeys is reached; each connection has its own windows. */
    browserEndpoint: string;
    /** A quiet market for journeys that leave it as they find it. */
    sharedMarketUrl: string;
    /** One for each worker, whose files take turns in it: they leave traces, none in another's way. */
    marketsInTurn: string[];
    /** The data folder of a fresh market that is closed; others are opened on copies of it. */
    freshMarket: string;
  }
}

/** One browser for all journeys, one market for those that only look, and one to be copied. */
export default async function openShared({ name, provide, config }: TestProject) {
  const browser = await serveBrowser();
  const close: (() => Promise<unknown>)[] = [() => browser.close()];
  const closeAll = async () => void (await Promise.all(close.map((each) => each())));
  try {
    const fresh = await startMarket(quiet);
    close.push(fresh.stop);
    await fresh.close();
    provide("browserEndpoint", browser.wsEndpoint());
    provide("freshMarket", fresh.data);
    // Who waits for auctions to end does so in a market of their own.
    if (name === "journeys") {
      const open = async () => {
        const market = await startMarket(quiet, fresh.data);
        close.push(market.stop);
        return market.url;
      };
      const opened = Array.from({ length: 1 + config.maxWorkers }, open);
      const [shared, ...inTurn] = (await Promise.all(opened)) as [string, ...string[]];
      provide("sharedMarketUrl", shared);
      provide("marketsInTurn", inTurn);
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
  return closeAll;
}
