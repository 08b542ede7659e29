import type { StatementRow } from "@rebale/contract/wallet";
import { Link } from "react-router";
import { t } from "ttag";
import { dateTime, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { accountNames } from "../wallet-labels.rules.ts";
import classes from "./rows-table.module.css";
import { signedAmount } from "./statement.rules.ts";

interface Props {
  rows: readonly StatementRow[];
  label: string;
}

/** Events of a wallet, each with one signed amount and the balance after it. */
export const RowsTable = ({ rows, label }: Props) => (
  <table className={`figures ${classes.rows}`} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{t`Particulars`}</th>
        <th scope="col">{t`Amount`}</th>
        <th scope="col">{t`Balance`}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row._id}>
          <th scope="row">
            {row.award_id ? (
              <Link to={`/award/${row.award_id}`}>{row.words}</Link>
            ) : (
              <span>{row.words}</span>
            )}
            <small>
              <time dateTime={row.at}>{dateTime(row.at)}</time>
            </small>
          </th>
          <td>
            <Amount row={row} />
          </td>
          <td>{rupeesExact(row.balance)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Amount({ row }: { row: StatementRow }) {
  const amount = signedAmount(row);
  if (amount === null)
    return (
      <span className={classes.moved}>
        {t`${rupeesExact(row.in)} moved`}
        <small>{accountNames[row.account]}</small>
      </span>
    );
  return amount > 0 ? (
    <b className={classes.came}>+{rupeesExact(amount)}</b>
  ) : (
    <b>−{rupeesExact(-amount)}</b>
  );
}
