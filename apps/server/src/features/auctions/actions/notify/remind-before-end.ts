import type { Tx } from "../../../../platform/db/db.ts";
import { addJob } from "../../../../platform/jobs/jobs.ts";
import { endingNoticeAt } from "../../../listings/index.ts";
import type { LockedAuction } from "../../domain/auction.ts";

/** Bidders are reminded before the new end, whether they were before the old one or not. */
export const remindBeforeEnd = (tx: Tx, { auction }: LockedAuction, endsAt: Date) =>
  addJob(
    tx,
    "notify-ending-soon",
    { lotId: auction.id },
    {
      at: endingNoticeAt({ starts_at: auction.startsAt, ends_at: endsAt }),
      key: `ending:${auction.id}`,
    },
  );
