import type { AlertSettings } from "@rebale/contract/saved-searches";
import { t } from "ttag";
import IconBrandWhatsapp from "~icons/tabler/brand-whatsapp";
import { api } from "../../lib/api/browser.ts";
import { savedSearches } from "../../lib/api/operations.ts";
import { useCommand } from "../../lib/forms/use-command.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import classes from "./push/push-switch.module.css";

/** News that passes by WhatsApp in place of SMS; nothing where the market has no way there. */
export function WhatsappSwitch({ settings }: { settings: AlertSettings | null }) {
  const { busy, send } = useCommand();
  if (!settings || settings.whatsapp === null) return null;
  const on = settings.whatsapp;
  const change = () =>
    send(
      () => api.call(savedSearches.changeAlertSettings, { body: { ...settings, whatsapp: !on } }),
      on ? t`WhatsApp is off: we send SMS again` : t`WhatsApp is on`,
    );
  return (
    <section className={classes.switch}>
      <IconBrandWhatsapp width={26} height={26} aria-hidden />
      <div>
        <h2>{on ? t`You get these on WhatsApp` : t`Get these on WhatsApp`}</h2>
        <p>
          {t`When you are outbid or win, when an auction of yours ends, and new lots of your searches: on your number, in place of SMS.`}
        </p>
      </div>
      <PlainButton kind={on ? "quiet" : "brand"} disabled={busy} onClick={() => void change()}>
        {on ? t`Back to SMS` : t`Use WhatsApp`}
      </PlainButton>
    </section>
  );
}
