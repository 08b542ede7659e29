export { handOverWork, putBackWork, takeNextWork, takeWork } from "./assign-work.ts";
export { assign, assignedOf, countWaiting, isAssigned } from "./assignments.store.ts";
export { type CarryOut, carryOutDecisions, carryOutDue } from "./carry-out-decisions.ts";
export {
  findHeld,
  isAuthorisationHeld,
  isCompanyHeld,
  isLotHeld,
} from "./held-decisions.store.ts";
export { holdDecision, replaceHeld } from "./hold-decision.ts";
export { presentAssigned, presentCounts, readHeld, readUndoable } from "./present-queue.ts";
export { reviewQueueJobs } from "./review-queue.jobs.ts";
export { takeBackDecision } from "./take-back-decision.ts";
