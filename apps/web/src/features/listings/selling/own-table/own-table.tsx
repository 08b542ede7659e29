import type { OwnLot } from "@rebale/contract/listings";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { lotPrice, priceNote, quantity } from "../../../../lib/formatting/formatting.ts";
import { named } from "../../../../lib/names/named.ts";
import { Completion } from "../../../../shared/lot/card/completion.tsx";
import { LotCell } from "../../../../shared/lot/lot-cell.tsx";
import { priceOf } from "../../../../shared/lot/prices/live-prices.ts";
import { usePriceVersion } from "../../../../shared/lot/prices/use-prices.ts";
import { withPrice } from "../../../../shared/lot/prices/with-price.ts";
import { useStatusesNow } from "../../../../shared/lot/use-status-now.ts";
import { Watchers } from "../../../../shared/lot/watch/watchers.tsx";
import { CardTable, type Column } from "../../../../ui/table/card-table.tsx";
import action from "../../../../ui/table/row-action.module.css";
import { SelectionBar, SelectLot } from "../bulk-edit/selection-bar.tsx";
import { CopyLink } from "../own-lots/copy-link.tsx";
import { LotStatusLine } from "../own-lots/lot-status-line.tsx";
import { hasCompletion, OwnStage } from "../own-lots/own-stage.tsx";
import { Attempts } from "../relist/attempts.tsx";
import { RelistButton } from "../relist/relist-button.tsx";
import { isToSign } from "../selling.rules.ts";
import classes from "./own-table.module.css";

const pageOf = (lot: OwnLot) =>
  lot.is_approved ? `/auctiondetail/${lot.url}` : `/sellnow/${lot._id}`;

const columns: readonly Column<OwnLot>[] = [
  {
    name: "Product",
    title: t`Product`,
    heads: true,
    cell: (lot) => (
      <LotCell to={pageOf(lot)} title={lot.title} picture image={lot.images[0]}>
        {quantity(lot.quantity, lot.unit)} · {named(lot.location.city)}
        <Watchers lot={lot} />
      </LotCell>
    ),
  },
  {
    name: "Status",
    title: t`Status`,
    cell: (lot) => (
      <span className={classes.status}>
        <OwnStage lot={lot} />
        {hasCompletion(lot) && <Completion lot={lot} />}
      </span>
    ),
  },
  {
    name: "Price",
    title: t`Price`,
    called: (lot) => (lot.heightest ? t`Highest bid` : t`Market value`),
    number: true,
    cell: (lot) => <Price lot={lot} />,
  },
  {
    name: "Bids",
    title: t`Bids`,
    number: true,
    cell: (lot) => <span className="figures">{lot.bid_count}</span>,
  },
  {
    name: "Stage",
    title: t`Stage`,
    cell: (lot) => (
      <span className={classes.stage}>
        <LotStatusLine lot={lot} />
        <Attempts lot={lot} />
      </span>
    ),
  },
  { name: "Action", title: t`Action`, stays: true, cell: (lot) => <Action lot={lot} /> },
];

const NONE: ReadonlySet<string> = new Set();

/**
 * A seller's lots, a row each; on a phone a row is a card. Those that are not approved yet may be
 * changed together.
 */
export function OwnTable({ lots: listed, label }: { lots: readonly OwnLot[]; label: string }) {
  usePriceVersion();
  const lots = useStatusesNow(listed.map((lot) => withPrice(lot, priceOf(lot._id))));
  const [chosen, choose] = useState(NONE);
  const open = lots.filter((lot) => !lot.is_approved);
  const select: Column<OwnLot> = {
    name: "Select",
    title: t`Select`,
    cell: (lot) => <SelectLot lot={lot} chosen={chosen} onChoose={choose} />,
  };
  return (
    <>
      {open.length > 0 && <SelectionBar lots={open} chosen={chosen} onChoose={choose} />}
      <CardTable
        rows={lots}
        columns={open.length > 0 ? [select, ...columns] : columns}
        label={label}
        className={classes.table}
      />
    </>
  );
}

function Price({ lot }: { lot: OwnLot }) {
  const amount = lot.heightest || lot.market_value;
  if (!amount) return "–";
  return (
    <span className={classes.price}>
      <b className="figures">{lotPrice(amount, lot)}</b>
      <small className="figures">{priceNote(amount, lot)}</small>
      <small className={classes.what}>{lot.heightest ? t`highest bid` : t`market value`}</small>
    </span>
  );
}

function Action({ lot }: { lot: OwnLot }) {
  const [to, words] =
    lot.seller_answer === "awaited"
      ? ["/dashboard", t`Answer`]
      : isToSign(lot)
        ? [`/sign/${lot._id}`, t`Read and sign`]
        : [pageOf(lot), lot.is_approved ? t`Bid Detail` : t`Edit`];
  return (
    <span className={classes.actions}>
      <Link to={to} className={action.action} aria-label={`${words}: ${lot.title}`}>
        {words}
      </Link>
      <RelistButton lot={lot} />
      <CopyLink lot={lot} />
    </span>
  );
}
