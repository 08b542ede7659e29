import type { LotStatus } from "@rebale/contract/listings";
import classes from "./status-chip.module.css";

const words: Record<LotStatus, string> = {
  live: "Live",
  upcoming: "Upcoming",
  ended: "Ended",
  pending: "Pending",
  refused: "Refused",
};

/** Told by word and shape, not by colour alone. Pending is red (S3.5). */
export const StatusChip = ({ status }: { status: LotStatus }) => (
  <span className={classes.chip} data-status={status}>
    {words[status]}
  </span>
);
