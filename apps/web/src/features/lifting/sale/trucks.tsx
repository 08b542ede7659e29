import type { Award } from "@rebale/contract/awards";
import { useState } from "react";
import { t } from "ttag";
import IconChevronRight from "~icons/tabler/chevron-right";
import { kilograms } from "../../../lib/formatting/formatting.ts";
import {
  inOrder,
  leftToLift,
  mayStillLift,
  type Truck,
} from "../../../shared/goods/goods.rules.ts";
import { Mark } from "../../../shared/goods/mark.tsx";
import award from "../../../shared/goods/sale.module.css";
import type { Side } from "../../../shared/goods/side.ts";
import {
  plate,
  slotDay,
  slotHours,
  truckStates,
  truckTone,
} from "../../../shared/goods/truck-labels.ts";
import { BookTruck } from "./book-truck.tsx";
import { TruckDialog } from "./truck-dialog.tsx";
import classes from "./trucks.module.css";

interface Props {
  award: Award;
  side: Side;
  may: boolean;
  /** The page's one filled button is for something else. */
  offersBooking: boolean;
}

/** The trucks of a sale, a row each; a row opens its truck. */
export function Trucks({ award: sale, side, may, offersBooking }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const truck = sale.trips.find(({ _id }) => _id === opened);
  return (
    <div>
      {sale.trips.length > 0 ? (
        <table className={classes.rows} aria-label={t`Trucks`}>
          <tbody>
            {inOrder(sale.trips).map((one) => (
              <Row key={one._id} truck={one} onOpen={() => setOpened(one._id)} />
            ))}
          </tbody>
        </table>
      ) : (
        <p>
          {side === "buyer"
            ? t`No truck is booked yet. Book one into a free slot of the yard: its driver gets a pass for the gate.`
            : t`No truck is booked yet. The buyer books one into a free slot of your yard, and you see it here.`}
        </p>
      )}
      {truck && (
        <TruckDialog truck={truck} side={side} may={may} open onClose={() => setOpened(null)} />
      )}
      {mayStillLift(sale) && side === "buyer" && may && offersBooking && (
        <div className={award.steps}>
          <BookTruck award={sale} kind="quiet" />
        </div>
      )}
    </div>
  );
}

function Row({ truck, onOpen }: { truck: Truck; onOpen: () => void }) {
  const { vehicle_no, driver_name, state, slot, net_kg, received_kg } = truck;
  return (
    <tr onClick={onOpen}>
      <th scope="row">
        <b className="figures unbroken">{plate(vehicle_no)}</b>
        <small>{driver_name}</small>
      </th>
      <td>
        <Mark tone={truckTone(state)}>{truckStates[state]}</Mark>
        <small className="figures">
          {net_kg === null ? (
            <>
              <span className="unbroken">{slotDay(slot)}</span>,{" "}
              <span className="unbroken">{slotHours(slot)}</span>
            </>
          ) : (
            <b>
              {kilograms(net_kg)}
              {received_kg !== null && ` · ${t`received ${kilograms(received_kg)}`}`}
            </b>
          )}
        </small>
      </td>
      <td>
        <button type="button" className={classes.open}>
          <span className="unseen">
            {t`Open`} {plate(vehicle_no)}
          </span>
          <IconChevronRight width={22} height={22} aria-hidden />
        </button>
      </td>
    </tr>
  );
}

/** The rest of a sale to be lifted, in a few words; null where the lot has no weight. */
export function leftText(sale: Award): string | null {
  const left = leftToLift(sale);
  const { sold_kg, out_kg } = sale.goods;
  if (left === null || sold_kg === null) return null;
  if (!mayStillLift(sale)) return t`${kilograms(out_kg)} of ${kilograms(sold_kg)} are out`;
  return t`${kilograms(left)} left to lift`;
}
