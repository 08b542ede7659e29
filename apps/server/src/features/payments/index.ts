export { gatewayOf } from "./gateway/gateway-of.ts";
export type * from "./gateway/payment-gateway.ts";
export { readMoneySettings, requireMoney } from "./market-money.ts";
export { paymentsQueue } from "./payments.jobs.ts";
export { paymentRoutes } from "./payments.routes.ts";
export { findVirtualAccount } from "./transfers/virtual-accounts.store.ts";
