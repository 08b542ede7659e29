import type { Trip } from "@rebale/contract/lifting";
import { useEffect, useState } from "react";
import { t } from "ttag";
import IconBrandWhatsapp from "~icons/tabler/brand-whatsapp";
import IconCopy from "~icons/tabler/copy";
import IconShare2 from "~icons/tabler/share-2";
import { copyLink } from "../../../lib/forms/copy.ts";
import classes from "../../../shared/goods/goods.module.css";
import { plate, slotDay, slotHours } from "../../../shared/goods/truck-labels.ts";
import { ButtonLink, PlainButton } from "../../../ui/button-link.tsx";

/** The driver's page, which has the pass for the gate: to be sent as the buyer sends things. */
export function DriverLink({ trip, path }: { trip: Trip; path: string }) {
  const url = new URL(path, location.origin).href;
  const [native, setNative] = useState(false);
  useEffect(() => setNative("share" in navigator), []);
  const text = t`Pass for ${plate(trip.vehicle_no)}, ${slotDay(trip.slot)}, ${slotHours(trip.slot)}, ${trip.site.name}, ${trip.site.city}:`;
  return (
    <div className={classes.link}>
      <strong>{t`The driver’s link`}</strong>
      <p>{t`Send it to ${trip.driver_name}. It shows the pass for the gate, the address and the time, and needs no login.`}</p>
      <code>{url}</code>
      <div className={classes.buttons}>
        <ButtonLink
          kind="brand"
          to={`https://wa.me/91${trip.driver_mobile}?text=${encodeURIComponent(`${text} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <IconBrandWhatsapp size={20} aria-hidden /> {t`WhatsApp`}
        </ButtonLink>
        <PlainButton kind="quiet" onClick={() => void copyLink(url)}>
          <IconCopy size={20} aria-hidden /> {t`Copy link`}
        </PlainButton>
        {native && (
          // Closing the phone's own sheet is no failure.
          <PlainButton
            kind="quiet"
            onClick={() => void navigator.share({ text, url }).catch(() => undefined)}
          >
            <IconShare2 size={20} aria-hidden /> {t`Share`}
          </PlainButton>
        )}
      </div>
    </div>
  );
}
