import type { FreeSlot } from "@rebale/contract/lifting";
import { t } from "ttag";
import classes from "./goods.module.css";
import { shortHours } from "./truck-labels.ts";

interface Props {
  slots: readonly FreeSlot[];
  chosen: string;
  error: React.ReactNode;
  onChange: (from: string) => void;
}

/** The free slots of a day, one of which is chosen. */
export const SlotTimes = ({ slots, chosen, error, onChange }: Props) => (
  <div>
    <fieldset className={classes.slots}>
      <legend>{t`Time`}</legend>
      {slots.map((slot) => (
        <label key={slot.from} className="figures">
          <input
            type="radio"
            name="slot_from"
            value={slot.from}
            checked={chosen === slot.from}
            aria-invalid={Boolean(error) || undefined}
            onChange={() => onChange(slot.from)}
          />
          {shortHours(slot)}
          <small>{slot.free === 1 ? t`1 place free` : t`${slot.free} places free`}</small>
        </label>
      ))}
    </fieldset>
    {error && <p className={classes.error}>{error}</p>}
  </div>
);
