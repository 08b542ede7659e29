import type { lifting } from "@rebale/contract";
import { t } from "ttag";
import { named } from "../../../lib/names/named.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import classes from "./trip.module.css";
import { mapLink, phoneIn } from "./trip-labels.rules.ts";

/** Where the goods lie. */
export function PlacePart({ site }: { site: lifting.PickupSite }) {
  const phone = phoneIn(site.gate_contact);
  return (
    <section className={classes.card}>
      <h2>{t`Where`}</h2>
      <p className={classes.strong}>{site.name}</p>
      <address>
        {site.address !== site.name && (
          <>
            {site.address}
            <br />
          </>
        )}
        {named(site.city)}, {named(site.state)} {site.pincode}
      </address>
      {site.loading_hours && <p>{t`Open: ${site.loading_hours}`}</p>}
      {site.gate_contact && <p>{t`At the gate: ${site.gate_contact}`}</p>}
      <div className={classes.actions}>
        {/* The address of this page has the driver's key: no map is told it. */}
        <ButtonLink to={mapLink(site)} rel="noreferrer" target="_blank">
          {t`Open the map`}
        </ButtonLink>
        {phone && (
          <ButtonLink to={`tel:${phone}`} kind="quiet" reloadDocument>
            {t`Call the gate`}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
