import type { BidOrder } from "@rebale/contract/auctions";
import { useState } from "react";
import { jt, t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";
import { rupees } from "../../../lib/formatting/formatting.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import action from "../../../ui/table/row-action.module.css";
import classes from "./orders.module.css";

/** Asked once more: it cannot be undone. */
export function CompleteOrder({ order }: { order: BidOrder }) {
  const [open, setOpen] = useState(false);
  const { busy, send } = useCommand();
  const complete = async () => {
    const call = () =>
      api.call(auctions.completeOrder, {
        params: { id: order._id },
        body: { status: "completed" },
      });
    if (await send(call, formMessages.orderCompleted)) setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={action.action}
        onClick={() => setOpen(true)}
        aria-label={t`Mark completed: ${order.product_id.title}`}
      >
        {t`Mark completed`}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Is this order completed?`}>
        <p>{jt`You confirm that ${order.buyer?.business_name ?? order.buyer?.name ?? t`the winner`} has paid ${(
          <b key="amount" className="figures">
            {rupees(order.value)}
          </b>
        )} and lifted ${<strong key="lot">{order.product_id.title}</strong>}. This cannot be undone.`}</p>
        <div className={classes.confirm}>
          <PlainButton kind="quiet" onClick={() => setOpen(false)}>
            {t`Not yet`}
          </PlainButton>
          <PlainButton kind="main" disabled={busy} onClick={() => void complete()}>
            {busy ? t`Saving…` : t`Paid and lifted`}
          </PlainButton>
        </div>
      </Dialog>
    </>
  );
}
