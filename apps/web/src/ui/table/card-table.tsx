import classes from "./card-table.module.css";
import frame from "./frame.module.css";

export interface Column<R> {
  /** By which the styles know it. */
  name: string;
  /** The head's words. */
  title: string;
  /** The cell's name on a card, where that depends on the row; else as the head says. */
  called?: (row: R) => string;
  /** Amounts and counts stand right. */
  number?: boolean;
  /** Is in sight however narrow the page: the rest scrolls below it. */
  stays?: boolean;
  /** The row's subject; it heads the card. */
  heads?: boolean;
  cell: (row: R) => React.ReactNode;
}

interface Props<R> {
  rows: readonly R[];
  columns: readonly Column<R>[];
  label: string;
  className?: string;
}

/** A table; on a phone each row is a card whose cells carry their column's name. */
export const CardTable = <R extends { _id: string }>(props: Props<R>) => (
  <div className={`${frame.frame} ${classes.frame}`}>
    <table className={`${classes.table} ${props.className ?? ""}`} aria-label={props.label}>
      <thead>
        <tr>
          {props.columns.map(({ name, title, number, stays }) => (
            <th
              key={name}
              scope="col"
              data-number={number || undefined}
              data-stays={stays || undefined}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr key={row._id} data-row={row._id}>
            {props.columns.map((column) => (
              <Cell key={column.name} row={row} column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Cell<R>({ row, column }: { row: R; column: Column<R> }) {
  const { name, title, called, number, heads, stays, cell } = column;
  const Tag = heads ? "th" : "td";
  return (
    <Tag
      scope={heads ? "row" : undefined}
      data-column={name}
      data-name={called?.(row) ?? title}
      data-heads={heads || undefined}
      data-number={number || undefined}
      data-stays={stays || undefined}
    >
      {cell(row)}
    </Tag>
  );
}
