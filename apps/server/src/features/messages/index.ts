export { messageQueues } from "./messages.jobs.ts";
export { messageRoutes } from "./messages.routes.ts";
export { CODE_SUBJECT, RESET_SUBJECT, saidTime } from "./messages.rules.ts";
export { queueMessages } from "./messages.store.ts";
export { insertNotices, type Notice } from "./notifications/notifications.store.ts";
export { notifyMembers } from "./notify-members.ts";
