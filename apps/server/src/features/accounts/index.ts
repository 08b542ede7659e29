export { type AccountDeps, accountDeps } from "./account-deps.ts";
export { accountJobs } from "./accounts.jobs.ts";
export { accountRoutes } from "./accounts.routes.ts";
export type { AccountStatus } from "./accounts.rules.ts";
export { findBank } from "./bank/find-bank.ts";
export {
  CODE_DIGITS,
  CODE_LIFETIME,
  checkCode,
  hashCode,
  MAX_TRIES_A_DAY,
} from "./codes/codes.rules.ts";
export { createAccount, ensureAdmin, type NewAccount } from "./create-account.ts";
export { failedAttemptsToReport } from "./failed-attempts/failed-attempts.routes.ts";
export { lockAccount, lockAccountWhole } from "./lock-account.store.ts";
export { enterCompany } from "./membership/enter-company.ts";
export { findProvenContact } from "./membership/proven-contact.store.ts";
export {
  answerInvitation,
  readInvitationLink,
  takeInvitationLink,
} from "./membership/take-invitation.ts";
export { hashPassword } from "./passwords.ts";
export { hashToken } from "./sessions/create-session.ts";
export { gateKey, newGateToken } from "./sessions/gate-tokens.ts";
export { identify } from "./sessions/identify.ts";
export { endSessionsOf } from "./sessions/sessions.store.ts";
export {
  correctAccount,
  decideWaiting,
  eraseLogin,
  setStatus,
  waitAgain,
} from "./status.store.ts";
export { removeFromOffice } from "./team/change-team.ts";
export { inviteOwner } from "./team/invite.ts";
export { listTeam, type TeamRow } from "./team/team.store.ts";
