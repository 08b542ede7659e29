import type { BidOrder } from "@rebale/contract/auctions";
import { t } from "ttag";
import { Page } from "../../../ui/layout/page.tsx";
import { CardTable, type Column } from "../../../ui/table/card-table.tsx";
import { Pager } from "../../../ui/tabs/pager.tsx";
import classes from "./orders.module.css";
import type { OrdersPage } from "./read-orders.ts";

interface Props {
  title: string;
  /** The everyday word for it, beside the specification's. */
  called?: string | false;
  beside?: React.ReactNode;
  /** Below the title. */
  lead?: React.ReactNode;
  page: OrdersPage;
  columns: readonly Column<BidOrder>[];
  empty: React.ReactNode;
  tabs?: React.ReactNode;
  className?: string | undefined;
}

export function OrderScreen({
  title,
  called,
  beside,
  lead,
  page: { orders, page, total },
  columns,
  empty,
  tabs,
  className = "",
}: Props) {
  return (
    <Page title={title} description={t`${title}: your orders on Rebale.`} index={false}>
      <div className={classes.title}>
        <div>
          {called && <span className={classes.called}>{called}</span>}
          <h1>{title}</h1>
        </div>
        {beside}
      </div>
      {lead}
      {tabs}
      {orders.length ? (
        <CardTable
          rows={orders}
          columns={columns}
          label={title}
          className={`${classes.table} ${className}`}
        />
      ) : (
        <div className={classes.nothing}>{empty}</div>
      )}
      <Pager page={page} total={total} of={title} />
    </Page>
  );
}
