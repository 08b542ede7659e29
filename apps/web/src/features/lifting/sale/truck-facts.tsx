import type { Trip } from "@rebale/contract/lifting";
import { t } from "ttag";
import IconPhone from "~icons/tabler/phone";
import { dateTime, kilograms } from "../../../lib/formatting/formatting.ts";
import { named } from "../../../lib/names/named.ts";
import classes from "../../../shared/goods/goods.module.css";
import { ewayNumber } from "../../../shared/goods/paper-labels.rules.ts";
import { slotDay, slotHours } from "../../../shared/goods/truck-labels.ts";
import { WithDates } from "../../../ui/with-dates.tsx";

/** When and where a truck loads, who drives it, and when it left. */
export function TruckFacts({ trip }: { trip: Trip }) {
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
    [t`E-way bill`, trip.eway_no && ewayNumber(trip.eway_no)],
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
