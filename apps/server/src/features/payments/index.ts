export { findGateway } from "./gateway/gateway-of.ts";
export * from "./gateway/payment-gateway.ts";
export { paymentsQueue } from "./payments.jobs.ts";
export { paymentRoutes } from "./payments.routes.ts";
export { disputeKeeper, gatewayPaymentKeeper } from "./reversals/keepers.ts";
