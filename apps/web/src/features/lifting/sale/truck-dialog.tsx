import type { Trip } from "@rebale/contract/lifting";
import { useCallback, useEffect, useState } from "react";
import { t } from "ttag";
import IconPhone from "~icons/tabler/phone";
import { api } from "../../../lib/api/browser.ts";
import { lifting } from "../../../lib/api/operations.ts";
import { dateTime, kilograms, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { saveFile } from "../../../lib/forms/save-file.ts";
import { named } from "../../../lib/names/named.ts";
import classes from "../../../shared/goods/goods.module.css";
import { hasLeft, isInYard, type Truck } from "../../../shared/goods/goods.rules.ts";
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
import { type ButtonKind, PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import { CancelTruck } from "./cancel-truck.tsx";
import { ChangeVehicle } from "./change-vehicle.tsx";
import { DriverLink } from "./driver-link.tsx";
import { ReceiveTruck } from "./receive-truck.tsx";

interface Props {
  truck: Truck;
  side: Side;
  may: boolean;
}

/** Opens a truck: on the page's next step by what is to be done with it, else by its number. */
export function TruckButton({ kind, ...props }: Props & { kind: ButtonKind }) {
  const [open, setOpen] = useState(false);
  const { truck } = props;
  const next = isInYard(truck) ? t`Release code` : t`Send the driver’s link`;
  return (
    <>
      <PlainButton kind={kind} onClick={() => setOpen(true)}>
        {kind === "main" ? next : t`Open`}
        {kind !== "main" && <span className="unseen"> {plate(truck.vehicle_no)}</span>}
      </PlainButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t`Truck ${plate(truck.vehicle_no)}`}
        size="wide"
      >
        <Opened {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Opened({ truck, onDone, ...who }: Props & { onDone: () => void }) {
  const [trip, setTrip] = useState<Trip | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const id = truck._id;
  const read = useCallback(() => {
    setFailure(null);
    api.call(lifting.trip, { params: { id } }).then(({ data }) => setTrip(data), setFailure);
  }, [id]);
  useEffect(read, [read]);
  if (failure) return <FailedPart what={t`The truck`} error={failure} retry={read} />;
  if (!trip) return <Skeleton height={320} />;
  return <TruckFacts trip={trip} {...who} onDone={onDone} />;
}

interface Shown {
  trip: Trip;
  side: Side;
  may: boolean;
  onDone: () => void;
}

function TruckFacts({ trip, side, may, onDone }: Shown) {
  const isWaiting = trip.state === "booked";
  const isOver = hasLeft(trip) || trip.state === "cancelled" || trip.state === "missed";
  return (
    <div className={`${award.form} ${classes.opened}`}>
      <p>
        <Mark tone={truckTone(trip.state)}>{truckStates[trip.state]}</Mark>
      </p>
      {!isOver && trip.handover_code && <HandoverCode code={trip.handover_code} />}
      {!isOver && trip.driver_link && <DriverLink trip={trip} path={trip.driver_link} />}
      {trip.due !== null && trip.due > 0 && !isOver && (
        <p className={classes.sum}>
          {t`${rupeesExact(trip.due)} is to be paid before this truck may leave.`}
        </p>
      )}
      <Facts trip={trip} />
      {trip.slips.length > 0 && <Slips trip={trip} />}
      {trip.refused_uses.map(({ at }) => (
        <p key={at} className={classes.error}>
          <WithDates>{t`Its pass was shown a second time: ${dateTime(at)}`}</WithDates>
        </p>
      ))}
      {side === "buyer" && may && trip.state === "out" && (
        <ReceiveTruck trip={trip} onDone={onDone} />
      )}
      {side === "seller" && may && trip.state === "out" && (
        <ChangeVehicle trip={trip} onDone={onDone} />
      )}
      {side === "buyer" && may && isWaiting && <CancelTruck trip={trip} onDone={onDone} />}
    </div>
  );
}

const HandoverCode = ({ code }: { code: string }) => (
  <div className={classes.code}>
    <span>{t`Release code`}</span>
    <strong className="figures">{code}</strong>
    <p>{t`Tell it to the gate when the truck is loaded and you agree with its weight. Without it the truck does not leave.`}</p>
  </div>
);

function Facts({ trip }: { trip: Trip }) {
  const { site, slot } = trip;
  // A site that was made of a lot's place has the town for a name and an address.
  const names = [site.name, site.address, site.city].map(named);
  const places = [...names, `${named(site.state)} ${site.pincode}`];
  const place = [...new Set(places)].join(", ");
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [t`Comes`, `${slotDay(slot)}, ${slotHours(slot)}`],
    [t`Loads at`, place],
    [t`Gate`, [site.gate_contact, site.loading_hours].filter(Boolean).join(" · ") || null],
    [t`Driver`, <Driver key="driver" trip={trip} />],
    [t`Transporter`, [trip.transporter, trip.transporter_gstin].filter(Boolean).join(", ") || null],
    [t`Empty`, trip.tare_kg === null ? null : orDash(trip.tare_kg)],
    [t`Loaded`, trip.gross_kg === null ? null : orDash(trip.gross_kg)],
    [t`Goods`, trip.net_kg === null ? null : orDash(trip.net_kg)],
    [t`E-way bill`, trip.eway_no],
    [t`Left`, trip.gate_out_at && dateTime(trip.gate_out_at)],
    [t`Received`, trip.received_at && receivedText(trip)],
  ];
  return (
    <dl className={`figures ${classes.facts}`}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === "string" ? <WithDates>{value}</WithDates> : value}</dd>
          </div>
        ))}
    </dl>
  );
}

const Driver = ({ trip: { driver_name, driver_mobile } }: { trip: Trip }) => (
  <>
    {driver_name}
    <br />
    <a href={`tel:+91${driver_mobile}`} className="unbroken">
      <IconPhone size={16} aria-hidden /> +91 {driver_mobile}
    </a>
  </>
);

const receivedText = ({ received_at, received_kg }: Trip): string =>
  [received_kg !== null && kilograms(received_kg), received_at && dateTime(received_at)]
    .filter(Boolean)
    .join(", ");

const slipNames = { tare: t`Slip of the empty truck`, gross: t`Slip of the loaded truck` } as const;

const Slips = ({ trip }: { trip: Trip }) => (
  <ul className={classes.rows}>
    {trip.slips.map((slip) => (
      <li key={slip._id} className={classes.row}>
        <div className={classes.what}>
          <strong className="figures">
            {slipNames[slip.kind]}: {kilograms(slip.kg)}
          </strong>
          <span>
            <WithDates>{t`${slip.bridge}, slip ${slip.slip_no}, ${dateTime(slip.at)}`}</WithDates>
          </span>
          {slip.reason && <q>{slip.reason}</q>}
        </div>
        <PlainButton
          kind="quiet"
          onClick={() => void saveFile(slip.photo, `${slip.kind}-${slip.slip_no}.webp`)}
        >
          {t`Photo`}
        </PlainButton>
      </li>
    ))}
  </ul>
);
