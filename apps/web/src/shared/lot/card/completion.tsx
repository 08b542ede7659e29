import type { Lot } from "@rebale/contract/listings";
import { t } from "ttag";
import classes from "./completion.module.css";

const words = { Pending: t`Pending`, Completed: t`Completed` };

/** S3.5: Pending is red. */
export const Completion = ({ lot: { is_completed } }: { lot: Pick<Lot, "is_completed"> }) => (
  <span className={classes.completion} data-completed={is_completed}>
    {words[is_completed]}
  </span>
);
