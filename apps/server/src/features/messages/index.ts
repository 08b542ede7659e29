export { messageQueues } from "./messages.jobs.ts";
export { messageRoutes } from "./messages.routes.ts";
export type { NewMessage } from "./messages.rules.ts";
export {
  CODE_SUBJECT,
  INVITATION_SUBJECT,
  RESET_SUBJECT,
  RESET_SUBJECT_IN_HINDI,
  smsText,
} from "./messages.rules.ts";
export { queueMessages } from "./messages.store.ts";
export { insertNotices, type Notice, notice } from "./notifications/notifications.store.ts";
export { notifyMembers } from "./notify-members.ts";
export { inTheirLanguage, letter } from "./wording/letter.ts";
export type { PriceParam } from "./wording/notice-params.ts";
export { saidPrice } from "./wording/said.ts";
export { noticeTexts, VARIABLE } from "./wording/sms-texts.ts";
export { readNotice, wordNotice } from "./wording/word-notice.ts";
