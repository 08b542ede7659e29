export { alertsQueue } from "./alerts/alerts.jobs.ts";
export { subscribeApprovals } from "./alerts/subscribe-approvals.ts";
export { savedSearchRoutes } from "./saved-searches.routes.ts";
export { addSearch } from "./saved-searches.store.ts";
export { searchTerms } from "./search-terms.ts";
export { unsubscribeByMail } from "./unsubscribe/unsubscribe-by-mail.ts";
