import type { Deps } from "../../platform/deps.ts";
import type { JobQueue } from "../../platform/jobs/jobs.ts";
import { issueFeePapers } from "./fees/issue-fee-papers.ts";

/** One at a time: all of them wait for the market's own series. */
export const feePapersQueue = (deps: Deps): JobQueue => ({
  name: "fee-papers",
  concurrency: 1,
  handlers: { "issue-fee-papers": ({ awardId }) => issueFeePapers(deps, awardId) },
});
