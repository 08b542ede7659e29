import type { Lot } from "@rebale/contract/listings";
import classes from "./completion.module.css";

/** S3.5: Pending is red. */
export const Completion = ({ lot: { is_completed } }: { lot: Pick<Lot, "is_completed"> }) => (
  <span className={classes.completion} data-completed={is_completed}>
    {is_completed}
  </span>
);
