import type { BidOrder } from "@rebale/contract/auctions";
import { Link } from "react-router";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconClock from "~icons/tabler/clock";
import IconMinus from "~icons/tabler/minus";
import IconPhone from "~icons/tabler/phone";
import { bidderName } from "../../../lib/formatting/bidder-name.ts";
import { named } from "../../../lib/names/named.ts";
import { LotCell } from "../../../shared/lot/lot-cell.tsx";
import action from "../../../ui/table/row-action.module.css";
import classes from "./orders.module.css";

/** The lot's title, or other words that lead to it. */
export function LotLink({
  order,
  picture,
  words,
  children,
}: {
  order: BidOrder;
  picture?: boolean;
  words?: string;
  children?: React.ReactNode;
}) {
  const { product_id: lot } = order;
  const to = `/auctiondetail/${lot.url}`;
  if (words)
    return (
      <Link to={to} className={action.action} aria-label={`${words}: ${lot.title}`}>
        {words}
      </Link>
    );
  return (
    <LotCell to={to} title={lot.title} picture={picture} image={lot.images[0]}>
      {children}
    </LotCell>
  );
}

interface SaleLinkProps {
  order: BidOrder;
  words: string;
  /** `#trucks`: of its page. */
  part?: string;
}

/** To the page of the sale that came of an order; of one without, to its lot. */
export function SaleLink({ order, words, part = "" }: SaleLinkProps) {
  if (order.award_id === null) return <LotLink order={order} words={words} />;
  return (
    <Link
      to={`/award/${order.award_id}${part}`}
      className={action.action}
      aria-label={`${words}: ${order.product_id.title}`}
    >
      {words}
    </Link>
  );
}

const signs = { good: IconCircleCheck, bad: IconAlertTriangle, wait: IconClock, plain: IconMinus };

/** Told by word and sign, not by colour alone. */
export function Mark({ tone, children }: { tone: keyof typeof signs; children: string }) {
  const Sign = signs[tone];
  return (
    <span className={classes.mark} data-tone={tone}>
      <Sign size={16} stroke={2.2} aria-hidden />
      {children}
    </span>
  );
}

/** Masked while the auction runs; afterwards the winner, with a way to call. */
export function Winner({ order: { buyer, bidder } }: { order: BidOrder }) {
  return buyer ? <Party party={buyer} /> : <span className={classes.id}>{bidderName(bidder)}</span>;
}

/** The other side of a sale. */
function Party({ party }: { party: NonNullable<BidOrder["buyer"]> }) {
  return (
    <span className={classes.winner}>
      <strong>{party.business_name ?? party.name}</strong>
      <span>
        {party.business_name && `${party.name}, `}
        {[party.city, party.state].flatMap((place) => (place ? named(place) : [])).join(", ")}
      </span>
      {party.mobile && (
        <a href={`tel:+91${party.mobile}`}>
          <IconPhone size={16} aria-hidden /> +91 {party.mobile}
        </a>
      )}
    </span>
  );
}
