import { t } from "ttag";
import IconExternalLink from "~icons/tabler/external-link";
import IconMapPin from "~icons/tabler/map-pin";
import classes from "./contact.module.css";
import { MapDrawing } from "./map-drawing.tsx";
import { mapOf, searchAt } from "./place.rules.ts";
import { useMapWithinReach } from "./use-map-within-reach.ts";

/**
 * The embedded map, fetched when it is looked at. The address stands beside it and does not need
 * the map.
 */
export function Place({ address }: { address: string | null }) {
  const map = address ? mapOf(address) : null;
  const { area, within } = useMapWithinReach(map !== null);
  if (!address) return null;
  const title = t`Map of our office`;
  return (
    <section className={classes.place} aria-labelledby="place">
      <div ref={area} className={classes.map} data-state={within}>
        <MapDrawing />
        {map && within === "yes" && (
          <iframe
            title={title}
            src={map}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        {map && (
          <noscript>
            <iframe
              title={title}
              src={map}
              loading="lazy"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          </noscript>
        )}
      </div>
      <div className={classes.address}>
        <IconMapPin size={26} aria-hidden />
        <div>
          <h2 id="place">{t`Where we are`}</h2>
          <address>{address}</address>
          {within === "no" && (
            <p role="status">{t`The map could not be loaded; this is the address.`}</p>
          )}
          <a href={searchAt(address)} target="_blank" rel="noreferrer">
            {t`Open in OpenStreetMap`} <IconExternalLink size={17} aria-hidden />
          </a>
        </div>
      </div>
    </section>
  );
}
