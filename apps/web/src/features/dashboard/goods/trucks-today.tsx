import type { TruckToday } from "@rebale/contract/lifting/dashboards";
import { Link } from "react-router";
import { t } from "ttag";
import IconPhone from "~icons/tabler/phone";
import { kilograms, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { named } from "../../../lib/names/named.ts";
import { Mark } from "../../../shared/goods/mark.tsx";
import { plate, slotHours, truckStates, truckTone } from "../../../shared/goods/truck-labels.ts";
import { CardTable, type Column } from "../../../ui/table/card-table.tsx";
import classes from "./goods.module.css";

const columns: readonly Column<TruckToday>[] = [
  {
    name: "Truck",
    title: t`Truck`,
    heads: true,
    cell: ({ vehicle_no }) => <strong className="figures">{plate(vehicle_no)}</strong>,
  },
  {
    name: "State",
    title: t`Status`,
    cell: ({ state }) => <Mark tone={truckTone(state)}>{truckStates[state]}</Mark>,
  },
  {
    name: "Slot",
    title: t`Slot`,
    cell: ({ slot }) => <span className="figures">{slotHours(slot)}</span>,
  },
  { name: "Yard", title: t`Yard`, cell: ({ site }) => site.name ?? named(site.city) },
  {
    name: "Lot",
    title: t`Lot`,
    cell: ({ award_id, title, buyer }) => (
      <span className={classes.lot}>
        <Link to={`/award/${award_id}`}>{title}</Link> · {buyer}
      </span>
    ),
  },
  {
    name: "Loaded",
    title: t`Loaded`,
    number: true,
    cell: ({ net_kg }) => (net_kg === null ? "–" : kilograms(net_kg)),
  },
  {
    name: "Due",
    title: t`Due before it leaves`,
    number: true,
    cell: ({ due }) => (due > 0 ? <b className={classes.due}>{rupeesExact(due)}</b> : "–"),
  },
  {
    name: "Driver",
    title: t`Driver`,
    cell: ({ driver_name, driver_mobile }) => (
      <a className={classes.call} href={`tel:+91${driver_mobile}`}>
        <IconPhone size={18} aria-hidden /> {driver_name}
      </a>
    ),
  },
];

/** Trucks to the seller's yards today, by the hour; nothing is shown where none come. */
export function TrucksToday({ trucks }: { trucks: readonly TruckToday[] }) {
  if (trucks.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="trucks-today">
      <h2 id="trucks-today">{t`Trucks today`}</h2>
      <CardTable
        rows={trucks}
        columns={columns}
        label={t`Trucks today`}
        className={classes.trucks}
      />
    </section>
  );
}
