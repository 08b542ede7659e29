/**
 * Payment gateways, by the words of the office. The one list: each has its folder on the server,
 * and its checkout on the site.
 */
export const GATEWAY_TITLES = {
  demo: "Demo: moves no real money",
  razorpay: "Razorpay",
  cashfree: "Cashfree",
} as const;

export type Gateway = keyof typeof GATEWAY_TITLES;
export const GATEWAYS = Object.keys(GATEWAY_TITLES) as [Gateway, ...Gateway[]];
/** Those that have keys and settings; the demo's lives in the market's own database. */
export type RealGateway = Exclude<Gateway, "demo">;
export const REAL_GATEWAYS = GATEWAYS.filter((name): name is RealGateway => name !== "demo");

export const isGateway = (name: string): name is Gateway => Object.hasOwn(GATEWAY_TITLES, name);
