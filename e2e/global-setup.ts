import type { TestProject } from "vitest/node";
import { serveBrowser } from "./browser.ts";
import { quiet, startMarket } from "./market.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browser of all journeys is reached; each connection has its own windows. */
    browserEndpoint: string;
    /** A quiet market for journeys that leave it as they find it. */
    sharedMarketUrl: string;
  }
}

/** One browser for all journeys, and one market for those that only look. */
export default async function openShared({ provide }: TestProject) {
  const browser = await serveBrowser();
  const market = await startMarket(quiet).catch(async (error) => {
    await browser.close();
    throw error;
  });
  provide("browserEndpoint", browser.wsEndpoint());
  provide("sharedMarketUrl", market.url);
  return async () => void (await Promise.all([browser.close(), market.stop()]));
}
