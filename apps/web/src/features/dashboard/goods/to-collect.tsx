import type { ToCollect as Lot } from "@rebale/contract/lifting/dashboards";
import { Link } from "react-router";
import { t } from "ttag";
import { kilograms, lastDay } from "../../../lib/formatting/formatting.ts";
import { named } from "../../../lib/names/named.ts";
import { plate, slotDay, slotHours, truckStates } from "../../../shared/goods/truck-labels.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "./goods.module.css";

/** Lots a buyer has paid and not fetched yet, the first to be lifted first. */
export function ToCollect({ lots }: { lots: readonly Lot[] }) {
  if (lots.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="to-collect">
      <h2 id="to-collect">{t`To collect`}</h2>
      <ul className={classes.list}>
        {lots.map((lot) => (
          <li key={lot.award_id} className={classes.card}>
            <Collect lot={lot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Collect({ lot }: { lot: Lot }) {
  const { award_id, title, seller, site, left_kg, lift_by, is_late, next_truck } = lot;
  return (
    <>
      <div className={classes.head}>
        <Link to={`/award/${award_id}`}>
          <strong>{title}</strong>
        </Link>
      </div>
      <p>{[seller, site && named(site.city)].filter(Boolean).join(" · ")}</p>
      <p className="figures">
        {left_kg !== null && t`${kilograms(left_kg)} left`}
        {left_kg !== null && lift_by && " · "}
        {lift_by && (
          <span className={is_late ? classes.due : undefined}>
            <WithDates>
              {is_late
                ? t`late: was to be lifted by ${lastDay(lift_by)}`
                : t`lift by ${lastDay(lift_by)}`}
            </WithDates>
          </span>
        )}
      </p>
      <Next lot={lot} />
      <ButtonLink to={`/award/${award_id}`} kind={next_truck ? "quiet" : "brand"}>
        {next_truck ? t`See the sale` : t`Book a truck`}
        <span className="unseen"> {title}</span>
      </ButtonLink>
    </>
  );
}

/** The truck that is on its way, else the first place that one can be booked into. */
function Next({ lot: { next_truck: truck, next_slot: slot } }: { lot: Lot }) {
  const when = truck?.slot ?? slot;
  if (!when) return null;
  const time = `${slotDay(when)}, ${slotHours(when)}`;
  return (
    <p className="figures">
      <WithDates>
        {truck
          ? `${plate(truck.vehicle_no)}, ${truckStates[truck.state]} · ${time}`
          : t`Next free slot: ${time}`}
      </WithDates>
    </p>
  );
}
