import type { StatementRow } from "@rebale/contract/wallet";
import { Link } from "react-router";
import { t } from "ttag";
import { dateTime, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { CardTable, type Column } from "../../../ui/table/card-table.tsx";
import classes from "../wallet.module.css";
import { accountNames } from "../wallet-labels.rules.ts";

/** Where nothing came in, or went out, a phone spares the line. */
const amount = (rupees: number) => (rupees === 0 ? <span data-none>–</span> : rupeesExact(rupees));

const moves: readonly Column<StatementRow>[] = [
  {
    ...{ name: "what", title: t`Particulars`, heads: true },
    cell: ({ words, award_id, at, account }) => (
      <span className={classes.what}>
        {award_id ? <Link to={`/award/${award_id}`}>{words}</Link> : <b>{words}</b>}
        <small>
          <time dateTime={at}>{dateTime(at)}</time> · {accountNames[account]}
        </small>
      </span>
    ),
  },
  { ...{ name: "in", title: t`In`, number: true }, cell: (row) => amount(row.in) },
  { ...{ name: "out", title: t`Out`, number: true }, cell: (row) => amount(row.out) },
];
const balances = (title: string): Column<StatementRow> => ({
  ...{ name: "balance", title, number: true },
  cell: ({ balance }) => <b>{rupeesExact(balance)}</b>,
});
const columnsOf = {
  one: [...moves, balances(t`Balance`)],
  all: [...moves, balances(t`All accounts`)],
  none: moves,
};

interface Props {
  rows: readonly StatementRow[];
  label: string;
  /** The one account's or all accounts'; none where the rows are not in their order. */
  balance: keyof typeof columnsOf;
}

/** Money in and out. */
export const RowsTable = ({ rows, label, balance }: Props) => (
  <CardTable
    rows={rows}
    columns={columnsOf[balance]}
    label={label}
    className={`figures ${classes.moves}`}
  />
);
