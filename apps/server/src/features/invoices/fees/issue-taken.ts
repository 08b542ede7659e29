import type { Tx } from "../../../platform/db/db.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";
import type { Posting } from "../../journal/index.ts";

declare module "../../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    /** The market took a fee of a sale, or gave one back. */
    "issue-fee-papers": { awardId: number };
  }
}

/**
 * A fee that the market took gets its paper soon after: the series is one row for all sales, so
 * none of them locks it.
 */
export function issueTaken(tx: Tx, posted: readonly Posting[]): Promise<void> {
  const charged = new Set(
    posted.flatMap(({ lines }) =>
      lines.flatMap(({ kind, awardId }) => (kind === "fees" ? (awardId ?? []) : [])),
    ),
  );
  return addJobs(
    tx,
    [...charged].map((awardId) => ({
      ...{ name: "issue-fee-papers", payload: { awardId }, key: `fee:${awardId}` },
    })),
  );
}
