import type { AlertSettings } from "@rebale/contract/saved-searches";
import { type FormEvent, useState } from "react";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { savedSearches } from "../../lib/api/operations.ts";
import { useCommand } from "../../lib/forms/use-command.ts";
import { ChannelFields } from "../../shared/alerts/channel-fields.tsx";
import { PlainButton } from "../../ui/button-link.tsx";
import classes from "./saved-searches.module.css";

const USUAL = { from: "22:00", to: "07:00" };

/** How the end of watched lots is notified, and when no phone rings. */
export function AlertSettingsForm({ settings }: { settings: AlertSettings }) {
  const { busy, send } = useCommand();
  const [watchChannels, setWatchChannels] = useState(settings.watch_channels);
  const [isQuiet, setQuiet] = useState(settings.quiet_hours !== null);
  const [hours, setHours] = useState(settings.quiet_hours ?? USUAL);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { watch_channels: watchChannels, quiet_hours: isQuiet ? hours : null };
    void send(() => api.call(savedSearches.changeAlertSettings, { body }), t`Saved`);
  };
  const time = (end: "from" | "to", label: string) => (
    <label>
      {label}
      <input
        type="time"
        autoComplete="off"
        inputMode="numeric"
        required
        disabled={!isQuiet}
        value={hours[end]}
        onChange={({ target }) => setHours({ ...hours, [end]: target.value })}
      />
    </label>
  );
  return (
    <form className={classes.settings} onSubmit={save} aria-labelledby="alert-settings">
      <h2 id="alert-settings">{t`How and when we notify you`}</h2>
      <ChannelFields
        legend={t`An hour before a watched lot ends, notify me by`}
        chosen={watchChannels}
        onChange={setWatchChannels}
      />
      <fieldset className={classes.quiet}>
        <legend>{t`Quiet hours`}</legend>
        <label>
          <input
            type="checkbox"
            checked={isQuiet}
            onChange={({ target }) => setQuiet(target.checked)}
          />
          {t`No push messages or SMS about these`}
        </label>
        <span>
          {time("from", t`From`)}
          {time("to", t`To`)}
        </span>
        <small>{t`Indian time. Alerts from these hours reach you afterwards, in one message. Alerts about your own bids come at any hour.`}</small>
      </fieldset>
      <PlainButton type="submit" disabled={busy}>
        {t`Save`}
      </PlainButton>
    </form>
  );
}
