export { authorisationJobs } from "./authorisations.jobs.ts";
export { authorisationRoutes } from "./authorisations.routes.ts";
export { listOfCompany } from "./authorisations.store.ts";
export {
  type CompanyRights,
  capacityOn,
  decideGate,
  endedOn,
  financialYear,
  type Gated,
  type GateRefusal,
  indianDay,
  sayFinancialYear,
} from "./gate.rules.ts";
export { lockGate, readGate } from "./gate.store.ts";
export { gateWords } from "./gate-words.rules.ts";
export { createUnverifiedLimit, readUnverifiedMost } from "./market-rules.ts";
export { presentAuthorisation } from "./present-authorisation.ts";
export { type CompanyState, openTally, sumOf, type Tally } from "./tally.ts";
