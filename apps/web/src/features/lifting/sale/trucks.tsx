import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { kilograms } from "../../../lib/formatting/formatting.ts";
import classes from "../../../shared/goods/goods.module.css";
import {
  hasGoods,
  inOrder,
  leftToLift,
  mayStillLift,
  type Truck,
} from "../../../shared/goods/goods.rules.ts";
import { Mark } from "../../../shared/goods/mark.tsx";
import award from "../../../shared/goods/sale.module.css";
import type { Side } from "../../../shared/goods/side.ts";
import {
  orDash,
  plate,
  slotDay,
  slotHours,
  truckStates,
  truckTone,
} from "../../../shared/goods/truck-labels.ts";
import { CardTable, type Column } from "../../../ui/table/card-table.tsx";
import { BookTruck } from "./book-truck.tsx";
import { TruckButton } from "./truck-dialog.tsx";

interface Props {
  award: Award;
  side: Side;
  may: boolean;
  /** The page's one filled button is for something else. */
  offersBooking: boolean;
}

/** The trucks of a sale, and what is left to lift. */
export function Trucks({ award: sale, side, may, offersBooking }: Props) {
  if (!hasGoods(sale)) return null;
  const isOpen = mayStillLift(sale);
  return (
    <section className={award.card} id="trucks">
      <div className={classes.top}>
        <h2>{t`Trucks`}</h2>
        <Left sale={sale} />
      </div>
      {sale.trips.length > 0 ? (
        <CardTable
          rows={inOrder(sale.trips)}
          columns={columns({ side, may })}
          label={t`Trucks`}
          className={classes.trucks ?? ""}
        />
      ) : (
        <p>
          {side === "buyer"
            ? t`No truck is booked yet. Book one into a free slot of the yard: its driver gets a pass for the gate.`
            : t`No truck is booked yet. The buyer books one into a free slot of your yard, and you see it here.`}
        </p>
      )}
      {isOpen && side === "buyer" && may && offersBooking && (
        <div className={award.steps}>
          <BookTruck award={sale} kind="quiet" />
        </div>
      )}
    </section>
  );
}

function Left({ sale }: { sale: Award }) {
  const left = leftToLift(sale);
  const { sold_kg, out_kg } = sale.goods;
  if (left === null || sold_kg === null) return null;
  if (!mayStillLift(sale))
    return <p className="figures">{t`${kilograms(out_kg)} of ${kilograms(sold_kg)} are out`}</p>;
  return (
    <p className="figures">
      {out_kg > 0
        ? t`${kilograms(left)} left to lift, ${kilograms(out_kg)} of ${kilograms(sold_kg)} are out`
        : t`${kilograms(left)} left to lift`}
    </p>
  );
}

/** A card leaves out what is not weighed yet. */
const Kg = ({ of }: { of: number | null }) => (
  <span data-none={of === null || undefined}>{orDash(of)}</span>
);

const columns = ({ side, may }: { side: Side; may: boolean }): readonly Column<Truck>[] => [
  {
    name: "truck",
    title: t`Truck`,
    heads: true,
    cell: ({ vehicle_no, driver_name }) => (
      <span>
        <b className="figures unbroken">{plate(vehicle_no)}</b>
        <small>{driver_name}</small>
      </span>
    ),
  },
  {
    name: "slot",
    title: t`Comes`,
    cell: ({ slot }) => (
      <span>
        <span className="unbroken">{slotDay(slot)}</span>
        <small className="unbroken">{slotHours(slot)}</small>
      </span>
    ),
  },
  {
    name: "state",
    title: t`State`,
    cell: ({ state }) => <Mark tone={truckTone(state)}>{truckStates[state]}</Mark>,
  },
  { name: "tare", title: t`Empty`, number: true, cell: ({ tare_kg }) => <Kg of={tare_kg} /> },
  { name: "gross", title: t`Loaded`, number: true, cell: ({ gross_kg }) => <Kg of={gross_kg} /> },
  {
    name: "net",
    title: t`Goods`,
    number: true,
    cell: ({ net_kg, received_kg }) => (
      <span>
        <b>
          <Kg of={net_kg} />
        </b>
        {received_kg !== null && <small>{t`received ${kilograms(received_kg)}`}</small>}
      </span>
    ),
  },
  {
    name: "open",
    title: t`Details`,
    stays: true,
    cell: (truck) => <TruckButton truck={truck} side={side} may={may} kind="quiet" />,
  },
];
