export { putBackWork, takeNextWork, takeWork } from "./assign-work.ts";
export { assign, assignedOf, isAssigned } from "./assignments.store.ts";
export { type HeldDecision, isLotHeld, takeDue, takeHeld } from "./held-decisions.store.ts";
export { holdDecision } from "./hold-decision.ts";
export { presentAssigned, presentCounts, readHeld, readUndoable } from "./present-queue.ts";
export { publishDecisions } from "./publish-decisions.ts";
export { reviewQueueJobs } from "./review-queue.jobs.ts";
export { takeBackDecision } from "./take-back-decision.ts";
