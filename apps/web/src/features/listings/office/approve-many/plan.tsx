import type { LeftLot, PlannedLot } from "@rebale/contract/listings";
import { Notice } from "../../../../shared/office/notice.tsx";
import classes from "./many.module.css";

/** Each lot's plan or result, and the lots left out. */
export interface Plan {
  lots: readonly PlannedLot[];
  left: readonly LeftLot[];
}
export const lotsOf = (n: number) => `${n} ${n === 1 ? "lot" : "lots"}`;

/** The outcome: lots that stay are named with the reason. */
export const Report = ({ done: { lots, left } }: { done: Plan }) => (
  <>
    <Notice kind="done">{`${lotsOf(lots.length)} approved.`}</Notice>
    {left.length > 0 && (
      <Notice kind="warning">
        {lotsOf(left.length)} {left.length === 1 ? "stays" : "stay"} pending:
        <ul className={classes.report}>
          {left.map(({ _id, title, msg }) => (
            <li key={_id}>
              <b>{title ?? `Lot ${_id}`}</b>: {msg}
            </li>
          ))}
        </ul>
      </Notice>
    )}
  </>
);
