import type { BidOrder } from "@rebale/contract/auctions";
import { t } from "ttag";
import { lotPrice } from "../../../lib/formatting/formatting.ts";
import { stepText } from "../../../shared/goods/state-labels.ts";
import { LotCell, RowPicture } from "../../../shared/lot/lot-cell.tsx";
import { pictureAlt } from "../../../shared/lot/picture-alt.ts";
import type { Column as ColumnOf } from "../../../ui/table/card-table.tsx";
import { LotLink, SaleLink } from "../orders/cells.tsx";
import { CompleteOrder } from "../orders/complete-order.tsx";
import { mayComplete } from "../orders/orders.rules.ts";
import { statusLabels } from "../orders/status-labels.ts";
import classes from "./deals.module.css";
import { otherSide, partOf, stepButton, toneOf } from "./deals.rules.ts";

type Column = ColumnOf<BidOrder>;

function Step({ order }: { order: BidOrder }) {
  const { next_step: step } = order;
  return (
    <span className={classes.step}>
      {step && step.what !== "done" && <b data-tone={toneOf(step)}>{stepText(step)}</b>}
      <small>{statusLabels(order).filter(Boolean).join(" · ")}</small>
    </span>
  );
}

function Action({ order }: { order: BidOrder }) {
  const { next_step: step } = order;
  if (step?.what === "say_gone" && mayComplete(order)) return <CompleteOrder order={order} />;
  return <SaleLink order={order} words={stepButton(step) ?? t`View`} part={partOf(step)} />;
}

/** S2.49's columns: a sale a row, with its other side, what is next, and the one button for it. */
export const dealColumns: readonly Column[] = [
  {
    name: "Title",
    title: t`Title`,
    heads: true,
    cell: (order) =>
      order.award_id === null ? (
        <LotLink order={order} />
      ) : (
        <LotCell to={`/award/${order.award_id}`} title={order.product_id.title}>
          {otherSide(order)}
        </LotCell>
      ),
  },
  {
    name: "Bidding ID",
    title: t`Bidding ID`,
    cell: (order) => <span className="figures">{order.bid_order_id}</span>,
  },
  {
    name: "Bid Amount",
    title: t`Bid Amount`,
    number: true,
    cell: (order) => <b className="figures">{lotPrice(order.bid_amount, order.product_id)}</b>,
  },
  {
    name: "Image",
    title: t`Image`,
    cell: ({ product_id: { images, title } }) => (
      <RowPicture image={images[0]} alt={pictureAlt(images[0], title)} sizes="56px" />
    ),
  },
  { name: "Status", title: t`Status`, cell: (order) => <Step order={order} /> },
  {
    name: "Action",
    title: t`Action`,
    stays: true,
    cell: (order) => <Action order={order} />,
  },
];
