import type { Config } from "./platform/config.ts";

/** What a start says: where the market is and, in the demo, who can sign in and who can reach it. */
export const welcome = (url: string, { demo, HOST }: Pick<Config, "demo" | "HOST">) =>
  demo
    ? `
  Rebale is open at ${url}

  buyer    phone 9000000001 … 9000000005 (the code is shown on the screen)
  seller   seller1@rebale.example … seller5@rebale.example, password Sell-Scrap-2026
  office   admin@rebale.example, password Admin-Rebale-2026, at ${url}/admin

  ${isLoopback(HOST) ? "Only this machine reaches it." : REACHABLE}
  Ctrl-C closes it.
`
    : `Rebale is open at ${url}`;

const REACHABLE =
  "Your whole network reaches it, and these passwords are published: " +
  "HOST=127.0.0.1 npm start keeps it to this machine.";

const isLoopback = (host: string) => /^(127\.|::1$|localhost$)/.test(host);
