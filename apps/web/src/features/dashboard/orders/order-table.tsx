import type { BidOrder } from "@rebale/contract/auctions";
import classes from "./orders.module.css";

export interface Column {
  name: string;
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
            {columns.map(({ name, number }) => (
              <th key={name} scope="col" data-number={number || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order._id} data-order={order._id}>
              {columns.map(({ name, number, cell }) => (
                <td key={name} data-name={name} data-number={number || undefined}>
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
