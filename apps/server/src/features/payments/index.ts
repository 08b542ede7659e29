export type * from "./gateway/payment-gateway.ts";
export { readMoneySettings, requireMoney } from "./market-money.ts";
export { paymentRoutes } from "./payments.routes.ts";
