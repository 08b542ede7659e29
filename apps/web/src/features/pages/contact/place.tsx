import { type RefObject, useEffect, useRef, useState } from "react";
import { t } from "ttag";
import IconExternalLink from "~icons/tabler/external-link";
import IconMapPin from "~icons/tabler/map-pin";
import classes from "./contact.module.css";
import { mapOf, searchAt } from "./place.rules.ts";

/**
 * The embedded map, fetched when it is looked at. The address is shown beside it and does not need
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

/** Streets and a pin: stands where the map will be, and stays when it does not come. */
function MapDrawing() {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="360" fill="#e3efe8" />
      <path d="M0 250c110-30 170 20 280-8s220-50 360-10v128H0Z" fill="#d3e6db" />
      <path d="M410 0c-20 70 30 110 90 130s110 60 140 120V0Z" fill="#cfe3ee" />
      <g stroke="#fff" strokeLinecap="round" fill="none">
        <path strokeWidth="16" d="M-10 190c150-40 300-10 660-90" />
        <path strokeWidth="16" d="M250-10c10 120-30 240 20 380" />
        <path
          strokeWidth="9"
          d="M-10 80c120 10 200 0 262-30M80-10c0 100 40 220 20 380M270 260c100-10 240 10 380-30M390-10c0 130-30 250 10 380M-10 300c100-20 190-10 275 0M520 90c0 90 20 180 10 280"
        />
      </g>
      <g fill="#f1ecdf">
        <rect x="120" y="100" width="60" height="44" rx="6" />
        <rect x="190" y="92" width="42" height="60" rx="6" />
        <rect x="290" y="60" width="70" height="50" rx="6" />
        <rect x="290" y="180" width="80" height="56" rx="6" />
        <rect x="130" y="208" width="96" height="52" rx="6" />
        <rect x="420" y="170" width="78" height="50" rx="6" />
        <rect x="20" y="110" width="56" height="46" rx="6" />
      </g>
      <ellipse cx="262" cy="178" rx="26" ry="8" fill="#10281e" opacity=".22" />
      <path d="M262 176c-34-40-44-56-44-74a44 44 0 0 1 88 0c0 18-10 34-44 74Z" fill="#0f4430" />
      <rect x="244" y="82" width="36" height="36" rx="6" fill="#f7f4ea" />
      <path d="M255 82v36M269 82v36" stroke="#f7a81b" strokeWidth="6" />
    </svg>
  );
}

type Reach = "unknown" | "yes" | "no";

const MAP_ANSWERS = "https://www.openstreetmap.org/robots.txt";
/** A map that has not answered by then counts as out of reach. */
const LOOKUP_TIMEOUT_MS = 8000;

/**
 * A frame cannot say that it failed: so the map's server is asked first, when the map comes into
 * view.
 */
function useMapWithinReach(wanted: boolean): {
  area: RefObject<HTMLDivElement | null>;
  within: Reach;
} {
  const area = useRef<HTMLDivElement>(null);
  const [within, setWithin] = useState<Reach>("unknown");
  useEffect(() => {
    const element = area.current;
    if (!element || !wanted) return;
    const asking = new AbortController();
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        giveUp = setTimeout(() => asking.abort(), LOOKUP_TIMEOUT_MS);
        fetch(MAP_ANSWERS, { mode: "no-cors", signal: asking.signal })
          .then(
            () => setWithin("yes"),
            () => !left && setWithin("no"),
          )
          .finally(() => clearTimeout(giveUp));
      },
      { rootMargin: "300px" },
    );
    observer.observe(element);
    return () => {
      left = true;
      clearTimeout(giveUp);
      asking.abort();
      observer.disconnect();
    };
  }, [wanted]);
  return { area, within };
}
