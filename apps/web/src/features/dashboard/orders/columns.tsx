import type { BidOrder } from "@rebale/contract/auctions";
import { Link } from "react-router";
import { t } from "ttag";
import { lotPrice, priceNote, quantity } from "../../../lib/formatting/formatting.ts";
import type { Column as ColumnOf } from "../../../ui/table/card-table.tsx";
import action from "../../../ui/table/row-action.module.css";
import { LotLink, Mark, SaleLink, Winner } from "./cells.tsx";
import { CompleteOrder } from "./complete-order.tsx";
import classes from "./orders.module.css";
import { mayComplete } from "./orders.rules.ts";
import { resultLabel, statusLabels } from "./status-labels.ts";

type Column = ColumnOf<BidOrder>;

const orderPriceNote = (price: number, { product_id, quantity }: BidOrder) =>
  priceNote(price, { ...product_id, quantity });

const id: Column = {
  name: "Bidding ID",
  title: t`Bidding ID`,
  cell: (order) => <span className={`figures ${classes.id}`}>{order.bid_order_id}</span>,
};
const product: Column = {
  name: "Product",
  title: t`Product`,
  heads: true,
  cell: (order) => <LotLink order={order} picture />,
};
const amount: Column = {
  name: "Bid Amount",
  title: t`Bid Amount`,
  number: true,
  cell: (order) => (
    <div>
      <b className="figures">{lotPrice(order.bid_amount, order.product_id)}</b>
      {order.product_id.basis !== "lot" && (
        <small className="figures">{orderPriceNote(order.bid_amount, order)}</small>
      )}
    </div>
  ),
};
const status: Column = {
  name: "Status",
  title: t`Status`,
  cell: (order) => {
    const [status, more] = statusLabels(order);
    const isPending = order.status === "pending" && order.award_state !== "settled";
    return (
      <span className={classes.stack}>
        <Mark tone={isPending ? "wait" : order.is_win ? "good" : "plain"}>{status}</Mark>
        {more && <small>{more}</small>}
      </span>
    );
  },
};
const resultFor = (whose: "bidder" | "seller"): Column => ({
  name: "Result",
  title: t`Result`,
  cell: (order) => (
    <span>
      <Mark tone={order.is_win ? "good" : order.standing === "subject" ? "wait" : "plain"}>
        {resultLabel(order, whose)}
      </Mark>
    </span>
  ),
});
const many: Column = {
  name: "Quantity",
  title: t`Quantity`,
  number: true,
  cell: (order) => quantity(order.quantity, order.product_id.unit),
};

/** S2.48 */
export const buyerOrderColumns: readonly Column[] = [
  id,
  product,
  many,
  amount,
  status,
  resultFor("bidder"),
];

/** The seller sees who won once it is over, and says when the lot is paid and lifted. */
export const sellerOrderColumns: readonly Column[] = [
  {
    ...product,
    cell: (order) => (
      <LotLink order={order} picture>
        {quantity(order.quantity, order.product_id.unit)}
        <br />
        {t`Bidding ID ${order.bid_order_id}`}
      </LotLink>
    ),
  },
  amount,
  { name: "Bidder", title: t`Bidder`, cell: (order) => <Winner order={order} /> },
  resultFor("seller"),
  {
    name: "Status",
    title: t`Status`,
    stays: true,
    cell: (order) => (
      <span className={classes.stack}>
        {status.cell(order)}
        {mayComplete(order) && <CompleteOrder order={order} />}
        {order.award_id && <SaleLink order={order} words={t`See the sale`} />}
        {order.standing === "subject" && (
          <Link
            to="/dashboard"
            className={action.action}
            aria-label={t`Answer: ${order.product_id.title}`}
          >
            {t`Answer`}
          </Link>
        )}
      </span>
    ),
  },
];
