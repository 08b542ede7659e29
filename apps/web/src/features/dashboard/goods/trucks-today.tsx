import type { TruckToday } from "@rebale/contract/lifting/dashboards";
import { Link } from "react-router";
import { t } from "ttag";
import IconPhone from "~icons/tabler/phone";
import { kilograms, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { named } from "../../../lib/names/named.ts";
import { Mark } from "../../../shared/goods/mark.tsx";
import { plate, slotHours, truckStates, truckTone } from "../../../shared/goods/truck-labels.ts";
import classes from "./goods.module.css";

/** Trucks to the seller's yards today, by the hour; nothing is shown where none come. */
export function TrucksToday({ trucks }: { trucks: readonly TruckToday[] }) {
  if (trucks.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="trucks-today">
      <h2 id="trucks-today">{t`Trucks today`}</h2>
      <ul className={classes.list}>
        {trucks.map((truck) => (
          <li key={truck._id} className={classes.card}>
            <Truck truck={truck} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Truck({ truck }: { truck: TruckToday }) {
  const { vehicle_no, state, slot, site, title, award_id, buyer, net_kg, due } = truck;
  return (
    <>
      <div className={classes.head}>
        <strong className="figures">{plate(vehicle_no)}</strong>
        <Mark tone={truckTone(state)}>{truckStates[state]}</Mark>
      </div>
      <p className="figures">
        {slotHours(slot)} · {site.name ?? named(site.city)}
      </p>
      <p>
        <Link to={`/award/${award_id}`}>{title}</Link> · {buyer}
      </p>
      {net_kg !== null && <p className="figures">{t`${kilograms(net_kg)} loaded`}</p>}
      {due > 0 && <p className={classes.due}>{t`${rupeesExact(due)} due before it may leave`}</p>}
      <a className={classes.call} href={`tel:+91${truck.driver_mobile}`}>
        <IconPhone size={18} aria-hidden /> {truck.driver_name}
      </a>
    </>
  );
}
