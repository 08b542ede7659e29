export { accountJobs } from "./accounts.jobs.ts";
export { accountRoutes } from "./accounts.routes.ts";
export type { AccountStatus } from "./accounts.rules.ts";
export { createAccount, ensureAdmin, type NewAccount } from "./create-account.ts";
export { guessesOfAlarm } from "./guesses/guesses.routes.ts";
export { hashPassword } from "./passwords.ts";
export { identify } from "./sessions/identify.ts";
export { endSessionsOf } from "./sessions/sessions.store.ts";
