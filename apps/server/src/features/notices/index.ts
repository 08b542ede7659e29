export { subscribeNotices } from "./subscribe-notices.ts";
