export { feePlanRoutes } from "./fee-plans.routes.ts";
export { type Plan, planOn, plansSeen } from "./fee-plans.rules.ts";
export { readPlans } from "./fee-plans.store.ts";
