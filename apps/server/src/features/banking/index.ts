export { eraseBankAccounts } from "./bank-accounts/bank-accounts.store.ts";
export { bankingQueue } from "./banking.jobs.ts";
export { bankingRoutes } from "./banking.routes.ts";
export { lineKeeper, transferKeeper } from "./reversals/transfer-keeper.ts";
export { withdrawalKeeper } from "./reversals/withdrawal-keeper.ts";
export { countWaiting } from "./waiting.store.ts";
export { proposePayout } from "./withdrawals/propose-payouts.ts";
