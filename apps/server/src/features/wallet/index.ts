export { findCompany } from "./companies.store.ts";
export { coverOf, holdOfLot } from "./cover.store.ts";
export { depositNeeded } from "./deposit-needed.ts";
export {
  createDepositUsage,
  type DepositState,
  type DepositUsage,
  type Shortage,
  shortageOf,
} from "./deposit-usage.ts";
export { readDeposits } from "./deposits.store.ts";
export { payDebts } from "./pay-debts.ts";
export { COOLING_HOURS } from "./present-wallet.ts";
export {
  companiesWithout,
  companyOfAccount,
  insertVirtualAccount,
  type VirtualAccount,
} from "./virtual-accounts.store.ts";
export { walletRoutes } from "./wallet.routes.ts";
