export { leadCapRoutes } from "./lead-caps.routes.ts";
export {
  type CapReached,
  createLeadUsage,
  type Leading,
  type LeadUsage,
  presentReached,
  reachedText,
} from "./lead-caps.rules.ts";
export { readLeading } from "./lead-caps.store.ts";
