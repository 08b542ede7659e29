import { REGIONS, statesOf } from "@rebale/contract/regions";
import { useId } from "react";
import { t } from "ttag";
import classes from "./cost.module.css";

const states = REGIONS.flatMap((region) => statesOf[region]).toSorted();

interface Props {
  state: string;
  onChange: (state: string) => void;
  failed: boolean;
}

/** For who has no company's site: whose taxes are counted. */
export function StateField({ state, onChange, failed }: Props) {
  const id = useId();
  return (
    <div className={classes.state}>
      <label htmlFor={id}>{t`Your state`}</label>
      <select
        id={id}
        autoComplete="address-level1"
        value={state}
        onChange={(e) => onChange(e.target.value)}
      >
        {states.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <p role="alert">
        {failed && t`The taxes for this state could not be loaded. Choose it again.`}
      </p>
    </div>
  );
}
