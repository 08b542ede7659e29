import type { BidOrder } from "@rebale/contract/auctions";
import { Link } from "react-router";
import { t } from "ttag";
import { date, lotPrice, priceNote, quantity } from "../../../lib/formatting/formatting.ts";
import { StatusChip } from "../../../shared/lot/card/status-chip.tsx";
import { Countdown } from "../../../shared/lot/countdown.tsx";
import { RowPicture } from "../../../shared/lot/lot-cell.tsx";
import OfferRequest from "../../../shared/lot/offer/offer-request.tsx";
import type { Column as ColumnOf } from "../../../ui/table/card-table.tsx";
import action from "../../../ui/table/row-action.module.css";
import { BidAgain } from "./bid-again.tsx";
import { LotLink, Mark, Party, SaleLink, Winner } from "./cells.tsx";
import { CompleteOrder } from "./complete-order.tsx";
import classes from "./orders.module.css";
import { isToPay, mayComplete, resultWords, standingWords, statusWords } from "./orders.rules.ts";

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
const productAndQuantity: Column = {
  ...product,
  cell: (order) => <LotLink order={order} picture withQuantity />,
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
  cell: (order) => (
    <Mark tone={order.status === "pending" ? "wait" : order.is_win ? "good" : "plain"}>
      {statusWords(order)}
    </Mark>
  ),
};
const resultFor = (whose: "bidder" | "seller"): Column => ({
  name: "Result",
  title: t`Result`,
  cell: (order) => (
    <span>
      <Mark tone={order.is_win ? "good" : order.standing === "subject" ? "wait" : "plain"}>
        {resultWords(order, whose)}
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

const isRunning = (status: BidOrder["product_id"]["status"]) =>
  status === "live" || status === "paused";

const tones = {
  none: "plain",
  leading: "good",
  outbid: "bad",
  subject: "wait",
  offered: "wait",
  won: "good",
  lost: "plain",
  voided: "plain",
} as const;
const money = (order: BidOrder, price: number) => (
  <span className={classes.money}>
    <b className="figures">{lotPrice(price, order.product_id)}</b>
    <small className="figures">{orderPriceNote(price, order)}</small>
  </span>
);
/** /totalbid: the trader's own bids, with what each needs to go on. */
export const totalBidColumns: readonly Column[] = [
  productAndQuantity,
  {
    name: "Price now",
    title: t`Price now`,
    number: true,
    cell: (order) => money(order, order.product_id.heightest),
  },
  {
    name: "Your Bid",
    title: t`Your Bid`,
    number: true,
    cell: (order) => money(order, order.bid_amount),
  },
  {
    name: "Standing",
    title: t`Standing`,
    cell: ({ standing, product_id: { status, ends_at, paused_at } }) => (
      <span className={classes.standing}>
        <Mark tone={tones[standing]}>{standingWords({ standing })}</Mark>
        {(status === "paused" || status === "withdrawn") && <StatusChip status={status} />}
        {ends_at &&
          (isRunning(status) ? (
            <Countdown until={ends_at} stoppedAt={paused_at} short />
          ) : (
            date(ends_at)
          ))}
      </span>
    ),
  },
  {
    name: "Action",
    title: t`Action`,
    stays: true,
    cell: (order) =>
      order.offer ? (
        <OfferRequest lot={{ ...order.product_id, quantity: order.quantity }} offer={order.offer} />
      ) : order.standing === "outbid" && order.product_id.status === "live" ? (
        <BidAgain order={order} />
      ) : (
        <LotLink order={order} words={t`Open`} />
      ),
  },
];

/** S2.49, with the buyer's real purchases in ₹ and whom to call about payment and lifting. */
export const purchaseColumns: readonly Column[] = [
  {
    name: "Title",
    title: t`Title`,
    heads: true,
    cell: (order) => (
      <span className={classes.stack}>
        <LotLink order={order} />
        {order.seller && <Party party={order.seller} />}
      </span>
    ),
  },
  id,
  amount,
  {
    name: "Image",
    title: t`Image`,
    cell: (order) => <RowPicture image={order.product_id.images[0]} sizes="96px" />,
  },
  status,
  {
    name: "Action",
    title: t`Action`,
    stays: true,
    cell: (order) => <SaleLink order={order} words={isToPay(order) ? t`Pay` : t`View`} />,
  },
];
