import type { Config } from "./platform/config.ts";

/** The words at a start: where the market is and, in the demo, who can sign in and reach it. */
export const welcome = (url: string, { demo, HOST, ...config }: Welcomed) =>
  demo
    ? `
  Rebale is open at ${url}

  buyer    phone 9000000001 … 9000000005 (the code is shown on the screen)
  seller   seller1@rebale.example … seller5@rebale.example, password Sell-Scrap-2026
  office   admin@rebale.example, password Admin-Rebale-2026, at ${url}/admin

  ${isLoopback(HOST) ? "Only this machine reaches it." : REACHABLE}
  Ctrl-C closes it.
`
    : [`Rebale is open at ${url}`, ...(config.MARKET_PARTY.gstin === null ? [NO_GST] : [])].join(
        "\n",
      );

type Welcomed = Pick<Config, "demo" | "HOST" | "MARKET_PARTY">;
const NO_GST = "Its fees are charged without GST: MARKET_PARTY names no GSTIN.";

const REACHABLE =
  "Your whole network reaches it, and these passwords are published: " +
  "HOST=127.0.0.1 npm start keeps it to this machine.";

const isLoopback = (host: string) => /^(127\.|::1$|localhost$)/.test(host);
