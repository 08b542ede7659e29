import { demoJobs } from "./demo/index.ts";
import { accountJobs } from "./features/accounts/index.ts";
import { apiKeyJobs } from "./features/api-keys/index.ts";
import { auctionsQueue } from "./features/auctions/index.ts";
import { authorisationJobs, carryOutAuthorisationReview } from "./features/authorisations/index.ts";
import { awardJobs } from "./features/awards/index.ts";
import { bankingQueue } from "./features/banking/index.ts";
import { carryOutCompanyReview } from "./features/companies/index.ts";
import { contentJobs } from "./features/content/index.ts";
import { corrigendaJobs } from "./features/corrigenda/index.ts";
import { figureJobs } from "./features/figures/index.ts";
import { inspectionJobs } from "./features/inspections/index.ts";
import { feePapersQueue, goodsPaperJobs, paperClockJobs } from "./features/invoices/index.ts";
import { irregularityJobs } from "./features/irregularities/index.ts";
import { journalJobs } from "./features/journal-desk/index.ts";
import { kilogramChecks, kilogramJobs } from "./features/kilograms/index.ts";
import { liftingJobs } from "./features/lifting/index.ts";
import { carryOutReview, listingJobs, searchJobs } from "./features/listings/index.ts";
import { mediaJobs } from "./features/media/index.ts";
import { messageQueues } from "./features/notifications/index.ts";
import { paperJobs } from "./features/papers/index.ts";
import { paymentsQueue } from "./features/payments/index.ts";
import { personalDataJobs } from "./features/personal-data/index.ts";
import { type CarryOut, reviewQueueJobs } from "./features/review-queue/index.ts";
import { alertsQueue } from "./features/saved-searches/index.ts";
import { settlementJobs } from "./features/settlement/index.ts";
import { taxHoldJobs } from "./features/tax-holds/index.ts";
import { webhooksQueue } from "./features/webhooks/index.ts";
import type { Deps } from "./platform/deps.ts";
import type { JobQueue } from "./platform/jobs/jobs.ts";

/** All queues of a node; none holds up another. */
export const jobQueues = (deps: Deps): JobQueue[] => [
  auctionsQueue(deps),
  alertsQueue(deps),
  ...messageQueues(deps),
  paymentsQueue(deps),
  bankingQueue(deps),
  feePapersQueue(deps),
  webhooksQueue(deps),
  upkeepQueue(deps),
  hourlyQueue(deps),
];

/** How each kind of the office's decisions is carried out. */
export const carryOutOf = (deps: Deps): CarryOut => ({
  company: (id) => carryOutCompanyReview(deps, id),
  authorisation: (id) => carryOutAuthorisationReview(deps, id),
  lot: (id) => carryOutReview(deps, id),
});

/** The jobs that run every minute. */
function upkeepQueue(deps: Deps): JobQueue {
  const handlers = {
    ...accountJobs(deps),
    ...apiKeyJobs(deps),
    ...mediaJobs(deps),
    ...paperJobs(deps),
    ...paperClockJobs(deps),
    ...authorisationJobs(deps),
    ...awardJobs(deps),
    ...liftingJobs(deps),
    ...inspectionJobs(deps),
    ...kilogramJobs(deps),
    ...goodsPaperJobs(deps),
    ...settlementJobs(deps),
    ...taxHoldJobs(deps),
    ...reviewQueueJobs(deps, carryOutOf(deps)),
    ...listingJobs(deps),
    ...contentJobs(deps),
    ...corrigendaJobs(deps),
    ...figureJobs(deps),
    ...searchJobs(deps),
    ...(deps.config.demo ? demoJobs(deps) : {}),
  };
  const everyMinute = Object.keys(handlers) as (keyof typeof handlers)[];
  return { name: "upkeep", concurrency: 1, handlers, everyMinute };
}

/** The jobs that take longer, and may hold up none that run every minute. */
function hourlyQueue(deps: Deps): JobQueue {
  const handlers = {
    ...irregularityJobs(deps),
    ...journalJobs(deps),
    ...kilogramChecks(deps),
    ...personalDataJobs(deps),
  };
  const everyHour = Object.keys(handlers) as (keyof typeof handlers)[];
  return { name: "hourly", concurrency: 1, handlers, everyHour };
}
