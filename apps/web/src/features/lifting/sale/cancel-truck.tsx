import type { Trip } from "@rebale/contract/lifting";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { lifting } from "../../../lib/api/operations.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import classes from "../../../shared/goods/goods.module.css";
import { plate } from "../../../shared/goods/truck-labels.ts";
import { PlainButton } from "../../../ui/button-link.tsx";

/** Asked once more: the place goes to whoever books it next. */
export function CancelTruck({ trip, onDone }: { trip: Trip; onDone: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const { busy, send } = useCommand();
  const cancel = async () => {
    const call = () => api.call(lifting.cancelTrip, { params: { id: trip._id } });
    if (await send(call, t`Cancelled: ${plate(trip.vehicle_no)}`)) onDone();
  };
  if (!isAsked)
    return (
      <div className={classes.buttons}>
        <PlainButton kind="quiet" onClick={() => setAsked(true)}>
          {t`Cancel this truck`}
        </PlainButton>
      </div>
    );
  return (
    <div className={classes.link}>
      <p>{t`Its place in the yard is free again, and the driver’s link stops working. Cancel it?`}</p>
      <div className={classes.buttons}>
        <PlainButton kind="quiet" onClick={() => setAsked(false)}>{t`Keep it`}</PlainButton>
        <PlainButton kind="brand" disabled={busy} onClick={() => void cancel()}>
          {t`Yes, cancel`}
        </PlainButton>
      </div>
    </div>
  );
}
