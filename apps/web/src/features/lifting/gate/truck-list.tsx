import { t } from "ttag";
import { clockTime, kilograms } from "../../../lib/formatting/formatting.ts";
import { Empty } from "../../../ui/states/empty.tsx";
import classes from "./gate.module.css";
import { groupsOf, nextStep, type Trip } from "./gate.rules.ts";
import { stepLabels } from "./gate-labels.ts";
import { Told } from "./told.tsx";
import type { Gate } from "./use-gate.ts";
import { Visitors } from "./visitors.tsx";

interface Props {
  gate: Gate;
  onScan: () => void;
  onOpen: (trip: string) => void;
}

/** Scan, and the trucks of today. */
export function TruckList({ gate, onScan, onOpen }: Props) {
  const { kept, isOnline, mayWorkOffline } = gate;
  const trips = kept.seen?.trips ?? [];
  const { inside, expected, gone } = groupsOf(trips, kept.uses);
  const groups = [
    { title: t`Inside`, of: inside },
    { title: t`Expected`, of: expected },
    { title: t`Out`, of: gone },
  ].filter(({ of }) => of.length > 0);
  return (
    <div className={classes.list}>
      <button type="button" className={classes.scan} onClick={onScan}>
        {t`Scan a pass`}
      </button>
      {!isOnline && (
        <p className={classes.note} data-kind="offline">
          {mayWorkOffline
            ? t`Passes work without network. Weights and the way out need it.`
            : t`This phone needs the network. Only one phone of a gate works without it.`}
        </p>
      )}
      <Told gate={gate} />
      {groups.length === 0 && kept.visits.length === 0 && (
        <Empty title={t`No trucks today`} drawing="orders">
          {t`Trucks and visitors that are booked for today stand here.`}
        </Empty>
      )}
      {groups.map(({ title, of }) => (
        <section key={title} className={classes.group}>
          <h2>
            {title} <span className="figures">{of.length}</span>
          </h2>
          <ul>
            {of.map((trip) => (
              <li key={trip._id}>
                <Row
                  trip={trip}
                  isHere={title === groups[0]?.title && of === inside}
                  {...{ onOpen }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Visitors visits={kept.visits} uses={kept.uses} />
      {kept.seenAt && <p className={classes.seen}>{t`As of ${clockTime(kept.seenAt)}`}</p>}
    </div>
  );
}

function Row({ trip, isHere, onOpen }: { trip: Trip; isHere: boolean; onOpen: Props["onOpen"] }) {
  // Let in without network: the market calls it booked still.
  const step = isHere && trip.state === "booked" ? "tare" : nextStep(trip);
  return (
    <button type="button" className={classes.row} data-step={step} onClick={() => onOpen(trip._id)}>
      <strong>{trip.vehicle_no}</strong>
      <span className={classes.step}>{stepLabels[step]}</span>
      <span className={classes.facts}>
        {clockTime(trip.slot.from)} · {trip.driver_name}
        {trip.net_kg !== null && ` · ${kilograms(trip.net_kg)}`}
      </span>
    </button>
  );
}
