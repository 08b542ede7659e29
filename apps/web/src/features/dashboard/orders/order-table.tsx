import type { BidOrder } from "@rebale/contract/auctions";
import classes from "./orders.module.css";

export interface Column {
  /** By which the styles know it. */
  name: string;
  /** What its head says. */
  title: string;
  /** Amounts and counts stand right. */
  number?: boolean;
  cell: (order: BidOrder) => React.ReactNode;
}

/** A table; on a phone each row is a card whose cells carry their column's name. */
export function OrderTable({
  orders,
  columns,
  label,
}: {
  orders: readonly BidOrder[];
  columns: readonly Column[];
  label: string;
}) {
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ name, title, number }) => (
              <th key={name} scope="col" data-number={number || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order._id} data-order={order._id}>
              {columns.map(({ name, title, number, cell }) => (
                <td
                  key={name}
                  data-column={name}
                  data-name={title}
                  data-number={number || undefined}
                >
                  {cell(order)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
