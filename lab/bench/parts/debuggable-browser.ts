import { freePort } from "../../../bench/parts/market.ts";
import { launchPackaged } from "../../../e2e/browser.ts";

/** The journeys' browser with a debugging port, for Lighthouse. */
export async function launchDebuggable(): Promise<{ port: number; close(): Promise<void> }> {
  const port = await freePort();
  const browser = await launchPackaged([`--remote-debugging-port=${port}`]);
  return { port, close: () => browser.close() };
}
