import type { LeftLot, PlannedLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { Notice } from "../../../../shared/office/notice.tsx";
import classes from "./many.module.css";

/** Each lot's plan or result, and the lots left out. */
export interface Plan {
  lots: readonly PlannedLot[];
  left: readonly LeftLot[];
}
export const lotsOf = (n: number) => (n === 1 ? t`1 lot` : t`${n} lots`);

/** The outcome: lots that stay are named with the reason. */
export const Report = ({ done: { lots, left } }: { done: Plan }) => (
  <>
    <Notice kind="done">{t`${lotsOf(lots.length)} approved.`}</Notice>
    {left.length > 0 && (
      <Notice kind="warning">
        {left.length === 1 ? t`1 lot stays pending:` : t`${left.length} lots stay pending:`}
        <ul className={classes.report}>
          {left.map(({ _id, title, msg }) => (
            <li key={_id}>
              <b>{title ?? t`Lot ${_id}`}</b>: {msg}
            </li>
          ))}
        </ul>
      </Notice>
    )}
  </>
);
