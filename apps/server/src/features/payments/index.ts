export type { Unordered } from "./events/read-event.ts";
export { findGateway } from "./gateway/gateway-of.ts";
export * from "./gateway/payment-gateway.ts";
export { contactName } from "./gateway/razorpay/contact-name.rules.ts";
export { paymentsQueue } from "./payments.jobs.ts";
export { paymentRoutes } from "./payments.routes.ts";
export { disputeKeeper, gatewayPaymentKeeper } from "./reversals/keepers.ts";
