export { authorisationJobs } from "./authorisations.jobs.ts";
export { authorisationRoutes } from "./authorisations.routes.ts";
export { listOfCompany } from "./authorisations.store.ts";
export {
  type CompanyRights,
  capacityOn,
  decideEligibility,
  endedOn,
  financialYear,
  type RestrictedLot,
  type EligibilityRefusal,
  indianDay,
  financialYearText,
} from "./eligibility.rules.ts";
export { lockCapacities, readCapacities } from "./eligibility.store.ts";
export { refusalWords } from "./refusal-words.rules.ts";
export { createUnverifiedLimit, readUnverifiedMost } from "./market-rules.ts";
export { presentAuthorisation } from "./present-authorisation.ts";
export { type CompanyState, createCapacityUsage, sumOf, type CapacityUsage } from "./capacity-usage.ts";
