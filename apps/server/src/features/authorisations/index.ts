export { authorisationJobs } from "./authorisations.jobs.ts";
export { authorisationRoutes } from "./authorisations.routes.ts";
export { eraseAuthorisations, listOfCompany } from "./authorisations.store.ts";
export {
  type CapacityUsage,
  type CompanyState,
  createCapacityUsage,
  sumOf,
} from "./capacity-usage.ts";
export {
  type CompanyRights,
  capacityOn,
  decideEligibility,
  type EligibilityRefusal,
  endedOn,
  type RestrictedLot,
} from "./eligibility.rules.ts";
export { lockCapacities, readCapacities } from "./eligibility.store.ts";
export { createUnverifiedLimit, readUnverifiedMost } from "./market-rules.ts";
export { presentAuthorisation } from "./present-authorisation.ts";
export { refusalText } from "./refusal-messages.rules.ts";
export { carryOutAuthorisationReview } from "./review/carry-out-review.ts";
