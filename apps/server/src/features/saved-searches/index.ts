export { alertsQueue } from "./alerts/alerts.jobs.ts";
export { subscribeApprovals } from "./alerts/subscribe-approvals.ts";
export { savedSearchRoutes } from "./saved-searches.routes.ts";
export { unsubscribeByMail } from "./unsubscribe/unsubscribe-by-mail.ts";
