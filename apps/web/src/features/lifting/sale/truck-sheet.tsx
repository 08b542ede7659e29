import type { Trip } from "@rebale/contract/lifting";
import { t } from "ttag";
import { dateTime, kilograms, rupeesExact } from "../../../lib/formatting/formatting.ts";
import goods from "../../../shared/goods/goods.module.css";
import { hasLeft } from "../../../shared/goods/goods.rules.ts";
import { Mark } from "../../../shared/goods/mark.tsx";
import type { Side } from "../../../shared/goods/side.ts";
import { truckStates, truckTone } from "../../../shared/goods/truck-labels.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import { CancelTruck } from "./cancel-truck.tsx";
import { ChangeVehicle } from "./change-vehicle.tsx";
import { DriverLink } from "./driver-link.tsx";
import { ReceiveTruck } from "./receive-truck.tsx";
import { SlipPhotos } from "./slip-photos.tsx";
import { TruckFacts } from "./truck-facts.tsx";
import classes from "./truck-sheet.module.css";

interface Props {
  trip: Trip;
  side: Side;
  may: boolean;
  onDone: () => void;
}

/** One truck: its weight and photos first, for the code below them is the buyer's yes to these. */
export function TruckSheet({ trip, side, may, onDone }: Props) {
  const isOver = hasLeft(trip) || trip.state === "cancelled" || trip.state === "missed";
  return (
    <div className={classes.sheet}>
      <p>
        <Mark tone={truckTone(trip.state)}>{truckStates[trip.state]}</Mark>
      </p>
      <Weight trip={trip} />
      {trip.slips.length > 0 && <SlipPhotos slips={trip.slips} />}
      {trip.due !== null && trip.due > 0 && !isOver && (
        <p className={goods.sum}>
          {t`${rupeesExact(trip.due)} is to be paid before this truck may leave.`}
        </p>
      )}
      {!isOver && <Code trip={trip} />}
      {!isOver && trip.driver_link && <DriverLink trip={trip} path={trip.driver_link} />}
      <TruckFacts trip={trip} />
      {trip.refused_uses.map(({ at }) => (
        <p key={at} className={goods.error}>
          <WithDates>{t`Its pass was shown a second time: ${dateTime(at)}`}</WithDates>
        </p>
      ))}
      {may && <Acts trip={trip} side={side} onDone={onDone} />}
    </div>
  );
}

function Weight({ trip: { net_kg, gross_kg, tare_kg } }: { trip: Trip }) {
  if (tare_kg === null) return null;
  if (net_kg === null || gross_kg === null)
    return <p>{t`Empty it weighs ${kilograms(tare_kg)}. It is being loaded.`}</p>;
  return (
    <p className={`figures ${classes.weight}`}>
      <strong>{kilograms(net_kg)}</strong>
      <span>{t`${kilograms(gross_kg)} loaded, ${kilograms(tare_kg)} empty`}</span>
    </p>
  );
}

/** Buyers alone have it; before the truck is weighed it would say yes to nothing. */
function Code({ trip: { handover_code, net_kg } }: { trip: Trip }) {
  if (handover_code === null) return null;
  if (net_kg === null)
    return (
      <div className={classes.later}>
        <b>{t`Release code`}</b>
        <p>{t`It stands here once the truck is loaded and weighed. You tell it to the gate, not to the driver: it lets the truck out, and says that you agree with the weight.`}</p>
      </div>
    );
  return (
    <div className={classes.code}>
      <span>
        {t`Release code`}: {t`I agree with ${kilograms(net_kg)}`}
      </span>
      <strong className="figures">{handover_code}</strong>
      <p>{t`Tell it to the gate, not to the driver. With it you agree with this weight, and the truck leaves. Is the weight wrong? Keep the code, and call the seller.`}</p>
    </div>
  );
}

function Acts({ trip, side, onDone }: Omit<Props, "may">) {
  if (side === "seller")
    return isInvoiced(trip) ? <ChangeVehicle trip={trip} onDone={onDone} /> : null;
  if (trip.state === "out") return <ReceiveTruck trip={trip} onDone={onDone} />;
  return trip.state === "booked" ? <CancelTruck trip={trip} onDone={onDone} /> : null;
}

/** Its goods are on their way, or have their paper and wait in the yard. */
const isInvoiced = ({ state, invoice_id }: Trip) =>
  state === "out" || (state === "weighed" && invoice_id !== null);
