import type { OwnLot } from "@rebale/contract/listings";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { quantity } from "../../../../lib/formatting/formatting.ts";
import { priceOf } from "../../../../shared/lot/prices/live-prices.ts";
import { usePriceVersion } from "../../../../shared/lot/prices/use-prices.ts";
import { withPrice } from "../../../../shared/lot/prices/with-price.ts";
import { useStatusesNow } from "../../../../shared/lot/use-status-now.ts";
import { CardTable, type Column } from "../../../../ui/table/card-table.tsx";
import { isSelectable, SelectionBar, SelectLot } from "../bulk-edit/selection-bar.tsx";
import { pageOfLot } from "../own-lots/lot-action.tsx";
import { LotMenu } from "../own-lots/lot-menu.tsx";
import { AskedPrice, BestBid } from "../own-lots/lot-prices.tsx";
import classes from "./own-table.module.css";
import { StageNow } from "./stage-now.tsx";

const columns: readonly Column<OwnLot>[] = [
  {
    name: "Number",
    title: t`Lot no.`,
    cell: ({ lot_no }) => <span className={`${classes.number} figures`}>{lot_no ?? "–"}</span>,
  },
  {
    name: "Product",
    title: t`Product`,
    heads: true,
    cell: (lot) => (
      <Link to={pageOfLot(lot)} className={classes.title} title={lot.title}>
        {lot.title}
      </Link>
    ),
  },
  {
    name: "Quantity",
    title: t`Quantity`,
    number: true,
    cell: (lot) => quantity(lot.quantity, lot.unit),
  },
  { name: "Asked", title: t`Asked`, number: true, cell: (lot) => <AskedPrice lot={lot} /> },
  { name: "Best", title: t`Best bid`, number: true, cell: (lot) => <BestBid lot={lot} /> },
  { name: "Status", title: t`Status`, cell: (lot) => <StageNow lot={lot} /> },
  {
    name: "More",
    title: t`More`,
    stays: true,
    cell: (lot) => <LotMenu lot={lot} />,
  },
];

const NONE: ReadonlySet<string> = new Set();

/**
 * A seller's lots, a row each; on a phone a row is a card. Those that wait for a signature, or are
 * not approved yet, may be dealt with together.
 */
export function OwnTable({ lots: listed, label }: { lots: readonly OwnLot[]; label: string }) {
  usePriceVersion();
  const lots = useStatusesNow(listed.map((lot) => withPrice(lot, priceOf(lot._id))));
  const [chosen, choose] = useState(NONE);
  const open = lots.filter(isSelectable);
  const select: Column<OwnLot> = {
    name: "Select",
    title: t`Select`,
    cell: (lot) => <SelectLot lot={lot} chosen={chosen} onChoose={choose} />,
  };
  // A seller who numbers no lot has the room for their names.
  const shown = lots.some(({ lot_no }) => lot_no) ? columns : columns.slice(1);
  return (
    <>
      {open.length > 0 && <SelectionBar lots={open} chosen={chosen} onChoose={choose} />}
      <CardTable
        rows={lots}
        columns={open.length > 0 ? [select, ...shown] : shown}
        label={label}
        className={classes.table}
      />
    </>
  );
}
