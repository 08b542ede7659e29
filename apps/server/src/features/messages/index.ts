export { queueMessage } from "./messages.store.ts";
export { tellMember } from "./tell-member.ts";
