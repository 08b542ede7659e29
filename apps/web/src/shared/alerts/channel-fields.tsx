import type { AlertChannel } from "@rebale/contract/saved-searches";
import { t } from "ttag";
import classes from "./channel-fields.module.css";

const names: Record<AlertChannel, string> = {
  app: t`In the app`,
  push: t`Push message`,
  mail: t`Email`,
  sms: t`SMS`,
};
const CHANNELS = Object.keys(names) as AlertChannel[];

interface Props {
  legend: string;
  chosen: readonly AlertChannel[];
  disabled?: boolean;
  onChange: (chosen: AlertChannel[]) => void;
}

/** On which ways somebody is told. */
export const ChannelFields = ({ legend, chosen, disabled = false, onChange }: Props) => (
  <fieldset className={classes.channels} disabled={disabled}>
    <legend>{legend}</legend>
    {CHANNELS.map((channel) => (
      <label key={channel}>
        <input
          type="checkbox"
          checked={chosen.includes(channel)}
          onChange={({ target }) =>
            onChange(CHANNELS.filter((c) => (c === channel ? target.checked : chosen.includes(c))))
          }
        />
        {names[channel]}
      </label>
    ))}
  </fieldset>
);
