export { messageJobs } from "./messages.jobs.ts";
export { messageRoutes } from "./messages.routes.ts";
export { CODE_SUBJECT, saidTime } from "./messages.rules.ts";
export { queueMessage } from "./messages.store.ts";
export { tellMember } from "./tell-member.ts";
