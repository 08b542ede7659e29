export type { Unordered } from "./gateways/gateway-news.ts";
export { checkoutPolicies, type Gateways, gatewaysOf, journalNameOf } from "./gateways/gateways.ts";
export { contactName } from "./gateways/payee-name.rules.ts";
export * from "./gateways/payment-gateway.ts";
export { type CompanyPayment, paymentsOfCompany } from "./money-in/company-payments.store.ts";
export { paymentsQueue } from "./payments.jobs.ts";
export { paymentRoutes } from "./payments.routes.ts";
export { disputeKeeper, gatewayPaymentKeeper } from "./reversals/keepers.ts";
