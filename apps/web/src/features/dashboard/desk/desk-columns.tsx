import type { BidOrder } from "@rebale/contract/auctions";
import { t } from "ttag";
import { date, lotPrice, priceNote, quantity, rupees } from "../../../lib/formatting/formatting.ts";
import { stepText } from "../../../shared/goods/state-labels.ts";
import { StatusChip } from "../../../shared/lot/card/status-chip.tsx";
import { Countdown } from "../../../shared/lot/countdown.tsx";
import OfferRequest from "../../../shared/lot/offer/offer-request.tsx";
import type { Column as ColumnOf } from "../../../ui/table/card-table.tsx";
import { partOf, stepButton } from "../deals/deals.rules.ts";
import { BidAgain } from "../orders/bid-again.tsx";
import { LotLink, Mark, SaleLink } from "../orders/cells.tsx";
import orders from "../orders/orders.module.css";
import { isToPay, nextAction, standingText } from "../orders/orders.rules.ts";
import classes from "./desk.module.css";
import { RaiseMaximum } from "./raise-maximum.tsx";

type Column = ColumnOf<BidOrder>;

const tones = {
  none: "plain",
  leading: "good",
  outbid: "bad",
  subject: "wait",
  offered: "wait",
  won: "good",
  lost: "plain",
  voided: "plain",
  sealed: "wait",
  withdrawn: "plain",
} as const;

/**
 * A price in the lot's basis; what the lot costs at it, or its rate, below. What is sealed has none
 * to show, its bidder's own neither.
 */
const Money = ({ order, price }: { order: BidOrder; price: number }) =>
  price === 0 ? (
    <span>{order.standing === "sealed" ? t`Sealed` : "–"}</span>
  ) : (
    <span className={orders.money}>
      <b className="figures">{lotPrice(price, order.product_id)}</b>
      <small className="figures">
        {priceNote(price, { ...order.product_id, quantity: order.quantity })}
      </small>
    </span>
  );

/** An open auction's clock, else the time of the end. */
function Time({ order }: { order: BidOrder }) {
  const { status, ends_at, paused_at } = order.product_id;
  if (!ends_at) return null;
  return status === "live" || status === "paused" ? (
    <Countdown until={ends_at} stoppedAt={paused_at} />
  ) : (
    <span>{date(ends_at)}</span>
  );
}

function State({ order }: { order: BidOrder }) {
  const { standing, product_id } = order;
  const action = nextAction(order);
  const { status } = product_id;
  return (
    <span className={classes.state}>
      <Mark tone={action === "pay" ? "wait" : tones[standing]}>{standingText({ standing })}</Mark>
      {(status === "paused" || status === "withdrawn") && <StatusChip status={status} />}
      {order.next_step && order.next_step.what !== "done" ? (
        <span className={classes.next}>{stepText(order.next_step)}</span>
      ) : (
        <Time order={order} />
      )}
    </span>
  );
}

/** Through the market with the sum; what the two pay each other their sale's page explains. */
function payText(order: BidOrder): string {
  if (!isToPay(order)) return t`How to pay`;
  return order.award_due === null ? t`Pay` : t`Pay ${rupees(order.award_due)}`;
}

/** A bid's next action, in its row. */
function Action({ order }: { order: BidOrder }) {
  const action = nextAction(order);
  if (action === "answer" && order.offer)
    return (
      <OfferRequest lot={{ ...order.product_id, quantity: order.quantity }} offer={order.offer} />
    );
  if (action === "bid") return <BidAgain order={order} />;
  if (action === "raise") return <RaiseMaximum order={order} />;
  const step = order.next_step;
  if (action === "pay" && step?.who === "you")
    return <SaleLink order={order} words={payText(order)} />;
  return step ? (
    <SaleLink order={order} words={stepButton(step) ?? t`See the sale`} part={partOf(step)} />
  ) : (
    <LotLink order={order} words={order.standing === "sealed" ? t`See the lot` : t`Open`} />
  );
}

/** /totalbid: the trader's own bids, a row each, with what each needs to go on. */
export const deskColumns: readonly Column[] = [
  {
    name: "Product",
    title: t`Product`,
    heads: true,
    cell: (order) => (
      <LotLink order={order} picture>
        {t`Lot ${order.product_id._id}`} · {quantity(order.quantity, order.product_id.unit)}
      </LotLink>
    ),
  },
  {
    name: "Price now",
    title: t`Price now`,
    number: true,
    cell: (order) => <Money order={order} price={order.product_id.heightest} />,
  },
  {
    name: "Your Bid",
    title: t`Your Bid`,
    number: true,
    cell: (order) => <Money order={order} price={order.bid_amount} />,
  },
  {
    name: "Your maximum",
    title: t`Your maximum`,
    number: true,
    cell: ({ maximum, product_id }) =>
      maximum !== null && <span className="figures">{lotPrice(maximum, product_id)}</span>,
  },
  { name: "Standing", title: t`Standing`, cell: (order) => <State order={order} /> },
  {
    name: "Action",
    title: t`Action`,
    stays: true,
    cell: (order) => <Action order={order} />,
  },
];
