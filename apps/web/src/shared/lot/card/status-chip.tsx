import type { LotStatus } from "@rebale/contract/listings";
import { t } from "ttag";
import classes from "./status-chip.module.css";

const words: Record<LotStatus, string> = {
  live: t`Live`,
  upcoming: t`Upcoming`,
  paused: t`Paused`,
  ended: t`Ended`,
  withdrawn: t`Withdrawn`,
  pending: t`Pending`,
  refused: t`Refused`,
};

/** Told by word and shape, not by colour alone. Pending is red (S3.5). */
export const StatusChip = ({ status }: { status: LotStatus }) => (
  <span className={classes.chip} data-status={status}>
    {words[status]}
  </span>
);
